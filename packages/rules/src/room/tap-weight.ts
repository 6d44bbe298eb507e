import type { Instant } from '../time.ts'
import { medianOf } from './room-tap.ts'

/** The accuracy of a member's taps, compared with events of an operator, a feed or a recorded practice match ([RM4]). */
export interface TapRecord {
  /** Taps that a reference confirmed. */
  readonly hits: number
  /** Taps without a reference. */
  readonly wrong: number
  /** The times by which the member's taps came before the reference, in ms; negative if they came after it. */
  readonly leads: readonly number[]
}

export const NO_TAP_RECORD: TapRecord = { hits: 0, wrong: 0, leads: [] }

const WEIGHT_AT_FIRST = 100
const HIGHEST_WEIGHT = 200
const LOWEST_WEIGHT = 50
/** As many hits take half of the way to the highest weight. */
const HALF_WAY = 20
/** One wrong tap costs as much as so many hits bring. */
const COST_OF_WRONG = 4

/** Returns the weight of a member's taps in integer hundredths ([RM4]). */
export function tapWeight({ hits, wrong }: Pick<TapRecord, 'hits' | 'wrong'>): number {
  const merit = hits - COST_OF_WRONG * wrong
  const share = Math.abs(merit) / (Math.abs(merit) + HALF_WAY)
  const most = merit > 0 ? HIGHEST_WEIGHT : LOWEST_WEIGHT
  return Math.floor(WEIGHT_AT_FIRST + (most - WEIGHT_AT_FIRST) * share)
}

/** How long after an event a member taps it if nothing is known of their device, in ms, as a negative lead. */
const USUAL_LEAD = -3000
const LEADS_NEEDED = 3

/** Returns the time by which a member sees the match early, in ms; negative if late ([RM5]). */
export function leadOf({ leads }: Pick<TapRecord, 'leads'>): number {
  return leads.length < LEADS_NEEDED ? USUAL_LEAD : (medianOf(leads) ?? USUAL_LEAD)
}

/** Returns when the event happened that a member tapped at this moment. */
export function seenAt(tappedAt: Instant, record: Pick<TapRecord, 'leads'>): Instant {
  return tappedAt + leadOf(record)
}

/** How far a tap may lie from its reference, in ms: a stream may run half a minute late. */
const REFERENCE_REACH = 45_000

export interface SeenEvent {
  readonly eventType: string
  readonly at: Instant
}

/**
 * Compares the taps of one member with the events of a reference ([RM4]). Each event confirms one tap of its type: the pairs are taken in
 * order of time. Only taps while the reference recorded count; the caller passes no others.
 * @param taps at the moments when the member pressed
 */
export function compareTaps(taps: readonly SeenEvent[], references: readonly SeenEvent[]): TapRecord {
  const left = references.toSorted((one, other) => one.at - other.at)
  const leads: number[] = []
  for (const tap of taps.toSorted((one, other) => one.at - other.at)) {
    const index = left.findIndex(
      ({ eventType, at }) => eventType === tap.eventType && Math.abs(at - tap.at) <= REFERENCE_REACH,
    )
    const [reference] = index < 0 ? [] : left.splice(index, 1)
    if (reference) leads.push(reference.at - tap.at)
  }
  return { hits: leads.length, wrong: taps.length - leads.length, leads }
}
