import type { MatchId } from '@bettle/contract'
import { abandonRefusal, type Reason, reasonToStore } from '@bettle/rules'
import type { Context } from '../../context.ts'
import { matchQueue } from '../match/match-queue.ts'
import { setHalf, setMatch } from '../match/match-store.ts'
import { halvesOf } from '../match/timetable.ts'
import { type Operator, operateMatch } from '../operator/operate-match.ts'
import { type Did, EVERYTHING } from '../operator/record-action.ts'
import { enqueueCloseLobbies } from '../settlement/schedule.ts'
import { pushesOfTimes } from './timetable/pushes-of-times.ts'
import { type Guard, refuse, stageOf, unguarded } from './under-control.ts'

/** Abandons a match: settled bets stay settled, open bets become void, and the lobbies close with the reason ([C9]). */
export async function abandonMatch(
  ctx: Context,
  operator: Operator,
  matchId: MatchId,
  given: string | Reason,
  guard: Guard = unguarded,
): Promise<void> {
  const reason: Reason = typeof given === 'string' ? { code: 'operator', text: given } : given
  // Settles ended rounds first, so that only the bets on rounds that have not ended become void.
  await ctx.jobs.runJobs(matchQueue(matchId))
  await operateMatch(ctx, operator, matchId, async (tx, match) => {
    await guard(tx, match)
    refuse(abandonRefusal(stageOf(match)))
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
      after: { status: 'abandoned', ...(typeof given === 'string' && { reason: given }) },
      undo: 'match-abandoned',
      changes: [EVERYTHING],
    }
    return { reply: undefined, ...pushes, did }
  })
}
