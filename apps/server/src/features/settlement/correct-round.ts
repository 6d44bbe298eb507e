import type { RoundId } from '@bettle/contract'
import { correctBets, neverBegan, type RoundCounts, roundSpan, roundStatus } from '@bettle/rules'
import { sql } from 'kysely'
import type { Context, Reader, Tx } from '../../context.ts'
import type { BetRow, DueWorkRow, LobbyRow } from '../../db/schema.ts'
import { type Posting, post } from '../ledger/post.ts'
import { countsOfRound } from '../match/round-counts.ts'
import { timetableOf } from '../match/timetable.ts'
import { forEachBatch, type LobbyNews, type RoundInMatch } from './batches.ts'
import { BATCH, planIdOf, roundIdOf } from './claim.ts'
import { toSettle } from './settle-round.ts'
import { betsOnRound, countsText, markSettled, markUnsettled, saveOutcomes } from './settlement-store.ts'
import { newsOfBets } from './tell-bets.ts'

/**
 * The counts of a settled round may have changed: in each lobby it stands on other counts in, the bets that come out
 * otherwise are resettled by compensating entries ([S6]). A round that goes on after all is taken back to open ([S5]).
 */
export async function correctRound(ctx: Context, work: DueWorkRow): Promise<void> {
  const roundId = roundIdOf(work)
  const planId = await planIdOf(ctx.db, roundId)
  await forEachBatch(
    ctx,
    work,
    async (reader) => {
      const timetable = await timetableOf(reader, work.match_id, planId)
      const truth = await countsNow(ctx, reader, work.match_id, { timetable, roundId })
      return lobbiesToCorrect(reader, roundId, truth)
    },
    (tx, lobbies, round) => correctBatch(ctx, tx, lobbies, round, work.reason),
  )
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

async function lobbiesToCorrect(reader: Reader, roundId: string, truth: RoundCounts | undefined): Promise<string[]> {
  const standsOtherwise = truth === undefined ? sql`true` : sql`lr.counts is distinct from ${countsText(truth)}::jsonb`
  const rows = await sql<{ id: string }>`
    select lr.lobby_id as id from lobby_round lr join lobby on lobby.id = lr.lobby_id
    where lr.round_id = ${roundId} and lr.settled_at is not null and lobby.status = 'open' and ${standsOtherwise}
    order by lr.lobby_id limit ${BATCH}`.execute(reader)
  return rows.rows.map((row) => row.id)
}

async function correctBatch(
  ctx: Context,
  tx: Tx,
  locked: readonly LobbyRow[],
  { timetable, row, match }: RoundInMatch,
  reason: string | null,
): Promise<LobbyNews> {
  const settlements = await settledIn(tx, locked, row.id)
  const lobbies = locked.filter((lobby) => settlements.has(lobby.id))
  if (lobbies.length === 0) return new Map()
  const now = ctx.clock.date()
  const truth = await countsNow(ctx, tx, match.id, { timetable, roundId: row.id })
  const corrections = correctBets((await betsOnRound(tx, lobbies, row.id, 'settled')).map(toCorrect), truth)
  const postings = corrections.map(
    ({ bet, amount }): Posting => ({
      lobbyId: bet.lobbyId,
      userId: bet.userId,
      kind: 'correction',
      amount,
      betId: bet.id,
      key: `settle:${bet.id}:${(settlements.get(bet.lobbyId) ?? 0) + 1}`,
      reason: reason ?? undefined,
    }),
  )
  await post(tx, lobbies, postings, now)
  await saveOutcomes(tx, corrections, now)
  if (truth === undefined) await markUnsettled(tx, lobbies, row.id)
  else await markSettled(tx, lobbies, row.id, truth, now)
  const changed = corrections.map(({ bet, amount, outcome }) => ({
    id: bet.id,
    lobby_id: bet.lobbyId,
    account_id: bet.userId,
    leavesStanding: amount === 0 && outcome === bet.outcome,
  }))
  return newsOfBets(
    ctx,
    tx,
    lobbies,
    changed,
    timetable,
    (bets, standings) => ({
      type: 'round.corrected',
      matchRoundId: row.id as RoundId,
      roundNumber: row.round_number,
      bets,
      standings,
      reason,
    }),
    false,
  )
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

const toCorrect = (bet: BetRow) => ({
  ...toSettle(bet),
  outcome: bet.outcome,
  payout: bet.payout,
  count: bet.count,
})
