import type { Lobby } from '@bettle/contract'
import type { Player } from './scenario.ts'

/** Settings of a lobby in which whoever holds fewer than ten chips falls, and nothing else takes chips. */
export const ELIMINATION = { isTournament: true, eliminationThreshold: 10, inactivityPenalty: 0 }
/** Where no corner is ever recorded. */
export const LOSES = 'Over 1.5 Corner'

export function memberIn(lobby: Lobby, player: Player): Lobby['users'][number] {
  const member = lobby.users.find(({ user }) => user._id === player.userId)
  if (!member) throw new Error(`${player.name} is not in the lobby`)
  return member
}

/** From the top: who, and since which round they are out. */
export const ranks = ({ leaderboard }: Lobby) => leaderboard.map(({ user, eliminatedIn }) => [user.name, eliminatedIn])
