import { onForgotten } from './remember.ts'

/** A value outside React that components subscribe to with `useSyncExternalStore`. */
export interface Store<Value> {
  get: () => Value
  set: (value: Value) => void
  subscribe: (listener: () => void) => () => void
}

export function createStore<Value>(initial: Value): Store<Value> {
  const listeners = new Set<() => void>()
  let held = initial
  return {
    get: () => held,
    set: (value) => {
      if (Object.is(value, held)) return
      held = value
      for (const listener of [...listeners]) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

/** Creates a store that lasts until the page closes. */
export function pageStore<Value>(initial: () => Value): Store<Value> {
  const store = createStore(initial())
  onForgotten.page(() => store.set(initial()))
  return store
}

/** Creates a store that is reset to its initial value when a session starts or ends. */
export function accountStore<Value>(initial: () => Value): Store<Value> {
  const store = createStore(initial())
  onForgotten.account(() => store.set(initial()))
  return store
}
