import type { IncomingHttpHeaders } from 'node:http'
import type * as contract from '@bettle/contract'
import {
  type Answer,
  type Asked,
  GameError,
  type LobbyId,
  type MatchId,
  sentence,
  type Token,
  type UserId,
} from '@bettle/contract'
import { isFinalSeat } from '@bettle/rules'
import type { Context } from '../../context.ts'
import type { LobbyRow, Tx } from '../../db/schema.ts'
import type { AttemptLimit } from '../../http/limits/attempt-limits.ts'
import type { CodeQueryLimiter } from '../../http/limits/code-query-limiter.ts'
import { orTaken } from '../account/or-taken.ts'
import { publishToLobbies } from '../account/shown-in-lobbies.ts'
import { joinAs } from '../lobby/seat/join-lobby.ts'
import { isOut, lobbyRowByCode, memberRow } from '../member/member-store.ts'
import { seatAsIs } from '../member/seat-of-member.ts'
import { issueToken } from '../session/issue-token.ts'
import type { From } from '../session/login.ts'
import { guestUntil, insertNamedGuest } from '../user/guest-account.ts'
import { requireAvatar } from '../user/require-avatar.ts'
import { freeUsername, readUsername, sayTaken, usernameRefused } from '../user/username.ts'
import { guestEntry } from './guest-entry.ts'
import { clientOf, guestBySeatKey, hasSeatByLink, insertGuestSeat, NO_GUESTS, type SeatOrigin } from './guest-seats.ts'
import { seatMovedFrom, wasTakenBackFrom } from './seat-moves.ts'
import { guestAsking } from './start-guest-game.ts'
import { takeBackSeat } from './take-back-seat.ts'

type Joined = Answer<typeof contract.joinAsGuest>
type JoinAsGuest = Asked<typeof contract.joinAsGuest>['body']

interface Limits {
  readonly limit: AttemptLimit
  readonly limitCodeQuery: CodeQueryLimiter
}

const ENDED = sentence('network-closed')

/**
 * Takes a seat with a name alone ([G8]). A guest who has a seat in the lobby returns to it ([G9]). Account, seat and
 * session are created in the lobby's transaction, so that a refusal leaves none of them behind.
 */
export async function joinAsGuest(
  ctx: Context,
  { limit, limitCodeQuery }: Limits,
  headers: IncomingHttpHeaders,
  { ip, device }: From,
  request: JoinAsGuest,
): Promise<Joined> {
  if (!ctx.config.guests) throw new GameError('account-needed', NO_GUESTS)
  const callerId = await guestAsking(ctx, headers)
  const found = await limitCodeQuery({ ip, userId: callerId }, () => lobbyRowByCode(ctx.db, request.code, undefined))
  const lobbyId = found.id as LobbyId
  const origin = clientOf(ctx, lobbyId, { ip, seatKey: request.seatKey })
  if (await seatMovedFrom(ctx.db, lobbyId, origin.seatKey)) {
    if (!request.takeBack) throw new GameError('seat-moved')
    await limit.attempt(lobbyId, ip)
    return takeBackSeat(ctx, lobbyId, origin, device)
  }
  const before = callerId ?? (await guestBySeatKey(ctx.db, lobbyId, origin))
  // Counts only new seats. A guest who returns takes no new seat.
  if (!before || !(await memberRow(ctx.db, lobbyId, before))) await limit.attempt(lobbyId, ip)
  let token: Token | undefined
  let isRenamed = false
  const userId = await orTaken(() =>
    joinAs(ctx, lobbyId, async (tx, lobby) => {
      const guest = await guestSitting(ctx, tx, lobby, callerId, origin, request)
      token = callerId ? undefined : await issueToken(ctx, tx, guest.userId, device)
      isRenamed = guest.isRenamed
      return { userId: guest.userId, role: guest.isFinal ? 'spectator' : request.role }
    }),
  )
  if (isRenamed) ctx.background.later('publish the name of a guest', () => publishToLobbies(ctx, userId))
  return {
    ...(token && { token: { ...token, isGuest: true as const } }),
    lobbyId,
    lobbyCode: found.code ?? request.code,
    matchId: found.match_id as MatchId,
  }
}

const TAKEN_BACK = sentence('seat-taken-back')

interface GuestSitting {
  readonly userId: UserId
  readonly isRenamed: boolean
  /** True if the guest can only watch from now on. */
  readonly isFinal: boolean
}

/** Returns the guest who takes the seat: the caller, the guest with this seat key, or a new guest. */
async function guestSitting(
  ctx: Context,
  tx: Tx,
  lobby: LobbyRow,
  callerId: UserId | undefined,
  origin: SeatOrigin,
  request: JoinAsGuest,
): Promise<GuestSitting> {
  const now = ctx.clock.now()
  const before = callerId ?? (await guestBySeatKey(tx, lobby.id, origin))
  if (before) await extend(tx, before, now)
  const member = before && (await memberRow(tx, lobby.id, before))
  if (member) {
    const isFinal = isFinalSeat(seatAsIs(member, await isOut(tx, lobby.id, before)))
    return { userId: before, isRenamed: false, isFinal }
  }
  if (!lobby.settings.allowGuests) throw new GameError('account-needed', NO_GUESTS)
  const { reason, isEnded } = await guestEntry(tx, lobby, origin.clientKey, now)
  if (await wasTakenBackFrom(tx, lobby.id, origin)) throw new GameError('forbidden', TAKEN_BACK)
  if (reason) throw isEnded ? new GameError('account-needed', ENDED) : new GameError('ask-to-come-in')
  const isRenamed = before !== undefined && !(await hasSeatByLink(tx, before))
  if (request.selectedAvatar && (isRenamed || !before)) await requireAvatar(tx, request.selectedAvatar)
  if (isRenamed) await nameGuest(tx, before, request, now)
  const userId = before ?? (await newGuest(tx, request, now))
  await insertGuestSeat(tx, lobby.id, userId, origin, new Date(now))
  return { userId, isRenamed, isFinal: false }
}

/** Keeps the guest for at least another day. A guest who has registered meanwhile must sign in. */
export async function extend(tx: Tx, userId: UserId, now: number): Promise<void> {
  const extended = await tx
    .updateTable('account')
    .set({ guest_until: guestUntil(now) })
    .where('id', '=', userId)
    .where('guest_until', 'is not', null)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (!extended) throw new GameError('already-registered')
}

/** Gives a guest of a trial game the name that they chose for the lobby of their friends. */
async function nameGuest(tx: Tx, userId: UserId, request: JoinAsGuest, now: number): Promise<void> {
  const username = readUsername(request.username)
  await tx
    .updateTable('account')
    .set({
      ...(await freeUsername(tx, userId, username, username)),
      name: username,
      selected_avatar: request.selectedAvatar,
      updated_at: new Date(now),
    })
    .where('id', '=', userId)
    .execute()
}

async function newGuest(tx: Tx, request: JoinAsGuest, now: number): Promise<UserId> {
  const username = readUsername(request.username)
  const userId = await insertNamedGuest(tx, username, request.selectedAvatar, now)
  if (!userId) throw usernameRefused(await sayTaken(tx, username))
  return userId
}
