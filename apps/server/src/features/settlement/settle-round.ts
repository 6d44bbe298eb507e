import type { LobbyId, RoundId, UserId } from '@bettle/contract'
import { inactivityPenalties, neverBegan, type Penalty, roundSpan, roundStatus, settleBets } from '@bettle/rules'
import type { Context, Tx } from '../../context.ts'
import type { BetRow, DueWorkRow, LobbyRow } from '../../db/schema.ts'
import { firstSettled, publicStandings } from '../leaderboard/standings.ts'
import { type Posting, post } from '../ledger/post.ts'
import { countsOfRound } from '../match/round-counts.ts'
import { forEachBatch, type LobbyNews, lobbiesToSettle, type RoundInMatch } from './batches.ts'
import { roundIdOf } from './claim.ts'
import { penaltyCandidates, recordPenalties } from './penalise.ts'
import { betsOnRound, markSettled, saveOutcomes } from './settlement-store.ts'
import { newsOfBets } from './tell-bets.ts'

/** A round is over: in each lobby of its plan, once, its bets are paid and those who sat it out are penalised ([S1], [S2]). */
export async function settleRound(ctx: Context, work: DueWorkRow): Promise<void> {
  const roundId = roundIdOf(work)
  await forEachBatch(
    ctx,
    work,
    (reader) => lobbiesToSettle(reader, roundId),
    (tx, lobbies, round) => settleBatch(ctx, tx, lobbies, round),
  )
}

async function settleBatch(
  ctx: Context,
  tx: Tx,
  locked: readonly LobbyRow[],
  found: RoundInMatch,
): Promise<LobbyNews | undefined> {
  const { timetable, row, match } = found
  const round = timetable.rounds.find((candidate) => candidate.id === row.id)
  if (!round || roundStatus(timetable, round, ctx.clock.now()) !== 'finished') return undefined
  const settlements = await unsettled(tx, locked, row.id)
  const lobbies = locked.filter((lobby) => settlements.has(lobby.id))
  if (lobbies.length === 0) return new Map()

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
  const told = settled.map(({ bet, credit }) => ({
    id: bet.id,
    lobby_id: bet.lobbyId,
    account_id: bet.userId,
    leavesStanding: credit === 0 && !debuts.has(bet.id),
  }))
  const betNews = await newsOfBets(ctx, tx, lobbies, told, timetable, (bets, standings) => ({
    type: 'round.settled',
    matchRoundId: row.id as RoundId,
    roundNumber: row.round_number,
    bets,
    standings,
  }))
  return withPenalties(betNews, await newsOfPenalties(ctx, tx, lobbies, found, penalties))
}

/** Lobbies of the batch in which the round is still to be settled, with how often it was before. */
async function unsettled(tx: Tx, lobbies: readonly LobbyRow[], roundId: string): Promise<Map<string, number>> {
  const rows = await tx
    .selectFrom('lobby_round')
    .select(['lobby_id', 'settled_at', 'settlement'])
    .where('round_id', '=', roundId)
    .where(
      'lobby_id',
      'in',
      lobbies.map((lobby) => lobby.id),
    )
    .execute()
  const known = new Map(rows.map((row) => [row.lobby_id, row]))
  return new Map(
    lobbies
      .filter((lobby) => lobby.status === 'open' && !known.get(lobby.id)?.settled_at)
      .map((lobby) => [lobby.id, known.get(lobby.id)?.settlement ?? 0]),
  )
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

/** Penalties are decided once: not again where the round was settled before and reopened ([I3]). */
async function penaltiesOf(
  tx: Tx,
  lobbies: readonly LobbyRow[],
  settlements: ReadonlyMap<string, number>,
  { timetable, row, match }: RoundInMatch,
): Promise<LobbyPenalty[]> {
  const fresh = lobbies.filter((lobby) => settlements.get(lobby.id) === 0)
  const round = timetable.rounds.find((candidate) => candidate.id === row.id)
  if (fresh.length === 0 || !round) return []
  const candidates = await penaltyCandidates(tx, fresh, match, timetable, round)
  return fresh.flatMap((lobby) =>
    inactivityPenalties(candidates.get(lobby.id) ?? [], lobby.settings).map((penalty) => ({
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
): Promise<LobbyNews> {
  const news: LobbyNews = new Map()
  const felt = penalties.filter((penalty) => penalty.amount > 0 || penalty.kicked)
  const userIds = [...new Set(felt.map((penalty) => penalty.userId))]
  const standings = await publicStandings(tx, lobbies, userIds, timetable, ctx.clock.now())
  for (const lobby of lobbies) {
    const ofLobby = felt.filter((penalty) => penalty.lobbyId === lobby.id)
    if (ofLobby.length === 0) continue
    const hit = new Set(ofLobby.map((penalty) => penalty.userId))
    news.set(lobby.id as LobbyId, [
      {
        push: {
          type: 'penalty.applied',
          matchRoundId: row.id as RoundId,
          penalties: ofLobby.map((penalty) => ({
            userId: penalty.userId as UserId,
            amount: penalty.amount,
            kicked: penalty.kicked,
          })),
          standings: (standings.get(lobby.id) ?? []).filter((standing) => hit.has(standing.userId)),
        },
      },
    ])
  }
  return news
}

function withPenalties(betNews: LobbyNews, penaltyNews: LobbyNews): LobbyNews {
  const merged: LobbyNews = new Map(betNews)
  for (const [lobbyId, told] of penaltyNews) merged.set(lobbyId, [...(merged.get(lobbyId) ?? []), ...told])
  return merged
}
