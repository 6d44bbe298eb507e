import type { CountTotal } from './count-feed.ts'

/** The totals of one event type. */
export interface Totals {
  readonly home: number
  readonly away: number
}

const MOST_EVENTS = 1000

/**
 * Returns the usable totals by event type. It leaves out a type if the total of a side is missing, given with different
 * values, or no whole number from 0 to 1,000.
 */
export function clearTotals(totals: readonly CountTotal[]): Map<string, Totals> {
  const byType = new Map<string, { home: Set<number>; away: Set<number> }>()
  for (const { eventType, side, total } of totals) {
    const given = byType.get(eventType) ?? { home: new Set(), away: new Set() }
    given[side].add(total)
    byType.set(eventType, given)
  }
  const clear = new Map<string, Totals>()
  for (const [eventType, given] of byType) {
    const [home, ...others] = [...given.home]
    const [away, ...more] = [...given.away]
    if (isCount(home) && isCount(away) && others.length + more.length === 0) clear.set(eventType, { home, away })
  }
  return clear
}

const isCount = (total: number | undefined): total is number =>
  total !== undefined && Number.isInteger(total) && total >= 0 && total <= MOST_EVENTS
