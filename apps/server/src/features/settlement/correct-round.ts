import type { RoundId } from '@bettle/contract'
import {
  correctBets,
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
import type { BetRow, LobbyRow } from '../../db/schema.ts'
import { transaction } from '../../db/transaction.ts'
import { claimWork, planWork } from '../../jobs/job-store.ts'
import type { OwnedWork } from '../../jobs/jobs.ts'
import { type Posting, post } from '../ledger/post.ts'
import { matchQueue } from '../match/match-queue.ts'
import { countsOfRound } from '../match/round-counts.ts'
import { loadTimetable } from '../match/timetable.ts'
import { correctTrophies } from '../trophy/award-trophies.ts'
import { BATCH, type BatchPushes, forEachBatch, NO_PUSHES, withPushes } from './batches.ts'
import { countActivity } from './count-activity.ts'
import { pushesOfBets, toChanged } from './pushes-of-bets.ts'
import { planIdOf, type RoundInMatch, roundInMatch } from './round-in-match.ts'
import { toSettleIn } from './settle-round.ts'
import { betsOnRound, countsText, lastChange, markSettled, markUnsettled, saveOutcomes } from './settlement-store.ts'

/**
 * The counts of a settled round may have changed: in each lobby it stands on other counts in, the bets that come out
 * otherwise are resettled by compensating entries ([S6]). A round that goes on after all is taken back to open ([S5]), and so is one
 * that was settled as it had never begun and turns out to have been played to its end: that end is still to be decided ([I3], [X2]).
 */
export async function correctRound(ctx: Context, work: OwnedWork): Promise<void> {
  const roundId = work.key
  const planId = await planIdOf(ctx.db, roundId)
  await correctUnplayed(ctx, work)
  await forEachBatch(ctx, work, {
    remaining: async (reader, without) => {
      const timetable = await loadTimetable(reader, work.ownerId, planId)
      const truth = await countsNow(ctx, reader, work.ownerId, { timetable, roundId })
      return lobbiesToCorrect(reader, roundId, truth, without)
    },
    lock: roundInMatch,
    apply: (tx, lobbies, round) => correctBatch(ctx, tx, work, lobbies, round),
    done: async (tx) => {
      await tx.deleteFrom('round_change').where('round_id', '=', roundId).execute()
    },
  })
}

/**
 * Where nobody bet on the round nothing comes out otherwise, and nobody is told: thousands of lobbies in one statement. Where somebody
 * sat it out, and it ends or goes on after all, members may become active by it, so these lobbies are corrected one batch at a time.
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
 * A round that goes on after all is settled at its end, as far as that is known; one that is over, once all others are corrected that
 * were with it: what was staked on a later one saves nobody as long as it lies there as a bet on a round that never began.
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

/** What a round's bets should stand on: its counts, null where it never began, undefined while it goes on. */
async function countsNow(
  ctx: Context,
  reader: Reader,
  matchId: string,
  { timetable, roundId }: Pick<RoundInMatch, 'timetable'> & { roundId: string },
): Promise<RoundCounts | undefined> {
  const round = timetable.rounds.find((candidate) => candidate.id === roundId)
  if (!round || roundStatus(timetable, round, ctx.clock.now()) !== 'finished') return undefined
  if (neverBegan(timetable, round)) return null
  return countsOfRound(reader, matchId, roundSpan(timetable, round))
}

const countsDiffer = (truth: RoundCounts | undefined): RawBuilder<boolean> =>
  truth === undefined ? sql<boolean>`true` : sql<boolean>`lr.counts is distinct from ${countsText(truth)}::jsonb`

/** `isEndToCome` of a row `lobby` with its row `lr`. */
const isToEnd = (truth: RoundCounts | undefined): RawBuilder<boolean> =>
  truth ? sql<boolean>`(not lr.end_decided and lobby.status = 'open')` : sql<boolean>`${truth === undefined}`

async function lobbiesToCorrect(
  reader: Reader,
  roundId: string,
  truth: RoundCounts | undefined,
  without: readonly string[],
): Promise<string[]> {
  const rows = await sql<{ id: string }>`
    select lr.lobby_id as id from lobby_round lr join lobby on lobby.id = lr.lobby_id
    where lr.round_id = ${roundId} and lr.settled_at is not null and lobby.status = 'open' and ${countsDiffer(truth)}
      and lr.lobby_id <> all(${without}::uuid[])
    order by lr.lobby_id limit ${BATCH}`.execute(reader)
  return rows.rows.map((row) => row.id)
}

async function correctBatch(
  ctx: Context,
  tx: Tx,
  work: OwnedWork,
  locked: readonly LobbyRow[],
  { timetable, row, match }: RoundInMatch,
): Promise<BatchPushes> {
  const before = await settledIn(tx, locked, row.id)
  const lobbies = locked.filter((lobby) => before.has(lobby.id))
  if (lobbies.length === 0) return NO_PUSHES
  const now = ctx.clock.date()
  const reasons = await reasonsIn(tx, lobbies, work)
  const reasonIn = (lobbyId: string) => reasons.get(lobbyId) ?? null
  const truth = await countsNow(ctx, tx, match.id, { timetable, roundId: row.id })
  const toSettle = toSettleIn(lobbies)
  const toCorrect = (bet: BetRow) => ({ ...toSettle(bet), outcome: bet.outcome, payout: bet.payout, count: bet.count })
  const [toReopen, toStay] = parted(lobbies, (lobby) => isEndToCome(truth, before.get(lobby.id)))
  const inReopened = new Set(toReopen.map(({ id }) => id))
  const bets = (await betsOnRound(tx, lobbies, row.id, 'settled')).map(toCorrect)
  const corrections = [
    ...correctBets(
      bets.filter(({ lobbyId }) => inReopened.has(lobbyId)),
      undefined,
    ),
    ...correctBets(
      bets.filter(({ lobbyId }) => !inReopened.has(lobbyId)),
      truth,
    ),
  ]
  const postings = corrections.map(
    ({ bet, amount }): Posting => ({
      lobbyId: bet.lobbyId,
      userId: bet.userId,
      kind: 'correction',
      amount,
      betId: bet.id,
      key: `settle:${bet.id}:${(before.get(bet.lobbyId)?.settlement ?? 0) + 1}`,
      reason: reasonIn(bet.lobbyId) ?? undefined,
    }),
  )
  await post(tx, lobbies, postings, now)
  await saveOutcomes(tx, corrections, now, reasonIn)
  if (toReopen.length > 0) {
    await markUnsettled(tx, toReopen, row.id)
    await planEnd(tx, work, timetable, truth)
  }
  if (truth !== undefined) await markSettled(tx, toStay, row.id, truth, now)
  const activity = await countActivity(
    tx,
    lobbies.map(({ id }) => id),
  )
  const updates = await pushesOfBets(ctx, tx, lobbies, {
    changed: corrections.map(({ bet, amount, outcome }) => toChanged(bet, amount === 0 && outcome === bet.outcome)),
    activity,
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

/** Why it is corrected in each lobby: of all changes since it was settled there last. An older version kept one with the work. */
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

/** How a round stands that was settled in a lobby. */
interface Settled {
  /** How often. */
  readonly settlement: number
  readonly end_decided: boolean
}

/** Whether the end of a settled round is still to come, or was not decided when it was settled as it had never begun. */
const isEndToCome = (truth: RoundCounts | undefined, settled: Settled | undefined): boolean =>
  truth ? settled?.end_decided === false : truth === undefined

function parted<Item>(items: readonly Item[], test: (item: Item) => boolean): [Item[], Item[]] {
  return [items.filter(test), items.filter((item) => !test(item))]
}

/** In the lobbies where it is. */
async function settledIn(tx: Tx, lobbies: readonly LobbyRow[], roundId: string): Promise<Map<string, Settled>> {
  const rows = await tx
    .selectFrom('lobby_round')
    .select(['lobby_id', 'settlement', 'end_decided'])
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
