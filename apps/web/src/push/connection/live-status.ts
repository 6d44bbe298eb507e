import { useEffect, useState, useSyncExternalStore } from 'react'
import { pageStore } from '../../store/store.ts'
import { serverNow } from '../clock/server-clock.ts'
import { useOnline } from './use-online.ts'

/**
 * The state of the push channel; `since` is server time (ms). 'silent' means that a socket is open or was reopened, and
 * the server does not answer in time.
 */
export type LiveStatus =
  | { readonly state: 'connecting' }
  | { readonly state: 'live' }
  | { readonly state: 'down' | 'silent'; readonly since: number }

/** Returns whether it is known that the channel delivers no pushes. */
export const isNotLive = (status: LiveStatus): status is LiveStatus & { readonly since: number } =>
  status.state === 'down' || status.state === 'silent'

export const liveStatus = pageStore<LiveStatus>(() => ({ state: 'connecting' }))

export function useLiveStatus(): LiveStatus {
  return useSyncExternalStore(liveStatus.subscribe, liveStatus.get)
}

/**
 * Returns the polling interval while the push channel is not live, which includes the time before its first answer.
 * While the channel is live, returns false.
 */
export function usePollingWhileNotLive(intervalMs: number): number | false {
  return useLiveStatus().state !== 'live' && intervalMs
}

/** An interruption is shown only after this time (ms). */
const PATIENCE = 3_000

/**
 * Returns the server time since which no updates arrive. The result is undefined while updates arrive, and in the first
 * three seconds without them.
 */
export function useNotLiveSince(): number | undefined {
  const status = useLiveStatus()
  const isOnline = useOnline()
  const [offlineSince, setOfflineSince] = useState<number>()
  const [hasLasted, setLasted] = useState(false)
  const isSilent = status.state === 'silent'
  const notLiveSince = isNotLive(status) ? status.since : undefined
  useEffect(() => {
    setOfflineSince(isOnline ? undefined : serverNow())
  }, [isOnline])
  useEffect(() => {
    if (notLiveSince === undefined || isSilent) return
    const timer = setTimeout(() => setLasted(true), PATIENCE)
    return () => {
      clearTimeout(timer)
      setLasted(false)
    }
  }, [notLiveSince, isSilent])
  // The device notices a lost network earlier than the socket does.
  if (offlineSince !== undefined) return Math.min(offlineSince, notLiveSince ?? offlineSince)
  // A silent connection has exceeded its deadline already, so it is shown at once.
  return isSilent || hasLasted ? notLiveSince : undefined
}
