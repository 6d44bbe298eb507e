import type { LiveClient } from './live-client.ts'

/** How often the line is asked, and after how long without an answer it is called silent (ms). */
const PING_EVERY = 500
const SILENCE = 2000

/** For those to whom a dead line matters at once: they are told within three seconds that nothing answers. Answers how to stop. */
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
