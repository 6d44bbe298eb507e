import { pino } from 'pino'
import { connectRedis } from '../../../src/redis/connect-redis.ts'
import type { Redis } from '../../../src/redis/redis.ts'
import { type TestRedis, testRedis } from './redis-server.ts'

/** The connections of several nodes of one installation to a Redis of one test. */
export interface RedisNodes {
  readonly server: TestRedis
  /** Connects another node. A busy machine may need longer than the usual deadline. */
  connect(options?: { readonly answerWithinMs?: number }): Promise<Redis>
  /** Returns all keys in Redis, each with the time after which Redis deletes it (ms), or -1 without an expiry. */
  keys(): Promise<ReadonlyMap<string, number>>
  /** Deletes all data, as a restart does. */
  clear(): Promise<void>
  stop(): Promise<void>
}

export async function redisNodes(): Promise<RedisNodes> {
  const server = await testRedis()
  const open: Redis[] = []
  async function connect(options: { readonly answerWithinMs?: number } = {}): Promise<Redis> {
    const log = pino({ level: 'silent' })
    const redis = await connectRedis({ url: server.url, installationId: 'test', log, ...options })
    open.push(redis)
    return redis
  }
  const reader = await connect({ answerWithinMs: 10_000 })
  return {
    server,
    connect,
    keys: () =>
      reader.run(async (client) => {
        const names = await client.keys('*')
        const expiries = await Promise.all(names.map((name) => client.pTTL(name)))
        return new Map(names.map((name, index) => [name, expiries[index] ?? -1]))
      }),
    async clear() {
      if (!reader.isUp()) await new Promise<void>((resolve) => reader.onUp(() => resolve()))
      await reader.run((client) => client.flushAll())
    },
    async stop() {
      for (const redis of open) await redis.stop()
      await server.stop()
    },
  }
}
