import type { HalfId, MatchId, RoundId } from '@bettle/contract'
import type { Context } from '../../../context.ts'
import { readOnce } from '../../../db/idempotency/idempotent-call.ts'
import { roundRow } from '../../match/match-store.ts'
import { type Operator, operateMatch } from '../../operator/operate-match.ts'
import type { Did } from '../../operator/record-action.ts'
import { pushesOfTimes } from './pushes-of-times.ts'
import { deleteRounds, refuseUsedRounds, renumberRounds, roundAsItIs, roundsIn } from './rounds-of-plan.ts'
import { upcomingRound } from './update-round.ts'

/** Removes an official round on which no bet is possible yet ([R8]). */
export async function deleteRound(ctx: Context, operator: Operator, roundId: string): Promise<void> {
  const { match_id: matchId } = await readOnce(() => roundRow(ctx.db, roundId))
  await operateMatch(ctx, operator, matchId as MatchId, async (tx, match) => {
    const row = await upcomingRound(ctx, tx, roundId)
    await refuseUsedRounds(tx, [roundId], ctx.clock.date())
    await deleteRounds(tx, [roundId])
    await renumberRounds(tx, row.plan_id)
    const { startMinute, endMinute } = roundAsItIs(row)
    const halfId = row.half_id as HalfId
    const did: Did = {
      kind: 'delete-round',
      subject: { roundId, halfId },
      before: { startMinute, endMinute },
      undo: { kind: 'create-round', halfId, roundId: roundId as RoundId, startMinute, endMinute },
      changes: [roundsIn(halfId)],
    }
    return { reply: undefined, ...(await pushesOfTimes(ctx, tx, match)), did }
  })
}
