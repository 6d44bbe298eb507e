import type { Push, PushType } from '@bettle/contract'

/** What every kind of push does to a state; the table is complete or does not compile. */
export type PushHandlers<State, Told> = {
  readonly [Type in PushType]: (state: State, push: Extract<Push, { type: Type }>, told: Told) => State
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
