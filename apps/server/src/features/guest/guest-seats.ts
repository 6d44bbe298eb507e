import type { UserId } from '@bettle/contract'
import { sentence } from '@bettle/contract'
import type { Context } from '../../context.ts'
import type { Reader, Tx } from '../../db/schema.ts'
import { hashOfCall } from '../../http/bind/answer-once.ts'
import { addressInLobby } from '../lobby/seat/host-address.ts'

/** The message of a lobby or a server that takes no guests. */
export const NO_GUESTS = sentence('accounts-only')

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
  return {
    clientKey: addressInLobby({ config }, lobbyId, ip),
    seatKey: seatKey === undefined ? undefined : hashOfCall(config.authSecret, ['guest seat', lobbyId, seatKey]),
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
