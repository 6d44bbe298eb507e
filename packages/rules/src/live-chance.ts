import type { BetType } from './bet.ts'
import { HALF_MINUTES } from './match.ts'
import { expectedCount, type PricedWindow, poissonTail } from './pricing.ts'
import { LAST_SLOT_MINUTES, MEAN_MINUTES_LEFT, SLOT_MINUTES, SLOTS_PER_HALF } from './pricing-rates.ts'

/** How a bet may end; the three add up to 1. */
export interface BetChances {
  readonly won: number
  readonly void: number
  readonly lost: number
}

export interface BetInPlay {
  readonly betType: BetType
  readonly threshold: number
  /** What has happened in its round so far. */
  readonly count: number
  /** What may be expected of the rest of it. */
  readonly more: number
}

/** How likely a bet ends each way: what is still to come of its round is taken as Poisson ([P10]). */
export function betChances({ betType, threshold, count, more }: BetInPlay): BetChances {
  const above = poissonTail(more, Math.floor(threshold) + 1 - count)
  const notBelow = poissonTail(more, Math.ceil(threshold) - count)
  const below = 1 - notBelow
  const [won, lost] = betType === 'over' ? [above, below] : [below, above]
  return { won, void: notBelow - above, lost }
}

/**
 * How many events of a type the rest of a window is expected to hold, at a minute of its half; before it begins, what the
 * whole of it is priced by. An open end lasts as long as halves did on average that had come this far. Undefined for a type
 * without a rate ([P10]).
 */
export function expectedMore(eventType: string, window: PricedWindow, minute: number): number | undefined {
  const startMinute = Math.max(window.startMinute, minute)
  if (window.endMinute !== null) return expectedCount(eventType, { ...window, startMinute })
  const endMinute = startMinute + minutesLeft(window.halfNumber, startMinute)
  return expectedCount(eventType, { ...window, startMinute, endMinute })
}

/** How long a half goes on, on average, that is still running at this minute ([P10]). */
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
