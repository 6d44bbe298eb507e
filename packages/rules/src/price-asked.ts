import { type PriceList, priceAt } from './price-list.ts'
import type { Instant } from './time.ts'

/** A list of what a plan's options cost, and which round that was for. */
export interface AskedPrice extends PriceList {
  readonly roundId: string
  /** Written down by an upgrade for what went before: when its prices were first asked nobody knows. */
  readonly isGuessed: boolean
}

/**
 * A bet is judged by when it arrived ([P9]) and keeps when it was placed: so long it may have waited between (ms, wall time), and so
 * far apart may two servers' clocks be.
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
 * Whether a bet's price was asked for its round when it was placed, or shortly before; undefined where nobody kept what was asked.
 * @param lists of the bet's plan, for whichever round
 */
export function wasAsked(lists: readonly AskedPrice[], bet: PlacedPrice): boolean | undefined {
  const from = bet.placedAt - WAITED
  const until = bet.placedAt + CLOCKS_DIFFER
  // Of several at one instant, as where a half was reopened, nobody knows which came last.
  const last = Math.max(...lists.map((list) => list.from).filter((start) => start < from))
  const current = lists.filter((list) => list.from <= until && list.from >= last)
  const ofRound = lists.filter(({ roundId }) => roundId === bet.roundId)
  if (ofRound.length === 0 || current.some(({ isGuessed }) => isGuessed)) return undefined
  const currentOfRound = current.filter(({ roundId }) => roundId === bet.roundId)
  const moments = [from, ...currentOfRound.map((list) => list.from)]
  return currentOfRound.length > 0 && moments.some((at) => priceAt(ofRound, bet.optionId, at) === bet.hundredths)
}
