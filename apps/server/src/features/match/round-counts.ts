import type { Statistics } from '@bettle/contract'
import { type Count, type CountGap, type Round, roundOfInstant, roundSpan, type Timetable } from '@bettle/rules'
import type { Reader } from '../../db/schema.ts'
import { countGaps, withUnknown } from './count-gaps.ts'

/**
 * Counts each event type from a round's start (included) to its end (excluded), without removed events.
 * An event on a boundary belongs to the later round ([E1]). A type whose count is unknown is written as such ([F26]).
 * @param gaps the gaps of the match, if the caller has read them
 */
export async function countsOfRound(
  reader: Reader,
  matchId: string,
  timetable: Timetable,
  round: Round,
  gaps?: readonly CountGap[],
): Promise<Record<string, Count>> {
  const { startsAt, endsAt } = roundSpan(timetable, round)
  if (startsAt === null) return {}
  let query = reader
    .selectFrom('match_event')
    .select(({ fn }) => ['event_type', fn.countAll<number>().as('count')])
    .where('match_id', '=', matchId)
    .where('removed_at', 'is', null)
    .where('at', '>=', timeFrom(startsAt))
    .groupBy('event_type')
  if (endsAt !== null) query = query.where('at', '<', timeFrom(endsAt))
  const rows = await query.execute()
  const counts = Object.fromEntries(rows.map((row) => [row.event_type, row.count]))
  return withUnknown(counts, gaps ?? (await countGaps(reader, matchId)), { startsAt, endsAt }, timetable.tempo)
}

/**
 * Rounds up to whole milliseconds, because at an odd tempo a boundary may lie between two of them, and event times are
 * whole.
 */
function timeFrom(instant: number): Date {
  return new Date(Math.ceil(instant))
}

/** Counts events by event type and round number. An event outside all rounds is not counted ([E1]). */
export async function countsByRound(reader: Reader, timetable: Timetable, matchId: string): Promise<Statistics> {
  const events = await reader
    .selectFrom('match_event')
    .select(['event_type', 'at'])
    .where('match_id', '=', matchId)
    .where('removed_at', 'is', null)
    .execute()
  const byType = new Map<string, Map<number, number>>()
  for (const event of events) {
    const round = roundOfInstant(timetable, event.at.getTime())
    if (!round) continue
    const counts = byType.get(event.event_type) ?? new Map<number, number>()
    byType.set(event.event_type, counts.set(round.roundNumber, (counts.get(round.roundNumber) ?? 0) + 1))
  }
  return Object.fromEntries([...byType].map(([eventType, counts]) => [eventType, Object.fromEntries(counts)]))
}
