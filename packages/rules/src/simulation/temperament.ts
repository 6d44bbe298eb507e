import type { GameSettings } from '../lobby/settings.ts'
import type { ModelLine } from '../pricing/pricing.ts'

/** The behaviour of a simulated player. */
export interface Temperament {
  /** The share of their chips that the player stakes on each bet. */
  readonly stakeShare: number
  /** The lower limit of the prices that the player prefers, in hundredths. */
  readonly from: number
  readonly below: number
  /** The share of rounds that the player skips. */
  readonly sitsOut: number
}

const ANY_PRICE = { from: 0, below: Number.POSITIVE_INFINITY }

/** The temperaments of simulated players in the order of their seats, repeated for more seats ([Y2]). */
export const TEMPERAMENTS: readonly Temperament[] = [
  // A casual player, who bets on any price.
  { ...ANY_PRICE, stakeShare: 0.1, sitsOut: 0.05 },
  // A careful player, who places small stakes on likely results.
  { from: 0, below: 180, stakeShare: 0.05, sitsOut: 0.1 },
  // A bold player, who stakes a third of the chips on each bet.
  { ...ANY_PRICE, stakeShare: 0.33, sitsOut: 0.05 },
  // An optimistic player, who prefers high odds.
  { from: 250, below: Number.POSITIVE_INFINITY, stakeShare: 0.15, sitsOut: 0.1 },
  // A distracted player, who watches the match more than the phone and often skips a round.
  { ...ANY_PRICE, stakeShare: 0.1, sitsOut: 0.4 },
]

/**
 * Returns the player's stake within the lobby's limits; undefined if the player has fewer chips than the smallest bet.
 */
export function stakeOf(
  { stakeShare }: Temperament,
  chips: number,
  { minBetAmount, maxBetAmount }: Pick<GameSettings, 'minBetAmount' | 'maxBetAmount'>,
): number | undefined {
  if (chips < minBetAmount) return undefined
  return Math.min(Math.max(minBetAmount, Math.round(chips * stakeShare)), maxBetAmount, chips)
}

/** Returns the lines with a price that the player prefers, or all lines if no line has such a price. */
export function likedOf<Line extends Pick<ModelLine, 'hundredths'>>(
  { from, below }: Temperament,
  lines: readonly Line[],
): readonly Line[] {
  const liked = lines.filter(({ hundredths }) => hundredths >= from && hundredths < below)
  return liked.length > 0 ? liked : lines
}
