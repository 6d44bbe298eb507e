import type { LobbyCard, LobbyId } from '@bettle/contract'
import { type Instant, isBeforeMinute } from '@bettle/rules'

/** A free seat for a player, as far as the list knows. */
export const hasSeat = ({ players, gameSettings, status }: LobbyCard): boolean =>
  status === 'open' && players < gameSettings.maxPlayers

/** Whether the lobby takes anybody by now: what was listed once is over by the clock alone, and nobody says so ([M5]). */
export const canJoin = ({ status, match, lastBets }: LobbyCard, now: Instant): boolean =>
  status === 'open' && isBeforeMinute(match, lastBets ?? NEVER, now)

const NEVER = { halfNumber: 0, minute: 0 }

/** From where one was removed, and to what. */
export type Removals = ReadonlyMap<LobbyId, 'spectator' | 'out'>

/** The lobby to put a newcomer in: a match that is on before one to come, then where most others play; none they were removed from. */
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
