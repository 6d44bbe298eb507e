const MINUTES = 10

interface SavedRound<Id> {
  id: Id
  startMinute: number
  endMinute: number | null
}

interface NewRound<Id> {
  startMinute: number
  /** Null if the new round lasts until the half ends. */
  endMinute: number | null
  /** The last round, if it lasts until the half ends, with the end that it gets before the new round is created. */
  before?: { id: Id; endMinute: number }
}

/**
 * Returns the defaults of a new round: it starts at the end of the last round and lasts ten minutes. If the last round
 * lasts until the half ends, that round ends after ten minutes, and the new round lasts until the half ends.
 */
export function newRoundOf<Id>(rounds: readonly SavedRound<Id>[]): NewRound<Id> {
  const last = rounds.toSorted((one, other) => one.startMinute - other.startMinute).at(-1)
  if (!last) return { startMinute: 0, endMinute: MINUTES }
  if (last.endMinute !== null) return { startMinute: last.endMinute, endMinute: last.endMinute + MINUTES }
  const endMinute = last.startMinute + MINUTES
  return { startMinute: endMinute, endMinute: null, before: { id: last.id, endMinute } }
}
