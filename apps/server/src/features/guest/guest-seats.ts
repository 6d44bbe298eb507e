import type { UserId } from '@bettle/contract'
import { sql } from 'kysely'
import type { Context, Reader, Tx } from '../../context.ts'
import { hashOfCall } from '../../http/bind/answer-once.ts'
import { clientKeyOf } from '../../http/limits/client-key-of.ts'

/**
 * Where a request for a seat comes from. Both fields are keyed hashes, so that the database holds neither the address
 * nor the secret.
 */
export interface SeatOrigin {
  readonly clientKey: string
  readonly seatKey: string | undefined
}

export function clientOf(
  { config }: Pick<Context, 'config'>,
  lobbyId: string,
  { ip, seatKey }: { readonly ip: string; readonly seatKey: string | undefined },
): SeatOrigin {
  const hashed = (kind: string, value: string) => hashOfCall(config.authSecret, [kind, lobbyId, value])
  return {
    clientKey: hashed('guest client', clientKeyOf(ip)),
    seatKey: seatKey === undefined ? undefined : hashed('guest seat', seatKey),
  }
}

/** Returns the guest whose browser took a seat in the lobby with this secret ([G9]). */
export async function guestBySeatKey(
  reader: Reader,
  lobbyId: string,
  { seatKey }: SeatOrigin,
): Promise<UserId | undefined> {
  if (seatKey === undefined) return undefined
  const row = await reader
    .selectFrom('guest_seat')
    .select('account_id')
    .where('lobby_id', '=', lobbyId)
    .where('seat_key', '=', seatKey)
    .executeTakeFirst()
  return row?.account_id as UserId | undefined
}

/** True for a guest who has taken a seat by a link before and so has chosen a name. */
export async function hasSeatByLink(reader: Reader, userId: UserId): Promise<boolean> {
  const row = await reader
    .selectFrom('guest_seat')
    .select('lobby_id')
    .where('account_id', '=', userId)
    .executeTakeFirst()
  return row !== undefined
}

/** True if a guest from the same client was removed from the lobby or became a spectator for inactivity ([G10]). */
export async function isRemovedFrom(reader: Reader, lobbyId: string, { clientKey }: SeatOrigin): Promise<boolean> {
  const { rows } = await sql`
    select from guest_seat join member using (lobby_id, account_id) left join removal using (lobby_id, account_id)
    where lobby_id = ${lobbyId} and client_key = ${clientKey}
      and (removal.account_id is not null or member.seat_end in ('kicked', 'removed')) limit 1`.execute(reader)
  return rows.length > 0
}

export async function insertGuestSeat(
  tx: Tx,
  lobbyId: string,
  userId: UserId,
  { clientKey, seatKey = null }: { readonly clientKey: string; readonly seatKey?: string | null | undefined },
  now: Date,
): Promise<void> {
  await tx
    .insertInto('guest_seat')
    .values({ lobby_id: lobbyId, account_id: userId, client_key: clientKey, seat_key: seatKey, taken_at: now })
    .execute()
}
