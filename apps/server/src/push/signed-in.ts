import { CLOSE, type SessionId, type UserId } from '@bettle/contract'
import type { Listener } from './listener.ts'

export const SOCKETS_PER_USER = 20

/** The sockets that have signed in, by account and session. */

export function createSignedIn() {
  const ofUser = new Map<UserId, Set<Listener>>()
  const all = new Set<Listener>()

  return {
    /** Returns false if the account has too many sockets already. */
    enter(listener: Listener): boolean {
      const sockets = ofUser.get(listener.userId) ?? new Set()
      if (sockets.size >= SOCKETS_PER_USER) return false
      ofUser.set(listener.userId, sockets.add(listener))
      all.add(listener)
      return true
    },

    leave(listener: Listener): void {
      all.delete(listener)
      const sockets = ofUser.get(listener.userId)
      sockets?.delete(listener)
      if (sockets?.size === 0) ofUser.delete(listener.userId)
    },

    has: (listener: Listener): boolean => all.has(listener),
    all: (): Iterable<Listener> => all,
    of: (userId: UserId): readonly Listener[] => [...(ofUser.get(userId) ?? [])],

    closeSession(sessionId: SessionId): void {
      for (const listener of [...all]) if (listener.sessionId === sessionId) listener.close(CLOSE.signInAgain)
    },

    closeUser(userId: UserId): void {
      for (const listener of [...(ofUser.get(userId) ?? [])]) listener.close(CLOSE.signInAgain)
    },

    closeAll(code: number): void {
      for (const listener of [...all]) listener.close(code)
    },
  }
}
