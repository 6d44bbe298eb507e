import type * as contract from '@bettle/contract'
import type { Answer, LobbyId, UserId } from '@bettle/contract'
import { compareTaps, leadOf, recorderOf, type TapRecord, tapWeight, WATCHES_FOR } from '@bettle/rules'
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import type { Tx } from '../../db/schema.ts'
import { inMatch } from '../../transactions/in-match.ts'
import { roomMember, watchersIn } from './room-store.ts'
import { whistleSeenBy } from './room-whistle.ts'

/** The number of a member's latest taps that the member's record contains. */
const REMEMBERED = 2000
/** How long a member is present who sees the start of the match and not the tap pad (ms, [RM6]). */
const SEES_START_FOR = 60_000

export interface EnterRoom {
  readonly lobbyId: LobbyId
  /** True if the member sees the start of the match and not the tap pad. */
  readonly seesStart: boolean
}

/**
 * Marks a player as present in a room, with the weight and the lead that the player showed in earlier matches ([RM4],
 * [RM5], [RM6]). A host without a seat is not marked.
 */
export async function enterRoom(
  ctx: Context,
  userId: UserId,
  { lobbyId, seesStart }: EnterRoom,
): Promise<Answer<typeof contract.enterRoom>> {
  const room = await roomMember(ctx.db, lobbyId, userId)
  const { present, whistle } = await inMatch(ctx, room.matchId, async (tx) => {
    const now = ctx.clock.date()
    // A member without the tap pad confirms no events. Such a member is present for one minute, so that they can press
    // the whistle and do not count long in a match that they do not record.
    const seenAt = seesStart ? new Date(now.getTime() - WATCHES_FOR + SEES_START_FOR) : now
    if (!room.isHostOnly) {
      const record = await tapRecordOf(tx, userId)
      const values = { seen_at: seenAt, weight: tapWeight(record), lead_ms: Math.round(leadOf(record)) }
      await tx
        .insertInto('room_watcher')
        .values({ match_id: room.matchId, account_id: userId, ...values })
        .onConflict((conflict) =>
          conflict.columns(['match_id', 'account_id']).doUpdateSet({
            seen_at: sql<Date>`greatest(room_watcher.seen_at, ${seenAt})`,
          }),
        )
        .execute()
    }
    const watchers = await watchersIn(tx, room, now)
    const whistle = await whistleSeenBy(tx, room.matchId, userId, { watchers, now: now.getTime() })
    return { reply: { present: watchers.length, whistle } }
  })
  return { recorder: recorderOf(present), isHostOnly: room.isHostOnly, present, ...(whistle && { whistle }) }
}

interface SeenRow {
  readonly match_id: string
  readonly event_type: string
  readonly at: Date
}

/**
 * Compares a member's taps in earlier rooms with the official matches, if their results are confirmed. Only event types
 * that the official match recorded count. Events that the room itself recorded do not count.
 */
async function tapRecordOf(tx: Tx, userId: UserId): Promise<TapRecord> {
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
