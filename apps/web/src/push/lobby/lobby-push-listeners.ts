import type { Lobby, LobbyId, Push } from '@bettle/contract'
import { ofPage } from '../../store/remember.ts'

/**
 * A push on one of the lobby's three topics. The seat's topic receives private updates; some of them are also sent to
 * all members.
 */
export interface LobbyUpdate {
  push: Push
  isOwn: boolean
}

export type LobbyPushListener = (update: LobbyUpdate, before: Lobby, after: Lobby) => void

const listeners = ofPage(() => new Map<LobbyId, Set<LobbyPushListener>>())

/** Calls the listener for each push after the push was applied. Animations, sounds and notices use this. */
export function onLobbyPush(lobbyId: LobbyId, listener: LobbyPushListener): () => void {
  const ofLobby = listeners().get(lobbyId) ?? new Set()
  listeners().set(lobbyId, ofLobby.add(listener))
  return () => {
    ofLobby.delete(listener)
  }
}

export function publishLobbyPush(update: LobbyUpdate, before: Lobby, after: Lobby): void {
  for (const listener of [...(listeners().get(after._id) ?? [])]) listener(update, before, after)
}
