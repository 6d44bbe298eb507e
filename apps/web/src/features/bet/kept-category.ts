import type { LobbyId } from '@bettle/contract'
import { ofAccount } from '../../store/remember.ts'

const categories = ofAccount(() => new Map<LobbyId, string>())

/**
 * The event type that the player selected in a lobby. It is stored here because the bet panel unmounts between rounds.
 */
export const keptCategory = {
  get: (lobbyId: LobbyId): string | undefined => categories().get(lobbyId),
  keep: (lobbyId: LobbyId, eventType: string): void => void categories().set(lobbyId, eventType),
}
