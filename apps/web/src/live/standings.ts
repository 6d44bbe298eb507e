import { figuresOf, type Lobby, type Member, type Standing } from '@bettle/contract'

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
      const { chips, betsPlaced, betsWon, hasSettledBet } = standing
      return { ...member, chips, betsPlaced, betsWon, hasSettledBet }
    }),
  )
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
