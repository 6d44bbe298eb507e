import { GameError, type MatchId } from '@bettle/contract'
import type { Context } from '../../context.ts'
import { setHalf, setMatch } from '../match/match-store.ts'
import { type Operator, operateMatch } from '../match/operate-match.ts'
import { halvesOf } from '../match/timetable.ts'
import { newsOfTimes } from './news-of-times.ts'

/** Ends the running half and the match; a half that was still to come is not played, bets on it are void. */
export function endMatch(ctx: Context, operator: Operator, matchId: MatchId): Promise<void> {
  return operateMatch(ctx, operator, matchId, async (tx, match) => {
    if (match.status !== 'active') throw new GameError('half-state')
    const now = ctx.clock.date()
    const running = (await halvesOf(tx, matchId)).filter((half) => half.status === 'active')
    for (const half of running) await setHalf(tx, half.id, { status: 'finished', end_time: now })
    await setMatch(tx, matchId, now, { status: 'completed', ended_at: now })
    return {
      reply: undefined,
      ...(await newsOfTimes(
        ctx,
        tx,
        match,
        running.map((half) => half.id),
      )),
    }
  })
}
