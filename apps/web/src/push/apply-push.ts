import type { Push } from '@bettle/contract'

/** What every kind of push of a topic does to a state; the table is complete or does not compile. */
export type PushHandlers<P extends Push, State, UpdateContext = undefined> = {
  readonly [Type in P['type']]: (state: State, push: Extract<P, { type: Type }>, context: UpdateContext) => State
}

export function applyPush<P extends Push, State, UpdateContext>(
  state: State,
  push: P,
  handlers: PushHandlers<P, State, UpdateContext>,
  context: UpdateContext,
): State {
  const handler = handlers[push.type as P['type']] as (state: State, push: P, context: UpdateContext) => State
  return handler(state, push, context)
}
