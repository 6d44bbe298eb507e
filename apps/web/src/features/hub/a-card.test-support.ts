import type { LobbyCard } from '@bettle/contract'
import { ANA, aLobby } from '../../push/a-lobby.test-support.ts'

/** A row of the hub, Ana's. */
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
    // Ten minutes a round: betting on the last closes two minutes before its start.
    lastBets: { halfNumber: 2, minute: 38 },
    createdAt,
    ...card,
  }
}
