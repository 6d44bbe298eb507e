import type { MatchId } from '@bettle/contract'
import type { Context } from '../../context.ts'
import { roundRow } from '../match/match-store.ts'
import { type Operator, operateMatch } from '../match/operate-match.ts'
import { newsOfTimes } from './news-of-times.ts'
import { deleteRounds, renumberRounds } from './rounds-of-plan.ts'
import { editableRound } from './update-round.ts'

/** Removes an official round that has not begun and carries no bets ([R8]). */
export async function deleteRound(ctx: Context, operator: Operator, roundId: string): Promise<void> {
  const { match_id: matchId } = await roundRow(ctx.db, roundId)
  await operateMatch(ctx, operator, matchId as MatchId, async (tx, match) => {
    const { plan_id: planId } = await editableRound(ctx, tx, roundId)
    await deleteRounds(tx, [roundId])
    await renumberRounds(tx, planId)
    return { reply: undefined, ...(await newsOfTimes(ctx, tx, match)) }
  })
}
