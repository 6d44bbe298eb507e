import { GameError } from '@bettle/contract'
import { type CountGap, neverBegan, type RoundNow, roundStatus, type Timetable } from '@bettle/rules'
import type { Context } from '../../context.ts'
import type { MatchRow, PlanRow, Reader, RoundRow, Tx } from '../../db/schema.ts'
import type { OwnedWork } from '../../jobs/jobs.ts'
import { countsOfRound } from '../match/round-counts.ts'
import { loadTimetable } from '../match/timetable.ts'

/** A round and all data that decides its status, read under a lock that blocks changes of events and half times. */
export interface RoundInMatch {
  readonly match: MatchRow
  readonly plan: PlanRow
  readonly row: RoundRow
  readonly timetable: Timetable
}

/** Reads the round of a job. */
export async function roundInMatch(tx: Tx, { key: roundId }: OwnedWork): Promise<RoundInMatch> {
  const row = await tx.selectFrom('round').selectAll().where('id', '=', roundId).executeTakeFirst()
  if (!row) throw new GameError('round-not-found')
  const plan = await tx.selectFrom('plan').selectAll().where('id', '=', row.plan_id).executeTakeFirstOrThrow()
  const match = await tx
    .selectFrom('match')
    .selectAll()
    .where('id', '=', plan.match_id)
    .forShare()
    .executeTakeFirstOrThrow()
  return { match, plan, row, timetable: await loadTimetable(tx, match.id, plan.id) }
}

export async function planIdOf(reader: Reader, roundId: string): Promise<string> {
  const round = await reader.selectFrom('round').select('plan_id').where('id', '=', roundId).executeTakeFirstOrThrow()
  return round.plan_id
}

/** Reads the state of a round by the current facts, with the counts by which its bets must be settled. */
export async function roundNow(
  { clock }: Pick<Context, 'clock'>,
  reader: Reader,
  matchId: string,
  timetable: Timetable,
  roundId: string,
  gaps?: readonly CountGap[],
): Promise<RoundNow> {
  const round = timetable.rounds.find((candidate) => candidate.id === roundId)
  if (!round || roundStatus(timetable, round, clock.now()) !== 'finished') return 'continues'
  return neverBegan(timetable, round) ? 'never-began' : countsOfRound(reader, matchId, timetable, round, gaps)
}
