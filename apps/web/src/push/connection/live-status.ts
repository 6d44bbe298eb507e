import { useEffect, useState, useSyncExternalStore } from 'react'
import { pageStore } from '../../store/store.ts'
import { serverNow } from '../clock/server-clock.ts'
import { useOnline } from './use-online.ts'

/**
 * The state of the push channel; `since` is server time (ms). 'down' means that the socket failed or was closed.
 * 'silent' means that the server does not answer in time.
 */
export type LiveStatus =
  | { readonly state: 'connecting' }
  | { readonly state: 'live' }
  | { readonly state: 'down' | 'silent'; readonly since: number }

/**
 * Returns whether the channel is down or silent, so that pushes may be missing. A first connection that is still being
 * made counts as neither.
 */
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

/** The page shows a lost socket only after this time (ms). It shows a lost network and a silent server at once. */
const PATIENCE = 3_000

/**
 * Returns the server time since which updates may be missing; undefined while the connection works. A lost socket
 * counts only after three seconds; a lost network and a silent server count at once.
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
