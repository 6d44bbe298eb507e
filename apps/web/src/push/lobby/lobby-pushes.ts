import type { GamePush, Lobby, LobbyPush, Member } from '@bettle/contract'
import type { PushHandlers } from '../connection/apply-push.ts'
import { seated, withEliminated, withMembers, withStandings, withUsers } from './standings.ts'

/**
 * Returns whether a push belongs to the game. Chat pushes use the lobby's topic too, and the chat feed handles them.
 */
export const isOfGame = (push: LobbyPush): push is GamePush => !push.type.startsWith('chat.')

/**
 * Applies each push for all members to the lobby that this player holds. The player's own bets and available balance
 * come from the seat's topic (`seatPushes`).
 */
export const lobbyPushes: PushHandlers<GamePush, Lobby> = {
  'lobby.closed': (lobby, { reason, why, standings }) => ({
    ...withStandings(lobby, standings),
    status: 'closed',
    closedReason: reason,
    closedWhy: why,
  }),
  'member.joined': (lobby, { member }) => withMember(lobby, member),
  'member.changed': (lobby, { member }) => withMember(lobby, member),
  'member.left': (lobby, { userId, hostUser }) => {
    const left = withMembers(lobby, (member) =>
      member.user._id === userId
        ? { ...seated(member, member.seat === 'player' ? 'left' : member.seat), present: false }
        : member,
    )
    return withHost(left, hostUser)
  },
  'bet.placed': (lobby, { standings }) => withStandings(lobby, standings),
  'bets.revealed': (lobby, { standings }) => withStandings(lobby, standings),
  'card.played': (lobby) => lobby,
  'round.settled': (lobby, { standings }) => withStandings(lobby, standings),
  'round.corrected': (lobby, { standings }) => withStandings(lobby, standings),
  'trophies.booked': (lobby, { at }) => ({ ...lobby, trophiesBookedAt: at }),
  'penalty.applied': (lobby, { penalties, standings }) => {
    const kicked = new Set(penalties.filter((penalty) => penalty.kicked).map(({ userId }) => userId))
    const after = withMembers(lobby, (member) => (kicked.has(member.user._id) ? seated(member, 'kicked') : member))
    return withStandings(after, standings)
  },
  'players.eliminated': withEliminated,
  'crowd.changed': (lobby, { type: _, top = lobby.leaderboard.slice(0, TOP), members, ranked, ...figures }) => ({
    ...lobby,
    ...figures,
    crowd: { members, ranked, top },
    leaderboard: top,
  }),
}

/** The number of leaderboard rows that every member of a crowded lobby receives [V14]. */
const TOP = 5

/**
 * Applies the public update of a member. If the member is this player, the player's private figures stay. The reason of
 * the player's removal stays too once the seat's topic has sent it.
 */
function withMember(lobby: Lobby, update: Member): Lobby {
  const { chips, betsPlaced, betsWon, hasSettledBet, isActive, removed: removal } = lobby.currentUser
  const removed = removal?.to === update.removed?.to ? removal : update.removed
  const isOwn = update.user._id === lobby.currentUser.user._id
  const figures = { chips, betsPlaced, betsWon, hasSettledBet, isActive, removed }
  const currentUser = isOwn
    ? { ...update, ...figures, ...ownElimination(lobby.currentUser, update) }
    : lobby.currentUser
  const isMember = lobby.users.some(({ user }) => user._id === update.user._id)
  const users = isMember
    ? lobby.users.map((held) => (held.user._id === update.user._id ? update : held))
    : [...lobby.users, update]
  const changed = withUsers({ ...lobby, currentUser }, users)
  return update.isHost ? withHost(changed, update.user) : changed
}

/**
 * Returns the player's own elimination, which the player receives before the other members do. An update for all
 * members must not undo it.
 */
function ownElimination({ role, seat, eliminatedIn }: Member, update: Member): Partial<Member> {
  return update.eliminatedIn === null && eliminatedIn !== null && update.seat !== 'out'
    ? { role, seat, eliminatedIn }
    : {}
}

function withHost(lobby: Lobby, hostUser: Lobby['hostUser']): Lobby {
  const asHost = (member: Member): Member => {
    const isHost = member.user._id === hostUser?._id
    return member.isHost === isHost ? member : { ...member, isHost }
  }
  return { ...lobby, hostUser, users: lobby.users.map(asHost), currentUser: asHost(lobby.currentUser) }
}
