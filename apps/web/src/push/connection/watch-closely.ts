import type { LiveClient } from './live-client.ts'

/** The ping interval, and the time after which an unanswered connection is silent (ms). */
const PING_EVERY = 500
const SILENCE = 2000

/**
 * For callers that must react to a dead connection: they are notified within three seconds. Returns a function that
 * stops.
 */
export function watchClosely(
  live: Pick<LiveClient, 'ping' | 'silentSince'>,
  notify: (isSilent: boolean) => void,
): () => void {
  const timer = setInterval(() => {
    const since = live.silentSince()
    notify(since !== undefined && Date.now() - since >= SILENCE)
    live.ping()
  }, PING_EVERY)
  return () => clearInterval(timer)
}
