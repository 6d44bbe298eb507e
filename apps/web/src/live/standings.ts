import { figuresOf, type GamePush, type Lobby, type Member, type Standing } from '@bettle/contract'
import { roleOfSeat } from '@bettle/rules'

/** What everyone is told of the others; one's own is told on one's seat. */
export function withStandings(lobby: Lobby, standings: readonly Standing[]): Lobby {
  const ownId = lobby.currentUser.user._id
  return withOwnStanding(
    lobby,
    standings.filter(({ userId }) => userId !== ownId),
  )
}

/** As they are told: on a seat, how this player stands. */
export function withOwnStanding(lobby: Lobby, standings: readonly Standing[]): Lobby {
  const byUser = new Map(standings.map((told) => [told.userId, told]))
  if (byUser.size === 0) return lobby
  return withUsers(
    lobby,
    lobby.users.map((member) => {
      const standing = byUser.get(member.user._id)
      if (!standing) return member
      const { chips, betsPlaced, betsWon, hasSettledBet, isActive } = standing
      return { ...member, chips, betsPlaced, betsWon, hasSettledBet, isActive }
    }),
  )
}

/**
 * Who fell watches for good, and one who is left alone has won: told on one's seat first where others may not know yet. Who was put out
 * meanwhile stays out.
 */
export function withEliminated(
  lobby: Lobby,
  { roundNumber, userIds, lastStanding }: Extract<GamePush, { type: 'players.eliminated' }>,
): Lobby {
  const fallen = new Set(userIds)
  const users = lobby.users.map((member): Member => {
    const seat = member.seat === 'out' ? 'out' : 'eliminated'
    if (fallen.has(member.user._id)) return { ...seated(member, seat), eliminatedIn: roundNumber }
    return member.user._id === lastStanding ? { ...member, lastStanding: true } : member
  })
  return withUsers(lobby, users)
}

/** As they sit from now on. */
export function seated(member: Member, seat: Member['seat']): Member {
  return { ...member, seat, role: roleOfSeat(seat) }
}

/** The lobby with these members, and all that is counted and ranked from them. */
export function withUsers(lobby: Lobby, users: Member[]): Lobby {
  return {
    ...lobby,
    users,
    currentUser: users.find((member) => member.user._id === lobby.currentUser.user._id) ?? lobby.currentUser,
    ...figuresOf(users, lobby.gameSettings.startingChips),
  }
}
