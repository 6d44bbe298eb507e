import type { LiveClient } from './live-client.ts'

/** A ping is sent every 500 ms. A connection on which a ping is unanswered for 2000 ms counts as silent. */
const PING_EVERY = 500
const SILENCE = 2000

/**
 * Pings the connection often, and regularly calls `notify` with whether it is silent. The caller learns of a dead
 * connection within three seconds. Returns a function that stops this.
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
