import { GameError } from '@bettle/contract'
import { RateLimiterMemory, RateLimiterRedis, type RateLimiterRes } from 'rate-limiter-flexible'
import type { Context } from '../../context.ts'

/** Counts the points of each key within a window of wall time that begins with the key's first point. */
export interface FixedWindow {
  /** Adds points. Rejects with a `RateLimiterRes` beyond the limit. */
  consume(key: string, points?: number): Promise<RateLimiterRes>
  /** Subtracts points from the count. */
  reward(key: string, points?: number): Promise<RateLimiterRes>
  get(key: string): Promise<RateLimiterRes | null>
}

interface WindowOptions {
  /** The name of the count in Redis. */
  readonly name: string
  readonly most: number
  readonly withinMs: number
}

/**
 * Creates a fixed window. With Redis all nodes count together. While Redis does not answer, each node counts alone,
 * from zero. The fallback of `redis.run` counts only if Redis does not answer within its deadline. The library's own
 * fallback is not used, because it would also hide errors in a call.
 */
export function fixedWindow({ redis }: Pick<Context, 'redis'>, { name, most, withinMs }: WindowOptions): FixedWindow {
  const options = { points: most, duration: withinMs / 1000 }
  const ofNode = new RateLimiterMemory(options)
  if (!redis) return ofNode
  const ofAll = new RateLimiterRedis({
    ...options,
    storeClient: redis.client,
    // Without this option the library would call the client like `ioredis`, because it does not recognise the package
    // `redis`.
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
