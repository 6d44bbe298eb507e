import { useEffect, useState, useSyncExternalStore } from 'react'
import { pageStore } from '../memory/store.ts'
import { serverNow } from './server-clock.ts'
import { useOnline } from './use-online.ts'

/** How the push channel stands; `since` by the server's clock. */
export type LiveStatus =
  | { readonly state: 'connecting' }
  | { readonly state: 'live' }
  | { readonly state: 'down'; readonly since: number }

export const liveStatus = pageStore<LiveStatus>(() => ({ state: 'connecting' }))

export function useLiveStatus(): LiveStatus {
  return useSyncExternalStore(liveStatus.subscribe, liveStatus.get)
}

/** An interval for polling: only while nothing is pushed. */
export function usePollingWhileDown(intervalMs: number): number | false {
  return useLiveStatus().state === 'down' && intervalMs
}

/** A connection that comes back within this time was never worth a word. */
const PATIENCE = 3_000

/** Since when nothing is pushed, by the server's clock; undefined while it is, or has only just stopped. */
export function useNotLiveSince(): number | undefined {
  const status = useLiveStatus()
  const isOnline = useOnline()
  const [offlineSince, setOfflineSince] = useState<number>()
  const [isWorthAWord, setWorthAWord] = useState(false)
  const downSince = status.state === 'down' ? status.since : undefined
  useEffect(() => {
    setOfflineSince(isOnline ? undefined : serverNow())
  }, [isOnline])
  useEffect(() => {
    if (downSince === undefined) return
    const timer = setTimeout(() => setWorthAWord(true), PATIENCE)
    return () => {
      clearTimeout(timer)
      setWorthAWord(false)
    }
  }, [downSince])
  // The device knows it has no network before the socket does.
  if (offlineSince !== undefined) return Math.min(offlineSince, downSince ?? offlineSince)
  return isWorthAWord ? downSince : undefined
}
