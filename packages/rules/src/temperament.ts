import type { ModelLine } from './pricing.ts'
import type { GameSettings } from './settings.ts'

/** How somebody plays who is made up. */
export interface Temperament {
  /** Of the chips they hold, on each bet. */
  readonly stakeShare: number
  /** The prices they look for, in hundredths. */
  readonly from: number
  readonly below: number
  /** How often they let a round go by. */
  readonly sitsOut: number
}

const ANY_PRICE = { from: 0, below: Number.POSITIVE_INFINITY }

/** Who sits down, in this order, and again from the first where there are more seats ([Y2]). */
export const TEMPERAMENTS: readonly Temperament[] = [
  // Plays along.
  { ...ANY_PRICE, stakeShare: 0.1, sitsOut: 0.05 },
  // Careful: little, on what is likely.
  { from: 0, below: 180, stakeShare: 0.05, sitsOut: 0.1 },
  // Bold: a third of it all.
  { ...ANY_PRICE, stakeShare: 0.33, sitsOut: 0.05 },
  // A dreamer, after what pays much.
  { from: 250, below: Number.POSITIVE_INFINITY, stakeShare: 0.15, sitsOut: 0.1 },
  // Looks at the match more than at the phone.
  { ...ANY_PRICE, stakeShare: 0.1, sitsOut: 0.4 },
]

/** What they would stake of these chips, within the lobby's limits; undefined where they hold less than the smallest bet. */
export function stakeOf(
  { stakeShare }: Temperament,
  chips: number,
  { minBetAmount, maxBetAmount }: Pick<GameSettings, 'minBetAmount' | 'maxBetAmount'>,
): number | undefined {
  if (chips < minBetAmount) return undefined
  return Math.min(Math.max(minBetAmount, Math.round(chips * stakeShare)), maxBetAmount, chips)
}

/** What of these they would bet on: what has a price they like, or any where nothing has. */
export function likedOf<Line extends Pick<ModelLine, 'hundredths'>>(
  { from, below }: Temperament,
  lines: readonly Line[],
): readonly Line[] {
  const liked = lines.filter(({ hundredths }) => hundredths >= from && hundredths < below)
  return liked.length > 0 ? liked : lines
}
