import type { FeedOperator } from './feed-operator.ts'
import type { FeedEnd, FeedPlayer, FeedProgress } from './feed-player.ts'
import { type FeedClock, sleepUntil } from './sleep-until.ts'

const FIRST_RETRY_MS = 250
const MAX_RETRY_MS = 10_000
/** If errors last longer than this without a success, the feed treats them as permanent. In ms. */
const GIVE_UP_AFTER_MS = 5 * 60_000

interface PlayOptions {
  readonly clock: FeedClock
  readonly signal?: AbortSignal
  readonly onProgress?: (progress: FeedProgress) => void
  readonly onRetry?: (error: unknown, retryInMs: number) => void
  readonly giveUpAfterMs?: number
}

/**
 * Plays a feed to its end by the clock. If the signal stops the feed, returns no outcome, and the feed can be started
 * again.
 */
export async function playFeed(
  feed: FeedPlayer,
  operator: FeedOperator,
  { clock, signal, onProgress, onRetry, giveUpAfterMs = GIVE_UP_AFTER_MS }: PlayOptions,
): Promise<FeedEnd | undefined> {
  let failing: { since: number; retryInMs: number } | undefined
  while (!signal?.aborted) {
    try {
      const step = await feed.step(clock.now())
      failing = undefined
      onProgress?.(feed.progress(clock.now()))
      if (step.state === 'over') return step.outcome
      await sleepUntil(clock, step.until, signal)
    } catch (error) {
      if (!operator.isTemporary(error)) throw error
      // This time is measured by the machine's clock, because it is the operator's waiting time and no time of the
      // match.
      const since = failing?.since ?? performance.now()
      const retryInMs = Math.min(failing ? failing.retryInMs * 2 : FIRST_RETRY_MS, MAX_RETRY_MS)
      if (performance.now() - since > giveUpAfterMs) throw error
      failing = { since, retryInMs }
      onRetry?.(error, retryInMs)
      await pause(retryInMs, signal)
    }
  }
  return undefined
}

function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  if (signal?.aborted) return Promise.resolve()
  return new Promise((resolve) => {
    const wake = () => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', wake)
      resolve()
    }
    const timer = setTimeout(wake, ms)
    signal?.addEventListener('abort', wake)
  })
}
