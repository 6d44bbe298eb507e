import { randomUUID } from 'node:crypto'
import type { Logger } from 'pino'
import type { RedisClient } from '../../redis/open-client.ts'
import type { Redis } from '../../redis/redis.ts'
import type { Bus, BusListener } from './bus.ts'
import { type BusMessage, keyOfMessage, readBusMessage } from './bus-message.ts'

/**
 * An envelope that a node sends on the bus. Without a message it reports that the node lives, leaves, or failed to
 * send.
 */
interface Envelope {
  readonly from: string
  readonly message?: BusMessage
  readonly state?: 'alive' | 'leaves' | 'could-not-send'
}

export interface RedisBusOptions {
  /** How often a node reports that it lives (ms, wall time). */
  readonly aliveEveryMs?: number
  /**
   * How long a node may be silent (ms) before it counts as crashed. A crashed node may have committed a change without
   * publishing its messages.
   */
  readonly crashedAfterMs?: number
}

const ALIVE_EVERY_MS = 2000
const CRASHED_AFTER_MS = 7000
/** The most channels in one command. */
const CHANNELS_AT_ONCE = 250

/**
 * Creates a bus on Redis Pub/Sub: one channel for each topic, and one that all nodes follow. Redis delivers a message
 * at most once, so everything that is sent here can also be read in the database. A node delivers its own messages at
 * once, also without Redis.
 */
export function redisBus(
  redis: Redis,
  log: Logger,
  { aliveEveryMs = ALIVE_EVERY_MS, crashedAfterMs = CRASHED_AFTER_MS }: RedisBusOptions = {},
): Bus {
  const node = randomUUID()
  const nodesChannel = redis.key('nodes')
  const topicPrefix = redis.key('topic:')
  const channelOf = (key: string) => topicPrefix + key
  const wanted = new Set([nodesChannel])
  const subscribed = new Set<string>()
  /** When each other node last sent a message to all nodes (ms, monotonic). */
  const nodes = new Map<string, number>()
  let listener: BusListener | undefined
  let hasUnsent = false
  /** True if a followed topic may have no subscription in Redis. Messages of other nodes on the topic are then lost. */
  let isIncomplete = false
  let isStopped = false

  function send(channel: string, envelope: Omit<Envelope, 'from'>): void {
    const text = JSON.stringify({ from: node, ...envelope })
    let isCalled = false
    const isUnsent = () => {
      hasUnsent = true
    }
    const publish = async (client: RedisClient): Promise<void> => {
      isCalled = true
      const sent = client.publish(channel, text)
      // The message counts as unsent only if the client rejects it, not if the reply comes after the deadline.
      sent.catch(isUnsent)
      await sent
    }
    redis
      .run(publish, () => {
        if (!isCalled) isUnsent()
      })
      .catch((error) => log.error({ err: error, channel }, 'a message to the other servers was refused'))
  }

  function receive(text: string, channel: string): void {
    // The node no longer follows the topic. It could not unsubscribe if Redis did not answer at that time.
    if (!wanted.has(channel)) return void redis.unsubscribe([channel])
    const envelope = readEnvelope(text)
    if (envelope?.from === node || isStopped) return
    if (channel === nodesChannel) receiveFromNode(envelope)
    else {
      const key = channel.slice(topicPrefix.length)
      const message = readBusMessage(envelope?.message)
      if (message && keyOfMessage(message) === key) listener?.onMessage(message)
      else listener?.onTopicLoss(key)
    }
  }

  function receiveFromNode(envelope: Envelope | undefined): void {
    if (envelope) nodes.set(envelope.from, performance.now())
    if (envelope?.state === 'alive') return
    if (envelope?.state === 'leaves') return void nodes.delete(envelope.from)
    const message = readBusMessage(envelope?.message)
    if (message && keyOfMessage(message) === undefined) listener?.onMessage(message)
    else listener?.onLoss()
  }

  /**
   * Subscribes to the wanted channels that are not subscribed yet, many in one command. Returns true if Redis confirmed
   * all of them.
   */
  async function subscribeToWanted(): Promise<boolean> {
    const missing = [...wanted].filter((channel) => !subscribed.has(channel))
    try {
      for (let from = 0; from < missing.length; from += CHANNELS_AT_ONCE) {
        const channels = missing.slice(from, from + CHANNELS_AT_ONCE)
        await redis.subscribe(channels, receive)
        for (const channel of channels) if (wanted.has(channel)) subscribed.add(channel)
      }
      return true
    } catch {
      return false
    }
  }

  let subscribing: Promise<boolean> | undefined
  let next: Promise<boolean> | undefined
  /** Runs `subscribeToWanted` once at a time. Calls that arrive while it runs share the next run. */
  function subscribe(): Promise<boolean> {
    next ??= (async () => {
      await subscribing
      // Waits, so that all calls in this iteration of the event loop share one run.
      await new Promise((resolve) => setImmediate(resolve))
      subscribing = next
      next = undefined
      return subscribeToWanted()
    })()
    return next
  }

  function beat(): void {
    if (!redis.isUp()) return
    send(nodesChannel, { state: 'alive' })
    if (isIncomplete) void subscribeAgain()
    const now = performance.now()
    for (const [other, seen] of nodes) {
      if (now - seen < crashedAfterMs) continue
      nodes.delete(other)
      listener?.onLoss()
    }
  }

  async function subscribeAgain(): Promise<void> {
    if (!(await subscribe())) return
    isIncomplete = false
    listener?.onLoss()
  }

  async function comesUp(hasLost: boolean): Promise<void> {
    const now = performance.now()
    for (const other of nodes.keys()) nodes.set(other, now)
    if (isIncomplete) await subscribeAgain()
    else await subscribe()
    if (hasUnsent) {
      hasUnsent = false
      send(nodesChannel, { state: 'could-not-send' })
    }
    if (hasLost) listener?.onLoss()
  }

  const unlisten = [redis.onUp((hasLost) => void comesUp(hasLost)), redis.onDown(() => listener?.onAway())]
  const beats = setInterval(beat, aliveEveryMs).unref()
  void subscribe().then((isSubscribed) => {
    isIncomplete ||= !isSubscribed
    beat()
  })

  return {
    publish(message) {
      listener?.onMessage(message)
      const key = keyOfMessage(message)
      send(key === undefined ? nodesChannel : channelOf(key), { message })
    },
    listen(one) {
      listener = one
    },
    async follow(key) {
      const channel = channelOf(key)
      wanted.add(channel)
      if (!subscribed.has(channel) && redis.isUp()) await subscribe()
      if (!subscribed.has(channel) && wanted.has(channel)) isIncomplete = true
    },
    unfollow(keys) {
      const channels = keys.map(channelOf)
      for (const channel of channels) {
        wanted.delete(channel)
        subscribed.delete(channel)
      }
      if (channels.length > 0 && redis.isUp()) void redis.unsubscribe(channels)
    },
    state: () => (redis.isUp() ? 'connected' : 'away'),
    stop() {
      clearInterval(beats)
      for (const end of unlisten) end()
      if (redis.isUp()) send(nodesChannel, { state: 'leaves' })
      isStopped = true
    },
  }
}

function readEnvelope(text: string): Envelope | undefined {
  try {
    const envelope = JSON.parse(text)
    return typeof envelope?.from === 'string' ? envelope : undefined
  } catch {
    return undefined
  }
}
