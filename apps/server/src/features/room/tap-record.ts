import type { UserId } from '@bettle/contract'
import { compareTaps, type TapRecord } from '@bettle/rules'
import { sql } from 'kysely'
import type { Tx } from '../../db/schema.ts'

/** The number of a member's latest taps that the member's record contains. */
const REMEMBERED = 2000

interface SeenRow {
  readonly match_id: string
  readonly event_type: string
  readonly at: Date
}

/**
 * Compares a member's taps in earlier rooms with the official matches, if their results are confirmed. Only event types
 * that the official match recorded count. Events that the room itself recorded do not count.
 */
export async function tapRecordOf(tx: Tx, userId: UserId): Promise<TapRecord> {
  const { rows: taps } = await sql<SeenRow>`
    select fixture.id as match_id, tap.event_type, tap.arrived_at as at
    from room_tap tap join match room on room.id = tap.match_id join match fixture on fixture.id = room.room_of
    where tap.account_id = ${userId} and tap.undone_at is null and fixture.id <> room.id and fixture.results_confirmed_at is not null
      and fixture.status = 'completed' and fixture.deleted_at is null
      and exists (
        select from match_event event
        where event.match_id = fixture.id and event.event_type = tap.event_type and event.removed_at is null)
    order by tap.arrived_at desc limit ${REMEMBERED}`.execute(tx)
  const fixtures = [...new Set(taps.map((tap) => tap.match_id))]
  if (fixtures.length === 0) return compareTaps([], [])
  const { rows: events } = await sql<SeenRow>`
    select match_id, event_type, at from match_event
    where match_id = any(${fixtures}::uuid[]) and removed_at is null`.execute(tx)
  const seen = (rows: readonly SeenRow[], fixture: string) =>
    rows
      .filter((row) => row.match_id === fixture)
      .map(({ event_type: eventType, at }) => ({ eventType, at: at.getTime() }))
  const records = fixtures.map((fixture) => compareTaps(seen(taps, fixture), seen(events, fixture)))
  return {
    hits: records.reduce((sum, { hits }) => sum + hits, 0),
    wrong: records.reduce((sum, { wrong }) => sum + wrong, 0),
    leads: records.flatMap(({ leads }) => leads),
  }
}
