import type { Push } from '@bettle/contract'

/** Maps each push type of a topic to its effect on a state. The compiler rejects an incomplete table. */
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
