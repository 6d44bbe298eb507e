import { type BetType, type Outcome, outcomeOf, payoutOf } from './bet.ts'

/** What settling needs to know of a bet. */
export interface BetToSettle {
  readonly id: string
  readonly eventType: string
  readonly betType: BetType
  readonly threshold: number
  readonly hundredths: number
  readonly stake: number
}

/** A bet and what its player has been credited for it so far. */
export interface SettledBet extends BetToSettle {
  readonly outcome: Outcome
  readonly payout: number | null
  readonly count: number | null
}

/** Counts per event type in the round; null where the round never began, undefined where it goes on. */
export type RoundCounts = Readonly<Record<string, number>> | null

export interface Settlement<Settling extends BetToSettle> {
  readonly bet: Settling
  readonly outcome: Exclude<Outcome, 'open'>
  /** Chips that come back: the payout, the stake of a void bet, or nothing. */
  readonly credit: number
  readonly count: number | null
  readonly kind: 'payout' | 'refund'
}

/** What becomes of a bet on these counts ([S3], [S4]). */
export function settleBet<Settling extends BetToSettle>(bet: Settling, counts: RoundCounts): Settlement<Settling> {
  if (counts === null) return { bet, outcome: 'void', credit: bet.stake, count: null, kind: 'refund' }
  const count = countOf(counts, bet.eventType)
  const outcome = outcomeOf(bet.betType, bet.threshold, count)
  if (outcome === 'void') return { bet, outcome, credit: bet.stake, count, kind: 'refund' }
  return { bet, outcome, credit: outcome === 'won' ? payoutOf(bet.hundredths, bet.stake) : 0, count, kind: 'payout' }
}

/** A type nothing was recorded of has happened zero times. */
function countOf(counts: Readonly<Record<string, number>>, eventType: string): number {
  return Object.hasOwn(counts, eventType) ? (counts[eventType] ?? 0) : 0
}

export function settleBets<Settling extends BetToSettle>(
  bets: readonly Settling[],
  counts: RoundCounts,
): Settlement<Settling>[] {
  return bets.map((bet) => settleBet(bet, counts))
}

export interface Correction<Settling extends SettledBet> {
  readonly bet: Settling
  /** `open` where the round goes on after all: it is settled again at its end ([S5]). */
  readonly outcome: Outcome
  readonly credit: number
  readonly count: number | null
  /** What is to be entered so that the credits sum up to the new one; negative takes back ([S6]). */
  readonly amount: number
}

/**
 * The bets of a settled round that come out otherwise on new counts, with the compensating amounts. Exact: settling and
 * correcting in any order credits what settling once with the final counts would have ([S6]).
 * @param counts undefined where the round has not ended after all
 */
export function correctBets<Settling extends SettledBet>(
  bets: readonly Settling[],
  counts: RoundCounts | undefined,
): Correction<Settling>[] {
  return bets
    .map((bet) => correctBet(bet, counts))
    .filter(({ bet, ...now }) => now.outcome !== bet.outcome || now.count !== bet.count || now.amount !== 0)
}

function correctBet<Settling extends SettledBet>(bet: Settling, counts: RoundCounts | undefined): Correction<Settling> {
  const credited = bet.payout ?? 0
  if (counts === undefined) return { bet, outcome: 'open', credit: 0, count: null, amount: 0 - credited }
  const { outcome, credit, count } = settleBet(bet, counts)
  return { bet, outcome, credit, count, amount: credit - credited }
}
