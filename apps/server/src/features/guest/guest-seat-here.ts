import type * as contract from '@bettle/contract'
import type { Answer, Asked } from '@bettle/contract'
import type { Context } from '../../context.ts'
import type { CodeQueryLimiter } from '../../http/limits/code-query-limiter.ts'
import { lobbyRowByCode } from '../member/member-store.ts'
import { clientOf, guestBySeatKey } from './guest-seats.ts'
import { seatMovedFrom } from './seat-moves.ts'

/** Returns the seat that a browser has, or had before another device took it over ([G9], [G16]). */
export async function guestSeatHere(
  ctx: Context,
  limitCodeQuery: CodeQueryLimiter,
  ip: string,
  { code, seatKey }: Asked<typeof contract.guestSeatHere>['body'],
): Promise<Answer<typeof contract.guestSeatHere>> {
  const lobby = await limitCodeQuery({ ip }, () => lobbyRowByCode(ctx.db, code, undefined))
  const origin = clientOf(ctx, lobby.id, { ip, seatKey })
  const move = await seatMovedFrom(ctx.db, lobby.id, origin.seatKey)
  const userId = move?.account_id ?? (await guestBySeatKey(ctx.db, lobby.id, origin))
  if (userId === undefined) return { state: 'none' }
  const guest = await ctx.db
    .selectFrom('account')
    .select('username')
    .where('id', '=', userId)
    .where('guest_until', 'is not', null)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return guest ? { state: move ? 'moved' : 'here', username: guest.username } : { state: 'none' }
}
