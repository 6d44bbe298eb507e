import type { LobbyCard, Match, MyGame } from '@bettle/contract'
import { canOpenLobby } from './create/can-open-lobby.ts'
import { bestLobby, type Removals } from './lobbies/best-lobby.ts'
import { playableMatches } from './matches/match-moment.ts'

export interface Offer {
  match: Match
  /** The lobby to join. Without a lobby, the player opens the first lobby of the match. */
  lobby: LobbyCard | undefined
}

interface Offered {
  lobbies: readonly LobbyCard[] | undefined
  matches: readonly Match[] | undefined
  /** The player's own games; undefined until they are loaded. */
  games: readonly MyGame[] | undefined
  removed: Removals
  now: number
}

/**
 * Returns the one match that the hub offers first: the match of the best lobby, else the most relevant match on which a
 * lobby can be opened. A running match comes first, then the lobby with the most players. A player with a game of their
 * own sees that game first, so nothing is offered.
 */
export function offerOf({ lobbies, matches, games, removed, now }: Offered): Offer | undefined {
  if (!lobbies || !matches || !games || games.length > 0) return undefined
  const lobby = bestLobby(lobbies, removed)
  const match = lobby?.match ?? playableMatches(matches).find((candidate) => canOpenLobby(candidate, now))
  return match && { match, lobby }
}
