import type { TrophyEntry } from '@bettle/rules'
import { type RawBuilder, sql } from 'kysely'
import type { Reader, Tx } from '../../db/schema.ts'

/** The bookings of a lobby so far. */
export interface Booked {
  /** The number of bookings: one, and one more for each correction. */
  readonly bookings: number
  readonly at: Date
  /** The trophy entries in the order in which they were written. */
  readonly entries: readonly TrophyEntry[]
}

/** Returns the bookings by lobby. Lobbies without a booking are missing. */
export async function bookedIn(reader: Reader, lobbyIds: readonly string[]): Promise<Map<string, Booked>> {
  if (lobbyIds.length === 0) return new Map()
  const { rows } = await sql<{ id: string; bookings: number; at: Date; entries: TrophyEntry[] }>`
    select booking.lobby_id as id, max(booking.number) as bookings, max(booking.at) as at, coalesce((
      select jsonb_agg(jsonb_build_object('userId', entry.account_id, 'kind', entry.kind, 'position', entry.position,
        'won', entry.won, 'trophies', entry.trophies) order by entry.booking, entry.kind desc, entry.position)
      from trophy_entry entry where entry.lobby_id = booking.lobby_id), '[]') as entries
    from trophy_booking booking where booking.lobby_id = any(${[...lobbyIds]}::uuid[])
    group by booking.lobby_id`.execute(reader)
  return new Map(rows.map(({ id, ...booked }) => [id, booked]))
}

/** SQL: an award adds one game, and its reversal subtracts one. */
const ONE = sql<number>`case kind when 'award' then 1 else -1 end`

export interface GamesOfCareer {
  readonly games: number
  readonly wins: number
  readonly trophies: number
}

/** Returns the sums of a user's games over all entries, including the trophies of competitions ([Z8]). */
export async function gamesOfCareer(reader: Reader, userId: string): Promise<GamesOfCareer> {
  const { rows } = await sql<GamesOfCareer>`
    select coalesce(sum(${ONE}), 0)::int as games, coalesce(sum(${ONE}) filter (where won), 0)::int as wins,
      coalesce(sum(trophies), 0)::int + (
        select coalesce(sum(trophies), 0)::int from competition_trophy where account_id = ${userId}) as trophies
    from trophy_entry where account_id = ${userId}`.execute(reader)
  return rows[0] ?? { games: 0, wins: 0, trophies: 0 }
}

/** SQL for the ids of the lobbies in which the user has an award that is not reversed. */
export const lobbiesOfCareer = (userId: string): RawBuilder<unknown> => sql`(
  select lobby_id from trophy_entry where account_id = ${userId} group by lobby_id having sum(${ONE}) > 0)`

export interface Booking {
  readonly lobbyId: string
  /** The next number of a booking in the lobby. The database accepts each number once ([Z5]). */
  readonly number: number
  readonly counted: boolean
  readonly entries: readonly TrophyEntry[]
}

/** Writes the trophies of lobbies; no other code does. The caller must hold the locks on the lobbies. */
export async function postTrophies(tx: Tx, bookings: readonly Booking[], at: Date): Promise<void> {
  if (bookings.length === 0) return
  await tx
    .insertInto('trophy_booking')
    .values(bookings.map(({ lobbyId, number, counted }) => ({ lobby_id: lobbyId, number, counted, at })))
    .execute()
  const rows = bookings.flatMap(({ lobbyId, number, entries }) =>
    entries.map(({ userId, ...entry }) => ({ ...entry, lobby_id: lobbyId, booking: number, account_id: userId })),
  )
  if (rows.length === 0) return
  await sql`
    insert into trophy_entry (lobby_id, booking, account_id, kind, position, won, trophies)
    select lobby_id, booking, account_id, kind, position, won, trophies
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as e(lobby_id uuid, booking integer, account_id uuid, kind text,
      position integer, won boolean, trophies integer)`.execute(tx)
}
