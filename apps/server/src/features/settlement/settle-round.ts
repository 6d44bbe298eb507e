import type { LobbyId, LobbyPush, RoundId, UserId } from '@bettle/contract'
import {
  type BetToSettle,
  type Instant,
  inactivityPenalties,
  isStartKnownLate,
  lateFrom,
  mayHaveLateBets,
  neverBegan,
  type Penalty,
  type Round,
  roundStatus,
  type Settlement,
  settingsPlayed,
  settleBets,
  strengthInTenths,
  type Timetable,
} from '@bettle/rules'
import { sql } from 'kysely'
import type { Context, Reader, Tx } from '../../context.ts'
import type { LobbyRow } from '../../db/schema.ts'
import type { OwnedWork } from '../../jobs/jobs.ts'
import type { SeatPushes } from '../../transactions/in-lobby.ts'
import type { BetWithNames } from '../bet/bet-wire.ts'
import { firstSettled, standingsOf } from '../leaderboard/standings.ts'
import { type FigureChange, type Posting, post } from '../ledger/post.ts'
import { isPractice } from '../match/practice-match.ts'
import { countsOfRound } from '../match/round-counts.ts'
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
import { eliminateAtRoundEnd } from './eliminations/eliminations.ts'
import { activityChanges, countActivity } from './inactivity/count-activity.ts'
import { penaltyCandidates, recordPenalties } from './inactivity/penalise.ts'
import { pushesOfBets, toChanged } from './pushes-of-bets.ts'
import { type RoundInMatch, roundInMatch } from './round-in-match.ts'
import { enqueueCompetitions } from './schedule.ts'
import { settleDeserted } from './settle-deserted.ts'
import { betsOnRound, decidedRow, markEndDecided, markSettled, saveOutcomes, wonBy } from './settlement-store.ts'
import { betsOfRound, isUnsettled, planOfRound } from './unsettled.ts'
import { type AwaitedCount, awaitedCounts, isNotWaiting, postponeSettlement } from './wait-for-counts.ts'

/**
 * Settles a round that has ended, once in each lobby of its plan: bets first, then penalties, kicks and eliminations
 * ([S1], [S2]).
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

async function settleBatch(
  ctx: Context,
  tx: Tx,
  work: OwnedWork,
  locked: readonly LobbyRow[],
  found: RoundInMatch,
): Promise<BatchPushes | undefined> {
  const { timetable, row, match } = found
  const round = timetable.rounds.find((candidate) => candidate.id === row.id)
  if (!round || roundStatus(timetable, round, ctx.clock.now()) !== 'finished') return undefined
  const before = await unsettled(ctx, tx, locked, work)
  const lobbies = locked.filter((lobby) => before.has(lobby.id))
  if (lobbies.length === 0) return NO_PUSHES

  const now = ctx.clock.date()
  const began = !neverBegan(timetable, round)
  const counts = began ? await countsOfRound(tx, match.id, timetable, round) : null
  const [open, earlier] = await betsToSettle(tx, lobbies, { timetable, round })
  const settled = settleBets(open.map(toSettleIn(lobbies, lateFrom(timetable, round))), counts)
  const postings = settled.flatMap((one) => postingsOf(one, (before.get(one.bet.lobbyId)?.settlement ?? 0) + 1))
  const fresh = began ? freshOf(lobbies, before) : []
  const penalties = await penaltiesOf(tx, fresh, found, now.getTime())
  const isFirst = lobbies.every(({ id }) => before.get(id)?.settlement === 0)
  const isCounted = counts !== null && isFirst && earlier.length === 0
  const figures = figuresOf(settled, isCounted ? penalties.filter(({ penalised }) => penalised) : [], isCounted)
  const moved = await post(tx, lobbies, [...postings, ...penalties.map(postingOf(row.id))], now, figures)
  await saveOutcomes(tx, settled, now)
  await markSettled(tx, lobbies, row.id, counts, now)
  await markEndDecided(tx, fresh, row.id)
  await recordPenalties(tx, row.id, penalties, now)
  const activity = isCounted ? activityChanges(moved, figures) : await countActivity(tx, lobbies)

  const debuts = await firstSettled(
    tx,
    settled.flatMap(({ bet, credit }) => (credit === 0 ? [bet] : [])),
  )
  const betPushes = await pushesOfBets(ctx, tx, lobbies, {
    changed: settled.map((one) => toChanged(decidedRow(one, now), one.credit === 0 && !debuts.has(one.bet.id))),
    activity,
    // A recount changes member rows that were returned before the recount, so the rows are then not used.
    moved: isCounted ? moved : [],
    raised: moved,
    timetable,
    pushOf: (_lobby, bets, standings) => ({
      type: 'round.settled',
      matchRoundId: row.id as RoundId,
      roundNumber: row.round_number,
      bets,
      standings,
    }),
  })
  const penaltyPushes = await pushesOfPenalties(ctx, tx, lobbies, found, penalties)
  const freshIds = new Set(fresh.map(({ id }) => id))
  if (lobbies.some(isOfCompetition)) await enqueueCompetitions(tx, now.getTime(), match.id)
  const updates = merged(betPushes, penaltyPushes, await eliminateAtRoundEnd(ctx, tx, lobbies, found, freshIds))
  // After the results are confirmed, a round without bets may still be settled late, and its penalties change the
  // ranking and so the trophies.
  return match.results_confirmed_at === null ? updates : withPushes(updates, await correctTrophies(tx, lobbies, now))
}

/**
 * Returns the changes of the members' figures. A round that began and that a lobby settles for the first time adds one
 * to the rounds of each member who bet or is penalised ([K6]). In other cases the rounds are counted again.
 */
function figuresOf(
  settled: readonly Settlement<SettlingBet>[],
  penalised: readonly LobbyPenalty[],
  isCounted: boolean,
): FigureChange[] {
  const rounds = isCounted ? 1 : 0
  return [
    ...settled.map((one) => {
      const { lobbyId, userId } = one.bet
      return { lobbyId, userId, betsWon: wonBy(one), roundsOpen: rounds, roundsBet: rounds, seatPushes: 1 }
    }),
    ...penalised.map(({ lobbyId, userId }) => ({ lobbyId, userId, betsWon: 0, roundsOpen: 1, roundsBet: 0 })),
  ]
}

/** How the lobby had settled the round before. */
interface Before {
  readonly id: string
  /** How many times the lobby has settled or reopened the round. */
  readonly settlement: number
  readonly endDecided: boolean
}

/**
 * Returns the lobbies where the round's end must still decide penalties, kicks and eliminations. A reopened round does
 * not decide them again. A round that was settled as never begun and is then played decides them. A closed lobby
 * decides none.
 */
function freshOf(lobbies: readonly LobbyRow[], before: ReadonlyMap<string, Before>): LobbyRow[] {
  return lobbies.filter((lobby) => lobby.status === 'open' && before.get(lobby.id)?.endDecided === false)
}

/** Returns the lobbies of the batch where the round must still be settled. */
async function unsettled(
  ctx: Context,
  tx: Tx,
  lobbies: readonly LobbyRow[],
  work: OwnedWork,
): Promise<Map<string, Before>> {
  const ids = lobbies.map((lobby) => lobby.id)
  const awaited = await awaitedCounts(ctx, tx, work)
  const { rows } = await sql<Before>`
    select lobby.id, coalesce(lobby_round.settlement, 0) as settlement, coalesce(lobby_round.end_decided, false) as "endDecided"
    from lobby left join lobby_round on lobby_round.lobby_id = lobby.id and lobby_round.round_id = ${work.key}::uuid
    where lobby.id = any(${ids}::uuid[]) and ${isUnsettled(sql`${work.key}::uuid`, sql`${work.due_at}`)}
      and ${isNotWaiting(awaited)}`.execute(tx)
  return new Map(rows.map((row) => [row.id, row]))
}

export type SettlingBet = BetToSettle & {
  readonly lobbyId: string
  readonly userId: string
  readonly row: BetWithNames
}

/**
 * Returns the open bets on a round, and those that are decided already because they arrived after the corrected start
 * of the round ([S13]).
 */
async function betsToSettle(
  tx: Tx,
  lobbies: readonly LobbyRow[],
  { timetable, round }: { readonly timetable: Timetable; readonly round: Round },
): Promise<readonly [open: BetWithNames[], earlier: BetWithNames[]]> {
  if (!mayHaveLateBets(timetable, round)) return [await betsOnRound(tx, lobbies, round.id, 'open'), []]
  const bets = await betsOnRound(tx, lobbies, round.id, 'all')
  return [bets.filter(({ outcome }) => outcome === 'open'), bets.filter(({ outcome }) => outcome !== 'open')]
}

/**
 * Returns a function that maps a bet of these lobbies for settlement; the strength of its card is a setting of the
 * lobby.
 * @param lateFrom the first instant at which a bet arrived too late ([S13]); null if no bet did
 */
export function toSettleIn(lobbies: readonly LobbyRow[], lateFrom: Instant | null): (bet: BetWithNames) => SettlingBet {
  const tenths = new Map(lobbies.map(({ id, settings }) => [id, strengthInTenths(settings.cardEffectStrength)]))
  return (bet) => ({
    id: bet.id,
    lobbyId: bet.lobby_id,
    userId: bet.account_id,
    row: bet,
    eventType: bet.event_type,
    betType: bet.bet_type,
    threshold: bet.threshold,
    hundredths: bet.hundredths,
    stake: bet.stake,
    card: bet.card === null ? undefined : { kind: bet.card, tenths: tenths.get(bet.lobby_id) ?? 10 },
    isLate: lateFrom !== null && bet.placed_at.getTime() >= lateFrom,
  })
}

/** Returns the postings that move chips: the credit without the card, and the credit that the card adds ([H10]). */
function postingsOf(one: Settlement<SettlingBet>, settlement: number): Posting[] {
  const { bet, credit, cardCredit, kind, voidReason } = one
  const { lobbyId, userId, id: betId } = bet
  const amount = credit - cardCredit
  const postings: Posting[] = []
  const reason = voidReason ?? undefined
  if (amount !== 0)
    postings.push({ lobbyId, userId, kind, amount, key: `settle:${betId}:${settlement}`, betId, reason })
  if (cardCredit !== 0)
    postings.push({ lobbyId, userId, kind: 'card', amount: cardCredit, key: `card:${betId}:${settlement}`, betId })
  return postings
}

export interface LobbyPenalty extends Penalty {
  readonly lobbyId: string
}

/** @param fresh lobbies where the round's end has not decided the penalties yet; it decides them once ([I3]) */
async function penaltiesOf(
  tx: Tx,
  fresh: readonly LobbyRow[],
  { timetable, row, match }: RoundInMatch,
  now: Instant,
): Promise<LobbyPenalty[]> {
  const round = timetable.rounds.find((candidate) => candidate.id === row.id)
  if (fresh.length === 0 || !round) return []
  const played = { isPractice: isPractice(match) }
  const candidates = await penaltyCandidates(tx, fresh, match, timetable, round, now)
  return fresh.flatMap((lobby) => {
    const ofLobby = candidates.get(lobby.id) ?? []
    // A start that was known late ended the round for those who had not bet yet ([I6]).
    const isExcused = isStartKnownLate(timetable, round, lobby.settings)
    const judged = isExcused ? ofLobby.filter(({ placed }) => placed) : ofLobby
    const penalties = inactivityPenalties(judged, settingsPlayed(lobby.settings, played))
    return penalties.map((penalty) => ({ ...penalty, lobbyId: lobby.id }))
  })
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

async function pushesOfPenalties(
  ctx: Context,
  tx: Tx,
  lobbies: readonly LobbyRow[],
  { row, timetable }: RoundInMatch,
  penalties: readonly LobbyPenalty[],
): Promise<BatchPushes> {
  const pushes = new Map<LobbyId, readonly LobbyPush[]>()
  const seats: SeatPushes[] = []
  const felt = penalties.filter((penalty) => penalty.told > 0 || penalty.kicked)
  const userIds = [...new Set(felt.map((penalty) => penalty.userId))]
  const standings = await standingsOf(tx, lobbies, userIds, timetable, ctx.clock.now())
  for (const lobby of lobbies) {
    const lobbyId = lobby.id as LobbyId
    const ofLobby = new Map(felt.filter((one) => one.lobbyId === lobby.id).map((one) => [one.userId as UserId, one]))
    if (ofLobby.size === 0) continue
    const hit = (standings.get(lobby.id) ?? []).filter(({ own }) => ofLobby.has(own.userId))
    const published = [...ofLobby.values()].map((one) => toPublished(one, one.told))
    const applied = { type: 'penalty.applied', matchRoundId: row.id as RoundId } as const
    pushes.set(lobbyId, [{ ...applied, penalties: published, standings: hit.map(({ seen }) => seen) }])
    for (const { own } of hit) {
      const penalty = ofLobby.get(own.userId)
      // The player receives the penalty that was subtracted. Other members see a larger one if a stake of the player is
      // hidden.
      const mine = penalty && (penalty.amount > 0 || penalty.kicked) ? [toPublished(penalty, penalty.amount)] : []
      seats.push({ lobbyId, userId: own.userId, push: { ...applied, penalties: mine, standings: [own] } })
    }
  }
  return { pushes, seats }
}

const toPublished = ({ userId, kicked }: LobbyPenalty, amount: number) => ({ userId: userId as UserId, amount, kicked })
