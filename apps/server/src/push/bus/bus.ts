import type { BusMessage } from './bus-message.ts'

export interface BusListener {
  /** Receives the messages of this node at once, and those of the others on followed topics and to every node. */
  onMessage(message: BusMessage): void
  /** A message on the topic could not be read, for instance because a node of another version sent it. */
  onTopicLoss(key: string): void
  /** Messages of any kind may be lost. */
  onLoss(): void
  /** The other nodes cannot be reached any more. */
  onAway(): void
}

/**
 * Delivers messages between the nodes: at most once, and those of one node in the order of publishing. A message to a
 * topic reaches the nodes that follow it, any other message all nodes.
 */
export interface Bus {
  publish(message: BusMessage): void
  /** Called once, before anything else. */
  listen(listener: BusListener): void
  /**
   * Resolves when all later messages on the topic arrive. Never rejects: while the other nodes cannot be reached, it
   * resolves without the topic, which is followed as soon as they can.
   */
  follow(key: string): Promise<void>
  unfollow(keys: readonly string[]): void
  /** 'alone': no other node exists. 'away': the others cannot be reached. */
  state(): 'alone' | 'connected' | 'away'
  stop(): void
}

/** For a single node. */
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
