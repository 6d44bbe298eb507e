/** Counts how many connections or sockets each client has open to this node. */
export interface CountByClientKey {
  hasRoom(clientKey: string): boolean
  /** Adds one to the count of a client. Returns a function that subtracts it again. */
  enter(clientKey: string): () => void
}

export function countByClientKey(most: number): CountByClientKey {
  const held = new Map<string, number>()
  const countOf = (clientKey: string) => held.get(clientKey) ?? 0

  return {
    hasRoom: (clientKey) => countOf(clientKey) < most,
    enter(clientKey) {
      held.set(clientKey, countOf(clientKey) + 1)
      return () => {
        const left = countOf(clientKey) - 1
        if (left > 0) held.set(clientKey, left)
        else held.delete(clientKey)
      }
    },
  }
}
