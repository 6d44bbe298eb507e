import { GameError, type HalfId, type MatchId } from '@bettle/contract'
import type { Context } from '../../../context.ts'
import { readOnce } from '../../../db/idempotency/idempotent-call.ts'
import { halfRow } from '../../match/match-store.ts'
import { halvesOf, officialPlan, plansOf } from '../../match/timetable.ts'
import { type Operator, operateMatch } from '../../operator/operate-match.ts'
import type { Did } from '../../operator/record-action.ts'
import { pushesOfTimes } from './pushes-of-times.ts'
import {
  deleteRounds,
  refuseUsedRounds,
  renumberRounds,
  roundAsItIs,
  roundsIn,
  roundsOfHalf,
} from './rounds-of-plan.ts'
import { TIMES } from './time-changes.ts'

/**
 * Removes the last half, with its rounds in every plan, if the half has not started and no bet on it is possible yet.
 */
export async function deleteHalf(ctx: Context, operator: Operator, halfId: string): Promise<void> {
  const { match_id: matchId } = await readOnce(() => halfRow(ctx.db, halfId))
  await operateMatch(ctx, operator, matchId as MatchId, async (tx, match) => {
    const half = await halfRow(tx, halfId)
    const isOver = match.status === 'completed' || match.status === 'abandoned'
    const isLast = (await halvesOf(tx, matchId)).every((other) => other.half_number <= half.half_number)
    if (isOver || !isLast || half.status !== 'upcoming') throw new GameError('half-state')
    const official = (await roundsOfHalf(tx, (await officialPlan(tx, matchId)).id, halfId)).map(roundAsItIs)
    const rounds = await tx.selectFrom('round').select('id').where('half_id', '=', halfId).execute()
    const roundIds = rounds.map((round) => round.id)
    await refuseUsedRounds(tx, roundIds, ctx.clock.date())
    await deleteRounds(tx, roundIds)
    await tx.deleteFrom('match_half').where('id', '=', halfId).execute()
    for (const plan of await plansOf(tx, matchId)) await renumberRounds(tx, plan.id)
    const halfNumber = half.half_number
    const did: Did = {
      kind: 'delete-half',
      subject: { halfId, halfNumber },
      before: { rounds: official },
      undo: {
        kind: 'create-half',
        matchId: match.id as MatchId,
        halfId: halfId as HalfId,
        halfNumber,
        rounds: official,
      },
      changes: [TIMES, roundsIn(halfId)],
    }
    return { reply: undefined, ...(await pushesOfTimes(ctx, tx, match)), did }
  })
}
