import { MIN_DIVISION } from './divisions.ts'

/**
 * Returns how many entries swap across the boundary of two divisions: 15 % of the smaller division, rounded down, at
 * least 1, and at most as many as were present in the lower division ([CP31]).
 */
export function movesAcross(upper: number, lower: number, presentBelow: number): number {
  return Math.min(Math.max(1, Math.floor((Math.min(upper, lower) * 15) / 100)), presentBelow)
}

/** A division at the end of a season. */
export interface EndedDivision<T> {
  /** All members of the division in the order of its table. */
  readonly order: readonly T[]
  /** How many members of the division were present in a lobby of the season that counts. */
  readonly present: number
}

/** The facts that decide the divisions of the next season. */
export interface NextDivisions<T> {
  /** The divisions of the ended season, the top division first. */
  readonly ended: readonly EndedDivision<T>[]
  /** False if fewer than half of the season's fixtures counted, so that no entry moves. */
  readonly hasMoves: boolean
  readonly continues: (entry: T) => boolean
  /** The newcomers in order of enrolment. */
  readonly newcomers: readonly T[]
}

/** Returns how many entries swap across each boundary of divisions, from the top ([CP31], [CP34]). */
export function boundaryMoves<T>(ended: readonly EndedDivision<T>[], hasMoves: boolean): number[] {
  return ended.slice(1).map((below, index) => {
    const above = ended[index]
    return hasMoves && above ? movesAcross(above.order.length, below.order.length, below.present) : 0
  })
}

/**
 * Returns the divisions of the next season, the top division first. The movers swap, and newcomers join the lowest
 * division. Then each upper division fills its vacancies from below: entries relegated from it first, newcomers last. A
 * lowest division of fewer than 4 entries joins the division above ([CP29], [CP31]).
 */
export function nextDivisions<T>({ ended, hasMoves, continues, newcomers }: NextDivisions<T>): T[][] {
  const moves = boundaryMoves(ended, hasMoves)
  const divisions = ended.map((_, division) => afterSwap(ended, moves, division).filter(continues))
  divisions.at(-1)?.push(...newcomers)
  for (const [division, { order }] of ended.slice(0, -1).entries()) fillFromBelow(divisions, division, order.length)
  while (divisions.length > 1 && (divisions.at(-1)?.length ?? 0) < MIN_DIVISION) {
    const lowest = divisions.pop() ?? []
    divisions.at(-1)?.push(...lowest)
  }
  return divisions
}

/**
 * Returns the members of a division after the swap, in the order in which they may fill a vacancy above: relegated from
 * above, own members by table, promoted from below.
 */
function afterSwap<T>(ended: readonly EndedDivision<T>[], moves: readonly number[], division: number): T[] {
  const up = moves[division - 1] ?? 0
  const down = moves[division] ?? 0
  const own = ended[division]?.order ?? []
  const above = ended[division - 1]?.order ?? []
  const below = ended[division + 1]?.order ?? []
  return [...above.slice(above.length - up), ...own.slice(up, own.length - down), ...below.slice(0, down)]
}

/** Moves the first members of lower divisions up until the division has its size again. */
function fillFromBelow<T>(divisions: T[][], division: number, size: number): void {
  const filled = divisions[division] ?? []
  for (const below of divisions.slice(division + 1)) {
    if (filled.length < size) filled.push(...below.splice(0, size - filled.length))
  }
}
