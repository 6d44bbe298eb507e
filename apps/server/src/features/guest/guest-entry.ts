import type { GuestAddressId } from '@bettle/contract'
import { sentence } from '@bettle/contract'
import { type GuestAskReason, guestAskReason } from '@bettle/rules'
import { sql } from 'kysely'
import type { LobbyRow, Reader } from '../../db/schema.ts'
import { isHostOn } from '../lobby/seat/host-address.ts'

/** What one address in a lobby means for its next guest. */
export interface GuestEntry {
  /** Why the next guest has to ask; undefined if the guest may take a seat. */
  readonly reason: GuestAskReason | undefined
  /** True if the host lets in nobody else from the address. It matters only if there is a reason to ask. */
  readonly isEnded: boolean
  /** The row with the host's answers and the asks; undefined if nobody has asked. */
  readonly addressId: GuestAddressId | undefined
  readonly seatsWithoutChips: number
}

/** The message for members who are not the host. */
export const HOST_ONLY = sentence('host-only')

interface EntryRow {
  readonly id: GuestAddressId | null
  readonly let_in_at: Date | null
  readonly let_in_without_chips: number | null
  readonly ended_at: Date | null
  readonly seats: number
  readonly without_chips: number
  readonly removed_at: Date | null
}

/** Returns whether the next guest of this address has to ask the host of the lobby ([G10]). */
export async function guestEntry(reader: Reader, lobby: LobbyRow, clientKey: string, now: number): Promise<GuestEntry> {
  const { rows } = await sql<EntryRow>`
    select address.id, address.let_in_at, address.seats_without_chips as let_in_without_chips, address.ended_at, taken.*
    from (
      select count(*)::int as seats, count(*) filter (where ${hasNoChips(lobby)})::int as without_chips,
        max(removal.at) as removed_at
      from guest_seat join member using (lobby_id, account_id) left join removal using (lobby_id, account_id)
      where guest_seat.lobby_id = ${lobby.id} and guest_seat.client_key = ${clientKey}) as taken
    left join guest_address as address on address.lobby_id = ${lobby.id} and address.client_key = ${clientKey}`.execute(
    reader,
  )
  const [row] = rows
  if (!row) throw new Error('no facts about an address')
  const letInAt = row.let_in_at
  const reason = guestAskReason({
    isHostThere: await isHostOn(reader, lobby, clientKey, now),
    seats: row.seats,
    isRemovedSince: row.removed_at !== null && (letInAt === null || row.removed_at > letInAt),
    seatsWithoutChips: row.without_chips,
    letIn: letInAt === null ? undefined : { seatsWithoutChips: row.let_in_without_chips ?? 0 },
  })
  return {
    reason,
    isEnded: row.ended_at !== null,
    addressId: row.id ?? undefined,
    seatsWithoutChips: row.without_chips,
  }
}

/**
 * SQL on `member`: the player has no chips left. A member with an open bet still has chips in it, so that whether a
 * guest has to ask reveals no hidden bet ([V1]). An elimination counts once it is public ([X6]).
 */
const hasNoChips = (lobby: LobbyRow) => sql<boolean>`(member.seat_end = 'eliminated' or member.ranked
  and member.chips < ${lobby.settings.minBetAmount}
  and not exists (select from bet where bet.lobby_id = member.lobby_id and bet.account_id = member.account_id
    and bet.outcome = 'open'))`
