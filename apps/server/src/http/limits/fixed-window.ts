import { GameError } from '@bettle/contract'
import { RateLimiterMemory, RateLimiterRedis, type RateLimiterRes } from 'rate-limiter-flexible'
import type { Context } from '../../context.ts'

/** Counts points of each key within a window of wall time that begins at the first of them. */
export interface FixedWindow {
  /** Rejects with a `RateLimiterRes` beyond the limit. */
  consume(key: string, points?: number): Promise<RateLimiterRes>
  /** Takes points off the count. */
  reward(key: string, points?: number): Promise<RateLimiterRes>
  get(key: string): Promise<RateLimiterRes | null>
}

interface WindowOptions {
  /** Names the count in Redis. */
  readonly name: string
  readonly most: number
  readonly withinMs: number
}

/**
 * With Redis all nodes count together. While Redis does not answer each node counts by itself, from zero.
 * The insurance of rate-limiter-flexible would also replace Redis after a mistake in a call, without a message. The
 * fallback of `redis.run` replaces only a Redis that does not answer, and within its deadline.
 */
export function fixedWindow({ redis }: Pick<Context, 'redis'>, { name, most, withinMs }: WindowOptions): FixedWindow {
  const options = { points: most, duration: withinMs / 1000 }
  const ofNode = new RateLimiterMemory(options)
  if (!redis) return ofNode
  const ofAll = new RateLimiterRedis({
    ...options,
    storeClient: redis.client,
    // The library cannot recognise the client of the package `redis`, and would call it like `ioredis`.
    useRedisPackage: true,
    keyPrefix: redis.key(`limit:${name}`),
  })
  return {
    consume: (key, points) =>
      redis.run(
        () => ofAll.consume(key, points),
        () => ofNode.consume(key, points),
      ),
    reward: (key, points) =>
      redis.run(
        () => ofAll.reward(key, points),
        () => ofNode.reward(key, points),
      ),
    get: (key) =>
      redis.run(
        () => ofAll.get(key),
        () => ofNode.get(key),
      ),
  }
}

/** Throws the refusal of a request beyond the limit. */
export function tooMany({ msBeforeNext }: RateLimiterRes): never {
  throw new GameError('rate-limited', { retryAfter: Math.ceil(msBeforeNext / 1000) })
}
