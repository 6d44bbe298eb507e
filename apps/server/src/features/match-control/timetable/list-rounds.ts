import { GameError, LATEST_LISTED, type ListQuery, type MatchId, type MatchRound, type UserId } from '@bettle/contract'
import type { Context } from '../../../context.ts'
import { type Page, pageOf } from '../../../db/queries/page-of.ts'
import type { Reader, RoundRow } from '../../../db/schema.ts'
import { halfRow, matchRow, roundRow } from '../../match/match-store.ts'
import { roundsToWire, roundToWire } from '../../match/match-wire.ts'
import { loadTimetable, OFFICIAL_DURATION, officialPlan, timetablesOfPlans } from '../../match/timetable.ts'
import { planSeenIn } from '../../member/plan-seen-in.ts'

/** Returns the rounds of a lobby that the player is in, or the official rounds if the request names no lobby. */
export async function listRounds(
  ctx: Context,
  userId: UserId,
  matchId: MatchId,
  lobbyId: string | undefined,
): Promise<MatchRound[]> {
  const plan = await planSeenIn(ctx.db, userId, matchId, lobbyId)
  return roundsToWire(await loadTimetable(ctx.db, matchId, plan.id), ctx.clock.now())
}

export async function listOfficialRounds(ctx: Context, matchId: MatchId): Promise<MatchRound[]> {
  await matchRow(ctx.db, matchId)
  const plan = await officialPlan(ctx.db, matchId)
  return roundsToWire(await loadTimetable(ctx.db, matchId, plan.id), ctx.clock.now())
}

export async function listRoundsOfHalf(ctx: Context, halfId: string): Promise<MatchRound[]> {
  const half = await halfRow(ctx.db, halfId)
  const rounds = await listOfficialRounds(ctx, half.match_id as MatchId)
  return rounds.filter((round) => round.half._id === halfId)
}

/** Returns a page of the rounds of official plans, by default the latest match first. */
export async function listAllRounds(ctx: Context, request: ListQuery): Promise<Page<MatchRound, 'matchRounds'>> {
  const query = ctx.db
    .selectFrom('round')
    .innerJoin('plan', 'plan.id', 'round.plan_id')
    .innerJoin('match', 'match.id', 'plan.match_id')
    .selectAll('round')
    .where('plan.round_duration', '=', OFFICIAL_DURATION)
    .where('match.deleted_at', 'is', null)
  const { rows, ...total } = await pageOf(query, request, {
    searched: ['match.home_team', 'match.away_team'],
    isNarrow: true,
    sorts: {
      createdAt: 'match.created_at',
      roundNumber: 'round.round_number',
      startMinute: 'round.start_minute',
      endMinute: 'round.end_minute',
    },
    byDefault: '-createdAt',
    id: 'round.id',
    latest: LATEST_LISTED,
  })
  return { matchRounds: await roundsOfManyToWire(ctx, rows), ...total }
}

/**
 * Returns the public form of rounds in the given order, each by the clock of its own match. A round that is deleted
 * meanwhile is omitted.
 */
async function roundsOfManyToWire(ctx: Context, rows: readonly RoundRow[]): Promise<MatchRound[]> {
  const timetables = await timetablesOfPlans(ctx.db, [...new Set(rows.map((row) => row.plan_id))])
  const now = ctx.clock.now()
  const wired = timetables.flatMap((timetable) => roundsToWire(timetable, now))
  const byId = new Map<string, MatchRound>(wired.map((round) => [round._id, round]))
  return rows.flatMap((row) => byId.get(row.id) ?? [])
}

export async function roundWire(
  ctx: Pick<Context, 'clock'> & { readonly db: Reader },
  roundId: string,
): Promise<MatchRound> {
  const row = await roundRow(ctx.db, roundId)
  const timetable = await loadTimetable(ctx.db, row.match_id, row.plan_id)
  const round = timetable.rounds.find((candidate) => candidate.id === roundId)
  if (!round) throw new GameError('round-not-found')
  return roundToWire(timetable, round, ctx.clock.now())
}
