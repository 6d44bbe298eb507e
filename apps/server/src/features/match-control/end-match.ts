import { GameError, type MatchId } from '@bettle/contract'
import type { Context } from '../../context.ts'
import { setHalf, setMatch } from '../match/match-store.ts'
import { halvesOf } from '../match/timetable.ts'
import { type Operator, operateMatch } from '../operation/operate-match.ts'
import { pushesOfTimes } from './pushes-of-times.ts'
import { didToTimes } from './time-changes.ts'

/** Ends the running half and the match. Upcoming halves are not played, and bets on them are void. */
export function endMatch(ctx: Context, operator: Operator, matchId: MatchId): Promise<void> {
  return operateMatch(ctx, operator, matchId, async (tx, match) => {
    if (match.status !== 'active') throw new GameError('half-state')
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
