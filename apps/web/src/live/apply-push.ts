import type { Push } from '@bettle/contract'

/** What every kind of push of a topic does to a state; the table is complete or does not compile. */
export type PushHandlers<P extends Push, State, Told = undefined> = {
  readonly [Type in P['type']]: (state: State, push: Extract<P, { type: Type }>, told: Told) => State
}

export function applyPush<P extends Push, State, Told>(
  state: State,
  push: P,
  handlers: PushHandlers<P, State, Told>,
  told: Told,
): State {
  const handler = handlers[push.type as P['type']] as (state: State, push: P, told: Told) => State
  return handler(state, push, told)
}
