import { figuresOf, type GamePush, type Lobby, type Member, type Standing } from '@bettle/contract'
import { isGameDecided, roleOfSeat } from '@bettle/rules'

/** Applies the public standings of all members, including this player: all screens rank by these numbers [K7]. */
export function withStandings(lobby: Lobby, standings: readonly Standing[]): Lobby {
  const byUser = new Map(standings.map((standing) => [standing.userId, standing]))
  if (byUser.size === 0) return lobby
  return withUsers(
    lobby,
    lobby.users.map((member) => withFigures(member, byUser.get(member.user._id))),
  )
}

/** Applies this player's private standing from the seat topic. It changes the available balance and no rank. */
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

/**
 * Eliminated members become spectators for good, and the last remaining player wins. A member who was removed meanwhile
 * stays removed.
 */
export function withEliminated(lobby: Lobby, push: Eliminated): Lobby {
  return withMembers(lobby, (member) => afterElimination(member, push))
}

/** Applies the player's own elimination, which the seat topic sends before other members may see it. */
export function withOwnElimination(lobby: Lobby, push: Eliminated): Lobby {
  return { ...lobby, currentUser: afterElimination(lobby.currentUser, push) }
}

type Eliminated = Extract<GamePush, { type: 'players.eliminated' }>

function afterElimination(member: Member, { roundNumber, userIds, lastStanding }: Eliminated): Member {
  const seat = member.seat === 'out' ? 'out' : 'eliminated'
  if (userIds.includes(member.user._id)) return { ...seated(member, seat), eliminatedIn: roundNumber }
  return member.user._id === lastStanding ? { ...member, lastStanding: true } : member
}

/** All members as this player sees them: public figures for others, actual figures for themselves. */
function membersForPlayer({ users, currentUser }: Lobby): Member[] {
  return users.map((member) => (member.user._id === currentUser.user._id ? currentUser : member))
}

/** True if at most one player is left. The page holds few members of a crowded lobby, and the winner is its first one. */
export const isDecidedIn = (lobby: Lobby): boolean =>
  lobby.crowd ? lobby.leaderboard[0]?.lastStanding === true : isGameDecided(membersForPlayer(lobby))

/** This player's rank from 1; 0 for a spectator. */
export const ownRankIn = ({ place, leaderboard, currentUser }: Lobby): number =>
  place?.rank ?? leaderboard.findIndex(({ user }) => user._id === currentUser.user._id) + 1

/** Changes the seats in the public list and in this player's own record. */
export function withMembers(lobby: Lobby, change: (member: Member) => Member): Lobby {
  return withUsers({ ...lobby, currentUser: change(lobby.currentUser) }, lobby.users.map(change))
}

/** Returns the member with another seat. */
export function seated(member: Member, seat: Member['seat']): Member {
  return { ...member, seat, role: roleOfSeat(seat) }
}

/**
 * Returns the lobby with these members, and with the counts and the ranking derived from them. The page holds few
 * members of a crowded lobby, whose figures are pushed [V14].
 */
export function withUsers(lobby: Lobby, users: Member[]): Lobby {
  if (lobby.crowd) return { ...lobby, users }
  return {
    ...lobby,
    users,
    ...figuresOf(users, {
      startingChips: lobby.gameSettings.startingChips,
      isCompetition: lobby.competition !== undefined,
    }),
  }
}
