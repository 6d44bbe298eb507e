import type { MatchId } from '@bettle/contract'
import { endMatchRefusal } from '@bettle/rules'
import type { Context } from '../../context.ts'
import { setHalf, setMatch } from '../match/match-store.ts'
import { halvesOf } from '../match/timetable.ts'
import { type Operator, operateMatch } from '../operator/operate-match.ts'
import { pushesOfTimes } from './timetable/pushes-of-times.ts'
import { didToTimes } from './timetable/time-changes.ts'
import { type Guard, refuse, stageOf, unguarded } from './under-control.ts'

/** Ends the running half and the match. Upcoming halves are not played, and bets on them become void. */
export function endMatch(ctx: Context, operator: Operator, matchId: MatchId, guard: Guard = unguarded): Promise<void> {
  return operateMatch(ctx, operator, matchId, async (tx, match) => {
    await guard(tx, match)
    refuse(endMatchRefusal(stageOf(match)))
    const now = ctx.clock.date()
    const halves = await halvesOf(tx, matchId)
    const running = halves.filter((half) => half.status === 'active')
    for (const half of running) await setHalf(tx, half.id, { status: 'finished', end_time: now })
    await setMatch(tx, matchId, now, { status: 'completed', ended_at: now })
    const did = await didToTimes(tx, 'end-match', match, halves)
    const moved = running.map((half) => half.id)
    return { reply: undefined, ...(await pushesOfTimes(ctx, tx, match, moved)), did }
  })
}
