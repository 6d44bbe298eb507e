import { GameError, type MatchEvent, type MatchEventId, type MatchId } from '@bettle/contract'
import type { MatchEventRow, Reader } from '../../db/schema.ts'

export function matchEventToWire(row: MatchEventRow): MatchEvent {
  return {
    _id: row.id as MatchEventId,
    match: row.match_id as MatchId,
    eventType: row.event_type,
    timeStamp: row.at.toISOString(),
    team: row.team,
    sourceId: row.source_id,
    createdAt: row.created_at.toISOString(),
  }
}

/** Returns the form of an event in the audit log. */
export function eventAsItIs({ event_type: eventType, at, team }: MatchEventRow) {
  return { eventType, timeStamp: at.toISOString(), team }
}

/** Selects the events that are not removed, of matches that are not deleted. */
export function currentEvents(reader: Reader) {
  return reader
    .selectFrom('match_event')
    .innerJoin('match', 'match.id', 'match_event.match_id')
    .selectAll('match_event')
    .where('match.deleted_at', 'is', null)
    .where('match_event.removed_at', 'is', null)
}

export async function currentEvent(reader: Reader, eventId: string): Promise<MatchEventRow> {
  const event = await currentEvents(reader).where('match_event.id', '=', eventId).executeTakeFirst()
  if (!event) throw new GameError('not-found')
  return event
}
