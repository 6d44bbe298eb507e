import type { MatchId } from '@bettle/contract'
import { reopenHalfRefusal } from '@bettle/rules'
import type { Context } from '../../../context.ts'
import { halfOf, setHalf, setMatch } from '../../match/match-store.ts'
import { halvesOf } from '../../match/timetable.ts'
import { type Operator, operateMatch } from '../../operator/operate-match.ts'
import { enqueueCorrections } from '../../settlement/schedule.ts'
import { type Guard, refuse, underControl, unguarded } from '../under-control.ts'
import { pushesOfTimes } from './pushes-of-times.ts'
import { didToTimes } from './time-changes.ts'

/**
 * Undoes the end of the latest half, which is possible until the results are confirmed. It also corrects the rounds
 * that were settled because of the end ([C7]).
 */
export function reopenHalf(
  ctx: Context,
  operator: Operator,
  matchId: MatchId,
  halfNumber: number,
  guard: Guard = unguarded,
): Promise<void> {
  return operateMatch(ctx, operator, matchId, async (tx, match) => {
    await guard(tx, match)
    const halves = await halvesOf(tx, matchId)
    refuse(reopenHalfRefusal(underControl(match, halves), halfNumber))
    const half = halfOf(halves, halfNumber)
    const now = ctx.clock.date()
    await setHalf(tx, half.id, { status: 'active', end_time: null })
    await setMatch(tx, matchId, now, { status: 'active', ended_at: null })
    const pushes = await pushesOfTimes(ctx, tx, match, [half.id])
    await enqueueCorrections(tx, now.getTime(), matchId, { reason: { code: 'half-reopened' } })
    return { reply: undefined, ...pushes, did: await didToTimes(tx, 'reopen-half', match, halves, { halfNumber }) }
  })
}
