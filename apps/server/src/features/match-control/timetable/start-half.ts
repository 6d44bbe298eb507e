import type { MatchId } from '@bettle/contract'
import { nextFullMinute, startHalfRefusal } from '@bettle/rules'
import type { Context } from '../../../context.ts'
import type { MatchRow, Tx } from '../../../db/schema.ts'
import { halfOf, setHalf, setMatch } from '../../match/match-store.ts'
import { halvesOf } from '../../match/timetable.ts'
import { type Operated, type Operator, operateMatch } from '../../operator/operate-match.ts'
import { type Guard, refuse, underControl, unguarded } from '../under-control.ts'
import { columnsOfStart } from './earlier-start.ts'
import { correctEarlierEnd } from './end-half.ts'
import { pushesOfTimes } from './pushes-of-times.ts'
import { didToTimes } from './time-changes.ts'

/** Starts a half at the next full minute, and ends the half before it if that is still running ([C2], [C4]). */
export function startHalf(
  ctx: Context,
  operator: Operator,
  matchId: MatchId,
  halfNumber: number,
  guard: Guard = unguarded,
): Promise<void> {
  return operateMatch(ctx, operator, matchId, async (tx, match) => {
    await guard(tx, match)
    return startIn(ctx, tx, match, halfNumber)
  })
}

/**
 * Starts a half inside the match's transaction.
 * @param startsAt the kick-off, now or earlier; by default the next full minute
 * @param unsureFrom the last time when the half had certainly not begun, if nobody stated when it began ([S13])
 */
export async function startIn(
  ctx: Context,
  tx: Tx,
  match: MatchRow,
  halfNumber: number,
  startsAt?: Date,
  unsureFrom?: Date | null,
): Promise<Operated<undefined>> {
  const halves = await halvesOf(tx, match.id)
  refuse(startHalfRefusal(underControl(match, halves), halfNumber))
  const now = ctx.clock.date()
  const running = halves.filter((half) => half.status === 'active')
  const endsAt = startsAt ?? now
  for (const half of running) await setHalf(tx, half.id, { status: 'finished', end_time: endsAt })
  if (running.length > 0 && endsAt < now) await correctEarlierEnd(tx, match.id, now)
  const half = halfOf(halves, halfNumber)
  const kickOff = startsAt ?? new Date(nextFullMinute(now.getTime(), match.tempo))
  const start = columnsOfStart(half, { startTime: kickOff, unsureFrom }, match, now)
  await setHalf(tx, half.id, { status: 'active', ...start, end_time: null })
  await setMatch(tx, match.id, now, { status: 'active' })
  const moved = [...running, half].map(({ id }) => id)
  const did = await didToTimes(tx, 'start-half', match, halves, { halfNumber })
  return { reply: undefined, ...(await pushesOfTimes(ctx, tx, match, moved)), did }
}
