import { lobbyFigures } from '@bettle/rules'
import type { Lobby, Member } from './lobby.ts'

/** What a lobby's answer counts and ranks from its members; a page that follows pushes counts it in the same way. */
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
