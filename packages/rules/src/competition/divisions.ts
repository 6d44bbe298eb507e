import { dealRound } from './competition-draw.ts'

const MAX_DIVISIONS = 3

/** The smallest number of entries in a division that is not the only division. */
export const MIN_DIVISION = 4

/** The largest number of entries in a league group. */
export const MAX_GROUP = 20

/**
 * Returns the number of divisions in a first season: up to three divisions of 4 or more entries, and one division for
 * fewer than 8 entries ([CP28]).
 */
export function divisionCount(entries: number): number {
  return Math.max(1, Math.min(MAX_DIVISIONS, Math.floor(entries / MIN_DIVISION)))
}

/** Returns the divisions of a first season, the top division first ([CP28]). @param entries in order of lot */
export function firstDivisions<T>(entries: readonly T[]): T[][] {
  return dealRound(entries, divisionCount(entries.length))
}

/**
 * Returns the groups of a division: as few groups as possible of up to 20 entries, whose sizes differ by at most one
 * ([CP27]). @param entries in order of lot
 */
export function divisionGroups<T>(entries: readonly T[]): T[][] {
  return dealRound(entries, Math.ceil(entries.length / MAX_GROUP))
}
