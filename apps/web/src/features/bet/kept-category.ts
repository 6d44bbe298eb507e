import type { LobbyId } from '@bettle/contract'
import { ofAccount } from '../../store/remember.ts'

const categories = ofAccount(() => new Map<LobbyId, string>())

/** The kind of event one looks at in a lobby: what stands in the place of the bets between two rounds does not make it another. */
export const keptCategory = {
  get: (lobbyId: LobbyId): string | undefined => categories().get(lobbyId),
  keep: (lobbyId: LobbyId, eventType: string): void => void categories().set(lobbyId, eventType),
}
