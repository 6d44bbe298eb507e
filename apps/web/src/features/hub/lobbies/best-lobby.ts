import type { LobbyCard, LobbyId, lobbyByCode, Reply } from '@bettle/contract'
import { type Instant, isBeforeMinute } from '@bettle/rules'

/** Returns whether the listed lobby has a free seat for a player. */
export const hasSeat = ({ players, gameSettings, status }: LobbyCard): boolean =>
  status === 'open' && players < gameSettings.maxPlayers

/**
 * Returns whether a former player who joins again can only watch, and never plays here again [M6] [M7]: the seat has
 * ended, or no seat is free.
 */
export const watchesForGood = (card: Reply<typeof lobbyByCode>): boolean =>
  card.seat?.isFinal === true || (card.seat?.role === 'player' && !hasSeat(card))

/**
 * Returns whether the lobby can still be joined. No update announces that betting on its last round has closed, so the
 * clock decides [M5].
 */
export const canJoin = ({ status, match, lastBets }: LobbyCard, now: Instant): boolean =>
  status === 'open' && isBeforeMinute(match, lastBets ?? NEVER, now)

const NEVER = { halfNumber: 0, minute: 0 }

/** The lobbies from which the player was removed, and the role that they can still have there. */
export type Removals = ReadonlyMap<LobbyId, 'spectator' | 'out'>

/**
 * Returns the best lobby for a newcomer: first a lobby of a running match, then the one with the most players. Full
 * lobbies and lobbies that removed the player are skipped.
 */
export function bestLobby(lobbies: readonly LobbyCard[], removed: Removals): LobbyCard | undefined {
  const [best] = lobbies
    .filter((lobby) => hasSeat(lobby) && !removed.has(lobby._id))
    .sort((a, b) => rankOf(a) - rankOf(b) || b.players - a.players || startOf(a) - startOf(b))
  return best
}

function rankOf({ match }: LobbyCard): number {
  if (match.status === 'active') return 0
  return match.status === 'upcoming' ? 1 : 2
}

function startOf({ match }: LobbyCard): number {
  return match.startTime === null ? Number.MAX_SAFE_INTEGER : Date.parse(match.startTime)
}
