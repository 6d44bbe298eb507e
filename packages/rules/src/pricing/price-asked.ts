import type { Instant } from '../time.ts'
import { type PriceList, priceAt } from './price-list.ts'

/** A price list of a plan, with the round for which it was made. */
export interface AskedPrice extends PriceList {
  readonly roundId: string
  /**
   * True for a list that an upgrade of the database recorded for earlier rounds. The start of such a list is not exact.
   */
  readonly isGuessed: boolean
}

/**
 * In milliseconds of wall time. A bet is judged by its arrival ([P9]), but may store the later time of its placement.
 * This limit allows for the wait between both times, for the difference between the clocks of two servers, and for a
 * round whose pricing waits for the database.
 */
const WAITED = 60_000
const CLOCKS_DIFFER = 1000

export interface PlacedPrice {
  readonly roundId: string
  readonly optionId: string
  readonly hundredths: number
  readonly placedAt: Instant
}

/**
 * Returns true if the option had this price for the round when the bet was placed or shortly before. Returns undefined
 * if no prices of the round are stored, or if the start of a current list is not exact. The first price of a round also
 * holds for bets that arrived before the round was priced.
 * @param lists of the bet's plan, for any round
 */
export function wasAsked(lists: readonly AskedPrice[], bet: PlacedPrice): boolean | undefined {
  const from = bet.placedAt - WAITED
  const until = bet.placedAt + CLOCKS_DIFFER
  // Several price lists may start at the same instant, as after a reopened half. Their order is unknown, so each
  // counts.
  const last = Math.max(...lists.map((list) => list.from).filter((start) => start < from))
  const current = lists.filter((list) => list.from <= until && list.from >= last)
  const ofRound = lists.filter(({ roundId }) => roundId === bet.roundId)
  if (ofRound.length === 0 || current.some(({ isGuessed }) => isGuessed)) return undefined
  const first = Math.min(...ofRound.map((list) => list.from))
  const isFirstAhead = first > until && first <= bet.placedAt + WAITED
  const currentOfRound = ofRound.filter((list) => current.includes(list) || (isFirstAhead && list.from === first))
  const moments = [from, ...currentOfRound.map((list) => list.from)]
  return currentOfRound.length > 0 && moments.some((at) => priceAt(ofRound, bet.optionId, at) === bet.hundredths)
}
