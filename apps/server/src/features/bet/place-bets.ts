import { GameError } from '@bettle/contract'
import type { Context } from '../../context.ts'
import { inLobbies } from '../../live/in-lobby.ts'
import type { Outcome } from '../../live/together.ts'
import { ensurePriced } from '../odds/reprice.ts'
import type { BetWish, PlacedBet } from './bet-wish.ts'
import { type Deciding, type Decision, decideBets } from './decide-bets.ts'
import { endAuthority } from './end-authority.ts'
import { insertBets } from './insert-bets.ts'
import { newsOfPlaced } from './news-of-placed.ts'
import { whatIsKnown } from './what-is-known.ts'

/**
 * Places bets that came in together, in one transaction: decided one after the other, in order of arrival, on what is known of
 * all. A refusal is an outcome, not an exception. Where a round has just started and nobody has priced the options since,
 * that is caught up with outside of the lobbies, and those who bet on it are tried again.
 */
export async function placeBets(ctx: Context, wishes: readonly BetWish[]): Promise<Outcome<PlacedBet>[]> {
  const decisions = await placeAtPrices(ctx, wishes, 'for the next round')
  const left = wishes.filter((_, index) => decisions[index]?.is === 'unpriced')
  const again = left.length === 0 ? [] : await placeOncePriced(ctx, left, decisions)
  return decisions.map((decision) => (decision.is === 'unpriced' ? again.shift() : undefined) ?? outcomeOf(decision))
}

/** The others' bets stand already: what fails from here on is these ones' outcome alone. */
async function placeOncePriced(
  ctx: Context,
  wishes: readonly BetWish[],
  decisions: readonly Decision[],
): Promise<Outcome<PlacedBet>[]> {
  const plans = new Map(decisions.flatMap((one) => (one.is === 'unpriced' ? [[one.planId, one.matchId]] : [])))
  try {
    for (const [planId, matchId] of plans) await ensurePriced(ctx, matchId, planId)
    return (await placeAtPrices(ctx, wishes, 'as they are')).map(outcomeOf)
  } catch (error) {
    return wishes.map(() => ({ error }))
  }
}

function outcomeOf(decision: Decision): Outcome<PlacedBet> {
  if (decision.is === 'standing') return { reply: decision.bet.reply }
  if (decision.is === 'answered') return { reply: decision.reply }
  if (decision.is === 'refused') return { error: decision.error }
  return { error: new Error('the prices were to be taken as they are') }
}

/** [C15] More than this (ms) from the database's time no bet is judged. */
const AGREES_WITHIN = 1000

const isElsewhere = (theirs: Date, before: number, after: Date) =>
  theirs.getTime() < before - AGREES_WITHIN || theirs.getTime() > after.getTime() + AGREES_WITHIN

const inDoubt = (): Decision => ({ is: 'refused', error: new GameError('unavailable', { retryAfter: 2 }) })

async function placeAtPrices(
  ctx: Context,
  wishes: readonly BetWish[],
  prices: Deciding['prices'],
): Promise<Decision[]> {
  const lobbyIds = [...new Set(wishes.map((wish) => wish.lobbyId))]
  const { decisions, suspended } = await inLobbies(ctx, lobbyIds, async (tx, locked) => {
    const lobbies = new Map(locked.map((lobby) => [lobby.id, lobby]))
    const before = ctx.clock.now()
    const known = await whatIsKnown(tx, lobbies, wishes)
    const now = ctx.clock.date()
    if (ctx.clock.isReal && isElsewhere(known.at, before, now)) {
      return { reply: { decisions: wishes.map(inDoubt), suspended: [] }, news: new Map() }
    }
    const decisions = decideBets(wishes, { lobbies, known, now: now.getTime(), prices })
    const standing = decisions.flatMap((decision) => (decision.is === 'standing' ? [decision.bet] : []))
    const suspended = await endAuthority(tx, standing, now)
    await insertBets(tx, locked, standing, now)
    const reply = { decisions, suspended }
    return { reply, ...(await newsOfPlaced(tx, standing, known.plans, now.getTime())) }
  })
  // Betting stops before an operator hears that their bet is placed.
  for (const matchId of suspended) await ctx.due.runDue(`feed:${matchId}`)
  return decisions
}
