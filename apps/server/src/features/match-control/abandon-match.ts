import { GameError, type MatchId } from '@bettle/contract'
import { reasonToStore } from '@bettle/rules'
import type { Context } from '../../context.ts'
import { matchQueue } from '../match/match-queue.ts'
import { setHalf, setMatch } from '../match/match-store.ts'
import { halvesOf } from '../match/timetable.ts'
import { type Operator, operateMatch } from '../operation/operate-match.ts'
import { type Did, EVERYTHING } from '../operation/record-action.ts'
import { enqueueCloseLobbies } from '../settlement/schedule.ts'
import { pushesOfTimes } from './pushes-of-times.ts'

/** Abandons a match: settled bets stay settled, open bets are void, and the lobbies close with the reason ([C9]). */
export async function abandonMatch(ctx: Context, operator: Operator, matchId: MatchId, text: string): Promise<void> {
  const reason = { code: 'operator', text } as const
  // Ended rounds are settled first, so that only open bets become void.
  await ctx.jobs.runJobs(matchQueue(matchId))
  await operateMatch(ctx, operator, matchId, async (tx, match) => {
    if (match.results_confirmed_at) throw new GameError('results-confirmed')
    if (match.status === 'completed' || match.status === 'abandoned') throw new GameError('half-state')
    const now = ctx.clock.date()
    const running = (await halvesOf(tx, matchId)).filter((half) => half.status === 'active')
    for (const half of running) await setHalf(tx, half.id, { status: 'finished', end_time: now })
    await setMatch(tx, matchId, now, { status: 'abandoned', abandoned_reason: reasonToStore(reason), ended_at: now })
    const pushes = await pushesOfTimes(
      ctx,
      tx,
      match,
      running.map((half) => half.id),
    )
    await enqueueCloseLobbies(tx, now.getTime(), matchId, reason)
    const did: Did = {
      kind: 'abandon-match',
      before: { status: match.status },
      after: { status: 'abandoned', reason: text },
      undo: 'match-abandoned',
      changes: [EVERYTHING],
    }
    return { reply: undefined, ...pushes, did }
  })
}
