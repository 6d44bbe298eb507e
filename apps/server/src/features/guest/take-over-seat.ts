import type { IncomingHttpHeaders } from 'node:http'
import type * as contract from '@bettle/contract'
import { type Answer, type Asked, GameError, type LobbyId, type MatchId, sentence, type UserId } from '@bettle/contract'
import { DEVICE_AWAY_MS, SEAT_LINK_MS } from '@bettle/rules'
import type { Context } from '../../context.ts'
import type { AttemptLimit } from '../../http/limits/attempt-limits.ts'
import { inLobby } from '../../transactions/in-lobby.ts'
import { memberRow } from '../member/member-store.ts'
import { issueToken } from '../session/issue-token.ts'
import type { From } from '../session/login.ts'
import { endSessionsOf } from '../session/session-store.ts'
import { clientOf, guestBySeatKey } from './guest-seats.ts'
import { extend } from './join-as-guest.ts'
import {
  deviceSeenAt,
  hideBetsBefore,
  linkHashOf,
  refuseMove,
  seatMoveOf,
  setSeatKey,
  writeSeatMove,
} from './seat-moves.ts'

type TakenOver = Answer<typeof contract.takeOverSeat>

const USED = sentence('seat-link-used')
const OWN_SEAT = sentence('seat-own-here')

/**
 * Takes over the seat of a guest with the link of the host: seat, chips and bets ([G16]). The sessions of the other
 * device end. The link is void once the device has come back.
 */
export async function takeOverSeat(
  ctx: Context,
  limit: AttemptLimit,
  headers: IncomingHttpHeaders,
  { ip, device }: From,
  request: Asked<typeof contract.takeOverSeat>['body'],
): Promise<TakenOver> {
  const hash = linkHashOf(ctx, request.token)
  await limit.attempt(hash, ip)
  const found = await ctx.db
    .selectFrom('seat_move')
    .select(['lobby_id', 'account_id'])
    .where('link_hash', '=', hash)
    .executeTakeFirst()
  if (!found || !ctx.config.guests) throw new GameError('link-expired', USED)
  const lobbyId = found.lobby_id as LobbyId
  const userId = found.account_id as UserId
  const caller = await ctx.callers.authenticate(headers).catch(() => undefined)
  const origin = clientOf(ctx, lobbyId, { ip, seatKey: request.seatKey })
  const seenAt = await deviceSeenAt(ctx, userId)
  const taken = await inLobby<TakenOver>(ctx, lobbyId, async (tx, lobby) => {
    const now = ctx.clock.now()
    const move = await seatMoveOf(tx, lobbyId, userId)
    const isValid = move?.state === 'freed' && move.link_hash === hash && now - move.at.getTime() < SEAT_LINK_MS
    if (!isValid) throw new GameError('link-expired', USED)
    await refuseMove(tx, lobby, userId)
    if (now - seenAt < DEVICE_AWAY_MS) throw new GameError('seat-in-use', USED)
    const isMember = caller && (await memberRow(tx, lobbyId, caller.userId))
    if (isMember || (await guestBySeatKey(tx, lobbyId, origin))) throw new GameError('forbidden', OWN_SEAT)
    const before = await tx
      .selectFrom('guest_seat')
      .select('seat_key')
      .where('lobby_id', '=', lobbyId)
      .where('account_id', '=', userId)
      .executeTakeFirstOrThrow()
    const at = new Date(now)
    await extend(tx, userId, now)
    await endSessionsOf(tx, userId, 'seat-moved', now)
    await setSeatKey(tx, lobbyId, userId, origin.seatKey ?? null)
    await hideBetsBefore(tx, lobbyId, userId, at)
    const { lobby_id, account_id, ...freed } = move
    const pushes = await writeSeatMove(tx, lobby, userId, {
      ...freed,
      ...{ state: 'moved', at, agreed_at: null, link_hash: null },
      seat_key_before: move.seat_key_before ?? before.seat_key,
      seat_key_after: origin.seatKey ?? null,
    })
    const token = { ...(await issueToken(ctx, tx, userId, device)), isGuest: true as const }
    const place = { lobbyId, lobbyCode: lobby.code, matchId: lobby.match_id as MatchId }
    return { reply: { token, ...place }, pushes }
  })
  ctx.live.closeUser(userId)
  return taken
}
