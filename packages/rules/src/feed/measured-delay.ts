import type { Instant } from '../time.ts'
import { clearTotals } from './clear-totals.ts'
import type { CountSnapshot, CountTotal } from './count-feed.ts'
import type { MatchFileTeam } from './match-file.ts'

/** An event of the match that is not deleted. */
export interface MeasuredEvent {
  readonly eventType: string
  readonly side: MatchFileTeam | null
  readonly at: Instant
  /** False if the feed recorded the event. */
  readonly isByOperator: boolean
}

/** The last total of one event type and side. */
interface SeenTotal extends CountTotal {
  /** The instant of the last answer that contained this total. */
  readonly at: Instant
  /** The highest total so far. */
  readonly highest: number
}

/**
 * The state of a measurement between two answers. It consists of plain values, so that the database can store it.
 */
export interface MeasurementState {
  /** The instant at which the operator took the match over. */
  readonly since: Instant
  readonly lastAt: Instant | null
  readonly totals: readonly SeenTotal[]
}

export interface DelaySample {
  readonly eventType: string
  /** The time from an event until the provider counted it (ms). */
  readonly delay: number
}

export interface MeasurementContext {
  /** All events of the match that are recorded now and not deleted. */
  readonly events: readonly MeasuredEvent[]
  /** The longest time between two answers from which a sample is taken (ms). */
  readonly longestGap: number
}

/** The median is taken of this number of samples, the latest ones. */
export const MEASURED_SAMPLES = 50
/** A longer delay is taken for a wrong pair of event and count (ms). */
const LONGEST_DELAY = 10 * 60_000

/** Returns the state of a measurement before the first answer of a takeover. */
export function noMeasurement(since: Instant): MeasurementState {
  return { since, lastAt: null, totals: [] }
}

/**
 * Compares the totals of a provider with the events that an operator records during a takeover ([F23]). If a total
 * rises to the number of recorded events, the provider counted the latest of them between the two answers. If the
 * numbers differ, the pairs of events and counts would be a guess, so there is no sample. Only events that the operator
 * recorded during the takeover give a sample.
 */
export function measureDelays(
  state: MeasurementState,
  { at, totals }: CountSnapshot,
  { events, longestGap }: MeasurementContext,
): { readonly state: MeasurementState; readonly samples: readonly DelaySample[] } {
  if (state.lastAt !== null && at <= state.lastAt) return { state, samples: [] }
  const samples: DelaySample[] = []
  const seen = new Map(state.totals.map((total) => [keyOf(total), total]))
  for (const [eventType, given] of clearTotals(totals)) {
    if (given === 'unknown') continue
    for (const side of ['home', 'away'] as const) {
      const now = { eventType, side, total: given[side] }
      const before = seen.get(keyOf(now))
      seen.set(keyOf(now), { ...now, at, highest: Math.max(now.total, before?.highest ?? 0) })
      // A total that rises again after a fall repeats events that the provider counted before.
      const isRise = before !== undefined && before.total === before.highest && now.total > before.total
      if (!isRise || at - before.at > longestGap) continue
      const times = events.filter((event) => event.eventType === eventType && event.side === side)
      if (times.length !== now.total) continue
      const risen = times.toSorted((one, other) => one.at - other.at).slice(before.total)
      for (const event of risen) {
        const delay = Math.round((before.at + at) / 2) - event.at
        const isDuring = event.isByOperator && event.at >= state.since
        if (isDuring && delay >= 0 && delay <= LONGEST_DELAY) samples.push({ eventType, delay })
      }
    }
  }
  return { state: { ...state, lastAt: at, totals: [...seen.values()] }, samples }
}

const keyOf = ({ eventType, side }: Pick<CountTotal, 'eventType' | 'side'>): string => `${side} ${eventType}`

/** Returns the median of the latest samples (ms); undefined without samples. */
export function medianDelay(samples: readonly number[]): number | undefined {
  const sorted = samples.slice(-MEASURED_SAMPLES).toSorted((one, other) => one - other)
  const [low, high] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[Math.floor(sorted.length / 2)]]
  return low === undefined || high === undefined ? undefined : (low + high) / 2
}
