import { GameError, type MatchEventId, type MatchId, type MatchPush } from '@bettle/contract'
import type { RecordedEvent } from '@bettle/rules'
import { sql } from 'kysely'
import type { Context } from '../../../context.ts'
import type { MatchEventRow, MatchRow, Tx } from '../../../db/schema.ts'
import type { ChangedInMatch } from '../../../transactions/in-match.ts'
import { deleteEventIn } from '../../match-event/delete-match-event.ts'
import { recordEventIn } from '../../match-event/record-match-event.ts'
import { restoreEventIn } from '../../match-event/restore-match-event.ts'
import { updateEventIn } from '../../match-event/update-match-event.ts'
import type { LoadedRoom } from './recorder-store.ts'

/** The prefix of source ids of events that named recorders tapped. The number of the first tap follows. */
const RECORDERS_SOURCE = 'recorders:'

export interface SyncedEvents {
  readonly pushes: readonly MatchPush[]
  readonly isScoreChanged: boolean
}

/**
 * Makes the events of the match equal to the events that count by the room's log ([RM23], [RM26]). An event that an
 * operator has changed or removed stays as it is ([RM8]).
 */
export async function syncEvents(
  ctx: Context,
  tx: Tx,
  match: MatchRow,
  { room }: Pick<LoadedRoom, 'room'>,
): Promise<SyncedEvents> {
  const tapped = new Map(room.recorded.map((event) => [`${RECORDERS_SOURCE}${event.id}`, event]))
  const stored = await storedEvents(tx, match.id)
  const changes: ChangedInMatch<unknown>[] = []
  let isScoreChanged = false
  for (const sourceId of new Set([...tapped.keys(), ...stored.keys()])) {
    const row = stored.get(sourceId)
    if (row?.isOverruled) continue
    const event = tapped.get(sourceId)
    const change = await syncOne(ctx, tx, match, row, event?.counts ? { ...event, sourceId } : undefined)
    if (!change) continue
    changes.push(change)
    isScoreChanged ||= (event?.eventType ?? row?.event_type) === 'Goal'
  }
  return { pushes: changes.flatMap(({ pushes = [] }) => pushes), isScoreChanged }
}

type StoredEvent = MatchEventRow & { readonly isOverruled: boolean }

async function storedEvents(tx: Tx, matchId: string): Promise<Map<string, StoredEvent>> {
  const rows = await tx
    .selectFrom('match_event')
    .selectAll()
    .select(
      sql<boolean>`exists (select from operator_action
        where operator_action.match_id = match_event.match_id and operator_action.account_id is not null
          and operator_action.subject->>'eventId' = match_event.id::text)`.as('isOverruled'),
    )
    .where('match_id', '=', matchId)
    .where('source_id', 'like', `${RECORDERS_SOURCE}%`)
    .execute()
  return new Map(rows.map((row) => [row.source_id ?? '', row]))
}

/** Makes one stored event equal to the event that counts, or removes it if none counts. */
async function syncOne(
  ctx: Context,
  tx: Tx,
  match: MatchRow,
  row: StoredEvent | undefined,
  event: (RecordedEvent & { readonly sourceId: string }) | undefined,
): Promise<ChangedInMatch<unknown> | undefined> {
  try {
    if (!event) {
      if (!row || row.removed_at !== null) return undefined
      return await deleteEventIn(ctx, tx, null, match, row.id as MatchEventId, undefined)
    }
    const timeStamp = new Date(event.at).toISOString()
    const { eventType, team, sourceId } = event
    if (!row) {
      const request = { match: match.id as MatchId, eventType, timeStamp, sourceId, ...(team && { team }) }
      return await recordEventIn(ctx, tx, null, match, request)
    }
    const isSame = row.at.getTime() === event.at && row.team === team
    const restored = row.removed_at === null ? undefined : await restore(ctx, tx, match, row)
    if (isSame) return restored
    const changed = await updateEventIn(ctx, tx, null, match, row.id, { timeStamp, team })
    return { reply: undefined, pushes: [...(restored?.pushes ?? []), ...(changed.pushes ?? [])] }
  } catch (error) {
    // The match accepts no change of its events any more, for instance because its results are confirmed.
    if (error instanceof GameError) return undefined
    throw error
  }
}

const restore = (ctx: Context, tx: Tx, match: MatchRow, row: StoredEvent) =>
  restoreEventIn(ctx, tx, null, match, row.id as MatchEventId, undefined)
