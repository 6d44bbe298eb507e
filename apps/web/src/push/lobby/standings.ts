import { figuresOf, type GamePush, type Lobby, type Member, type Standing } from '@bettle/contract'
import { isGameDecided, roleOfSeat } from '@bettle/rules'

/** Applies the public figures of all members, including this player. All screens rank by these figures [K7]. */
export function withStandings(lobby: Lobby, standings: readonly Standing[]): Lobby {
  const byUser = new Map(standings.map((standing) => [standing.userId, standing]))
  if (byUser.size === 0) return lobby
  return withUsers(
    lobby,
    lobby.users.map((member) => withFigures(member, byUser.get(member.user._id))),
  )
}

/** Applies this player's private figures from the seat's topic. They change the available balance, but no rank. */
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
 * Makes eliminated members spectators for the rest of the game. The last remaining player wins. A member who was
 * removed meanwhile stays removed.
 */
export function withEliminated(lobby: Lobby, push: Eliminated): Lobby {
  return withMembers(lobby, (member) => afterElimination(member, push))
}

/** Applies the player's own elimination, which the seat's topic sends before other members receive it. */
export function withOwnElimination(lobby: Lobby, push: Eliminated): Lobby {
  return { ...lobby, currentUser: afterElimination(lobby.currentUser, push) }
}

type Eliminated = Extract<GamePush, { type: 'players.eliminated' }>

function afterElimination(member: Member, { roundNumber, userIds, lastStanding }: Eliminated): Member {
  const seat = member.seat === 'out' ? 'out' : 'eliminated'
  if (userIds.includes(member.user._id)) return { ...seated(member, seat), eliminatedIn: roundNumber }
  return member.user._id === lastStanding ? { ...member, lastStanding: true } : member
}

/**
 * Returns all members as this player sees them: other members with their public figures, and the player with their
 * actual figures.
 */
function membersForPlayer({ users, currentUser }: Lobby): Member[] {
  return users.map((member) => (member.user._id === currentUser.user._id ? currentUser : member))
}

/**
 * Returns true if at most one player is left. Of a crowded lobby the page holds only a few members, so the first row of
 * the leaderboard says whether its player is the last one left.
 */
export const isDecidedIn = (lobby: Lobby): boolean =>
  lobby.crowd ? lobby.leaderboard[0]?.lastStanding === true : isGameDecided(membersForPlayer(lobby))

/** Returns this player's rank, from 1; 0 for a spectator. */
export const ownRankIn = ({ place, leaderboard, currentUser }: Lobby): number =>
  place?.rank ?? leaderboard.findIndex(({ user }) => user._id === currentUser.user._id) + 1

/** Changes the seats of members, in the public list and in this player's own record. */
export function withMembers(lobby: Lobby, change: (member: Member) => Member): Lobby {
  return withUsers({ ...lobby, currentUser: change(lobby.currentUser) }, lobby.users.map(change))
}

/** Returns the member with another seat. */
export function seated(member: Member, seat: Member['seat']): Member {
  return { ...member, seat, role: roleOfSeat(seat) }
}

/**
 * Returns the lobby with these members, and with the counts and the ranking that follow from them. Of a crowded lobby
 * the page holds only a few members, so its counts are pushed [V14].
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
