import type { LobbyId, LobbyPush, RoundId, UserId } from '@bettle/contract'
import {
  inactivityPenalties,
  neverBegan,
  type Penalty,
  roundSpan,
  roundStatus,
  settingsPlayed,
  settleBets,
} from '@bettle/rules'
import { sql } from 'kysely'
import type { Context, Reader, Tx } from '../../context.ts'
import type { BetRow, LobbyRow } from '../../db/schema.ts'
import type { OwnedWork } from '../../live/due.ts'
import type { SeatNews } from '../../live/in-lobby.ts'
import { firstSettled, standingsOf } from '../leaderboard/standings.ts'
import { type Posting, post } from '../ledger/post.ts'
import { isPractice } from '../match/practice-match.ts'
import { countsOfRound } from '../match/round-counts.ts'
import { BATCH, type BatchNews, forEachBatch, NO_NEWS } from './batches.ts'
import { penaltyCandidates, recordPenalties } from './penalise.ts'
import { type RoundInMatch, roundInMatch } from './round-in-match.ts'
import { settleDeserted } from './settle-deserted.ts'
import { betsOnRound, markSettled, saveOutcomes } from './settlement-store.ts'
import { newsOfBets, toChanged } from './tell-bets.ts'
import { isUnsettled } from './unsettled.ts'

/** A round is over: in each lobby of its plan, once, its bets are paid and those who sat it out are penalised ([S1], [S2]). */
export async function settleRound(ctx: Context, work: OwnedWork): Promise<void> {
  await settleDeserted(ctx, work)
  await forEachBatch(ctx, work, {
    remaining: (reader, without) => lobbiesToSettle(reader, work, without),
    lock: roundInMatch,
    act: (tx, lobbies, round) => settleBatch(ctx, tx, work, lobbies, round),
  })
}

async function lobbiesToSettle(reader: Reader, work: OwnedWork, without: readonly string[]): Promise<string[]> {
  const rows = await sql<{ id: string }>`
    select lobby.id from lobby join round on round.plan_id = lobby.plan_id
    where round.id = ${work.key}::uuid and ${isUnsettled(sql`round.id`, sql`${work.due_at}`)}
      and lobby.id <> all(${without}::uuid[])
    order by lobby.id limit ${BATCH}`.execute(reader)
  return rows.rows.map((row) => row.id)
}

async function settleBatch(
  ctx: Context,
  tx: Tx,
  work: OwnedWork,
  locked: readonly LobbyRow[],
  found: RoundInMatch,
): Promise<BatchNews | undefined> {
  const { timetable, row, match } = found
  const round = timetable.rounds.find((candidate) => candidate.id === row.id)
  if (!round || roundStatus(timetable, round, ctx.clock.now()) !== 'finished') return undefined
  const settlements = await unsettled(tx, locked, work)
  const lobbies = locked.filter((lobby) => settlements.has(lobby.id))
  if (lobbies.length === 0) return NO_NEWS

  const now = ctx.clock.date()
  const began = !neverBegan(timetable, round)
  const counts = began ? await countsOfRound(tx, match.id, roundSpan(timetable, round)) : null
  const open = await betsOnRound(tx, lobbies, row.id, 'open')
  const settled = settleBets(open.map(toSettle), counts)
  const postings: Posting[] = settled.map(({ bet, credit, kind }) => ({
    lobbyId: bet.lobbyId,
    userId: bet.userId,
    kind,
    amount: credit,
    betId: bet.id,
    key: `settle:${bet.id}:${(settlements.get(bet.lobbyId) ?? 0) + 1}`,
  }))
  const penalties = began ? await penaltiesOf(tx, lobbies, settlements, found) : []
  await post(tx, lobbies, [...postings, ...penalties.map(postingOf(row.id))], now)
  await saveOutcomes(tx, settled, now)
  await markSettled(tx, lobbies, row.id, counts, now)
  await recordPenalties(tx, row.id, penalties, now)

  const debuts = await firstSettled(
    tx,
    settled.flatMap(({ bet, credit }) => (credit === 0 ? [bet.id] : [])),
  )
  const betNews = await newsOfBets(ctx, tx, lobbies, {
    changed: settled.map(({ bet, credit }) => toChanged(bet, credit === 0 && !debuts.has(bet.id))),
    timetable,
    pushOf: (_lobby, bets, standings) => ({
      type: 'round.settled',
      matchRoundId: row.id as RoundId,
      roundNumber: row.round_number,
      bets,
      standings,
    }),
  })
  return withPenalties(betNews, await newsOfPenalties(ctx, tx, lobbies, found, penalties))
}

/** Lobbies of the batch in which the round is still to be settled, with how often it was before. */
async function unsettled(tx: Tx, lobbies: readonly LobbyRow[], work: OwnedWork): Promise<Map<string, number>> {
  const ids = lobbies.map((lobby) => lobby.id)
  const rows = await sql<{ id: string; settlement: number }>`
    select lobby.id, coalesce(lobby_round.settlement, 0) as settlement
    from lobby left join lobby_round on lobby_round.lobby_id = lobby.id and lobby_round.round_id = ${work.key}::uuid
    where lobby.id = any(${ids}::uuid[]) and ${isUnsettled(sql`${work.key}::uuid`, sql`${work.due_at}`)}`.execute(tx)
  return new Map(rows.rows.map((row) => [row.id, row.settlement]))
}

export const toSettle = (bet: BetRow) => ({
  id: bet.id,
  lobbyId: bet.lobby_id,
  userId: bet.account_id,
  eventType: bet.event_type,
  betType: bet.bet_type,
  threshold: bet.threshold,
  hundredths: bet.hundredths,
  stake: bet.stake,
})

export interface LobbyPenalty extends Penalty {
  readonly lobbyId: string
}

/** Penalties are decided once, not again where the round was settled before and reopened ([I3]); a lobby that is closed has none. */
async function penaltiesOf(
  tx: Tx,
  lobbies: readonly LobbyRow[],
  settlements: ReadonlyMap<string, number>,
  { timetable, row, match }: RoundInMatch,
): Promise<LobbyPenalty[]> {
  const fresh = lobbies.filter((lobby) => lobby.status === 'open' && settlements.get(lobby.id) === 0)
  const round = timetable.rounds.find((candidate) => candidate.id === row.id)
  if (fresh.length === 0 || !round) return []
  const played = { isPractice: isPractice(match) }
  const candidates = await penaltyCandidates(tx, fresh, match, timetable, round)
  return fresh.flatMap((lobby) =>
    inactivityPenalties(candidates.get(lobby.id) ?? [], settingsPlayed(lobby.settings, played)).map((penalty) => ({
      ...penalty,
      lobbyId: lobby.id,
    })),
  )
}

const postingOf =
  (roundId: string) =>
  (penalty: LobbyPenalty): Posting => ({
    lobbyId: penalty.lobbyId,
    userId: penalty.userId,
    kind: 'penalty',
    amount: -penalty.amount,
    key: `penalty:${roundId}:${penalty.userId}`,
  })

async function newsOfPenalties(
  ctx: Context,
  tx: Tx,
  lobbies: readonly LobbyRow[],
  { row, timetable }: RoundInMatch,
  penalties: readonly LobbyPenalty[],
): Promise<BatchNews> {
  const news = new Map<LobbyId, readonly LobbyPush[]>()
  const seats: SeatNews[] = []
  const felt = penalties.filter((penalty) => penalty.amount > 0 || penalty.kicked)
  const userIds = [...new Set(felt.map((penalty) => penalty.userId))]
  const standings = await standingsOf(tx, lobbies, userIds, timetable, ctx.clock.now())
  for (const lobby of lobbies) {
    const lobbyId = lobby.id as LobbyId
    const told = new Map(felt.filter((penalty) => penalty.lobbyId === lobby.id).map(toTold))
    if (told.size === 0) continue
    const hit = (standings.get(lobby.id) ?? []).filter(({ own }) => told.has(own.userId))
    const applied = { type: 'penalty.applied', matchRoundId: row.id as RoundId } as const
    news.set(lobbyId, [{ ...applied, penalties: [...told.values()], standings: hit.map(({ seen }) => seen) }])
    for (const { own } of hit) {
      const mine = [told.get(own.userId) ?? []].flat()
      seats.push({ lobbyId, userId: own.userId, push: { ...applied, penalties: mine, standings: [own] } })
    }
  }
  return { news, seats }
}

function toTold({ userId, amount, kicked }: LobbyPenalty) {
  return [userId as UserId, { userId: userId as UserId, amount, kicked }] as const
}

function withPenalties(bets: BatchNews, penalties: BatchNews): BatchNews {
  const news = new Map(bets.news)
  for (const [lobbyId, pushes] of penalties.news) news.set(lobbyId, [...(news.get(lobbyId) ?? []), ...pushes])
  return { news, seats: [...bets.seats, ...penalties.seats] }
}
