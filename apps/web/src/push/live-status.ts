import { useEffect, useState, useSyncExternalStore } from 'react'
import { pageStore } from '../store/store.ts'
import { serverNow } from './server-clock.ts'
import { useOnline } from './use-online.ts'

/**
 * The state of the push channel; `since` by the server's clock. 'silent': the socket is open, or opened again, and the server's answers
 * do not come in time.
 */
export type LiveStatus =
  | { readonly state: 'connecting' }
  | { readonly state: 'live' }
  | { readonly state: 'down' | 'silent'; readonly since: number }

/** Whether pushes do not come, as far as is known. */
export const isNotLive = (status: LiveStatus): status is LiveStatus & { readonly since: number } =>
  status.state === 'down' || status.state === 'silent'

export const liveStatus = pageStore<LiveStatus>(() => ({ state: 'connecting' }))

export function useLiveStatus(): LiveStatus {
  return useSyncExternalStore(liveStatus.subscribe, liveStatus.get)
}

/** An interval for polling: until the push channel has answered, and whenever it does not. */
export function usePollingWhileNotLive(intervalMs: number): number | false {
  return useLiveStatus().state !== 'live' && intervalMs
}

/** A connection that comes back within this time was never worth a word. */
const PATIENCE = 3_000

/** Since when nothing is pushed, by the server's clock; undefined while it is, or has only just stopped. */
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
  // The device knows it has no network before the socket does.
  if (offlineSince !== undefined) return Math.min(offlineSince, notLiveSince ?? offlineSince)
  // A silent connection has had its time to answer.
  return isSilent || hasLasted ? notLiveSince : undefined
}
