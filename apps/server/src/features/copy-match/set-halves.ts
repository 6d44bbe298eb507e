import { GameError, type HalfId } from '@bettle/contract'
import { plannedMinutes, planRounds } from '@bettle/rules'
import { newId } from '../../db/ids.ts'
import type { MatchHalfRow, MatchRow, PlanRow, Tx } from '../../db/schema.ts'
import { halvesOf, OFFICIAL_DURATION, plansOf } from '../match/timetable.ts'
import { addRounds } from '../match-control/timetable/create-half.ts'
import {
  deleteRounds,
  refuseUsedRounds,
  renumberRounds,
  roundsOfHalf,
} from '../match-control/timetable/rounds-of-plan.ts'

interface WantedRound {
  readonly roundId?: string
  readonly startMinute: number
  readonly endMinute: number | null
}

/**
 * A half of the requested setup. A restored setup names the ids that its halves and rounds had before; a copied setup
 * has no ids.
 */
export interface WantedHalf {
  readonly halfNumber: number
  readonly halfId?: HalfId
  readonly rounds: readonly WantedRound[]
}

/**
 * Gives a match that has not started these halves and official rounds. If a round of a half changes, all rounds of the
 * half are replaced; otherwise they keep their ids. Changes of rounds that may have bets are refused ([R8]). In
 * generated plans only the rounds of added and removed halves change.
 */
export async function setHalves(tx: Tx, match: MatchRow, wanted: readonly WantedHalf[], now: Date): Promise<void> {
  const there = await halvesOf(tx, match.id)
  for (const half of there) {
    if (!wanted.some(({ halfNumber }) => halfNumber === half.half_number)) await takeHalf(tx, half, now)
  }
  const plans = await plansOf(tx, match.id)
  for (const { halfNumber, halfId = newId<HalfId>(), rounds } of wanted) {
    const half = there.find((candidate) => candidate.half_number === halfNumber)
    const id = (half?.id ?? halfId) as HalfId
    if (!half) await addHalf(tx, match, id, halfNumber, plans)
    for (const plan of plans) {
      if (plan.round_duration === OFFICIAL_DURATION) await setRounds(tx, plan, { halfId: id, rounds }, now)
    }
  }
  for (const plan of plans) await renumberRounds(tx, plan.id)
}

async function addHalf(tx: Tx, match: MatchRow, id: HalfId, halfNumber: number, plans: readonly PlanRow[]) {
  await tx
    .insertInto('match_half')
    .values({ id, match_id: match.id, half_number: halfNumber, status: 'upcoming' })
    .execute()
  for (const plan of plans) {
    if (plan.round_duration === OFFICIAL_DURATION) continue
    await addRounds(tx, plan, id, planRounds(plannedMinutes(halfNumber), plan.round_duration))
  }
}

interface WantedRounds {
  readonly halfId: HalfId
  readonly rounds: readonly WantedRound[]
}

async function setRounds(tx: Tx, plan: PlanRow, { halfId, rounds }: WantedRounds, now: Date): Promise<void> {
  const before = await roundsOfHalf(tx, plan.id, halfId)
  const isSame = rounds.every(({ roundId, startMinute, endMinute }, index) => {
    const round = before[index]
    return (
      (roundId === undefined || roundId === round?.id) &&
      startMinute === round?.start_minute &&
      endMinute === round.end_minute
    )
  })
  if (isSame && before.length === rounds.length) return
  const ids = before.map((round) => round.id)
  await refuseUsedRounds(tx, ids, now)
  await deleteRounds(tx, ids)
  const named = rounds.map(({ roundId, ...minutes }) => ({ ...minutes, ...(roundId !== undefined && { id: roundId }) }))
  await addRounds(tx, plan, halfId, named)
}

async function takeHalf(tx: Tx, half: MatchHalfRow, now: Date): Promise<void> {
  if (half.status !== 'upcoming') throw new GameError('half-state')
  const rounds = await tx.selectFrom('round').select('id').where('half_id', '=', half.id).execute()
  const ids = rounds.map(({ id }) => id)
  await refuseUsedRounds(tx, ids, now)
  await deleteRounds(tx, ids)
  await tx.deleteFrom('match_half').where('id', '=', half.id).execute()
}
