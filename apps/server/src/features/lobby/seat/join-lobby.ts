import { GameError, type Lobby, type LobbyId, type UserId } from '@bettle/contract'
import {
  type Instant,
  isJoinable,
  type JoinAttempt,
  joinRefusal,
  type Seat,
  type SeatState,
  seatAfterJoin,
} from '@bettle/rules'
import type { Context } from '../../../context.ts'
import type { LobbyRow, MemberRow, Tx } from '../../../db/schema.ts'
import { lobbyTopic } from '../../../push/topic.ts'
import { inLobby, type SeatPushes } from '../../../transactions/in-lobby.ts'
import { dealtDeal, handDealt } from '../../card/deal-store.ts'
import { memberPushes } from '../../leaderboard/member-pushes.ts'
import { wakeReminders } from '../../match/reminder-work.ts'
import { loadTimetable } from '../../match/timetable.ts'
import { isOut, lobbyRowByCode, memberRow, membersOf, OUT, removalOf, seatsOf } from '../../member/member-store.ts'
import { seatAsIs, seatAsSeen } from '../../member/seat-of-member.ts'
import { announceLobby } from '../announce-lobby.ts'
import { lobbyView } from '../lobby-view.ts'
import { publishMyGames } from '../publish-my-games.ts'
import { transferHost } from './leave-lobby.ts'
import { refuseSeat } from './refuse-over-caps.ts'
import { giveStartingChips, seatNewMember } from './seat-member.ts'

export interface JoinLobby {
  readonly lobbyCode: string
  readonly role: 'player' | 'spectator'
}

/**
 * Joins a lobby as player or spectator. A former member gets back their seat, chips and bets if possible ([M5], [M6],
 * [M7], [M13]).
 */
export async function joinLobby(ctx: Context, userId: UserId, { lobbyCode, role }: JoinLobby): Promise<Lobby> {
  const { id } = await lobbyRowByCode(ctx.db, lobbyCode, userId)
  await joinAs(ctx, id as LobbyId, async () => ({ userId, role }))
  return lobbyView(ctx, id, userId)
}

interface Came {
  readonly came: 'nothing' | 'changed' | 'came-back-to-talk'
  readonly userId: UserId
}

/**
 * Joins a lobby as the account that `accountOf` returns. That function may create the account in the lobby's
 * transaction, so that a refusal leaves no account behind.
 */
export async function joinAs(
  ctx: Context,
  lobbyId: LobbyId,
  accountOf: (tx: Tx, lobby: LobbyRow) => Promise<{ readonly userId: UserId } & Pick<JoinLobby, 'role'>>,
): Promise<UserId> {
  const { came, userId } = await inLobby<Came>(ctx, lobbyId, async (tx, lobby) => {
    const { userId, role } = await accountOf(tx, lobby)
    const member = await memberRow(tx, lobbyId, userId)
    const seats = (await seatsOf(tx, [lobbyId])).get(lobbyId)
    const timetable = await loadTimetable(tx, lobby.match_id, lobby.plan_id)
    const removedOut = await isOut(tx, lobbyId, userId)
    const attempt: JoinAttempt = {
      lobbyStatus: lobby.status,
      joinable: isJoinable(timetable, lobby.settings, ctx.clock.now()),
      isDecided: seats?.isDecided ?? false,
      seatsTaken: seats?.players ?? 0,
      settings: lobby.settings,
      role,
      member: member && { seat: seatAsIs(member, removedOut), present: member.present },
    }
    const refusal = joinRefusal(attempt)
    if (refusal) throw new GameError(refusal, attempt.member?.seat === 'out' ? OUT : {})
    const seat = seatAfterJoin(attempt)
    if (seat.seat === 'kept') return { reply: { came: 'nothing', userId } }
    if (!member?.present) await refuseSeat(ctx, tx, userId)
    const shown = member ? seatShown(attempt, seatAsSeen(member, removedOut)) : seat
    await takeSeat(tx, lobby, userId, member, shown, ctx.clock.date())
    await wakeReminders(tx, lobby.match_id, ctx.clock.now(), userId)
    const hosted = await withHost(tx, lobby)
    const type = member ? 'member.changed' : 'member.joined'
    const updates = await memberPushes(tx, hosted, userId, ctx.clock.now(), type)
    const others = await pushesOfHosts(tx, lobby, hosted, userId, ctx.clock.now())
    const dealt = seat.role === 'player' && !member?.ranked ? await latecomersHand(tx, lobby, userId) : []
    const isReturning = member !== undefined && !member.present && lobby.is_private
    const came = isReturning && lobby.settings.allowChatting ? 'came-back-to-talk' : 'changed'
    return {
      reply: { came, userId },
      pushes: [...updates.pushes, ...others.pushes],
      seats: [...updates.seats, ...others.seats, ...dealt],
      // A spectator who becomes a player enters the ranking, which moves other ranks.
      movesRanks: member !== undefined && member.ranked !== updates.seen.ranked,
    }
  })
  // The member can read again the chat from the time of their absence, so their client must fetch it. What the lobby
  // stores does not show whether an update was withheld: slow mode and a mute leave nothing behind when they end.
  if (came === 'came-back-to-talk') ctx.live.missed(userId, lobbyTopic(lobbyId))
  if (came !== 'nothing') {
    publishMyGames(ctx, userId)
    await announceLobby(ctx, lobbyId, 'lobby.changed')
  }
  return userId
}

/**
 * Returns the lobby with its host after this member joined. If the host is absent or removed, the role passes to a
 * present member. While no member was present, the previous host kept the role ([M8]).
 */
async function withHost(tx: Tx, lobby: LobbyRow): Promise<LobbyRow> {
  if (lobby.host_id === null) return lobby
  const host = await memberRow(tx, lobby.id, lobby.host_id)
  const isThere = host?.present && (await removalOf(tx, lobby.id, lobby.host_id)) === undefined
  if (!host || isThere) return lobby
  return { ...lobby, host_id: await transferHost(tx, lobby, await membersOf(tx, [lobby.id])) }
}

/** If the host changed, returns the pushes for the previous and the new host, except for the member who joined. */
async function pushesOfHosts(tx: Tx, { host_id: before }: LobbyRow, hosted: LobbyRow, joined: UserId, now: Instant) {
  const concerned = before === hosted.host_id ? [] : [before, hosted.host_id].filter((id) => id !== joined)
  const updates = []
  for (const id of concerned) updates.push(await memberPushes(tx, hosted, id as UserId, now))
  return { pushes: updates.flatMap(({ pushes }) => pushes), seats: updates.flatMap(({ seats }) => seats) }
}

/** Returns the hand of a player who joins after the server dealt the cards. The player gets it at once ([H1]). */
async function latecomersHand(tx: Tx, lobby: LobbyRow, userId: UserId): Promise<SeatPushes[]> {
  const deal = await dealtDeal(tx, lobby.id)
  return deal ? [handDealt(lobby, deal, userId)] : []
}

/**
 * Returns the public seat of a member who comes back. If their elimination is not public, they come back as if they
 * were not eliminated: as spectator only if their seat is taken or they ask to watch ([X6]).
 */
function seatShown(attempt: JoinAttempt, seatSeen: SeatState): Seat {
  const present = attempt.member?.present ?? false
  const role = attempt.settings.allowSpectators ? attempt.role : 'player'
  return seatAfterJoin(
    attempt.member?.seat === seatSeen ? attempt : { ...attempt, role, member: { seat: seatSeen, present } },
  )
}

async function takeSeat(
  tx: Tx,
  lobby: LobbyRow,
  userId: UserId,
  member: MemberRow | undefined,
  { role, state }: Seat,
  now: Date,
): Promise<void> {
  if (!member) return seatNewMember(tx, lobby, userId, role, now)
  await tx
    .updateTable('member')
    .set({
      present: true,
      role,
      ranked: member.ranked || role === 'player',
      seat_end: member.seat_end ?? (state === 'stepped-down' ? state : null),
      played_since: member.played_since ?? (role === 'player' ? now : null),
      spectator_since: role === 'spectator' ? (member.spectator_since ?? now) : null,
    })
    .where('lobby_id', '=', lobby.id)
    .where('account_id', '=', userId)
    .execute()
  if (role === 'player' && !member.ranked) await giveStartingChips(tx, lobby, userId, now)
}
