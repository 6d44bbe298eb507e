import { GameError } from '@bettle/contract'
import type { Context } from '../../context.ts'
import type { BatchOutcome } from '../../transactions/batcher.ts'
import { inLobbies } from '../../transactions/in-lobby.ts'
import { ensurePriced } from '../odds/reprice.ts'
import type { BetRequest, PlaceBetReply } from './bet-request.ts'
import { type BetDecision, type Deciding, decideBets } from './decide-bets.ts'
import { endAuthority } from './end-authority.ts'
import { insertBets } from './insert-bets.ts'
import { loadBetContext } from './load-bet-context.ts'
import { pushesOfPlaced } from './pushes-of-placed.ts'

/**
 * Places a batch of bets in one transaction. It loads the context of all and decides them in order of arrival. A
 * refusal is an outcome, not an exception. If a round has just started and its options are not priced yet, it prices
 * them outside the lobby transaction and decides the bets on it again.
 */
export async function placeBets(ctx: Context, requests: readonly BetRequest[]): Promise<BatchOutcome<PlaceBetReply>[]> {
  const decisions = await placeAtPrices(ctx, requests, 'for the next round')
  const left = requests.filter((_, index) => decisions[index]?.kind === 'unpriced')
  const again = left.length === 0 ? [] : await placeOncePriced(ctx, left, decisions)
  return decisions.map((decision) => (decision.kind === 'unpriced' ? again.shift() : undefined) ?? outcomeOf(decision))
}

/** The other bets are committed already, so an error here is the outcome of these requests alone. */
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
  return { error: new Error('the prices were to be taken as they are') }
}

/** [C15] In milliseconds: bets are refused while the clock differs more than this from the database's. */
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
    const context = await loadBetContext(tx, lobbies, requests)
    const now = ctx.clock.date()
    if (ctx.clock.isReal && isElsewhere(context.at, before, now)) {
      return { reply: { decisions: requests.map(inDoubt), suspended: [] }, pushes: new Map() }
    }
    const decisions = decideBets(requests, { lobbies, context, now: now.getTime(), prices })
    const accepted = decisions.flatMap((decision) => (decision.kind === 'accepted' ? [decision.bet] : []))
    const suspended = await endAuthority(tx, accepted, now)
    await insertBets(tx, locked, accepted, now)
    const reply = { decisions, suspended }
    return { reply, ...(await pushesOfPlaced(tx, accepted, context.plans, now.getTime())) }
  })
  // Betting stops before an operator gets the answer that their bet is placed.
  for (const matchId of suspended) await ctx.jobs.runJobs(`feed:${matchId}`)
  return decisions
}
