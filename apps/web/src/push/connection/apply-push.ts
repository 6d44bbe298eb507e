import type { Push } from '@bettle/contract'

/**
 * For each type of push of a topic, the function that applies the push to a state. The compiler rejects an object that
 * lacks a type.
 */
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
