import type { Lobby, LobbyId, Push } from '@bettle/contract'
import { ofPage } from '../store/remember.ts'

/** A push of the lobby's three topics; one's own is told on the seat, and of some things all are told as well. */
export interface LobbyUpdate {
  push: Push
  isOwn: boolean
}

export type LobbyPushListener = (update: LobbyUpdate, before: Lobby, after: Lobby) => void

const listeners = ofPage(() => new Map<LobbyId, Set<LobbyPushListener>>())

/** Tells of each push once it has been applied: for what moves, sounds and is said in passing. */
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
