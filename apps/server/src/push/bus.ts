import type { Push, SessionId, Topic, UserId } from '@bettle/contract'

/** A message about users on any node: plain data, so that it can be sent between nodes. */
export type BusMessage =
  | {
      readonly kind: 'news'
      readonly topic: Topic
      /** The account, for topics that every account has of its own. */
      readonly userId?: UserId
      /** The version of the first push; the others follow. Without it each node counts by itself. */
      readonly version?: number
      readonly pushes: readonly Push[]
      /** The users who may not read the chat ([T1]). */
      readonly notFor?: readonly UserId[]
    }
  /** The account may no longer follow the topic. */
  | { readonly kind: 'gone'; readonly userId: UserId; readonly topic: Topic }
  /** The account may again receive updates that were withheld from it. */
  | { readonly kind: 'missed'; readonly userId: UserId; readonly topic: Topic }
  | { readonly kind: 'session-ended'; readonly sessionId: SessionId }
  | { readonly kind: 'signed-out'; readonly userId: UserId }

/** Delivers each message to every node, including the sender, in the order of publishing. */
export interface Bus {
  publish(message: BusMessage): void
  subscribe(subscriber: (message: BusMessage) => void): void
}

/** For a single node: a message is delivered at once. */
export function inProcessBus(): Bus {
  const subscribers = new Set<(message: BusMessage) => void>()
  return {
    publish(message) {
      for (const subscriber of subscribers) subscriber(message)
    },
    subscribe: (subscriber) => void subscribers.add(subscriber),
  }
}
