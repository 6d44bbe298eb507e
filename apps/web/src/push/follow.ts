import type { Topic, Update } from '@bettle/contract'

/** How a state is numbered, and what a piece of news makes of it. */
export interface Numbered<State, T extends Topic = Topic> {
  /** Undefined where nobody has said: the next piece of news begins the count. */
  versionOf: (state: State) => number | undefined
  /** The state after a piece of news, standing at its version. */
  reduce: (state: State, update: Update<T>) => State
  /**
   * What old news makes of that which lies beside the state and is fetched apart from it: the state's own answer may be ahead of the
   * line, and the other answer behind it.
   */
  beside?: (state: State, update: Update<T>) => State
}

/** The state after a piece of news: the same when it is old, undefined when something was missed and must be fetched. */
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

/** Many pieces of news laid over a fetched state, oldest first; `isWhole` is false when one in between is missing. */
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
