import { type BetType, type Outcome, outcomeOf, payoutOf } from '../bet/bet.ts'
import { type AttachedCard, isNearMiss, payoutWithCard, shieldReturn } from '../card/card.ts'
import type { ReasonCode } from '../text/reason.ts'

/** The facts about a bet that its settlement needs. */
export interface BetToSettle {
  readonly id: string
  readonly eventType: string
  readonly betType: BetType
  readonly threshold: number
  readonly hundredths: number
  readonly stake: number
  /** The card that goes with the bet, if any. */
  readonly card?: AttachedCard | undefined
  /** True if the bet arrived after the corrected start of its round ([S13]). */
  readonly isLate?: boolean | undefined
  /** True if a cut eliminated the player at the end of an earlier round, so that the bet is void ([X10]). */
  readonly isCut?: boolean | undefined
  /** True if the room decided that nobody could contradict the bet of a recorder, so that it is void ([RM34]). */
  readonly isUnwitnessed?: boolean | undefined
  /** True if the bet depended on a claim about which its room did not decide, so that it is void ([RM35]). */
  readonly isDisputed?: boolean | undefined
}

/** The reason why a bet is void, if it is neither its count nor a round that never began. */
export type VoidReason = Extract<
  ReasonCode,
  'count-unknown' | 'start-known-late' | 'player-cut' | 'recorded-alone' | 'claim-undecided'
>

/** A bet, and the chips that its player has been credited for it so far. */
export interface SettledBet extends BetToSettle {
  readonly outcome: Outcome
  readonly payout: number | null
  readonly count: number | null
  readonly voidReason?: VoidReason | null | undefined
}

/** A number of events, or `unknown` if nobody stated it. An unknown count is never zero ([F25]). */
export type Count = number | 'unknown'

/**
 * The counts of a round by event type; null if the round never began. A type that is left out has no event: an unknown
 * count is written explicitly.
 */
export type RoundCounts = Readonly<Record<string, Count>> | null

export interface Settlement<Settling extends BetToSettle> {
  readonly bet: Settling
  readonly outcome: Exclude<Outcome, 'open'>
  /** The chips that come back to the player: the payout, the stake of a void bet, or 0, including the card's part. */
  readonly credit: number
  /** The part of the credit that comes from the card ([H7], [H8], [H9]). */
  readonly cardCredit: number
  readonly count: number | null
  readonly kind: 'payout' | 'refund'
  readonly voidReason: VoidReason | null
}

/** Returns the result of a bet for these counts ([S3], [S4]), including the effect of its card ([H7], [H8], [H9]). */
export function settleBet<Settling extends BetToSettle>(bet: Settling, counts: RoundCounts): Settlement<Settling> {
  if (bet.isLate && counts !== null) return returnedBet(bet, 'start-known-late')
  if (bet.isCut && counts !== null) return returnedBet(bet, 'player-cut')
  if (bet.isUnwitnessed && counts !== null) return returnedBet(bet, 'recorded-alone')
  if (bet.isDisputed && counts !== null) return returnedBet(bet, 'claim-undecided')
  const refund = { bet, outcome: 'void', credit: bet.stake, cardCredit: 0, kind: 'refund', voidReason: null } as const
  if (counts === null) return { ...refund, count: null }
  const count = countOf(counts, bet.eventType)
  if (count === 'unknown') return { ...refund, count: null, voidReason: 'count-unknown' }
  const outcome = outcomeOf(bet.betType, bet.threshold, count)
  if (outcome === 'void') return { ...refund, count }
  if (outcome === 'lost') return lostBet(bet, count)
  const payout = payoutOf(bet.hundredths, bet.stake)
  const credit = bet.card ? payoutWithCard(payout, bet.card) : payout
  return { bet, outcome, credit, cardCredit: credit - payout, count, kind: 'payout', voidReason: null }
}

/** Returns the result of a bet that is void whatever the counts: the stake comes back, without the card's part. */
function returnedBet<Settling extends BetToSettle>(bet: Settling, voidReason: VoidReason): Settlement<Settling> {
  return {
    ...{ bet, outcome: 'void', credit: bet.stake, cardCredit: 0, count: null },
    ...{ kind: 'refund', voidReason },
  }
}

function lostBet<Settling extends BetToSettle>(bet: Settling, count: number): Settlement<Settling> {
  const { card, stake } = bet
  if (card?.kind === 'near-miss' && isNearMiss(bet.betType, bet.threshold, count)) {
    return { bet, outcome: 'void', credit: stake, cardCredit: stake, count, kind: 'refund', voidReason: null }
  }
  const credit = card?.kind === 'shield' ? shieldReturn(stake, card.tenths) : 0
  return { bet, outcome: 'lost', credit, cardCredit: credit, count, kind: 'payout', voidReason: null }
}

/** Returns the count of an event type; 0 for a type without a recorded event. */
function countOf(counts: Readonly<Record<string, Count>>, eventType: string): Count {
  return Object.hasOwn(counts, eventType) ? (counts[eventType] ?? 0) : 0
}

export interface Correction<Settling extends SettledBet> {
  readonly bet: Settling
  /**
   * The new outcome of the bet; `open` if its round continues after all. The bet is then settled again at the end of
   * the round ([S5]).
   */
  readonly outcome: Outcome
  readonly credit: number
  /** The part of the credit that comes from the card. */
  readonly cardCredit: number
  readonly count: number | null
  readonly voidReason: VoidReason | null
  /**
   * The amount of the compensating entry, after which the credits of the bet add up to the new credit. A negative
   * amount takes chips back ([S6]).
   */
  readonly amount: number
}

/**
 * Returns the bets of a round whose results change with new counts, and the compensating amounts. A late bet is void
 * before its round has ended ([S13]). A bet that a cut voided stays void ([X10]). The result is exact:
 * settling and correcting in any order credits the same as settling once with the final counts ([S6]).
 * @param counts undefined if the round has not ended after all
 */
export function correctBets<Settling extends SettledBet>(
  bets: readonly Settling[],
  counts: RoundCounts | undefined,
): Correction<Settling>[] {
  return bets
    .map((bet) => correctBet(bet, counts))
    .filter(
      ({ bet, ...now }) =>
        now.outcome !== bet.outcome ||
        now.count !== bet.count ||
        now.amount !== 0 ||
        now.voidReason !== (bet.voidReason ?? null),
    )
}

function correctBet<Settling extends SettledBet>(bet: Settling, counts: RoundCounts | undefined): Correction<Settling> {
  const credited = bet.payout ?? 0
  const isVoid = bet.isLate || (bet.isCut && bet.outcome !== 'open')
  if (counts === undefined && !isVoid) {
    return { bet, outcome: 'open', credit: 0, cardCredit: 0, count: null, voidReason: null, amount: 0 - credited }
  }
  // A bet that is void by itself is void while its round continues, too.
  const { kind: _, ...settled } = settleBet(bet, counts === undefined ? {} : counts)
  return { ...settled, amount: settled.credit - credited }
}
