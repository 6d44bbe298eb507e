import { GameError, type MatchId, type MatchRound, type RoundId } from '@bettle/contract'
import { roundSpan, roundStatus } from '@bettle/rules'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/schema.ts'
import { invalid } from '../../../http/errors/invalid.ts'
import { type RoundOfMatch, roundRow } from '../../match/match-store.ts'
import { loadTimetable, OFFICIAL_DURATION } from '../../match/timetable.ts'
import { type Operator, operateMatch } from '../../operator/operate-match.ts'
import { undoneBy } from '../../operator/operator.ts'
import type { Did } from '../../operator/record-action.ts'
import { roundWire } from './list-rounds.ts'
import { pushesOfTimes } from './pushes-of-times.ts'
import { refuseMinutes, refuseUsedRounds, renumberRounds, roundsIn, roundsOfHalf } from './rounds-of-plan.ts'

export interface RoundChange {
  readonly startMinute?: number | undefined
  /** The minute at which the round ends. Null removes it: the round then lasts until its half ends. */
  readonly endMinute?: number | null | undefined
}

/** Changes the minutes of an official round on which no bet is possible yet ([R8]). */
export async function updateRound(
  ctx: Context,
  operator: Operator,
  roundId: string,
  request: RoundChange,
): Promise<MatchRound> {
  const { match_id: matchId } = await roundRow(ctx.db, roundId)
  await operateMatch(ctx, operator, matchId as MatchId, async (tx, match) => {
    if (changesNothing(await roundRow(tx, roundId), request)) return { reply: undefined, did: null }
    const row = await upcomingRound(ctx, tx, roundId)
    const startMinute = request.startMinute ?? row.start_minute
    const endMinute = request.endMinute === undefined ? row.end_minute : request.endMinute
    const others = (await roundsOfHalf(tx, row.plan_id, row.half_id)).filter((other) => other.id !== roundId)
    refuseMinutes({ startMinute, endMinute }, others)
    await refuseUsedRounds(tx, [roundId], ctx.clock.date(), { isRestored: undoneBy(operator) !== undefined })
    await tx
      .updateTable('round')
      .set({ start_minute: startMinute, end_minute: endMinute })
      .where('id', '=', roundId)
      .execute()
    await renumberRounds(tx, row.plan_id)
    await refusePast(ctx, tx, row)
    const before = { startMinute: row.start_minute, endMinute: row.end_minute }
    const did: Did = {
      kind: 'update-round',
      subject: { roundId, halfId: row.half_id },
      before,
      after: { startMinute, endMinute },
      undo: { kind: 'update-round', roundId: roundId as RoundId, ...before },
      changes: [roundsIn(row.half_id)],
    }
    return { reply: undefined, ...(await pushesOfTimes(ctx, tx, match)), did }
  })
  return roundWire(ctx, roundId)
}

function changesNothing(row: RoundOfMatch, { startMinute, endMinute }: RoundChange): boolean {
  return (
    row.round_duration === OFFICIAL_DURATION &&
    (startMinute === undefined || startMinute === row.start_minute) &&
    (endMinute === undefined || endMinute === row.end_minute)
  )
}

/** Returns an official round that is still upcoming. Throws for any other round. */
export async function upcomingRound(ctx: Context, tx: Tx, roundId: string): Promise<RoundOfMatch> {
  const row = await roundRow(tx, roundId)
  if (row.round_duration !== OFFICIAL_DURATION) throw new GameError('round-not-found')
  const timetable = await loadTimetable(tx, row.match_id, row.plan_id)
  const round = timetable.rounds.find((candidate) => candidate.id === roundId)
  if (!round || roundStatus(timetable, round, ctx.clock.now()) !== 'upcoming') throw new GameError('round-in-use')
  return row
}

/** Refuses a start in the past, because the round would begin before users could bet on it. */
async function refusePast(ctx: Context, tx: Tx, row: RoundOfMatch): Promise<void> {
  const timetable = await loadTimetable(tx, row.match_id, row.plan_id)
  const round = timetable.rounds.find((candidate) => candidate.id === row.id)
  const startsAt = round ? roundSpan(timetable, round).startsAt : null
  if (startsAt !== null && startsAt <= ctx.clock.now())
    throw invalid('startMinute', 'This minute of the match has already passed.')
}
