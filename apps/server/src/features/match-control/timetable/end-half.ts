import { GameError, type MatchId } from '@bettle/contract'
import { endHalfRefusal } from '@bettle/rules'
import type { Context } from '../../../context.ts'
import type { MatchHalfRow, MatchRow, Tx } from '../../../db/schema.ts'
import { invalid } from '../../../http/errors/invalid.ts'
import { halfOf, halfRow, setHalf, setMatch } from '../../match/match-store.ts'
import { halvesOf } from '../../match/timetable.ts'
import { type Operated, type Operator, operateMatch } from '../../operator/operate-match.ts'
import { enqueueCorrections } from '../../settlement/schedule.ts'
import { type Guard, refuse, underControl, unguarded } from '../under-control.ts'
import { pushesOfTimes } from './pushes-of-times.ts'
import { didToTimes } from './time-changes.ts'

/** Ends a running half now; ending the last half completes the match ([C5]). */
export function endHalf(
  ctx: Context,
  operator: Operator,
  matchId: MatchId,
  halfNumber: number,
  guard: Guard = unguarded,
): Promise<void> {
  return operateMatch(ctx, operator, matchId, async (tx, match) => {
    await guard(tx, match)
    const halves = await halvesOf(tx, matchId)
    refuse(endHalfRefusal(underControl(match, halves), halfNumber))
    return endIn(ctx, tx, match, halves, halfOf(halves, halfNumber), ctx.clock.date())
  })
}

/** Ends a running half at a given time up to now, and corrects the rounds that were settled after that time ([C6]). */
export async function endHalfAt(
  ctx: Context,
  operator: Operator,
  halfId: string,
  endTime?: string,
  guard: Guard = unguarded,
): Promise<void> {
  const { match_id: matchId, half_number: halfNumber } = await halfRow(ctx.db, halfId)
  return operateMatch(ctx, operator, matchId as MatchId, async (tx, match) => {
    await guard(tx, match)
    const halves = await halvesOf(tx, matchId)
    refuse(endHalfRefusal(underControl(match, halves), halfNumber))
    const half = halfOf(halves, halfNumber)
    const now = ctx.clock.date()
    const endsAt = endTime === undefined ? now : new Date(endTime)
    refuseEnd(half, endsAt, now, endTime !== undefined)
    return endIn(ctx, tx, match, halves, half, endsAt)
  })
}

/**
 * Refuses an end in the future, and a typed end that is not after the kick-off. Before the kick-off the half may end at
 * once, because the operator may have started it by mistake.
 */
export function refuseEnd(half: MatchHalfRow, endsAt: Date, now: Date, typed: boolean): void {
  if (endsAt > now) throw invalid('endTime', 'The end of a half cannot be in the future.')
  if (!half.start_time) throw new GameError('half-state')
  if (typed && endsAt <= half.start_time && half.start_time <= now) {
    throw invalid('endTime', 'A half must end after its start.')
  }
}

/** Ends a running half inside the match's transaction, now or at an earlier time. */
export async function endIn(
  ctx: Context,
  tx: Tx,
  match: MatchRow,
  halves: readonly MatchHalfRow[],
  half: MatchHalfRow,
  endsAt: Date,
): Promise<Operated<undefined>> {
  const now = ctx.clock.date()
  const isLast = halves.every((other) => other.half_number <= half.half_number)
  await setHalf(tx, half.id, { status: 'finished', end_time: endsAt })
  if (isLast) await setMatch(tx, match.id, now, { status: 'completed', ended_at: endsAt })
  if (endsAt < now) await correctEarlierEnd(tx, match.id, now)
  const did = await didToTimes(tx, 'end-half', match, halves, { halfNumber: half.half_number })
  return { reply: undefined, ...(await pushesOfTimes(ctx, tx, match, [half.id])), did }
}

/** Corrects the rounds that were settled after the earlier time at which a half ended ([C6]). */
export function correctEarlierEnd(tx: Tx, matchId: string, now: Date): Promise<void> {
  return enqueueCorrections(tx, now.getTime(), matchId, { reason: { code: 'half-ended-earlier' } })
}
