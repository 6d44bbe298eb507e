import { GameError, type LobbyId, type LobbyPush, type MatchId, type SeatPush, type UserId } from '@bettle/contract'
import type { Instant } from '@bettle/rules'
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import type { Tx } from '../../db/schema.ts'
import type { BatchOutcome } from '../../transactions/batcher.ts'
import { inLobbies } from '../../transactions/in-lobby.ts'
import type { NumberedSeat } from '../../transactions/raise-versions.ts'
import { standingsOf } from '../leaderboard/standings.ts'
import { memberKeyOf } from '../ledger/post.ts'
import { suspendFeedsOf } from '../match/feed-authority.ts'
import { keepFirstPrices } from '../odds/price-list.ts'
import { ensurePriced } from '../odds/reprice.ts'
import type { BetRequest, PlaceBetReply } from './bet-request.ts'
import { cardsPlayedWith } from './bet-wire.ts'
import type { AcceptedBet, BetDecision, Deciding } from './decide-bet.ts'
import { decideBets } from './decide-bets.ts'
import { insertBets, type RaisedSeat } from './insert-bets.ts'
import { type BetContext, loadBetContext } from './load-bet-context.ts'

/**
 * Places a batch of bets in one transaction: loads the context of all bets and decides them in order of arrival. A
 * refusal is an outcome, not an exception. If a round has just become the next one, its options may have no prices yet.
 * They are then priced outside the lobby transaction, and the bets on the round are decided again.
 */
export async function placeBets(ctx: Context, requests: readonly BetRequest[]): Promise<BatchOutcome<PlaceBetReply>[]> {
  const decisions = await placeAtPrices(ctx, requests, 'for the next round')
  const left = requests.filter((_, index) => decisions[index]?.kind === 'unpriced')
  const again = left.length === 0 ? [] : await placeOncePriced(ctx, left, decisions)
  return decisions.map((decision) => (decision.kind === 'unpriced' ? again.shift() : undefined) ?? outcomeOf(decision))
}

/**
 * Prices the options and decides these bets again. The other bets are committed already, so an error here is the
 * outcome of these requests only.
 */
async function placeOncePriced(
  ctx: Context,
  requests: readonly BetRequest[],
  decisions: readonly BetDecision[],
): Promise<BatchOutcome<PlaceBetReply>[]> {
  const plans = new Map(decisions.flatMap((one) => (one.kind === 'unpriced' ? [[one.planId, one.matchId]] : [])))
  try {
    for (const [planId, matchId] of plans) await ensurePriced(ctx, matchId, planId)
    return (await placeAtPrices(ctx, requests, 'as they are')).map(outcomeOf)
  } catch (error) {
    return requests.map(() => ({ error }))
  }
}

function outcomeOf(decision: BetDecision): BatchOutcome<PlaceBetReply> {
  if (decision.kind === 'accepted') return { reply: decision.bet.reply }
  if (decision.kind === 'answered') return { reply: decision.reply }
  if (decision.kind === 'refused') return { error: decision.error }
  return { error: new Error('a bet is unpriced at the current prices') }
}

/** The largest difference from the database's clock at which bets are accepted (ms) [C15]. */
const AGREES_WITHIN = 1000

const isElsewhere = (theirs: Date, before: number, after: Date) =>
  theirs.getTime() < before - AGREES_WITHIN || theirs.getTime() > after.getTime() + AGREES_WITHIN

const inDoubt = (): BetDecision => ({ kind: 'refused', error: new GameError('unavailable', { retryAfter: 2 }) })

async function placeAtPrices(
  ctx: Context,
  requests: readonly BetRequest[],
  prices: Deciding['prices'],
): Promise<BetDecision[]> {
  const lobbyIds = [...new Set(requests.map((request) => request.lobbyId))]
  const { decisions, suspended } = await inLobbies(ctx, lobbyIds, async (tx, locked) => {
    const lobbies = new Map(locked.map((lobby) => [lobby.id, lobby]))
    const before = ctx.clock.now()
    const context = await loadBetContext(tx, lobbies, requests, ctx.clock.date())
    const now = ctx.clock.date()
    if (ctx.clock.isReal && isElsewhere(context.at, before, now)) {
      return { reply: { decisions: requests.map(inDoubt), suspended: [] }, pushes: new Map() }
    }
    const decisions = decideBets(requests, { lobbies, context, now: now.getTime(), prices })
    const accepted = decisions.flatMap((decision) => (decision.kind === 'accepted' ? [decision.bet] : []))
    const suspended = await endAuthority(tx, accepted, now)
    for (const { lobby, request, isPriced } of accepted)
      if (!isPriced) await keepFirstPrices(tx, lobby.plan_id, request.matchRoundId, new Date(request.arrivedAt))
    const raised = await insertBets(tx, locked, accepted, now)
    const reply = { decisions, suspended }
    return { reply, ...(await pushesOfPlaced(tx, accepted, raised, context.plans, now.getTime())) }
  })
  // The job that stops betting on the match runs before the operator gets the answer to the bet.
  for (const matchId of suspended) await ctx.jobs.runJobs(`feed:${matchId}`)
  return decisions
}

/**
 * Ends what operators who bet may do to their matches ([V6]) and suspends their feeds ([V11]). It locks the operators'
 * accounts, so that a concurrent operation commits before the bet or reads it.
 * @returns the matches whose feeds were suspended
 */
async function endAuthority(tx: Tx, bets: readonly AcceptedBet[], now: Date): Promise<MatchId[]> {
  const operators = bets.filter(({ isOperators }) => isOperators)
  if (operators.length === 0) return []
  const ids = [...new Set(operators.map(({ request }) => request.userId))]
  await sql`select from account where id = any(${ids}::uuid[]) order by id for update`.execute(tx)
  const suspended: MatchId[] = []
  for (const { request, lobby } of operators) {
    suspended.push(...(await suspendFeedsOf(tx, request.userId, now, [lobby.match_id])))
  }
  return suspended
}

/**
 * Returns the pushes for placed bets. Each player's push goes to the player's own seat, so that no other member notices
 * the bet. If the round has started meanwhile and the lobby shows bets, the lobby gets the bet too ([V1], [V7]).
 */
async function pushesOfPlaced(
  tx: Tx,
  bets: readonly AcceptedBet[],
  raised: readonly RaisedSeat[],
  plans: BetContext['plans'],
  now: Instant,
): Promise<{ pushes: Map<LobbyId, LobbyPush[]>; numbered: NumberedSeat[] }> {
  const byMember = new Map<string, SeatPush[]>()
  for (const { request, reply, standing } of bets) {
    const push: SeatPush = { type: 'bet.placed', ...reply, standings: [standing] }
    byMember.set(memberKeyOf(request), [...(byMember.get(memberKeyOf(request)) ?? []), push])
  }
  const numbered = raised.map((seat): NumberedSeat => {
    const [lobbyId, userId] = [seat.lobby_id as LobbyId, seat.account_id as UserId]
    const pushes = byMember.get(memberKeyOf({ lobbyId, userId })) ?? []
    return { lobbyId, userId, firstVersion: seat.seat_version - pushes.length + 1, pushes }
  })
  const pushes = new Map<LobbyId, LobbyPush[]>()
  for (const bet of bets.filter(({ lobby, hasStarted }) => hasStarted && lobby.settings.showCompetitorBets)) {
    const { lobbyId } = bet.request
    const shown = await shownAtOnce(tx, bet, plans, now)
    pushes.set(lobbyId, [...(pushes.get(lobbyId) ?? []), shown, ...cardsPlayedWith([bet.reply.bet])])
  }
  return { pushes, numbered }
}

/** Returns the push of a bet whose round has started while the request waited, which is rare. */
async function shownAtOnce(
  tx: Tx,
  { request, lobby, reply }: AcceptedBet,
  plans: BetContext['plans'],
  now: Instant,
): Promise<LobbyPush> {
  const timetable = plans.get(lobby.plan_id)?.timetable ?? null
  const standings = (await standingsOf(tx, [lobby], [request.userId], timetable, now)).get(lobby.id) ?? []
  return { type: 'bet.placed', bet: reply.bet, standings: standings.map(({ seen }) => seen) }
}
