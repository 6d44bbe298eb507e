import { figuresOf, type GamePush, type Lobby, type Member, type Standing } from '@bettle/contract'
import { roleOfSeat } from '@bettle/rules'

/** What everyone is told of all members, oneself included: all screens rank by these numbers ([K7]). */
export function withStandings(lobby: Lobby, standings: readonly Standing[]): Lobby {
  const byUser = new Map(standings.map((standing) => [standing.userId, standing]))
  if (byUser.size === 0) return lobby
  return withUsers(
    lobby,
    lobby.users.map((member) => withFigures(member, byUser.get(member.user._id))),
  )
}

/** How this player stands, as their seat alone is told: it changes what they can stake, and no rank. */
export function withOwnStanding(lobby: Lobby, standings: readonly Standing[]): Lobby {
  const { currentUser } = lobby
  const own = standings.find(({ userId }) => userId === currentUser.user._id)
  return own ? { ...lobby, currentUser: withFigures(currentUser, own) } : lobby
}

function withFigures(member: Member, standing: Standing | undefined): Member {
  if (!standing) return member
  const { chips, betsPlaced, betsWon, hasSettledBet, isActive } = standing
  return { ...member, chips, betsPlaced, betsWon, hasSettledBet, isActive }
}

/** Eliminated members watch for good, and one who is left alone has won. One who was put out meanwhile stays out. */
export function withEliminated(lobby: Lobby, push: Eliminated): Lobby {
  return withMembers(lobby, (member) => afterElimination(member, push))
}

/** The same, as this player's seat is told first where others may not know yet. */
export function withOwnElimination(lobby: Lobby, push: Eliminated): Lobby {
  return { ...lobby, currentUser: afterElimination(lobby.currentUser, push) }
}

type Eliminated = Extract<GamePush, { type: 'players.eliminated' }>

function afterElimination(member: Member, { roundNumber, userIds, lastStanding }: Eliminated): Member {
  const seat = member.seat === 'out' ? 'out' : 'eliminated'
  if (userIds.includes(member.user._id)) return { ...seated(member, seat), eliminatedIn: roundNumber }
  return member.user._id === lastStanding ? { ...member, lastStanding: true } : member
}

/** All members as this player knows them: others as everyone sees them, themselves as they are. */
export function membersForPlayer({ users, currentUser }: Lobby): Member[] {
  return users.map((member) => (member.user._id === currentUser.user._id ? currentUser : member))
}

/** Changes how members sit, for everyone who sees them and for this player. */
export function withMembers(lobby: Lobby, change: (member: Member) => Member): Lobby {
  return withUsers({ ...lobby, currentUser: change(lobby.currentUser) }, lobby.users.map(change))
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
    ...figuresOf(users, lobby.gameSettings.startingChips),
  }
}
