import type { Instant } from '@bettle/rules'
import type { Clock } from '../../clock.ts'

/** The timer is checked this often: the machine may sleep, and the server's clock may be corrected. */
const LONGEST_NAP_MS = 1000

/**
 * Waits until the clock shows this instant, at most a second. A move of the clock, or the signal, ends the wait at
 * once.
 */
export function sleepUntil(clock: Clock, until: Instant, signal?: AbortSignal): Promise<void> {
  const wait = Math.min(until - clock.now(), LONGEST_NAP_MS)
  if (wait <= 0 || signal?.aborted) return Promise.resolve()
  return new Promise((resolve) => {
    const wake = () => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', wake)
      unlisten()
      resolve()
    }
    const timer = setTimeout(wake, wait)
    const unlisten = clock.onMove(wake)
    signal?.addEventListener('abort', wake)
  })
}
