import { type Instant, type Reason, roundOfInstant, roundSpan, roundStatus } from '@bettle/rules'
import type { MatchRow, Tx } from '../../db/schema.ts'
import { timetableFrom } from '../match/timetable.ts'
import { enqueueCorrections } from '../settlement/schedule.ts'

/**
 * A round that ends within this time (ms) counts as ended. The clocks of two nodes may differ, so the other node may
 * have settled the round already.
 */
const CLOCKS_DIFFER = 1000

/** Enqueues a correction of each ended round that counts an event at one of these moments. */
export async function correctEndedRounds(
  tx: Tx,
  match: MatchRow,
  moments: readonly Instant[],
  now: Instant,
  reason: Reason,
): Promise<void> {
  for (const { id, from } of await endedRoundsAt(tx, match, moments, now)) {
    await enqueueCorrections(tx, from, match.id, { roundIds: [id], reason })
  }
}

interface EndedRound {
  readonly id: string
  /** The instant at which the round has ended by this node's clock. */
  readonly from: Instant
}

/**
 * Returns the rounds of all plans that count an event at one of these moments and that have ended on some node. These
 * rounds must be corrected.
 */
async function endedRoundsAt(
  tx: Tx,
  match: MatchRow,
  moments: readonly Instant[],
  now: Instant,
): Promise<EndedRound[]> {
  if (match.status === 'upcoming') return []
  const rows = await tx
    .selectFrom('round')
    .innerJoin('match_half as half', 'half.id', 'round.half_id')
    .selectAll('round')
    .select(['half.half_number', 'half.status', 'half.start_time', 'half.end_time', 'half.pauses', 'half.match_id'])
    .select(['half.unsure_from', 'half.start_moves'])
    .where('half.match_id', '=', match.id)
    .orderBy('round.round_number')
    .execute()
  const halves = new Map(rows.map(({ id: _, ...half }) => [half.half_id, { ...half, id: half.half_id }]))
  return [...new Set(rows.map((row) => row.plan_id))].flatMap((planId) => {
    const rounds = rows.filter((row) => row.plan_id === planId)
    const timetable = timetableFrom(match, [...halves.values()], planId, rounds)
    return moments.flatMap((at) => {
      const round = roundOfInstant(timetable, at)
      if (!round || roundStatus(timetable, round, now + CLOCKS_DIFFER) !== 'finished') return []
      return [{ id: round.id, from: Math.max(now, roundSpan(timetable, round).endsAt ?? now) }]
    })
  })
}
