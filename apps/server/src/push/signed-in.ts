import { randomUUID } from 'node:crypto'
import { CLOSE, type SessionId, type UserId } from '@bettle/contract'
import { LIMITS } from '../http/limits/limits.ts'
import type { Listener } from './listener.ts'
import type { SharedSets } from './shared-sets.ts'

/** Stores the sockets that have signed in, by account and session. */
export function createSignedIn(sets?: SharedSets) {
  const ofUser = new Map<UserId, Set<Listener>>()
  /** The sockets that `enter` has accepted, with their names in the shared sets. */
  const all = new Map<Listener, string>()

  function forget(listener: Listener): void {
    const { userId } = listener
    const sockets = ofUser.get(userId)
    sockets?.delete(listener)
    if (sockets?.size === 0) ofUser.delete(userId)
  }

  /** Returns all sockets, including those for which `enter` still waits for the count of all nodes. */
  const everyone = () => [...ofUser.values()].flatMap((sockets) => [...sockets])

  function leave(listener: Listener): void {
    const { userId } = listener
    const name = all.get(listener)
    if (name === undefined) return
    all.delete(listener)
    forget(listener)
    sets?.remove(accountSet(userId), name)
  }

  return {
    /** Adds a socket. Returns false if the account has too many sockets already, on this node or on all nodes. */
    async enter(listener: Listener): Promise<boolean> {
      const { userId } = listener
      const most = LIMITS.socketsOfAccount.most.account
      const sockets = ofUser.get(userId) ?? new Set()
      if (sockets.size >= most) return false
      const name = randomUUID()
      ofUser.set(userId, sockets.add(listener))
      if (sets && !(await sets.take(accountSet(userId), name, most))) {
        forget(listener)
        return false
      }
      all.set(listener, name)
      return true
    },

    leave,

    has: (listener: Listener): boolean => all.has(listener),
    all: (): Iterable<Listener> => all.keys(),
    of: (userId: UserId): readonly Listener[] => [...(ofUser.get(userId) ?? [])],

    closeSession(sessionId: SessionId): void {
      for (const listener of everyone()) if (listener.sessionId === sessionId) listener.close(CLOSE.signInAgain)
    },

    closeUser(userId: UserId): void {
      for (const listener of [...(ofUser.get(userId) ?? [])]) listener.close(CLOSE.signInAgain)
    },

    closeAll(code: number): void {
      for (const listener of everyone()) listener.close(code)
    },
  }
}

const accountSet = (userId: UserId) => `account:${userId}`
