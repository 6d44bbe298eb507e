import type { BusMessage } from './bus-message.ts'

export interface BusListener {
  /** Receives the messages of this node at once, and the other nodes' messages on followed topics and to every node. */
  onMessage(message: BusMessage): void
  /** Called if a message on the topic could not be read, for instance because a node of another version sent it. */
  onTopicLoss(key: string): void
  /** Called if messages on any topic may be lost. */
  onLoss(): void
  /** Called when the other nodes can no longer be reached. */
  onAway(): void
}

/**
 * Delivers messages between the nodes: each at most once, and the messages of one node in the order of publishing. A
 * message on a topic reaches the nodes that follow the topic, any other message all nodes.
 */
export interface Bus {
  publish(message: BusMessage): void
  /** Sets the listener. Called once, before any other call. */
  listen(listener: BusListener): void
  /**
   * Resolves when all later messages on the topic arrive. Never rejects: while the other nodes cannot be reached, it
   * resolves, and the topic is followed as soon as they can be reached.
   */
  follow(key: string): Promise<void>
  unfollow(keys: readonly string[]): void
  /** Returns 'alone' if no other node exists, and 'away' if the others cannot be reached. */
  state(): 'alone' | 'connected' | 'away'
  stop(): void
}

/** Creates the bus of a single node. */
export function inProcessBus(): Bus {
  let listener: BusListener | undefined
  return {
    publish: (message) => listener?.onMessage(message),
    listen(one) {
      listener = one
    },
    follow: async () => {},
    unfollow: () => {},
    state: () => 'alone',
    stop: () => {},
  }
}
