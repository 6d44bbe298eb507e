import type { FastifyRateLimitStore } from '@fastify/rate-limit'

interface Count {
  readonly began: number
  readonly requests: number
}

/** Bounds the memory: beyond this the least recently seen clients are dropped. */
const MOST_KEYS = 50_000

/**
 * Counts the requests of each client within its minute.
 * The plugin's own store returns its internal object. Concurrent requests whose callers are loaded in one batch would
 * all read the last count.
 */
export class RateCounts implements FastifyRateLimitStore {
  readonly #counts = new Map<string, Count>()

  incr(
    key: string,
    answer: (error: Error | null, result?: { current: number; ttl: number }) => void,
    timeWindow = 60_000,
  ): void {
    const now = performance.now()
    const counter = this.#counts.get(key)
    const count =
      counter && now < counter.began + timeWindow
        ? { ...counter, requests: counter.requests + 1 }
        : { began: now, requests: 1 }
    this.#counts.delete(key)
    this.#counts.set(key, count)
    const [oldest] = this.#counts.keys()
    if (this.#counts.size > MOST_KEYS && oldest !== undefined) this.#counts.delete(oldest)
    answer(null, { current: count.requests, ttl: count.began + timeWindow - now })
  }

  /** Each route counts for itself. */
  child(): RateCounts {
    return new RateCounts()
  }
}
