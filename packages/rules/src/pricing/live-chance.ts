import type { BetType } from '../bet/bet.ts'
import { HALF_MINUTES } from '../match/match.ts'
import { expectedCount, type PricedWindow, poissonTail } from './pricing.ts'
import { LAST_SLOT_MINUTES, MEAN_MINUTES_LEFT, SLOT_MINUTES, SLOTS_PER_HALF } from './pricing-rates.ts'

/** The chance of each outcome of a bet. The three chances add up to 1. */
export interface BetChances {
  readonly won: number
  readonly void: number
  readonly lost: number
}

export interface BetInPlay {
  readonly betType: BetType
  readonly threshold: number
  /** The number of events of the bet's type in the round so far. */
  readonly count: number
  /** The expected number of further events of the bet's type in the round. */
  readonly more: number
}

/**
 * Returns the chance of each outcome of a bet. The events still to come in the bet's round follow a Poisson
 * distribution ([P10]).
 */
export function betChances({ betType, threshold, count, more }: BetInPlay): BetChances {
  const above = poissonTail(more, Math.floor(threshold) + 1 - count)
  const notBelow = poissonTail(more, Math.ceil(threshold) - count)
  const below = 1 - notBelow
  const [won, lost] = betType === 'over' ? [above, below] : [below, above]
  return { won, void: notBelow - above, lost }
}

/**
 * Returns the expected number of events of a type in the rest of a window, from a minute of its half. Before the window
 * begins, it is the mean from which its price is made. A window without an end lasts as long as halves that reached
 * this minute lasted on average. Undefined for a type without a measured rate ([P10]).
 */
export function expectedMore(eventType: string, window: PricedWindow, minute: number): number | undefined {
  const startMinute = Math.max(window.startMinute, minute)
  if (window.endMinute !== null) return expectedCount(eventType, { ...window, startMinute })
  const endMinute = startMinute + minutesLeft(window.halfNumber, startMinute)
  return expectedCount(eventType, { ...window, startMinute, endMinute })
}

/** Returns how many further minutes a half lasts on average if it still runs at this minute ([P10]). */
function minutesLeft(halfNumber: number, minute: number): number {
  const half = halfNumber === 1 ? 1 : 2
  const added = minute - HALF_MINUTES
  if (added <= 0) return (SLOTS_PER_HALF - 1) * SLOT_MINUTES + LAST_SLOT_MINUTES[half] - minute
  const left = MEAN_MINUTES_LEFT[half]
  const before = Math.min(left.length - 1, Math.floor(added))
  const after = Math.min(left.length - 1, before + 1)
  const share = Math.min(1, added - before)
  return (left[before] ?? 0) * (1 - share) + (left[after] ?? 0) * share
}
