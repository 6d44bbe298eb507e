interface Limits {
  /** How long a key stays (ms, monotonic). */
  readonly forMs: number
  /** The most keys; the oldest are dropped first. */
  readonly most: number
  readonly now?: () => number
}

/** Keys that were added lately. */
export function recentKeys({ forMs, most, now = () => performance.now() }: Limits) {
  /** When each key was added, the oldest first. */
  const addedAt = new Map<string, number>()

  function dropOld(): void {
    const before = now() - forMs
    for (const [key, at] of addedAt) {
      if (at >= before && addedAt.size <= most) return
      addedAt.delete(key)
    }
  }

  return {
    add(key: string): void {
      addedAt.delete(key)
      addedAt.set(key, now())
      dropOld()
    },

    has(key: string): boolean {
      const at = addedAt.get(key)
      return at !== undefined && at >= now() - forMs
    },
  }
}
