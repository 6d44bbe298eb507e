import { GameError, type MatchId } from '@bettle/contract'
import type { Context } from '../../context.ts'
import { halfRow } from '../match/match-store.ts'
import { type Operator, operateMatch } from '../match/operate-match.ts'
import { plansOf } from '../match/timetable.ts'
import { newsOfTimes } from './news-of-times.ts'
import { deleteRounds, refuseUsedRounds, renumberRounds } from './rounds-of-plan.ts'

/** Removes a half that has not started and carries no bets, with its rounds in every plan. */
export async function deleteHalf(ctx: Context, operator: Operator, halfId: string): Promise<void> {
  const { match_id: matchId } = await halfRow(ctx.db, halfId)
  await operateMatch(ctx, operator, matchId as MatchId, async (tx, match) => {
    const half = await halfRow(tx, halfId)
    const isOver = match.status === 'completed' || match.status === 'abandoned'
    if (isOver || half.status !== 'upcoming') throw new GameError('half-state')
    const rounds = await tx.selectFrom('round').select('id').where('half_id', '=', halfId).execute()
    const roundIds = rounds.map((round) => round.id)
    await refuseUsedRounds(tx, roundIds)
    await deleteRounds(tx, roundIds)
    await tx.deleteFrom('match_half').where('id', '=', halfId).execute()
    for (const plan of await plansOf(tx, matchId)) await renumberRounds(tx, plan.id)
    return { reply: undefined, ...(await newsOfTimes(ctx, tx, match)) }
  })
}
