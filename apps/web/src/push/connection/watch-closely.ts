import type { LiveClient } from './live-client.ts'

/** The interval between pings, which is also the time after which an unanswered connection counts as silent (ms). */
const PING_EVERY = 500
const SILENCE = 2000

/**
 * Watches the connection for callers that must react to a dead connection. They are notified within three seconds.
 * Returns a function that stops this.
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
