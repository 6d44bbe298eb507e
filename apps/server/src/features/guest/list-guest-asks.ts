import type * as contract from '@bettle/contract'
import { type Answer, GameError, type GuestAddressId, type LobbyId, type UserId } from '@bettle/contract'
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import type { LobbyRow, Reader } from '../../db/schema.ts'
import { lobbyForMember } from '../member/member-store.ts'
import { guestEntry, HOST_ONLY } from './guest-entry.ts'

interface AskedFrom {
  readonly id: GuestAddressId
  readonly client_key: string
  readonly names: readonly string[]
  readonly asked_at: Date
  readonly seated: readonly string[]
}

/** Returns to the host the guests who wait for an answer, by address ([G15]). */
export async function listGuestAsks(
  ctx: Context,
  userId: UserId,
  lobbyId: LobbyId,
): Promise<Answer<typeof contract.listGuestAsks>> {
  const lobby = await lobbyForMember(ctx.db, lobbyId, userId)
  if (lobby.host_id !== userId) throw new GameError('forbidden', HOST_ONLY)
  const asks: Answer<typeof contract.listGuestAsks>['asks'] = []
  for (const { id, client_key, names, asked_at, seated } of await askedFrom(ctx.db, lobby)) {
    const { reason } = await guestEntry(ctx.db, lobby, client_key, ctx.clock.now())
    if (reason)
      asks.push({
        addressId: id,
        names: [...names],
        askedAt: asked_at.toISOString(),
        seatedNames: [...seated],
        reason,
      })
  }
  return { asks }
}

/** Reads the addresses with guests who have asked since the last permission and have no seat yet. */
async function askedFrom(reader: Reader, lobby: LobbyRow): Promise<readonly AskedFrom[]> {
  const { rows } = await sql<AskedFrom>`
    select address.id, address.client_key, min(ask.asked_at) as asked_at,
      jsonb_agg(ask.username order by ask.asked_at, ask.username) as names,
      (select coalesce(jsonb_agg(account.username order by taken_at, account.username), '[]')
        from guest_seat join account on account.id = guest_seat.account_id
        where guest_seat.lobby_id = address.lobby_id and guest_seat.client_key = address.client_key) as seated
    from guest_address as address join guest_ask as ask on ask.address_id = address.id
    where address.lobby_id = ${lobby.id} and address.ended_at is null
      and (address.let_in_at is null or ask.asked_at > address.let_in_at)
      and not exists (select from guest_seat where guest_seat.lobby_id = address.lobby_id
        and guest_seat.seat_key = ask.seat_key)
    group by address.id order by asked_at, address.id limit ${MOST_LISTED}`.execute(reader)
  return rows
}

/** The most addresses in one answer. The first to ask come first. */
const MOST_LISTED = 20
