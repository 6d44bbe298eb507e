import { type PriceList, priceAt } from './price-list.ts'
import type { Instant } from './time.ts'

/** A price list of a plan, and the round that it was for. */
export interface AskedPrice extends PriceList {
  readonly roundId: string
  /** True for a list that an upgrade recorded for earlier rounds. Its start is not exact. */
  readonly isGuessed: boolean
}

/**
 * In milliseconds of wall time. A bet is judged by its arrival ([P9]), but stores when it was placed. This allows for the wait between the
 * two and for the difference between two servers' clocks.
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
 * True if the option had this price for the round when the bet was placed or shortly before; undefined if no prices were stored.
 * @param lists of the bet's plan, for any round
 */
export function wasAsked(lists: readonly AskedPrice[], bet: PlacedPrice): boolean | undefined {
  const from = bet.placedAt - WAITED
  const until = bet.placedAt + CLOCKS_DIFFER
  // If several lists have the same instant, as after a reopened half, their order is unknown, so each of them counts.
  const last = Math.max(...lists.map((list) => list.from).filter((start) => start < from))
  const current = lists.filter((list) => list.from <= until && list.from >= last)
  const ofRound = lists.filter(({ roundId }) => roundId === bet.roundId)
  if (ofRound.length === 0 || current.some(({ isGuessed }) => isGuessed)) return undefined
  const currentOfRound = current.filter(({ roundId }) => roundId === bet.roundId)
  const moments = [from, ...currentOfRound.map((list) => list.from)]
  return currentOfRound.length > 0 && moments.some((at) => priceAt(ofRound, bet.optionId, at) === bet.hundredths)
}
