import { GameError, type HubPush, type LobbyId, type LobbyPush, sentence, type UserId } from '@bettle/contract'
import {
  type Instant,
  lobbyEmptyBeforeStart,
  neverBegan,
  nextHost,
  reasonText,
  reasonToStore,
  roundSpan,
  type Timetable,
} from '@bettle/rules'
import type { Context } from '../../../context.ts'
import type { LobbyRow, Tx } from '../../../db/schema.ts'
import { type Changed, inLobby } from '../../../transactions/in-lobby.ts'
import { loadTimetable } from '../../match/timetable.ts'
import { isOfCompetition } from '../../member/lobby-kind.ts'
import { type MemberWithNames, memberRow, membersOf } from '../../member/member-store.ts'
import { seatAsSeen } from '../../member/seat-of-member.ts'
import { publicUserOf } from '../../user/user-columns.ts'
import { announceLobby } from '../announce-lobby.ts'
import { publishMyGames } from '../publish-my-games.ts'
import { withdrawInvitations } from '../withdraw-invitations.ts'

const EVERYONE_LEFT = reasonToStore({ code: 'everyone-left' })

/**
 * Leaves a lobby. A player stays ranked and their bets settle. The seat becomes free. If the member was host, another
 * member becomes host ([M6], [M8], [M9]). A player cannot leave a game of a competition.
 */
export async function leaveLobby(ctx: Context, userId: UserId, lobbyId: LobbyId): Promise<void> {
  const came = await inLobby(ctx, lobbyId, async (tx, lobby) => {
    const member = isOfCompetition(lobby) ? await memberRow(tx, lobbyId, userId) : undefined
    if (member?.ranked) throw new GameError('role-final', SEAT_STAYS)
    return leaveSeat(tx, lobby, userId, ctx.clock.now())
  })
  if (came !== 'nothing') publishMyGames(ctx, userId)
  if (came === 'left') await announceLobby(ctx, lobbyId, 'lobby.changed')
  if (came === 'closed') await withdrawInvitations(ctx, lobbyId)
}

/** The message of the refusal in a competition, where the entry keeps the seat for the whole match. */
const SEAT_STAYS = sentence('competition-seat-stays')

/** Leaves a lobby whose row is locked. Returns what changed. */
export async function leaveSeat(
  tx: Tx,
  lobby: LobbyRow,
  userId: UserId,
  now: Instant,
): Promise<Changed<'nothing' | 'left' | 'closed'>> {
  const lobbyId = lobby.id as LobbyId
  const member = await memberRow(tx, lobbyId, userId)
  if (!member) throw new GameError('lobby-not-found')
  if (!member.present) return { reply: 'nothing' }
  await setPresent(tx, lobbyId, userId, false)
  const members = await membersOf(tx, [lobbyId])
  const hostId = await transferHost(tx, lobby, members)
  const host = members.find((candidate) => candidate.account_id === hostId)
  if (!host && !isOfCompetition(lobby)) throw new Error(`lobby ${lobbyId} has no host`)
  const left = { type: 'member.left' as const, userId, hostUser: host ? publicUserOf(host) : null }
  // The server does not close an empty lobby of a competition.
  if (isOfCompetition(lobby)) return { reply: 'left', pushes: [left] }
  const closing = await closeDeserted(tx, lobby, members, now)
  if (!closing) return { reply: 'left', pushes: [left] }
  return { reply: 'closed', pushes: [left, ...closing.pushes], hub: closing.hub }
}

/**
 * Returns the members who may be host, and without whom a lobby is deserted. Bots count only in a lobby that a bot
 * hosts: in all others they came with a person, and wait for people ([F4]).
 */
function keepersOf(lobby: LobbyRow, members: readonly MemberWithNames[]): readonly MemberWithNames[] {
  const isBotsOwn = members.some(({ account_id, is_bot }) => is_bot && account_id === lobby.host_id)
  return isBotsOwn ? members : members.filter(({ is_bot }) => !is_bot)
}

/**
 * Sets and returns the host after a member joined, left or was removed ([M8], [M13]). While no member is present the
 * host does not change.
 */
export async function transferHost(
  tx: Tx,
  lobby: LobbyRow,
  members: readonly MemberWithNames[],
): Promise<string | null> {
  const eligible = keepersOf(lobby, members).filter(({ removal }) => removal === null)
  if (eligible.some(({ account_id, present }) => account_id === lobby.host_id && present)) return lobby.host_id
  if (lobby.host_id === null) return null
  const hostId = nextHost(eligible.map(toSeated), lobby.host_id)
  if (hostId === undefined) return lobby.host_id
  await tx.updateTable('lobby').set({ host_id: hostId }).where('id', '=', lobby.id).execute()
  return hostId
}

/** Closes a lobby that all members left before the match starts ([M9]); otherwise returns undefined. */
export async function closeDeserted(
  tx: Tx,
  lobby: LobbyRow,
  members: readonly MemberWithNames[],
  now: Instant,
): Promise<{ readonly pushes: readonly LobbyPush[]; readonly hub: readonly HubPush[] } | undefined> {
  const timetable = await loadTimetable(tx, lobby.match_id, lobby.plan_id)
  const deserted = lobbyEmptyBeforeStart({
    matchStarted: hasBegun(timetable, now),
    members: keepersOf(lobby, members),
  })
  if (!deserted || lobby.status === 'closed') return undefined
  const closed = { type: 'lobby.closed' as const, lobbyId: lobby.id as LobbyId, ...reasonText(EVERYONE_LEFT) }
  await tx
    .updateTable('lobby')
    .set({ status: 'closed', closed_reason: EVERYONE_LEFT })
    .where('id', '=', lobby.id)
    .execute()
  return { pushes: [{ ...closed, bets: [], standings: [] }], hub: lobby.is_private ? [] : [closed] }
}

async function setPresent(tx: Tx, lobbyId: LobbyId, userId: UserId, present: boolean): Promise<void> {
  await tx
    .updateTable('member')
    .set({ present })
    .where('lobby_id', '=', lobbyId)
    .where('account_id', '=', userId)
    .execute()
}

const toSeated = (member: MemberWithNames) => ({
  userId: member.account_id,
  present: member.present,
  seat: seatAsSeen(member, member.removal?.to === 'out'),
  joinedAt: member.joined_at.getTime(),
  isGuest: member.is_guest,
})

function hasBegun(timetable: Timetable, now: Instant): boolean {
  return timetable.rounds.some((round) => {
    const { startsAt } = roundSpan(timetable, round)
    return startsAt !== null && startsAt <= now && !neverBegan(timetable, round)
  })
}
