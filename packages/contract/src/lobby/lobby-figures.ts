import { type LobbyKind, lobbyFigures } from '@bettle/rules'
import type { Lobby, Member } from './lobby.ts'

/**
 * Returns the numbers of players and spectators of a lobby, its leaderboard and its pot. Server and web share this
 * function, so that a page that applies pushes gets the same figures as the server.
 */
export function figuresOf(
  members: readonly Member[],
  kind: LobbyKind,
): Pick<Lobby, 'players' | 'spectators' | 'leaderboard' | 'prizePot'> {
  const counted = members.map((member) => ({
    ...member,
    userId: member.user._id as string,
    joinedAt: Date.parse(member.joinedAt),
  }))
  const { ranking, ...figures } = lobbyFigures(counted, kind)
  const leaderboard = ranking.map(
    ({ user, chips, betsPlaced, betsWon, hasSettledBet, isActive, eliminatedIn, lastStanding, isGuest }) => ({
      ...{ user, chips, betsPlaced, betsWon, hasSettledBet, isActive, eliminatedIn, lastStanding, isGuest },
    }),
  )
  return { ...figures, leaderboard }
}
