/** Receives an unexpected error. `where` names the call or job in which it occurred. */
export type FaultListener = (error: unknown, where: string) => void

/** Reports bugs to listeners, in addition to the log. */
export interface Faults {
  report: FaultListener
  /** Returns a function that removes the listener. */
  listen(listener: FaultListener): () => void
}

export function createFaults(): Faults {
  const listeners = new Set<FaultListener>()
  return {
    report(error, where) {
      for (const listener of listeners) listener(error, where)
    },
    listen(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
