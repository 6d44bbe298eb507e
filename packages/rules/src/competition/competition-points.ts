const POINTS = [10, 7, 5, 4, 3, 2]

/** Returns the points for a rank (from 1) among those present in a lobby. Absent entries get no points ([CP14]). */
export function pointsForRank(rank: number): number {
  return POINTS[rank - 1] ?? 1
}
