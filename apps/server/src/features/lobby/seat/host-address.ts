import type { LobbyId, UserId } from '@bettle/contract'
import { sql } from 'kysely'
import type { Context } from '../../../context.ts'
import type { Reader } from '../../../db/schema.ts'
import { hashOfCall } from '../../../http/bind/answer-once.ts'
import { clientKeyOf } from '../../../http/limits/client-key-of.ts'

/** How long after their last visit the host counts as being on an address (ms). A match with its breaks is shorter. */
const STAYS_MS = 3 * 60 * 60_000
/** The precision with which a visit is stored (ms). */
const EXACT_MS = 5 * 60_000

/**
 * Returns the keyed hash of an address for one lobby, so that the database holds no address and the rows of two lobbies
 * cannot be compared.
 */
export function addressInLobby({ config }: Pick<Context, 'config'>, lobbyId: string, ip: string): string {
  return hashOfCall(config.authSecret, ['guest client', lobbyId, clientKeyOf(ip)])
}

/** When each visit was stored last, so that a host who reloads writes nothing. */
const storedIn = new WeakMap<Context['db'], Map<string, number>>()
const MOST_REMEMBERED = 10_000

/**
 * Stores that the host has opened the lobby from this address. Does nothing for another member and in a lobby without
 * guests.
 */
export async function noteHostAddress(
  ctx: Pick<Context, 'config' | 'db' | 'clock'>,
  { id, host_id, settings }: HostedLobby,
  userId: UserId,
  ip: string,
): Promise<void> {
  if (host_id !== userId || !settings.allowGuests) return
  const stored = storedIn.get(ctx.db) ?? new Map<string, number>()
  storedIn.set(ctx.db, stored)
  const visit = `${id} ${userId} ${clientKeyOf(ip)}`
  const now = ctx.clock.now()
  if (now - (stored.get(visit) ?? Number.NEGATIVE_INFINITY) < EXACT_MS) return
  await sql`insert into host_address (lobby_id, client_key, account_id, seen_at)
    values (${id}, ${addressInLobby(ctx, id, ip)}, ${userId}, ${new Date(now)})
    on conflict (lobby_id, client_key, account_id) do update set seen_at = excluded.seen_at`.execute(ctx.db)
  if (stored.size >= MOST_REMEMBERED) stored.clear()
  stored.set(visit, now)
}

interface HostedLobby {
  readonly id: string
  readonly host_id: string | null
  readonly settings: { readonly allowGuests: boolean }
}

/** Stores the address from which a lobby was opened, whose opener is its host. */
export function noteOpenerAddress(
  ctx: Pick<Context, 'config' | 'db' | 'clock'>,
  lobby: { readonly _id: LobbyId; readonly gameSettings: { readonly allowGuests: boolean } },
  userId: UserId,
  ip: string,
): Promise<void> {
  return noteHostAddress(ctx, { id: lobby._id, host_id: userId, settings: lobby.gameSettings }, userId, ip)
}

/**
 * True if the host of the lobby is on this address: the host opened the lobby from it, or is a guest who took the seat
 * from it.
 */
export async function isHostOn(
  reader: Reader,
  lobby: Pick<HostedLobby, 'id' | 'host_id'>,
  clientKey: string,
  now: number,
): Promise<boolean> {
  const { rows } = await sql`
    select from host_address where lobby_id = ${lobby.id} and client_key = ${clientKey} and account_id = ${lobby.host_id}
      and seen_at > ${new Date(now - STAYS_MS)}
    union all
    select from guest_seat where lobby_id = ${lobby.id} and client_key = ${clientKey} and account_id = ${lobby.host_id}
    limit 1`.execute(reader)
  return rows.length > 0
}
