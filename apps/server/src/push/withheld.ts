import type { UserId } from '@bettle/contract'

/**
 * Remembers which users' clients received chat messages of a topic without their text, until these clients fetch the
 * topic.
 */
export function createWithheld() {
  const users = new Map<string, Set<UserId>>()
  return {
    add(key: string, userId: UserId): void {
      const known = users.get(key)
      if (known) known.add(userId)
      else users.set(key, new Set([userId]))
    },
    /** Forgets the user. Returns true if messages were withheld from the user. */
    take: (key: string, userId: UserId): boolean => users.get(key)?.delete(userId) ?? false,
    forget: (key: string): void => void users.delete(key),
  }
}
