import type { Instant } from '../time.ts'
import { medianOf } from './room-tap.ts'

/**
 * How accurate a member's taps were, compared with the events of an operator, a feed or a recorded practice match
 * ([RM4]).
 */
export interface TapRecord {
  /** Number of taps that a reference confirmed. */
  readonly hits: number
  /** Number of taps that no reference confirmed. */
  readonly wrong: number
  /** By how many ms each confirmed tap came before the event of the reference; negative if it came after it. */
  readonly leads: readonly number[]
}

export const NO_TAP_RECORD: TapRecord = { hits: 0, wrong: 0, leads: [] }

const WEIGHT_AT_FIRST = 100
const HIGHEST_WEIGHT = 200
const LOWEST_WEIGHT = 50
/** Without wrong taps, this number of confirmed taps raises the weight halfway to the highest weight. */
const HALF_WAY = 20
/** One wrong tap cancels the effect of this number of confirmed taps. */
const COST_OF_WRONG = 4

/** Returns the weight of a member's taps in integer hundredths ([RM4]). */
export function tapWeight({ hits, wrong }: Pick<TapRecord, 'hits' | 'wrong'>): number {
  const merit = hits - COST_OF_WRONG * wrong
  const share = Math.abs(merit) / (Math.abs(merit) + HALF_WAY)
  const most = merit > 0 ? HIGHEST_WEIGHT : LOWEST_WEIGHT
  return Math.floor(WEIGHT_AT_FIRST + (most - WEIGHT_AT_FIRST) * share)
}

/**
 * The lead in ms of a member for whom fewer than `LEADS_NEEDED` leads are measured. It is negative, because members
 * usually tap this long after the event.
 */
const USUAL_LEAD = -3000
const LEADS_NEEDED = 3

/** Returns how many ms before the reference a member usually taps; negative if the member taps after it ([RM5]). */
export function leadOf({ leads }: Pick<TapRecord, 'leads'>): number {
  return leads.length < LEADS_NEEDED ? USUAL_LEAD : (medianOf(leads) ?? USUAL_LEAD)
}

/**
 * Returns the lead of a recorder whose picture showed the kick-off later than that of the first who pressed the whistle
 * ([RM38]). Negative, because this recorder also taps later.
 * @param firstAt when the first recorder pressed the whistle
 */
export const leadAtKickOff = (seenAt: Instant, firstAt: Instant): number =>
  USUAL_LEAD - Math.max(0, Math.min(seenAt - firstAt, KICK_OFF_SEEN_WITHIN))

/** A recorder's picture shows the kick-off at most this many ms after the first press on the whistle ([RM38]). */
export const KICK_OFF_SEEN_WITHIN = 60_000

/** Returns the estimated instant of the event that a member tapped at `tappedAt`. */
export function seenAt(tappedAt: Instant, record: Pick<TapRecord, 'leads'>): Instant {
  return tappedAt + leadOf(record)
}

/** How far a tap may lie from the event that confirms it, in ms. A stream may run half a minute late. */
const REFERENCE_REACH = 45_000

export interface SeenEvent {
  readonly eventType: string
  readonly at: Instant
}

/**
 * Compares the taps of one member with the events of a reference ([RM4]). Each event confirms at most one tap of its
 * type. Each tap, the earliest first, takes the earliest event within reach that no tap has taken. The caller passes
 * only taps of event types that the reference recorded, because any other tap would count as wrong ([RM14]).
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
