import type { Lobby, LobbyId, Push } from '@bettle/contract'
import { ofPage } from '../../store/remember.ts'

/**
 * A push on the topic of the lobby, of its match or of this player's seat. `isOwn` is true for the seat's topic, which
 * is private. The server sends some updates of the seat to all members too.
 */
export interface LobbyUpdate {
  push: Push
  isOwn: boolean
}

export type LobbyPushListener = (update: LobbyUpdate, before: Lobby, after: Lobby) => void

const listeners = ofPage(() => new Map<LobbyId, Set<LobbyPushListener>>())

/**
 * Calls the listener for each push of the lobby after the push was applied, for animations, sounds and notices. Returns
 * a function that stops this.
 */
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
