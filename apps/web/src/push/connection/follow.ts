import type { Topic, Update } from '@bettle/contract'

/** Functions that read a state's version and apply an update to the state. */
export interface Numbered<State, T extends Topic = Topic> {
  /** Returns undefined if nothing has set a version yet. The first update then sets it. */
  versionOf: (state: State) => number | undefined
  /** Returns the state after an update, with the update's version. */
  reduce: (state: State, update: Update<T>) => State
  /**
   * Applies an old update to data that is kept beside the state and fetched separately. The state's response may
   * already include the update while the other response does not.
   */
  beside?: (state: State, update: Update<T>) => State
}

/**
 * Returns the state after an update. The same object is returned if the update is old. Undefined means a gap in
 * versions, after which the state must be fetched.
 */
export function follow<State, T extends Topic>(
  state: State,
  update: Update<T>,
  { versionOf, reduce }: Numbered<State, T>,
): State | undefined {
  const held = versionOf(state)
  if (held !== undefined && update.version <= held) return state
  if (held !== undefined && update.version > held + 1) return undefined
  return reduce(state, update)
}

/**
 * Applies several updates to a fetched state, oldest first. `isWhole` is false if a version is missing before one of
 * them; the state then includes only the updates before the gap.
 */
export function catchUp<State, T extends Topic>(
  state: State,
  updates: readonly Update<T>[],
  numbered: Numbered<State, T>,
): { state: State; isWhole: boolean } {
  let current = state
  for (const update of updates.toSorted((a, b) => a.version - b.version)) {
    const next = follow(current, update, numbered)
    if (next === undefined) return { state: current, isWhole: false }
    current = next
  }
  return { state: current, isWhole: true }
}
