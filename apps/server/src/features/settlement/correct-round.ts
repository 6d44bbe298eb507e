import type { RoundId } from '@bettle/contract'
import {
  type Instant,
  lateFrom,
  planRound,
  type RoundBefore,
  type RoundNow,
  reasonsToStore,
  reasonText,
  roundSpan,
  type Timetable,
} from '@bettle/rules'
import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../../context.ts'
import type { LobbyRow, Reader, Tx } from '../../db/schema.ts'
import { transaction } from '../../db/transaction.ts'
import { claimWork, planWork } from '../../jobs/job-store.ts'
import type { OwnedWork } from '../../jobs/jobs.ts'
import { cutPlayersOf } from '../ledger/cut-players.ts'
import { matchQueue } from '../match/match-queue.ts'
import { loadTimetable } from '../match/timetable.ts'
import { publishEveningsOn } from '../member/publish-circle.ts'
import { correctTrophies } from '../trophy/award-trophies.ts'
import {
  BATCH,
  type BatchPushes,
  type From,
  forEachBatch,
  NO_PUSHES,
  type RemainingLobby,
  withPushes,
} from './batches.ts'
import { decidedBet, pushesOfBets } from './pushes-of-bets.ts'
import { planIdOf, type RoundInMatch, roundInMatch, roundNow } from './round-in-match.ts'
import { countsIn, groupedByLobby, type LobbyPlan, NEVER_SETTLED, toPlanIn, writePlans } from './round-plans.ts'
import { betsOnRound, countsText, lastChange } from './settlement-store.ts'
import { betsOfRound, isBetMisjudged, planOfRound } from './unsettled.ts'

/**
 * Corrects a settled round whose counts may have changed. In lobbies that settled it by other counts, compensating
 * entries correct the bets whose outcome changes ([S6]). A round that continues after its half was reopened becomes
 * open again ([S5]). A round that was settled as never begun and then played to its end also becomes open, because its
 * end must still be decided ([I3], [X2]).
 */
export async function correctRound(ctx: Context, work: OwnedWork): Promise<void> {
  const roundId = work.key
  const planId = await planIdOf(ctx.db, roundId)
  await correctUnplayed(ctx, work)
  await forEachBatch(ctx, work, {
    remaining: async (reader, from) => {
      const timetable = await loadTimetable(reader, work.ownerId, planId)
      const now = await roundNow(ctx, reader, work.ownerId, timetable, roundId)
      return lobbiesToCorrect(reader, { timetable, roundId }, now, from)
    },
    lock: roundInMatch,
    apply: (tx, lobbies, round) => correctBatch(ctx, tx, work, lobbies, round),
    done: async (tx) => {
      await tx.deleteFrom('round_change').where('round_id', '=', roundId).execute()
    },
  })
  await publishEveningsOn(ctx, work.ownerId)
}

/**
 * Corrects all lobbies without a bet on the round at once: no outcome changes in them, so nothing is published. A lobby
 * with a penalty on the round is included only if the round counted for activity before and still counts ([K6]).
 * Otherwise the batches correct it, because the activity of its members may change.
 */
function correctUnplayed(ctx: Context, work: OwnedWork): Promise<void> {
  return transaction(ctx, async (tx) => {
    const { match, timetable } = await roundInMatch(tx, work)
    if (!(await claimWork(tx, work, ctx.clock.date()))) return
    const now = await roundNow(ctx, tx, match.id, timetable, work.key)
    const unplayed = sql`lr.lobby_id = lobby.id and lr.round_id = ${work.key}::uuid and lr.settled_at is not null
      and ${countsDiffer(now)}
      and not exists (select from bet where bet.lobby_id = lr.lobby_id and bet.round_id = lr.round_id)
      and (${sql.lit(typeof now === 'object')} and lr.counts is distinct from 'null'::jsonb
        or not exists (select from penalty where penalty.lobby_id = lr.lobby_id and penalty.round_id = lr.round_id))`
    const { numAffectedRows: reopened = 0n } = await sql`
      update lobby_round lr set settled_at = null, settlement = settlement + 1, counts = ${countsText(null)}::jsonb,
        changes_seen = ${lastChange(work.key)}
      from lobby where ${unplayed} and ${isReopened(now)}`.execute(tx)
    if (now !== 'continues') {
      await sql`
        update lobby_round lr set settled_at = ${ctx.clock.date()}::timestamptz, settlement = settlement + 1,
          counts = ${countsText(countsIn(now))}::jsonb, changes_seen = ${lastChange(work.key)}
        from lobby where ${unplayed}`.execute(tx)
    }
    if (reopened > 0n) await planEnd(tx, work, timetable, now)
  })
}

/**
 * Plans the settlement of a reopened round at its end, if the end is fixed. A round that has already ended is decided
 * after the correction of the other rounds. Until then a bet on a later round may still be void as never begun, and
 * would not save its player from elimination.
 */
async function planEnd(
  tx: Tx,
  { key, ownerId, due_at }: OwnedWork,
  timetable: Timetable,
  now: RoundNow,
): Promise<void> {
  if (now !== 'continues') {
    await planWork(tx, [{ queue: matchQueue(ownerId), kind: 'plan-ends', key: ownerId, runAt: due_at.getTime() }])
    return
  }
  const round = timetable.rounds.find((candidate) => candidate.id === key)
  const endsAt = round ? roundSpan(timetable, round).endsAt : null
  if (endsAt !== null) await planWork(tx, [{ queue: matchQueue(ownerId), kind: 'round-end', key, runAt: endsAt }])
}

const countsDiffer = (now: RoundNow): RawBuilder<boolean> =>
  now === 'continues'
    ? sql<boolean>`true`
    : sql<boolean>`lr.counts is distinct from ${countsText(countsIn(now))}::jsonb`

/** True for a row `lobby` and its row `lr` in which a correction opens the settled round again, as `planRound` does. */
const isReopened = (now: RoundNow): RawBuilder<boolean> =>
  typeof now === 'object'
    ? sql<boolean>`(not lr.end_decided and lobby.status = 'open')`
    : sql<boolean>`${now === 'continues'}`

/**
 * Returns the lobbies that settled the round by other counts, and those with a bet that arrived too late or no longer
 * did ([S13]). A lobby that must still settle the round is left to its settlement.
 */
async function lobbiesToCorrect(
  reader: Reader,
  { timetable, roundId }: Pick<RoundInMatch, 'timetable'> & { roundId: string },
  now: RoundNow,
  { after, without }: From,
): Promise<RemainingLobby[]> {
  const id = sql<string>`${roundId}::uuid`
  const isMisjudged = isBetMisjudged(sql`lobby.id`, id, lateFromNow(timetable, roundId))
  const isToDo = sql<boolean>`case when lr.settled_at is not null then ${countsDiffer(now)} or ${isMisjudged}
    else ${now === 'continues'} and ${isMisjudged} end`
  const { rows } = await sql<RemainingLobby>`
    select lobby.id, ${betsOfRound(id)} as bets
    from lobby left join lobby_round lr on lr.lobby_id = lobby.id and lr.round_id = ${id}
    where lobby.plan_id = ${planOfRound(id)} and lobby.status = 'open' and ${isToDo}
      and lobby.id > ${after}::uuid and lobby.id <> all(${without}::uuid[])
    order by lobby.id limit ${BATCH}`.execute(reader)
  return rows
}

/** Returns the first instant at which a bet on the round arrived too late; null if none did. */
function lateFromNow(timetable: Timetable, roundId: string): Instant | null {
  const round = timetable.rounds.find((candidate) => candidate.id === roundId)
  return round ? lateFrom(timetable, round) : null
}

/** Plans the correction of these lobbies, writes it, and returns its pushes. */
async function correctBatch(
  ctx: Context,
  tx: Tx,
  work: OwnedWork,
  locked: readonly LobbyRow[],
  { timetable, row, match }: RoundInMatch,
): Promise<BatchPushes> {
  const settled = await settledIn(tx, locked, row.id)
  const now = await roundNow(ctx, tx, match.id, timetable, row.id)
  const lobbies = locked.filter(({ id }) => settled.has(id) || now === 'continues')
  if (lobbies.length === 0) return NO_PUSHES
  const at = ctx.clock.date()
  const reasons = await reasonsIn(tx, lobbies, work)
  const rows = await betsOnRound(tx, lobbies, row.id, 'all')
  const cuts = await cutPlayersOf(tx, lobbies)
  const toPlan = toPlanIn(lobbies, lateFromNow(timetable, row.id), cuts)
  const timesDecided = lobbies.length > settled.size ? await decisionsOn(tx, rows) : undefined
  const bets = groupedByLobby(
    rows.map((bet) => (timesDecided ? { ...toPlan(bet), timesDecided: timesDecided.get(bet.id) ?? 0 } : toPlan(bet))),
  )
  const plans = lobbies.map((lobby): LobbyPlan => {
    const before = settled.get(lobby.id) ?? NEVER_SETTLED
    const reason = reasons.get(lobby.id) ?? null
    return {
      lobby,
      plan: planRound({
        lobbyId: lobby.id,
        roundId: row.id,
        now,
        before,
        bets: bets.get(lobby.id) ?? [],
        end: null,
        reason,
      }),
    }
  })
  const { moved, exact, activity } = await writePlans(tx, row.id, now, plans, at)
  if (plans.some(({ plan }) => plan.round === 'reopened')) await planEnd(tx, work, timetable, now)
  const updates = await pushesOfBets(ctx, tx, lobbies, {
    changed: plans
      .flatMap(({ plan }) => plan.decisions)
      .map((one) => decidedBet(one, at, one.amount === 0 && one.outcome === one.bet.outcome)),
    activity,
    moved: exact,
    raised: moved,
    timetable,
    pushOf: (lobby, bets, standings) => ({
      type: 'round.corrected',
      matchRoundId: row.id as RoundId,
      roundNumber: row.round_number,
      bets,
      standings,
      ...reasonText(reasons.get(lobby.id) ?? null),
    }),
    onlyWhereBets: true,
  })
  return match.results_confirmed_at === null ? updates : withPushes(updates, await correctTrophies(tx, lobbies, at))
}

/**
 * Returns the reasons of all changes since each lobby last settled the round. A job that an older version of the server
 * stored contains one reason itself.
 */
async function reasonsIn(tx: Tx, lobbies: readonly LobbyRow[], work: OwnedWork): Promise<Map<string, string | null>> {
  const { rows } = await sql<{ id: string; reasons: string[] }>`
    select lr.lobby_id as id, array_agg(change.reason order by change.number) as reasons
    from lobby_round lr join round_change change on change.round_id = lr.round_id and change.number > lr.changes_seen
    where lr.round_id = ${work.key}::uuid and lr.lobby_id = any(${lobbies.map(({ id }) => id)}::uuid[])
    group by lr.lobby_id`.execute(tx)
  const reasonsById = new Map(rows.map(({ id, reasons }) => [id, reasons]))
  const before = work.reason === null ? [] : [work.reason]
  return new Map(lobbies.map(({ id }) => [id, reasonsToStore([...before, ...(reasonsById.get(id) ?? [])])]))
}

/** Returns how many times each of these bets was decided before. */
async function decisionsOn(tx: Tx, bets: readonly { readonly id: string }[]): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ bet_id: string; count: number }>`
    select bet_id, count(*)::int as count from bet_outcome
    where bet_id = any(${bets.map(({ id }) => id)}::uuid[]) group by bet_id`.execute(tx)
  return new Map(rows.map(({ bet_id, count }) => [bet_id, count]))
}

/** Reads how these lobbies have settled the round. Lobbies that have not settled it are missing. */
async function settledIn(tx: Tx, lobbies: readonly LobbyRow[], roundId: string): Promise<Map<string, RoundBefore>> {
  const rows = await tx
    .selectFrom('lobby_round')
    .select(['lobby_id', 'settlement as settlements', 'end_decided as isEndDecided'])
    .select(sql<boolean>`counts is distinct from 'null'::jsonb`.as('isCounted'))
    .where('round_id', '=', roundId)
    .where('settled_at', 'is not', null)
    .where(
      'lobby_id',
      'in',
      lobbies.map((lobby) => lobby.id),
    )
    .execute()
  return new Map(rows.map(({ lobby_id, ...before }) => [lobby_id, { ...before, isSettled: true }]))
}
