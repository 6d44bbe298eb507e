import type { LobbyId } from '@bettle/contract'
import { useSyncExternalStore } from 'react'
import { pageStore } from '../../store/store.ts'
import { ACTIVE_LOBBY, type ActiveLobby, activeLobbyIn } from './active-lobby-key.ts'

const stored = (): ActiveLobby | undefined => activeLobbyIn(localStorage.getItem(ACTIVE_LOBBY))
const store = pageStore<ActiveLobby | undefined>(stored)

/**
 * The lobby in which this page plays. It is stored, so it survives a reload. A tab reads the stored value only when it
 * loads, so open tabs can have different active lobbies.
 */
export const activeLobby = {
  get: store.get,
  subscribe: store.subscribe,
  set(lobby: ActiveLobby): void {
    const { lobbyId, lobbyCode, matchId, isOver } = lobby
    const kept = { lobbyId, lobbyCode, ...(matchId && { matchId }), ...(isOver && { isOver }) }
    localStorage.setItem(ACTIVE_LOBBY, JSON.stringify(kept))
    store.set(kept)
  },
  /** Clears the page's active lobby. If an id is given, the active lobby is cleared only if it has this id. */
  clear(lobbyId?: LobbyId): void {
    if (lobbyId !== undefined && store.get()?.lobbyId !== lobbyId) return
    localStorage.removeItem(ACTIVE_LOBBY)
    store.set(undefined)
  },
}

export function useActiveLobby(): ActiveLobby | undefined {
  return useSyncExternalStore(store.subscribe, store.get)
}
