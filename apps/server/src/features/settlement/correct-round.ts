import type { RoundId } from '@bettle/contract'
import {
  correctBets,
  type Instant,
  lateFrom,
  neverBegan,
  type RoundCounts,
  reasonsToStore,
  reasonText,
  roundSpan,
  roundStatus,
  type Timetable,
} from '@bettle/rules'
import { type RawBuilder, sql } from 'kysely'
import type { Context, Reader, Tx } from '../../context.ts'
import type { LobbyRow } from '../../db/schema.ts'
import { transaction } from '../../db/transaction.ts'
import { claimWork, planWork } from '../../jobs/job-store.ts'
import type { OwnedWork } from '../../jobs/jobs.ts'
import type { BetWithNames } from '../bet/bet-wire.ts'
import { type FigureChange, type Posting, post } from '../ledger/post.ts'
import { matchQueue } from '../match/match-queue.ts'
import { countsOfRound } from '../match/round-counts.ts'
import { loadTimetable } from '../match/timetable.ts'
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
import { countActivity } from './inactivity/count-activity.ts'
import { pushesOfBets, toChanged } from './pushes-of-bets.ts'
import { planIdOf, type RoundInMatch, roundInMatch } from './round-in-match.ts'
import { toSettleIn } from './settle-round.ts'
import {
  betsOnRound,
  countsText,
  decidedRow,
  lastChange,
  markSettled,
  markUnsettled,
  reasonOf,
  saveOutcomes,
  wonBy,
} from './settlement-store.ts'
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
      const truth = await countsNow(ctx, reader, work.ownerId, { timetable, roundId })
      return lobbiesToCorrect(reader, { timetable, roundId }, truth, from)
    },
    lock: roundInMatch,
    apply: (tx, lobbies, round) => correctBatch(ctx, tx, work, lobbies, round),
    done: async (tx) => {
      await tx.deleteFrom('round_change').where('round_id', '=', roundId).execute()
    },
  })
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
    const truth = await countsNow(ctx, tx, match.id, { timetable, roundId: work.key })
    const unplayed = sql`lr.lobby_id = lobby.id and lr.round_id = ${work.key}::uuid and lr.settled_at is not null
      and ${countsDiffer(truth)}
      and not exists (select from bet where bet.lobby_id = lr.lobby_id and bet.round_id = lr.round_id)
      and (${sql.lit(Boolean(truth))} and lr.counts is distinct from 'null'::jsonb
        or not exists (select from penalty where penalty.lobby_id = lr.lobby_id and penalty.round_id = lr.round_id))`
    const { numAffectedRows: reopened = 0n } = await sql`
      update lobby_round lr set settled_at = null, settlement = settlement + 1, counts = ${countsText(null)}::jsonb,
        changes_seen = ${lastChange(work.key)}
      from lobby where ${unplayed} and ${isToEnd(truth)}`.execute(tx)
    if (truth !== undefined) {
      await sql`
        update lobby_round lr set settled_at = ${ctx.clock.date()}::timestamptz, settlement = settlement + 1,
          counts = ${countsText(truth)}::jsonb, changes_seen = ${lastChange(work.key)}
        from lobby where ${unplayed}`.execute(tx)
    }
    if (reopened > 0n) await planEnd(tx, work, timetable, truth)
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
  truth: RoundCounts | undefined,
): Promise<void> {
  if (truth !== undefined) {
    await planWork(tx, [{ queue: matchQueue(ownerId), kind: 'plan-ends', key: ownerId, runAt: due_at.getTime() }])
    return
  }
  const round = timetable.rounds.find((candidate) => candidate.id === key)
  const endsAt = round ? roundSpan(timetable, round).endsAt : null
  if (endsAt !== null) await planWork(tx, [{ queue: matchQueue(ownerId), kind: 'round-end', key, runAt: endsAt }])
}

/**
 * Returns the counts by which the bets of a round must be settled: null if the round never began, undefined while it
 * continues.
 */
async function countsNow(
  ctx: Context,
  reader: Reader,
  matchId: string,
  { timetable, roundId }: Pick<RoundInMatch, 'timetable'> & { roundId: string },
): Promise<RoundCounts | undefined> {
  const round = timetable.rounds.find((candidate) => candidate.id === roundId)
  if (!round || roundStatus(timetable, round, ctx.clock.now()) !== 'finished') return undefined
  if (neverBegan(timetable, round)) return null
  return countsOfRound(reader, matchId, timetable, round)
}

const countsDiffer = (truth: RoundCounts | undefined): RawBuilder<boolean> =>
  truth === undefined ? sql<boolean>`true` : sql<boolean>`lr.counts is distinct from ${countsText(truth)}::jsonb`

/** The condition `isEndToCome` in SQL, for a row `lobby` and its row `lr`. */
const isToEnd = (truth: RoundCounts | undefined): RawBuilder<boolean> =>
  truth ? sql<boolean>`(not lr.end_decided and lobby.status = 'open')` : sql<boolean>`${truth === undefined}`

/**
 * Returns the lobbies that settled the round by other counts, and those with a bet that arrived too late or no longer
 * did ([S13]). A lobby that must still settle the round is left to its settlement.
 */
async function lobbiesToCorrect(
  reader: Reader,
  { timetable, roundId }: Pick<RoundInMatch, 'timetable'> & { roundId: string },
  truth: RoundCounts | undefined,
  { after, without }: From,
): Promise<RemainingLobby[]> {
  const id = sql<string>`${roundId}::uuid`
  const isMisjudged = isBetMisjudged(sql`lobby.id`, id, lateFromNow(timetable, roundId))
  const isToDo = sql<boolean>`case when lr.settled_at is not null then ${countsDiffer(truth)} or ${isMisjudged}
    else ${truth === undefined} and ${isMisjudged} end`
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

async function correctBatch(
  ctx: Context,
  tx: Tx,
  work: OwnedWork,
  locked: readonly LobbyRow[],
  { timetable, row, match }: RoundInMatch,
): Promise<BatchPushes> {
  const before = await settledIn(tx, locked, row.id)
  const truth = await countsNow(ctx, tx, match.id, { timetable, roundId: row.id })
  const lobbies = locked.filter((lobby) => before.has(lobby.id) || truth === undefined)
  if (lobbies.length === 0) return NO_PUSHES
  const now = ctx.clock.date()
  const reasons = await reasonsIn(tx, lobbies, work)
  const reasonIn = (lobbyId: string) => reasons.get(lobbyId) ?? null
  const toSettle = toSettleIn(lobbies, lateFromNow(timetable, row.id))
  const toCorrect = (bet: BetWithNames) => ({
    ...toSettle(bet),
    outcome: bet.outcome,
    payout: bet.payout,
    count: bet.count,
    voidReason: bet.void_reason,
  })
  const [settled, unsettled] = parted(lobbies, (lobby) => before.has(lobby.id))
  const [toReopen, toStay] = parted(settled, (lobby) => isEndToCome(truth, before.get(lobby.id)))
  const inOpen = new Set([...toReopen, ...unsettled].map(({ id }) => id))
  const bets = (await betsOnRound(tx, lobbies, row.id, 'all')).map(toCorrect)
  const corrections = [
    ...correctBets(
      bets.filter(({ lobbyId }) => inOpen.has(lobbyId)),
      undefined,
    ),
    ...correctBets(
      bets.filter(({ lobbyId, outcome }) => !inOpen.has(lobbyId) && outcome !== 'open'),
      truth,
    ),
  ]
  const decisions = unsettled.length > 0 ? await decisionsOn(tx, corrections) : NO_DECISIONS
  const postings = corrections.map((one): Posting => {
    const { bet, amount } = one
    const settlement = before.get(bet.lobbyId)?.settlement
    return {
      lobbyId: bet.lobbyId,
      userId: bet.userId,
      kind: bet.outcome === 'open' ? 'refund' : 'correction',
      amount,
      betId: bet.id,
      // A round that is not settled yet has no number of a settlement, so the number of the decision takes its place.
      key: `settle:${bet.id}:${settlement === undefined ? `open-${decisions.get(bet.id) ?? 0}` : settlement + 1}`,
      reason: reasonOf(one, reasonIn(bet.lobbyId)) ?? undefined,
    }
  })
  const isCountedAlike =
    toReopen.length === 0 && [...before.values()].every(({ counted }) => counted === (truth !== null))
  const figures = corrections.map((one): FigureChange => {
    const { lobbyId, userId } = one.bet
    return { lobbyId, userId, betsWon: wonBy(one), roundsOpen: 0, roundsBet: 0, seatPushes: 1 }
  })
  const moved = await post(tx, lobbies, postings, now, figures)
  await saveOutcomes(tx, corrections, now, reasonIn)
  if (toReopen.length > 0) {
    await markUnsettled(tx, toReopen, row.id)
    await planEnd(tx, work, timetable, truth)
  }
  if (truth !== undefined) await markSettled(tx, toStay, row.id, truth, now)
  const activity = isCountedAlike ? [] : await countActivity(tx, lobbies)
  const updates = await pushesOfBets(ctx, tx, lobbies, {
    changed: corrections.map((one) =>
      toChanged(decidedRow(one, now), one.amount === 0 && one.outcome === one.bet.outcome),
    ),
    activity,
    moved: isCountedAlike ? moved : [],
    raised: moved,
    timetable,
    pushOf: (lobby, bets, standings) => ({
      type: 'round.corrected',
      matchRoundId: row.id as RoundId,
      roundNumber: row.round_number,
      bets,
      standings,
      ...reasonText(reasonIn(lobby.id)),
    }),
    onlyWhereBets: true,
  })
  return match.results_confirmed_at === null ? updates : withPushes(updates, await correctTrophies(tx, lobbies, now))
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

const NO_DECISIONS: ReadonlyMap<string, number> = new Map()

/** Returns how many times each of these bets was decided before. */
async function decisionsOn(
  tx: Tx,
  corrections: readonly { readonly bet: { readonly id: string } }[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ bet_id: string; count: number }>`
    select bet_id, count(*)::int as count from bet_outcome
    where bet_id = any(${corrections.map(({ bet }) => bet.id)}::uuid[]) group by bet_id`.execute(tx)
  return new Map(rows.map(({ bet_id, count }) => [bet_id, count]))
}

/** How a lobby has settled a round. */
interface Settled {
  /** How many times the lobby has settled or reopened the round. */
  readonly settlement: number
  readonly end_decided: boolean
  /** False if the round was settled as never begun: then it does not count for activity ([K6]). */
  readonly counted: boolean
}

/**
 * True if the end of a settled round must still be decided: the round continues, or it was settled as never begun and
 * is played now.
 */
const isEndToCome = (truth: RoundCounts | undefined, settled: Settled | undefined): boolean =>
  truth ? settled?.end_decided === false : truth === undefined

function parted<Item>(items: readonly Item[], test: (item: Item) => boolean): [Item[], Item[]] {
  return [items.filter(test), items.filter((item) => !test(item))]
}

/** Reads how these lobbies have settled the round. Lobbies that have not settled it are missing. */
async function settledIn(tx: Tx, lobbies: readonly LobbyRow[], roundId: string): Promise<Map<string, Settled>> {
  const rows = await tx
    .selectFrom('lobby_round')
    .select(['lobby_id', 'settlement', 'end_decided'])
    .select(sql<boolean>`counts is distinct from 'null'::jsonb`.as('counted'))
    .where('round_id', '=', roundId)
    .where('settled_at', 'is not', null)
    .where(
      'lobby_id',
      'in',
      lobbies.map((lobby) => lobby.id),
    )
    .execute()
  return new Map(rows.map((row) => [row.lobby_id, row]))
}
