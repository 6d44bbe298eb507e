import { type Instant, planMatch, plannedMinutes } from '@bettle/rules'
import { newId } from '../../db/ids.ts'
import type { MatchHalfRow, MatchRow, PlanRow, Tx } from '../../db/schema.ts'
import { halvesOf, loadTimetable, planOfDuration } from '../match/timetable.ts'
import { repriceIn } from '../odds/reprice.ts'
import { scheduleMatch } from '../settlement/schedule.ts'

/**
 * Returns the match's plan for a round length, which all lobbies of that length share ([R4]). The first request creates
 * the plan with its rounds, their jobs and priced options. The match is locked, so a concurrent request waits and finds
 * the plan.
 */
export async function planFor(tx: Tx, match: MatchRow, roundDuration: number, now: Instant): Promise<PlanRow> {
  const existing = await planOfDuration(tx, match.id, roundDuration)
  if (existing) return existing
  await tx.selectFrom('match').select('id').where('id', '=', match.id).forUpdate().execute()
  return (await planOfDuration(tx, match.id, roundDuration)) ?? insertPlan(tx, match, roundDuration, now)
}

async function insertPlan(tx: Tx, match: MatchRow, roundDuration: number, now: Instant): Promise<PlanRow> {
  const plan = await tx
    .insertInto('plan')
    .values({
      id: newId(),
      match_id: match.id,
      round_duration: roundDuration,
      priced_round_id: null,
      created_at: new Date(now),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await insertRounds(tx, plan, await halvesOf(tx, match.id))
  await scheduleMatch(tx, match.id, now)
  await repriceIn(tx, plan, await loadTimetable(tx, match.id, plan.id), now)
  return plan
}

async function insertRounds(tx: Tx, plan: PlanRow, halves: readonly MatchHalfRow[]): Promise<void> {
  const numbers = halves.map((half) => half.half_number)
  const rounds = planMatch(numbers, plannedMinutes, plan.round_duration).flatMap((round) => {
    const half = halves.find((candidate) => candidate.half_number === round.halfNumber)
    return half ? [{ half, round }] : []
  })
  if (rounds.length === 0) return
  await tx
    .insertInto('round')
    .values(
      rounds.map(({ half, round }) => ({
        id: newId(),
        plan_id: plan.id,
        half_id: half.id,
        round_number: round.roundNumber,
        start_minute: round.startMinute,
        end_minute: round.endMinute,
      })),
    )
    .execute()
}
