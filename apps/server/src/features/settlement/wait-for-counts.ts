import {
  type CountGap,
  type Instant,
  roundSpan,
  roundStatus,
  type Timetable,
  unknownInRound,
  waitsUntil,
} from '@bettle/rules'
import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../../context.ts'
import type { Reader, Tx } from '../../db/schema.ts'
import type { OwnedWork } from '../../jobs/jobs.ts'
import { countGaps } from '../match/count-gaps.ts'
import { loadTimetable } from '../match/timetable.ts'
import { planIdOf } from './round-in-match.ts'

/** An event type that a round waits for, because its count was unknown at the end of the round ([F26]). */
export interface AwaitedCount {
  readonly roundId: string
  readonly eventType: string
  readonly until: Instant
}

/**
 * Returns the counts for which a round waits: its own, and those of the rounds before it, because a lobby settles its
 * rounds in their order ([F26]).
 */
export async function awaitedCounts(
  ctx: Pick<Context, 'clock'>,
  reader: Reader,
  work: OwnedWork,
): Promise<AwaitedCount[]> {
  const gaps = await countGaps(reader, work.ownerId)
  if (gaps.length === 0) return []
  const timetable = await loadTimetable(reader, work.ownerId, await planIdOf(reader, work.key))
  return awaitedIn(timetable, work.key, gaps, ctx.clock.now())
}

/** Returns the counts for which a round of this timetable waits, its own and those of the rounds before it. */
export function awaitedIn(
  timetable: Timetable,
  roundId: string,
  gaps: readonly CountGap[],
  now: Instant,
): AwaitedCount[] {
  const number = timetable.rounds.find(({ id }) => id === roundId)?.roundNumber ?? 0
  return timetable.rounds.flatMap((round) => {
    const span = roundSpan(timetable, round)
    if (round.roundNumber > number || span.endsAt === null || roundStatus(timetable, round, now) !== 'finished')
      return []
    const until = waitsUntil(span.endsAt, timetable.tempo)
    if (until <= now) return []
    return unknownInRound(gaps, span, timetable.tempo).map((eventType) => ({ roundId: round.id, eventType, until }))
  })
}

/** True for a row `lobby` in which no open bet waits for one of these counts. */
export function isNotWaiting(awaited: readonly AwaitedCount[]): RawBuilder<boolean> {
  if (awaited.length === 0) return sql<boolean>`true`
  const counts = JSON.stringify(awaited.map(({ roundId, eventType }) => ({ round_id: roundId, event_type: eventType })))
  return sql<boolean>`(select true from bet
    join jsonb_to_recordset(${counts}::jsonb) as awaited(round_id uuid, event_type text) using (round_id, event_type)
    where bet.lobby_id = lobby.id and bet.outcome = 'open' limit 1) is null`
}

/**
 * Lets the job of a round wait for the first of these counts. Returns false if there is none, so that the job is done.
 * An answer that states a count ends the wait.
 */
export async function postponeSettlement(tx: Tx, work: OwnedWork, awaited: readonly AwaitedCount[]): Promise<boolean> {
  if (awaited.length === 0) return false
  const until = new Date(Math.min(...awaited.map((one) => one.until)))
  await tx
    .updateTable('due_work')
    .set({ wait_until: until })
    .where('queue', '=', work.queue)
    .where('kind', '=', work.kind)
    .where('key', '=', work.key)
    .execute()
  return true
}
