import type { LobbyCard } from '@bettle/contract'
import { ANA, aLobby } from '../../push/lobby/a-lobby.test-support.ts'

/** Returns a lobby card as the server lists it for Ana. */
export function aCard(lobbyCode: string, players: number, card: Partial<LobbyCard> = {}): LobbyCard {
  const { _id, match, gameSettings, createdAt } = aLobby()
  return {
    _id,
    lobbyCode,
    match,
    hostUser: ANA,
    players,
    spectators: 0,
    gameSettings,
    status: 'open',
    preMatchBetting: false,
    // The lobby's rounds last ten minutes, and betting on the last round closes two minutes before that round starts.
    lastBets: { halfNumber: 2, minute: 38 },
    createdAt,
    ...card,
  }
}
