import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { RedisClient } from './open-client.ts'
import { type Redis, RedisUnavailable } from './redis.ts'

interface ConnectOptions {
  readonly url: string
  /** The id that keys and channels contain, because several installations may share a Redis. */
  readonly installationId: string
  readonly log: Logger
  /** The deadline of each call (ms, wall time). */
  readonly answerWithinMs?: number
  /** The time between two pings of a Redis that answers (ms, wall time). */
  readonly pingEveryMs?: number
}

/**
 * Longer than a busy machine delays a reply, because each node would otherwise count on its own for a moment. A bet waits
 * for no call to Redis.
 */
const ANSWER_WITHIN_MS = 1000
const PING_EVERY_MS = 500
/** How long the start waits for Redis at most (ms, wall time). */
const START_WITHIN_MS = 2000

/**
 * Connects to Redis, and returns after two seconds at the latest. If Redis does not answer by then, it counts as down
 * until it answers.
 */
export async function connectRedis({
  url,
  installationId,
  log,
  answerWithinMs = ANSWER_WITHIN_MS,
  pingEveryMs = PING_EVERY_MS,
}: ConnectOptions): Promise<Redis> {
  // Loaded only here, because most servers use no Redis.
  const { openClient, isConnectionError, isUnableReply } = await import('./open-client.ts')
  const client = openClient(url)
  const subscriber = openClient(url)
  const upListeners = new Set<(hasLost: boolean) => void>()
  const downListeners = new Set<() => void>()
  let isUp = false
  let isStopped = false

  let subscribedSince: number | undefined
  function comesUp(): void {
    if (isUp || isStopped) return
    isUp = true
    log.info('Redis answers')
    const hasLost = subscribedSince !== subscriber.socketEpoch
    subscribedSince = subscriber.socketEpoch
    for (const listener of [...upListeners]) listener(hasLost)
  }

  function goesDown(error: unknown): void {
    if (!isUp || isStopped) return
    isUp = false
    log.warn({ reason: reasonOf(error) }, 'Redis does not answer')
    for (const listener of [...downListeners]) listener()
  }

  let pinging: Promise<unknown> | undefined
  /**
   * Pings Redis on both connections. While Redis is frozen, the pings wait until the freeze or their connection ends,
   * and nothing else is sent.
   */
  function ping(): void {
    if (pinging || isStopped) return
    const both = Promise.all([client.ping(), subscriber.ping()])
    pinging = both.then(comesUp, goesDown).finally(() => {
      pinging = undefined
    })
    if (isUp) within(answerWithinMs, both).catch(goesDown)
  }

  for (const one of [client, subscriber]) {
    one.on('error', (error) => {
      goesDown(error)
      log.debug({ err: error }, 'a connection to Redis failed')
    })
    one.on('ready', ping)
    // The connection attempt rejects only if the server stops meanwhile.
    one.connect().catch(() => {})
  }
  const pings = setInterval(ping, pingEveryMs).unref()

  async function call<Result>(on: RedisClient, task: (client: RedisClient) => Promise<Result>): Promise<Result> {
    if (!isUp) throw new RedisUnavailable('Redis is down')
    try {
      return await within(answerWithinMs, task(on))
    } catch (error) {
      // A single late reply may be accidental, so a ping decides.
      if (error instanceof RedisUnavailable) ping()
      else if (isConnectionError(error)) goesDown(error)
      else if (!isUnableReply(error)) throw error
      throw new RedisUnavailable(reasonOf(error), { cause: error })
    }
  }

  async function run<Result>(
    task: (client: RedisClient) => Promise<Result>,
    fallback?: (reason: RedisUnavailable) => Result | Promise<Result>,
  ): Promise<Result> {
    try {
      return await call(client, task)
    } catch (error) {
      if (!fallback || !(error instanceof RedisUnavailable)) throw error
      return fallback(error)
    }
  }

  const redis: Redis = {
    client,
    run,
    isUp: () => isUp,
    onUp: (listener) => added(upListeners, listener),
    onDown: (listener) => added(downListeners, listener),
    key: (name) => `bettle:${installationId}:${name}`,
    subscribe: (channels, listener) => call(subscriber, () => subscriber.subscribe([...channels], listener)),
    unsubscribe: (channels) => call(subscriber, () => subscriber.unsubscribe([...channels])).catch(() => {}),
    async stop() {
      if (isStopped) return
      const wasUp = isUp
      isStopped = true
      isUp = false
      clearInterval(pings)
      const ends = [client, subscriber].map((one) => (wasUp ? one.close() : one.destroy()))
      await Promise.race([Promise.all(ends), pause(answerWithinMs)])
    },
  }
  await firstAnswer(redis, log)
  return redis
}

function added<Listener>(listeners: Set<Listener>, listener: Listener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

async function firstAnswer(redis: Redis, log: Logger): Promise<void> {
  if (redis.isUp()) return
  const { promise, resolve } = withResolver()
  const unlisten = redis.onUp(resolve)
  const waiting = new AbortController()
  await Promise.race([promise, pause(START_WITHIN_MS, undefined, { signal: waiting.signal }).catch(() => {})])
  waiting.abort()
  unlisten()
  if (!redis.isUp()) log.warn('Redis in REDIS_URL does not answer: the server starts without it')
}

function withResolver(): { promise: Promise<void>; resolve: () => void } {
  let resolve = () => {}
  const promise = new Promise<void>((done) => {
    resolve = done
  })
  return { promise, resolve }
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** Rejects a call after its deadline. The client's own timeout ends only calls that are not sent yet. */
function within<Result>(ms: number, answer: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const late = () => reject(new RedisUnavailable(`Redis did not answer within ${ms} ms`))
    // Waits one more step of the event loop. After a pause of this process the reply may have arrived already, and this
    // step reads it first.
    const deadline = setTimeout(() => setImmediate(late), ms)
    answer.then(resolve, reject).finally(() => clearTimeout(deadline))
  })
}
