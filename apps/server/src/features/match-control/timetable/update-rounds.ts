import type { MatchId, MatchRound } from '@bettle/contract'
import type { Context } from '../../../context.ts'
import { matchQueue } from '../../match/match-queue.ts'
import { halfRow } from '../../match/match-store.ts'
import { plansOf } from '../../match/timetable.ts'
import { ensurePriced } from '../../odds/reprice.ts'
import { type Operator, operateMatch } from '../../operator/operate-match.ts'
import { scheduleMatch } from '../../settlement/schedule.ts'
import { listRoundsOfHalf } from './list-rounds.ts'

/** Settles the ended rounds of the half's match and returns the half's rounds. Despite its name it changes no times. */
export async function updateRounds(ctx: Context, operator: Operator, halfId: string): Promise<MatchRound[]> {
  const half = await halfRow(ctx.db, halfId)
  await settleEndedRounds(ctx, operator, half.match_id as MatchId)
  return listRoundsOfHalf(ctx, halfId)
}

/** Runs the match's pending and failed jobs at an operator's request, and prices options that have no prices yet. */
export async function settleEndedRounds(ctx: Context, operator: Operator, matchId: MatchId): Promise<void> {
  await operateMatch(ctx, operator, matchId, async (tx) => {
    await scheduleMatch(tx, matchId, ctx.clock.now())
    return { reply: undefined, did: { kind: 'settle-due', undo: 'nothing-to-undo', changes: [] } }
  })
  await ctx.jobs.runAgain(matchQueue(matchId))
  for (const plan of await plansOf(ctx.db, matchId)) await ensurePriced(ctx, matchId, plan.id)
}
