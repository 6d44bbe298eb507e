import { dealRound } from './competition-draw.ts'

const MAX_DIVISIONS = 3

/** A division has at least this many entries, unless it is the only one. */
export const MIN_DIVISION = 4

/** A league group has at most this many entries. */
export const MAX_GROUP = 20

/** Returns the number of divisions of a first season: up to three of 4 or more entries, and one for fewer than 8 entries ([CP28]). */
export function divisionCount(entries: number): number {
  return Math.max(1, Math.min(MAX_DIVISIONS, Math.floor(entries / MIN_DIVISION)))
}

/** Returns the divisions of a first season, from the top ([CP28]). @param entries in order of lot */
export function firstDivisions<T>(entries: readonly T[]): T[][] {
  return dealRound(entries, divisionCount(entries.length))
}

/** Returns the groups of a division: as few as possible of up to 20 entries, which differ by at most one ([CP27]). @param entries in order of lot */
export function divisionGroups<T>(entries: readonly T[]): T[][] {
  return dealRound(entries, Math.ceil(entries.length / MAX_GROUP))
}
