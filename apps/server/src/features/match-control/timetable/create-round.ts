import { GameError, type MatchId, type MatchRound, type RoundId } from '@bettle/contract'
import { hasKickOff, instantOfMinute, type PlannedRound } from '@bettle/rules'
import type { Context } from '../../../context.ts'
import { newId } from '../../../db/ids.ts'
import { halfRow } from '../../match/match-store.ts'
import { halvesOf, officialPlan, ruleHalf } from '../../match/timetable.ts'
import { type Operator, operateMatch } from '../../operator/operate-match.ts'
import type { Did } from '../../operator/record-action.ts'
import { roundWire } from './list-rounds.ts'
import { pushesOfTimes } from './pushes-of-times.ts'
import { refuseMinutes, renumberRounds, roundsIn, roundsOfHalf } from './rounds-of-plan.ts'

/**
 * Adds a round to the official plan. Refuses it if the match or half has ended, or if the round would start in the
 * past.
 */
export async function createRound(
  ctx: Context,
  operator: Operator,
  halfId: string,
  request: PlannedRound,
  roundId = newId<RoundId>(),
): Promise<MatchRound> {
  const { match_id: matchId } = await halfRow(ctx.db, halfId)
  return operateMatch(ctx, operator, matchId as MatchId, async (tx, match) => {
    const half = (await halvesOf(tx, matchId)).find((candidate) => candidate.id === halfId)
    if (!half) throw new GameError('not-found')
    const isOver = match.status === 'completed' || match.status === 'abandoned' || half.status === 'finished'
    const clock = ruleHalf(half)
    const startsAt = hasKickOff(clock) ? instantOfMinute(clock, match.tempo, request.startMinute) : null
    if (isOver || (startsAt !== null && startsAt <= ctx.clock.now())) throw new GameError('half-state')
    const plan = await officialPlan(tx, matchId)
    refuseMinutes(request, await roundsOfHalf(tx, plan.id, halfId))
    await tx
      .insertInto('round')
      .values({
        id: roundId,
        plan_id: plan.id,
        half_id: halfId,
        round_number: 0,
        start_minute: request.startMinute,
        end_minute: request.endMinute,
      })
      .execute()
    await renumberRounds(tx, plan.id)
    const did: Did = {
      kind: 'create-round',
      subject: { roundId, halfId },
      after: { ...request },
      undo: { kind: 'delete-round', roundId },
      changes: [roundsIn(halfId)],
    }
    const reply = await roundWire({ db: tx, clock: ctx.clock }, roundId)
    return { reply, ...(await pushesOfTimes(ctx, tx, match)), did }
  })
}
