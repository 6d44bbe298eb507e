import type { UserId } from '@bettle/contract'

/**
 * Remembers, for each topic, the users from whom the hub withheld chat content. The hub forgets a user when it makes
 * the user's clients fetch the topic.
 */
export function createWithheld() {
  const users = new Map<string, Set<UserId>>()
  return {
    add(key: string, userId: UserId): void {
      const known = users.get(key)
      if (known) known.add(userId)
      else users.set(key, new Set([userId]))
    },
    /** Forgets the user. Returns true if chat content was withheld from the user. */
    take: (key: string, userId: UserId): boolean => users.get(key)?.delete(userId) ?? false,
    forget: (key: string): void => void users.delete(key),
  }
}
