import type { Lobby } from '@bettle/contract'
import type { Player } from './scenario.ts'

/** Settings of a lobby that eliminates players with fewer than ten chips and charges no penalties. */
export const ELIMINATION = { isTournament: true, eliminationThreshold: 10, inactivityPenalty: 0 }
/** The name of an option that loses if no corner is recorded. */
export const LOSES = 'Over 1.5 Corner'

export function memberIn(lobby: Lobby, player: Player): Lobby['users'][number] {
  const member = lobby.users.find(({ user }) => user._id === player.userId)
  if (!member) throw new Error(`${player.name} is not in the lobby`)
  return member
}

/** Returns the ranking from the top: each name, and the round in which that player was eliminated. */
export const ranks = ({ leaderboard }: Lobby) => leaderboard.map(({ user, eliminatedIn }) => [user.name, eliminatedIn])
