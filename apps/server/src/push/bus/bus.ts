import type { BusMessage } from './bus-message.ts'

export interface BusListener {
  /**
   * Receives each message of this node at once. Receives another node's message on a followed topic or to every node.
   */
  onMessage(message: BusMessage): void
  /** Called if a message on the topic could not be read, for instance because a node of another version sent it. */
  onTopicLoss(key: string): void
  /** Called if messages may be lost and the bus does not know on which topics. */
  onLoss(): void
  /** Called when the other nodes can no longer be reached. */
  onAway(): void
}

/**
 * Delivers messages between the nodes: each at most once, and the messages of one node in the order of publishing. A
 * message on a topic reaches its own node and the nodes that follow the topic. Any other message reaches all nodes.
 */
export interface Bus {
  publish(message: BusMessage): void
  /** Sets the listener. Called once, before any other call. */
  listen(listener: BusListener): void
  /**
   * Resolves once this node is subscribed to the topic and so receives its later messages. Never rejects: if the other
   * nodes cannot be reached, it resolves, and the bus subscribes as soon as they can be reached.
   */
  follow(key: string): Promise<void>
  unfollow(keys: readonly string[]): void
  /** Returns 'alone' for the bus of a single node, and 'away' while the other nodes cannot be reached. */
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
