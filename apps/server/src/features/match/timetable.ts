import { GameError, type MatchId } from '@bettle/contract'
import { type Half, pauseOfWire, type Timetable } from '@bettle/rules'
import { type RawBuilder, sql } from 'kysely'
import type { MatchHalfRow, MatchRow, PlanRow, Reader, RoundRow } from '../../db/schema.ts'
import { isOwnMatch } from './own-match.ts'

/**
 * The round length (min) of every match's official plan, which administrators edit. Lobbies with another length play a
 * generated plan.
 */
export const OFFICIAL_DURATION = 10

/** A timetable as the rules use it, with its match and plan. */
export interface MatchTimetable extends Timetable {
  readonly matchId: MatchId
  readonly planId: string
}

/**
 * Reads a plan's timetable: all that decides when its rounds happen. The same rows give the same rounds on every node.
 */
export async function loadTimetable(reader: Reader, matchId: string, planId: string): Promise<MatchTimetable> {
  const { rows } = await sql<{ timetable: TimetableJson }>`
    select ${timetableJson(sql`${planId}::uuid`)} as timetable from match where id = ${matchId}`.execute(reader)
  const [row] = rows
  if (!row) throw new GameError('match-not-found')
  return timetableFromJson(row.timetable, planId)
}

/** Returns the timetables of plans of many matches, with one statement. */
export async function timetablesOfPlans(reader: Reader, planIds: readonly string[]): Promise<MatchTimetable[]> {
  if (planIds.length === 0) return []
  const { rows } = await sql<{ id: string; timetable: TimetableJson }>`
    select plan.id, ${timetableJson(sql`plan.id`)} as timetable from plan join match on match.id = plan.match_id
    where plan.id = any(${[...planIds]}::uuid[])`.execute(reader)
  return rows.map(({ id, timetable }) => timetableFromJson(timetable, id))
}

/** Returns the timetable as a JSON expression for a larger statement, in which `match` is the plan's match. */
export function timetableJson(planId: RawBuilder<unknown>): RawBuilder<TimetableJson> {
  return sql`jsonb_build_object('id', match.id, 'tempo', match.tempo, 'status', match.status, 'opened_by', match.opened_by,
    'halves', (select coalesce(jsonb_agg(to_jsonb(match_half) order by half_number), '[]')
      from match_half where match_id = match.id),
    'rounds', (select coalesce(jsonb_agg(to_jsonb(round) order by round_number), '[]')
      from round where plan_id = ${planId}))`
}

export function timetableFromJson(match: TimetableJson, planId: string): MatchTimetable {
  return timetableFrom(match, match.halves.map(withTimes), planId, match.rounds)
}

export interface TimetableJson extends Pick<MatchRow, 'id' | 'tempo' | 'status' | 'opened_by'> {
  halves: (Omit<MatchHalfRow, HalfTime> & Record<HalfTime, string | null>)[]
  rounds: RoundRow[]
}

type HalfTime = 'start_time' | 'end_time' | 'unsure_from'

/** Converts the times of a half to dates, because JSON holds them as texts. */
function withTimes(half: TimetableJson['halves'][number]): MatchHalfRow {
  const timeOf = (text: string | null) => (text === null ? null : new Date(text))
  const { start_time, end_time, unsure_from } = half
  return { ...half, start_time: timeOf(start_time), end_time: timeOf(end_time), unsure_from: timeOf(unsure_from) }
}

/** Returns a half as the rules use it. */
export function ruleHalf(half: MatchHalfRow): Half {
  const { id, half_number, status, start_time, end_time, pauses } = half
  return {
    ...{ id, status, halfNumber: half_number },
    startTime: start_time?.getTime() ?? null,
    endTime: end_time?.getTime() ?? null,
    ...(pauses && { pauses: pauses.map(pauseOfWire) }),
    ...startOf(half),
  }
}

/** Builds a timetable from rows that were read before. */
export function timetableFrom(
  match: Pick<MatchRow, 'id' | 'tempo' | 'status' | 'opened_by'>,
  halves: readonly MatchHalfRow[],
  planId: string,
  rounds: readonly RoundRow[],
): MatchTimetable {
  const numbers = new Map(halves.map((half) => [half.id, half.half_number]))
  return {
    matchId: match.id as MatchId,
    planId,
    tempo: match.tempo,
    matchStatus: match.status,
    ...(isOwnMatch(match) && { isOwn: true }),
    halves: halves.map(ruleHalf),
    rounds: rounds.map((round) => ({
      id: round.id,
      halfNumber: numbers.get(round.half_id) ?? 0,
      roundNumber: round.round_number,
      startMinute: round.start_minute,
      endMinute: round.end_minute,
    })),
  }
}

/** Returns what is known about the start of a half, without what most halves lack. */
const startOf = ({ unsure_from, start_moves }: MatchHalfRow) => ({
  ...(unsure_from && { unsureFrom: unsure_from.getTime() }),
  ...(start_moves && { startMoves: start_moves }),
})

/** Returns the timetables of all plans of a match, because an event or a half's time may affect each plan. */
export async function timetablesOf(
  reader: Reader,
  match: MatchRow,
): Promise<{ plan: PlanRow; timetable: MatchTimetable }[]> {
  const plans = await plansOf(reader, match.id)
  const timetables = await timetablesOfPlans(
    reader,
    plans.map(({ id }) => id),
  )
  const byPlan = new Map(timetables.map((timetable) => [timetable.planId, timetable]))
  return plans.flatMap((plan) => {
    const timetable = byPlan.get(plan.id)
    return timetable ? { plan, timetable: { ...timetable, tempo: match.tempo, matchStatus: match.status } } : []
  })
}

export function halvesOf(reader: Reader, matchId: string): Promise<MatchHalfRow[]> {
  return reader.selectFrom('match_half').selectAll().where('match_id', '=', matchId).orderBy('half_number').execute()
}

/** Returns the halves of many matches, by match. */
export async function halvesByMatch(reader: Reader, matchIds: readonly string[]): Promise<Map<string, MatchHalfRow[]>> {
  const byMatch = new Map<string, MatchHalfRow[]>(matchIds.map((id) => [id, []]))
  const rows = await reader
    .selectFrom('match_half')
    .selectAll()
    .where('match_id', '=', sql<string>`any(${[...matchIds]}::uuid[])`)
    .orderBy('half_number')
    .execute()
  for (const half of rows) byMatch.get(half.match_id)?.push(half)
  return byMatch
}

export function plansOf(reader: Reader, matchId: string): Promise<PlanRow[]> {
  return reader.selectFrom('plan').selectAll().where('match_id', '=', matchId).orderBy('round_duration').execute()
}

export async function officialPlan(reader: Reader, matchId: string): Promise<PlanRow> {
  const plan = await planOfDuration(reader, matchId, OFFICIAL_DURATION)
  if (!plan) throw new GameError('match-not-found')
  return plan
}

export function planOfDuration(reader: Reader, matchId: string, roundDuration: number): Promise<PlanRow | undefined> {
  return reader
    .selectFrom('plan')
    .selectAll()
    .where('match_id', '=', matchId)
    .where('round_duration', '=', roundDuration)
    .executeTakeFirst()
}
