import { GameError, type HalfId, type MatchHalf, type OperatorAction } from '@bettle/contract'
import { type PlannedRound, plannedMinutes, planRounds } from '@bettle/rules'
import type { Context } from '../../../context.ts'
import { newId } from '../../../db/ids.ts'
import type { PlanRow, Tx } from '../../../db/schema.ts'
import { invalid } from '../../../http/errors/invalid.ts'
import { halvesOf, OFFICIAL_DURATION, plansOf } from '../../match/timetable.ts'
import { type Operator, operateMatch } from '../../operator/operate-match.ts'
import type { Did } from '../../operator/record-action.ts'
import { halfWire } from './list-halves.ts'
import { pushesOfTimes } from './pushes-of-times.ts'
import { renumberRounds, roundsIn } from './rounds-of-plan.ts'
import { TIMES } from './time-changes.ts'

export type HalfRequest = Omit<Extract<OperatorAction, { kind: 'create-half' }>, 'kind'>
type RestoredRound = NonNullable<HalfRequest['rounds']>[number]

/**
 * Adds the next half to a match that has not ended. The half is upcoming, whatever status a client sends.
 * Administrators add its official rounds themselves; generated plans get its rounds at once.
 */
export async function createHalf(
  ctx: Context,
  operator: Operator,
  { matchId, halfNumber, halfId = newId<HalfId>(), rounds = [] }: HalfRequest,
): Promise<MatchHalf> {
  return operateMatch(ctx, operator, matchId, async (tx, match) => {
    const halves = await halvesOf(tx, matchId)
    const isThere = halves.some((half) => half.half_number === halfNumber)
    const laterStarted = halves.some((half) => half.half_number > halfNumber && half.status !== 'upcoming')
    const isOver = match.status === 'completed' || match.status === 'abandoned'
    if (isThere || laterStarted || isOver) throw new GameError('half-state')
    const before = halves.filter((half) => half.half_number < halfNumber).length
    if (before < halfNumber - 1) throw invalid('halfNumber', `Add half ${before + 1} first.`)
    await tx
      .insertInto('match_half')
      .values({ id: halfId, match_id: matchId, half_number: halfNumber, status: 'upcoming' })
      .execute()
    for (const plan of await plansOf(tx, matchId)) {
      if (plan.round_duration === OFFICIAL_DURATION) await addRounds(tx, plan, halfId, rounds.map(asRow))
      else await addRounds(tx, plan, halfId, planRounds(plannedMinutes(halfNumber), plan.round_duration))
    }
    const did: Did = {
      kind: 'create-half',
      subject: { halfId, halfNumber },
      undo: { kind: 'delete-half', halfId },
      changes: [TIMES, roundsIn(halfId)],
    }
    const reply = await halfWire(tx, halfId)
    return { reply, ...(await pushesOfTimes(ctx, tx, match, [halfId])), did }
  })
}

interface RoundToAdd extends PlannedRound {
  readonly id?: string
}

const asRow = ({ roundId, ...minutes }: RestoredRound): RoundToAdd => ({ ...minutes, id: roundId })

export async function addRounds(tx: Tx, plan: PlanRow, halfId: HalfId, rounds: readonly RoundToAdd[]): Promise<void> {
  if (rounds.length === 0) return
  await tx
    .insertInto('round')
    .values(
      rounds.map((round, index) => ({
        id: round.id ?? newId(),
        plan_id: plan.id,
        half_id: halfId,
        // A temporary unique number, until the rounds are numbered again.
        round_number: -1 - index,
        start_minute: round.startMinute,
        end_minute: round.endMinute,
      })),
    )
    .execute()
  await renumberRounds(tx, plan.id)
}
