import { useSyncExternalStore } from 'react'
import { createStore } from './store.ts'

/** How the push channel stands; `since` by the server's clock. */
export type LiveStatus =
  | { readonly state: 'connecting' }
  | { readonly state: 'live' }
  | { readonly state: 'down'; readonly since: number }

export const liveStatus = createStore<LiveStatus>({ state: 'connecting' })

export function useLiveStatus(): LiveStatus {
  return useSyncExternalStore(liveStatus.subscribe, liveStatus.get)
}

/** An interval for polling: only while nothing is pushed. */
export function usePollingWhileDown(intervalMs: number): number | false {
  return useLiveStatus().state === 'down' && intervalMs
}
