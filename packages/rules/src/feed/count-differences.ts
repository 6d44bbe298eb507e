import type { CountTotal } from './count-feed.ts'
import type { MatchFileTeam } from './match-file.ts'

/** A total on which two sources of counts disagree. */
export interface CountDifference {
  readonly eventType: string
  readonly side: MatchFileTeam
  readonly counted: number
  readonly other: number
}

/**
 * Returns where the totals of two sources differ, such as two providers ([F16]). A type that only one source counts is
 * no difference.
 */
export function countDifferences(counted: readonly CountTotal[], others: readonly CountTotal[]): CountDifference[] {
  return counted.flatMap(({ eventType, side, total }) => {
    const other = others.find((one) => one.eventType === eventType && one.side === side)
    return other && other.total !== total ? [{ eventType, side, counted: total, other: other.total }] : []
  })
}
