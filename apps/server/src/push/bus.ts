import type { Push, SessionId, Topic, UserId } from '@bettle/contract'

/** Something that concerns people wherever they are connected: plain data, so that it may cross a wire. */
export type BusMessage =
  | {
      readonly kind: 'news'
      readonly topic: Topic
      /** Whose, where every account has its own of this topic. */
      readonly userId?: UserId
      /** Of the first push, the others follow; without it each node counts for itself. */
      readonly version?: number
      readonly pushes: readonly Push[]
      /** Those who may not read what is said ([T1]). */
      readonly notFor?: readonly UserId[]
    }
  /** This account may no longer hear the topic. */
  | { readonly kind: 'gone'; readonly userId: UserId; readonly topic: Topic }
  /** This account may hear more of the topic again than it was told. */
  | { readonly kind: 'missed'; readonly userId: UserId; readonly topic: Topic }
  | { readonly kind: 'session-ended'; readonly sessionId: SessionId }
  | { readonly kind: 'signed-out'; readonly userId: UserId }

/** Brings what happened on one node to every node, its own included, in the order it was published. */
export interface Bus {
  publish(message: BusMessage): void
  subscribe(subscriber: (message: BusMessage) => void): void
}

/** One node has nobody else to tell: what is published is heard at once. */
export function inProcessBus(): Bus {
  const subscribers = new Set<(message: BusMessage) => void>()
  return {
    publish(message) {
      for (const subscriber of subscribers) subscriber(message)
    },
    subscribe: (subscriber) => void subscribers.add(subscriber),
  }
}
