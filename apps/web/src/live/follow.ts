import type { News, Push, PushType } from '@bettle/contract'

/** What every kind of push does to a state; the table is complete or does not compile. */
export type PushHandlers<State, Told> = {
  readonly [Type in PushType]: (state: State, push: Extract<Push, { type: Type }>, told: Told) => State
}

export interface Versioned<State> {
  versionOf: (state: State) => number
  withVersion: (state: State, version: number) => State
}

/** The state after a piece of news: the same when it is old, undefined when something was missed and must be fetched. */
export function follow<State, Told>(
  state: State,
  { version, push }: Pick<News, 'version' | 'push'>,
  { versionOf, withVersion }: Versioned<State>,
  handlers: PushHandlers<State, Told>,
  told: Told,
): State | undefined {
  const held = versionOf(state)
  if (version <= held) return state
  if (version > held + 1) return undefined
  return withVersion(push ? applyPush(state, push, handlers, told) : state, version)
}

export function applyPush<State, Told, P extends Push>(
  state: State,
  push: P,
  handlers: PushHandlers<State, Told>,
  told: Told,
): State {
  const handler = handlers[push.type] as (state: State, push: P, told: Told) => State
  return handler(state, push, told)
}

/** Many pieces of news laid over a fetched state, oldest first; `isWhole` is false when one in between is missing. */
export function catchUp<State>(
  state: State,
  news: readonly Pick<News, 'version' | 'push'>[],
  step: (state: State, piece: Pick<News, 'version' | 'push'>) => State | undefined,
): { state: State; isWhole: boolean } {
  let current = state
  for (const piece of news.toSorted((a, b) => a.version - b.version)) {
    const next = step(current, piece)
    if (next === undefined) return { state: current, isWhole: false }
    current = next
  }
  return { state: current, isWhole: true }
}
