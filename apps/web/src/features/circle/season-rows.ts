import type { Circle, UserId } from '@bettle/contract'

/** A row of a season's table, in the form that the table of a league shows. */
export interface SeasonRow {
  readonly userId: UserId
  readonly position: number
  /** The ranks in the counted evenings, oldest first; null for an evening missed. */
  readonly form: (number | null)[]
  readonly present: number
  readonly wins: number
  readonly chips: number | null
  readonly points: number
  readonly decidedBy: null
  readonly isGone: boolean
}

/** Returns the rows of the season's table. The column for chips holds the best finish. */
export function seasonRows({ table, past }: Pick<Circle, 'table' | 'past'>): SeasonRow[] {
  const counted = past.filter(({ state }) => state === 'counts').toReversed()
  return table.map(({ user, rank, points, played, won, bestFinish, hasLeft }) => ({
    userId: user._id,
    position: rank,
    form: counted.map((evening) => evening.points.find((result) => result.user._id === user._id)?.rank ?? null),
    present: played,
    wins: won,
    chips: bestFinish,
    points,
    decidedBy: null,
    isGone: hasLeft,
  }))
}
