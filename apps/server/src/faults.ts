/** Where something failed that should not have: the call it belonged to, or the work. */
export type FaultListener = (error: unknown, where: string) => void

/** What whoever meets a bug of ours tells, beside the log; and what whoever collects them hears. */
export interface Faults {
  report: FaultListener
  /** The answer takes the listener off again. */
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
