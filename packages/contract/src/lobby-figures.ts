import { lobbyFigures } from '@bettle/rules'
import type { Lobby, Member } from './lobby.ts'

/** Returns the counts and ranks of a lobby's members. Server and web share it, so that a page that applies pushes gets the same figures. */
export function figuresOf(
  members: readonly Member[],
  startingChips: number,
): Pick<Lobby, 'players' | 'spectators' | 'leaderboard' | 'prizePot'> {
  const counted = members.map((member) => ({
    ...member,
    userId: member.user._id as string,
    joinedAt: Date.parse(member.joinedAt),
  }))
  const { ranking, ...figures } = lobbyFigures(counted, startingChips)
  const leaderboard = ranking.map(
    ({ user, chips, betsPlaced, betsWon, hasSettledBet, isActive, eliminatedIn, lastStanding }) => ({
      ...{ user, chips, betsPlaced, betsWon, hasSettledBet, isActive, eliminatedIn, lastStanding },
    }),
  )
  return { ...figures, leaderboard }
}
