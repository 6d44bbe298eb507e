import type { PlannedRound } from '@bettle/rules'

const MINUTES = 10

/** A further round goes on where the last one ends, for ten minutes. */
export function newRoundOf(rounds: readonly PlannedRound[]): { startMinute: number; endMinute: number } {
  const last = rounds.toSorted((one, other) => one.startMinute - other.startMinute).at(-1)
  // One that lasts until the half's end has no end to go on from: the server says so.
  const startMinute = last ? (last.endMinute ?? last.startMinute + MINUTES) : 0
  return { startMinute, endMinute: startMinute + MINUTES }
}
