import type { StatedTotal } from './count-feed.ts'

/** The totals of one event type. */
export interface Totals {
  readonly home: number
  readonly away: number
}

const MOST_EVENTS = 1000

/**
 * Returns the totals of each event type that an answer names ([F25]). A type is unknown if the total of a side is missing,
 * stated as unknown, given with different values, or no whole number from 0 to 1,000.
 */
export function clearTotals(totals: readonly StatedTotal[]): Map<string, Totals | 'unknown'> {
  const byType = new Map<string, { home: Set<unknown>; away: Set<unknown> }>()
  for (const { eventType, side, total } of totals) {
    const given = byType.get(eventType) ?? { home: new Set(), away: new Set() }
    given[side].add(total)
    byType.set(eventType, given)
  }
  return new Map(
    [...byType].map(([eventType, given]) => {
      const [home, ...others] = [...given.home]
      const [away, ...more] = [...given.away]
      const isClear = isCount(home) && isCount(away) && others.length + more.length === 0
      return [eventType, isClear ? { home, away } : 'unknown']
    }),
  )
}

const isCount = (total: unknown): total is number =>
  typeof total === 'number' && Number.isInteger(total) && total >= 0 && total <= MOST_EVENTS
