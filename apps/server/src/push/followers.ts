import type { Listener } from './listener.ts'

/** Stores which listeners follow each topic key. */
export function createFollowers() {
  const byKey = new Map<string, Set<Listener>>()
  const byListener = new Map<Listener, Set<string>>()

  return {
    add(listener: Listener, key: string): void {
      byKey.set(key, (byKey.get(key) ?? new Set()).add(listener))
      byListener.set(listener, (byListener.get(listener) ?? new Set()).add(key))
    },

    /** Removes a listener from the followers of one key. Returns true if the listener followed the key. */
    remove(listener: Listener, key: string): boolean {
      const ofKey = byKey.get(key)
      ofKey?.delete(listener)
      if (ofKey?.size === 0) byKey.delete(key)
      const keys = byListener.get(listener)
      const followed = keys?.delete(key) ?? false
      if (keys?.size === 0) byListener.delete(listener)
      return followed
    },

    of: (key: string): Iterable<Listener> => byKey.get(key) ?? [],
    has: (key: string): boolean => byKey.has(key),
    keysOf: (listener: Listener): ReadonlySet<string> => byListener.get(listener) ?? NOTHING,
  }
}

const NOTHING: ReadonlySet<string> = new Set()
