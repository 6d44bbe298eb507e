import type { RoundId } from '@bettle/contract'
import {
  correctBets,
  neverBegan,
  type RoundCounts,
  reasonsToStore,
  reasonTold,
  roundSpan,
  roundStatus,
  type Timetable,
} from '@bettle/rules'
import { type RawBuilder, sql } from 'kysely'
import type { Context, Reader, Tx } from '../../context.ts'
import type { BetRow, LobbyRow } from '../../db/schema.ts'
import { transaction } from '../../db/transaction.ts'
import type { OwnedWork } from '../../live/due.ts'
import { claimWork, planWork } from '../../live/due-store.ts'
import { type Posting, post } from '../ledger/post.ts'
import { matchQueue } from '../match/match-queue.ts'
import { countsOfRound } from '../match/round-counts.ts'
import { timetableOf } from '../match/timetable.ts'
import { correctTrophies } from '../trophy/award-trophies.ts'
import { BATCH, type BatchNews, forEachBatch, NO_NEWS, withNews } from './batches.ts'
import { planIdOf, type RoundInMatch, roundInMatch } from './round-in-match.ts'
import { toSettleIn } from './settle-round.ts'
import { betsOnRound, countsText, lastChange, markSettled, markUnsettled, saveOutcomes } from './settlement-store.ts'
import { newsOfBets, toChanged } from './tell-bets.ts'

/**
 * The counts of a settled round may have changed: in each lobby it stands on other counts in, the bets that come out
 * otherwise are resettled by compensating entries ([S6]). A round that goes on after all is taken back to open ([S5]).
 */
export async function correctRound(ctx: Context, work: OwnedWork): Promise<void> {
  const roundId = work.key
  const planId = await planIdOf(ctx.db, roundId)
  await correctUnplayed(ctx, work)
  await forEachBatch(ctx, work, {
    remaining: async (reader, without) => {
      const timetable = await timetableOf(reader, work.ownerId, planId)
      const truth = await countsNow(ctx, reader, work.ownerId, { timetable, roundId })
      return lobbiesToCorrect(reader, roundId, truth, without)
    },
    lock: roundInMatch,
    act: (tx, lobbies, round) => correctBatch(ctx, tx, work, lobbies, round),
    done: async (tx) => {
      await tx.deleteFrom('round_change').where('round_id', '=', roundId).execute()
    },
  })
}

/** Where nobody bet on the round nothing comes out otherwise, and nobody is told: thousands of lobbies in one statement. */
function correctUnplayed(ctx: Context, work: OwnedWork): Promise<void> {
  return transaction(ctx, async (tx) => {
    const { match, timetable } = await roundInMatch(tx, work)
    if (!(await claimWork(tx, work, ctx.clock.date()))) return
    const truth = await countsNow(ctx, tx, match.id, { timetable, roundId: work.key })
    const settledAt = truth === undefined ? null : ctx.clock.date()
    const counts = truth === undefined ? null : truth
    await sql`
      update lobby_round lr set settled_at = ${settledAt}::timestamptz, settlement = settlement + 1,
        counts = ${countsText(counts)}::jsonb, changes_seen = ${lastChange(work.key)}
      where lr.round_id = ${work.key}::uuid and lr.settled_at is not null and ${standsOtherwise(truth)}
        and not exists (select from bet where bet.lobby_id = lr.lobby_id and bet.round_id = lr.round_id)`.execute(tx)
    if (truth === undefined) await planEnd(tx, work, timetable)
  })
}

/** A round that goes on after all is settled at its end, as far as that is known. */
async function planEnd(tx: Tx, { key, ownerId }: OwnedWork, timetable: Timetable): Promise<void> {
  const round = timetable.rounds.find((candidate) => candidate.id === key)
  const endsAt = round ? roundSpan(timetable, round).endsAt : null
  if (endsAt !== null) await planWork(tx, [{ queue: matchQueue(ownerId), kind: 'round-end', key, dueAt: endsAt }])
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

const standsOtherwise = (truth: RoundCounts | undefined): RawBuilder<boolean> =>
  truth === undefined ? sql<boolean>`true` : sql<boolean>`lr.counts is distinct from ${countsText(truth)}::jsonb`

async function lobbiesToCorrect(
  reader: Reader,
  roundId: string,
  truth: RoundCounts | undefined,
  without: readonly string[],
): Promise<string[]> {
  const rows = await sql<{ id: string }>`
    select lr.lobby_id as id from lobby_round lr join lobby on lobby.id = lr.lobby_id
    where lr.round_id = ${roundId} and lr.settled_at is not null and lobby.status = 'open' and ${standsOtherwise(truth)}
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
): Promise<BatchNews> {
  const settlements = await settledIn(tx, locked, row.id)
  const lobbies = locked.filter((lobby) => settlements.has(lobby.id))
  if (lobbies.length === 0) return NO_NEWS
  const now = ctx.clock.date()
  const reasons = await reasonsIn(tx, lobbies, work)
  const reasonIn = (lobbyId: string) => reasons.get(lobbyId) ?? null
  const truth = await countsNow(ctx, tx, match.id, { timetable, roundId: row.id })
  const toSettle = toSettleIn(lobbies)
  const toCorrect = (bet: BetRow) => ({ ...toSettle(bet), outcome: bet.outcome, payout: bet.payout, count: bet.count })
  const corrections = correctBets((await betsOnRound(tx, lobbies, row.id, 'settled')).map(toCorrect), truth)
  const postings = corrections.map(
    ({ bet, amount }): Posting => ({
      lobbyId: bet.lobbyId,
      userId: bet.userId,
      kind: 'correction',
      amount,
      betId: bet.id,
      key: `settle:${bet.id}:${(settlements.get(bet.lobbyId) ?? 0) + 1}`,
      reason: reasonIn(bet.lobbyId) ?? undefined,
    }),
  )
  await post(tx, lobbies, postings, now)
  await saveOutcomes(tx, corrections, now, reasonIn)
  if (truth === undefined) {
    await markUnsettled(tx, lobbies, row.id)
    await planEnd(tx, work, timetable)
  } else await markSettled(tx, lobbies, row.id, truth, now)
  const told = await newsOfBets(ctx, tx, lobbies, {
    changed: corrections.map(({ bet, amount, outcome }) => toChanged(bet, amount === 0 && outcome === bet.outcome)),
    timetable,
    pushOf: (lobby, bets, standings) => ({
      type: 'round.corrected',
      matchRoundId: row.id as RoundId,
      roundNumber: row.round_number,
      bets,
      standings,
      ...reasonTold(reasonIn(lobby.id)),
    }),
    onlyWhereBets: true,
  })
  return match.results_confirmed_at === null ? told : withNews(told, await correctTrophies(tx, lobbies, now))
}

/** Why it is corrected in each lobby: of all changes since it was settled there last. An older version kept one with the work. */
async function reasonsIn(tx: Tx, lobbies: readonly LobbyRow[], work: OwnedWork): Promise<Map<string, string | null>> {
  const { rows } = await sql<{ id: string; reasons: string[] }>`
    select lr.lobby_id as id, array_agg(change.reason order by change.number) as reasons
    from lobby_round lr join round_change change on change.round_id = lr.round_id and change.number > lr.changes_seen
    where lr.round_id = ${work.key}::uuid and lr.lobby_id = any(${lobbies.map(({ id }) => id)}::uuid[])
    group by lr.lobby_id`.execute(tx)
  const told = new Map(rows.map(({ id, reasons }) => [id, reasons]))
  const before = work.reason === null ? [] : [work.reason]
  return new Map(lobbies.map(({ id }) => [id, reasonsToStore([...before, ...(told.get(id) ?? [])])]))
}

/** How often the round was settled so far, in the lobbies where it is. */
async function settledIn(tx: Tx, lobbies: readonly LobbyRow[], roundId: string): Promise<Map<string, number>> {
  const rows = await tx
    .selectFrom('lobby_round')
    .select(['lobby_id', 'settlement'])
    .where('round_id', '=', roundId)
    .where('settled_at', 'is not', null)
    .where(
      'lobby_id',
      'in',
      lobbies.map((lobby) => lobby.id),
    )
    .execute()
  return new Map(rows.map((row) => [row.lobby_id, row.settlement]))
}
