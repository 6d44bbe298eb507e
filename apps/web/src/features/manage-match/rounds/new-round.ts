import type { PlannedRound } from '@bettle/rules'

const MINUTES = 10

/** Returns the defaults of a new round: it starts at the end of the last round and lasts ten minutes. */
export function newRoundOf(rounds: readonly PlannedRound[]): { startMinute: number; endMinute: number } {
  const last = rounds.toSorted((one, other) => one.startMinute - other.startMinute).at(-1)
  // No round can follow a round that lasts until the end of the half. The server refuses the new round in that case.
  const startMinute = last ? (last.endMinute ?? last.startMinute + MINUTES) : 0
  return { startMinute, endMinute: startMinute + MINUTES }
}
