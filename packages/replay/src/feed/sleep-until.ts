import type { Instant } from '@bettle/rules'

/** The clock by which a feed is played. */
export interface FeedClock {
  now(): Instant
  /**
   * Calls the listener when the clock is moved, which happens only to a test clock. Returns a function that removes the
   * listener.
   */
  onMove?(listener: () => void): () => void
}

/** A wait ends after this time at the latest, because the machine may sleep and the server's clock may be corrected. */
const MAX_SLEEP_MS = 1000

/**
 * Waits until the clock shows this instant, but at most a second. A move of the clock or an abort of the signal ends
 * the wait at once.
 */
export function sleepUntil(clock: FeedClock, until: Instant, signal?: AbortSignal): Promise<void> {
  const wait = Math.min(until - clock.now(), MAX_SLEEP_MS)
  if (wait <= 0 || signal?.aborted) return Promise.resolve()
  return new Promise((resolve) => {
    const wake = () => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', wake)
      removeListener?.()
      resolve()
    }
    const timer = setTimeout(wake, wait)
    const removeListener = clock.onMove?.(wake)
    signal?.addEventListener('abort', wake)
  })
}
