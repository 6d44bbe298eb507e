import type { RoundId } from '@bettle/contract'
import {
  hasCuts,
  isEndToDecide,
  isStartKnownLate,
  lateFrom,
  mayHaveLateBets,
  planRound,
  type Round,
  type RoundBefore,
  type RoundNow,
  settingsPlayed,
} from '@bettle/rules'
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import type { LobbyRow, Reader, Tx } from '../../db/schema.ts'
import type { OwnedWork } from '../../jobs/jobs.ts'
import { hiddenStakes } from '../leaderboard/standings.ts'
import { cutPlayersOf } from '../ledger/cut-players.ts'
import { countGaps } from '../match/count-gaps.ts'
import { isPractice } from '../match/practice-match.ts'
import { isOfCompetition } from '../member/lobby-kind.ts'
import { correctTrophies } from '../trophy/award-trophies.ts'
import {
  BATCH,
  type BatchPushes,
  type From,
  forEachBatch,
  merged,
  NO_PUSHES,
  type RemainingLobby,
  withPushes,
} from './batches.ts'
import { cutLobbies } from './eliminations/cut-lobbies.ts'
import { lobbiesIn, pushesOfEliminations, tournamentSeats } from './eliminations/eliminations.ts'
import { publishableEliminations } from './eliminations/publishable-eliminations.ts'
import { penaltyCandidates } from './inactivity/penalise.ts'
import { pushesOfPenalties } from './inactivity/pushes-of-penalties.ts'
import { decidedBet, pushesOfBets } from './pushes-of-bets.ts'
import { type RoundInMatch, roundInMatch, roundNow } from './round-in-match.ts'
import {
  groupedByLobby,
  type LobbyPlan,
  NEVER_SETTLED,
  toPlanIn,
  type WrittenPlans,
  writePlans,
} from './round-plans.ts'
import { enqueueCompetitions } from './schedule.ts'
import { settleDeserted } from './settle-deserted.ts'
import { betsOnRound } from './settlement-store.ts'
import { betsOfRound, isUnsettled, planOfRound } from './unsettled.ts'
import { type AwaitedCount, awaitedCounts, awaitedIn, isNotWaiting, postponeSettlement } from './wait-for-counts.ts'

/**
 * Settles a round that has ended, once in each lobby of its plan: bets first, then penalties, kicks, eliminations and
 * cuts ([S1], [S2]).
 */
export async function settleRound(ctx: Context, work: OwnedWork): Promise<void> {
  await settleDeserted(ctx, work)
  await forEachBatch(ctx, work, {
    remaining: (reader, from) => lobbiesToSettle(ctx, reader, work, from),
    lock: roundInMatch,
    apply: (tx, lobbies, round) => settleBatch(ctx, tx, work, lobbies, round),
    postponed: async (tx) => postponeSettlement(tx, work, await awaitedOfLobbies(ctx, tx, work)),
  })
}

/** Returns the counts for which a lobby waits that must still settle the round. */
async function awaitedOfLobbies(ctx: Context, tx: Tx, work: OwnedWork): Promise<AwaitedCount[]> {
  const awaited = await awaitedCounts(ctx, tx, work)
  if (awaited.length === 0) return []
  const { rows } = await sql`
    select from lobby where lobby.plan_id = ${planOfRound(sql`${work.key}::uuid`)}
      and ${isUnsettled(sql`${work.key}::uuid`, sql`${work.due_at}`)} limit 1`.execute(tx)
  return rows.length > 0 ? awaited : []
}

async function lobbiesToSettle(
  ctx: Context,
  reader: Reader,
  work: OwnedWork,
  { after, without }: From,
): Promise<RemainingLobby[]> {
  const awaited = await awaitedCounts(ctx, reader, work)
  const roundId = sql<string>`${work.key}::uuid`
  const { rows } = await sql<RemainingLobby>`
    select lobby.id, ${betsOfRound(roundId, 'open')} as bets from lobby
    where lobby.plan_id = ${planOfRound(roundId)} and ${isUnsettled(roundId, sql`${work.due_at}`)}
      and ${isNotWaiting(awaited)} and lobby.id > ${after}::uuid and lobby.id <> all(${without}::uuid[])
    order by lobby.id limit ${BATCH}`.execute(reader)
  return rows
}

/** Plans the settlement of the lobbies that have not settled the round, writes it, and returns its pushes. */
async function settleBatch(
  ctx: Context,
  tx: Tx,
  work: OwnedWork,
  locked: readonly LobbyRow[],
  found: RoundInMatch,
): Promise<BatchPushes | undefined> {
  const { timetable, row, match } = found
  const gaps = await countGaps(tx, match.id)
  const now = await roundNow(ctx, tx, match.id, timetable, row.id, gaps)
  const round = timetable.rounds.find((candidate) => candidate.id === row.id)
  if (!round || now === 'continues') return undefined
  const before = await unsettled(tx, locked, work, awaitedIn(timetable, row.id, gaps, ctx.clock.now()))
  const lobbies = locked.filter(({ id }) => before.has(id))
  if (lobbies.length === 0) return NO_PUSHES
  const at = ctx.clock.date()
  const plans = await plansOf(ctx, tx, { lobbies, before, found, round, now })
  const written = await writePlans(tx, row.id, now, plans, at)
  if (lobbies.some(isOfCompetition)) await enqueueCompetitions(tx, at.getTime(), match.id)
  const settled = await pushesOfSettlement(ctx, tx, found, plans, written)
  const updates = merged(settled, await cutLobbies(ctx, tx, found, plans, at))
  // After the results are confirmed, a round without bets may still be settled late, and its penalties change the
  // ranking and so the trophies.
  return match.results_confirmed_at === null ? updates : withPushes(updates, await correctTrophies(tx, lobbies, at))
}

interface ToSettle {
  readonly lobbies: readonly LobbyRow[]
  readonly before: ReadonlyMap<string, RoundBefore>
  readonly found: RoundInMatch
  readonly round: Round
  readonly now: RoundNow
}

/** Reads what decides the settlement in each lobby, and plans it. */
async function plansOf(
  ctx: Context,
  tx: Tx,
  { lobbies, before, found, round, now }: ToSettle,
): Promise<readonly LobbyPlan[]> {
  const { timetable, row, match } = found
  // Bets that arrived after the corrected start of the round may be decided already ([S13]).
  // Bets of players whom a cut eliminated may be decided too ([X10]).
  const mayBeDecided = mayHaveLateBets(timetable, round) || lobbies.some(({ settings }) => hasCuts(settings))
  const rows = await betsOnRound(tx, lobbies, row.id, mayBeDecided ? 'all' : 'open')
  const cuts = await cutPlayersOf(tx, lobbies)
  const bets = groupedByLobby(rows.map(toPlanIn(lobbies, lateFrom(timetable, round), cuts)))
  const ending = lobbies.filter(({ id, status }) =>
    isEndToDecide(now, before.get(id) ?? NEVER_SETTLED, { isLobbyOpen: status === 'open' }),
  )
  const candidates = await penaltyCandidates(tx, ending, match, timetable, round, ctx.clock.now())
  const seats = await tournamentSeats(tx, lobbies, row.id)
  const mayPublish = await publishableEliminations(ctx, tx, lobbiesIn(lobbies, seats), found, row.id)
  return lobbies.map((lobby) => ({
    lobby,
    plan: planRound({
      ...{
        lobbyId: lobby.id,
        roundId: row.id,
        now,
        before: before.get(lobby.id) ?? NEVER_SETTLED,
        bets: bets.get(lobby.id) ?? [],
      },
      end: {
        ...{ roundNumber: row.round_number, isLobbyOpen: lobby.status === 'open' },
        settings: settingsPlayed(lobby.settings, { isPractice: isPractice(match) }),
        candidates: candidates.get(lobby.id) ?? [],
        isStartKnownLate: isStartKnownLate(timetable, round, lobby.settings),
        seats: seats.get(lobby.id) ?? [],
        mayShow: (roundNumber) => mayPublish(lobby, roundNumber),
      },
    }),
  }))
}

/** Returns how the lobbies in which the round must still be settled have settled it before. */
async function unsettled(
  tx: Tx,
  lobbies: readonly LobbyRow[],
  work: OwnedWork,
  awaited: readonly AwaitedCount[],
): Promise<ReadonlyMap<string, RoundBefore>> {
  const ids = lobbies.map((lobby) => lobby.id)
  const { rows } = await sql<RoundBefore & { id: string }>`
    select lobby.id, lr.settled_at is not null as "isSettled", coalesce(lr.settlement, 0) as settlements,
      coalesce(lr.counts is distinct from 'null'::jsonb, false) as "isCounted", coalesce(lr.end_decided, false) as "isEndDecided"
    from lobby left join lobby_round lr on lr.lobby_id = lobby.id and lr.round_id = ${work.key}::uuid
    where lobby.id = any(${ids}::uuid[]) and ${isUnsettled(sql`${work.key}::uuid`, sql`${work.due_at}`)}
      and ${isNotWaiting(awaited)}`.execute(tx)
  return new Map(rows.map((row) => [row.id, row]))
}

/** Returns the pushes of a settlement in their order: bets, penalties, eliminations. */
async function pushesOfSettlement(
  ctx: Context,
  tx: Tx,
  found: RoundInMatch,
  plans: readonly LobbyPlan[],
  { at, activity, first, moved, exact }: WrittenPlans,
): Promise<BatchPushes> {
  const { row, timetable } = found
  const lobbies = plans.map(({ lobby }) => lobby)
  const decisions = plans.flatMap(({ plan }) => plan.decisions)
  const isStill =
    activity.length === 0 && plans.every(({ plan }) => plan.decisions.length + plan.penalties.length === 0)
  const hidden = isStill ? new Map() : await hiddenStakes(tx, lobbies, [timetable], ctx.clock.now())
  const betPushes = await pushesOfBets(ctx, tx, lobbies, {
    changed: decisions.map((one) => decidedBet(one, at, one.amount === 0 && !first.has(one.bet.id))),
    activity,
    moved: exact,
    raised: moved,
    hidden,
    timetable,
    pushOf: (_lobby, bets, standings) => ({
      type: 'round.settled',
      matchRoundId: row.id as RoundId,
      roundNumber: row.round_number,
      bets,
      standings,
    }),
  })
  const penaltyPushes = await pushesOfPenalties(ctx, tx, plans, found, hidden)
  const eliminated = plans.map(({ lobby, plan: { eliminations } }) => ({ lobby, eliminations }))
  return merged(betPushes, penaltyPushes, pushesOfEliminations(eliminated))
}
