import type { Context } from '../../context.ts'
import { luaScript } from '../../redis/lua-script.ts'

/** The points of a key in its current window. */
export interface Counted {
  readonly current: number
  /** Ms until the window ends. */
  readonly ttl: number
}

interface Window {
  readonly most: number
  readonly withinMs: number
}

interface Count {
  /** Wall time (ms). */
  began: number
  /** The points of all nodes, as far as this node knows. */
  points: number
  /** The points of this node that are not in the common count yet. */
  unsent: number
  isSending: boolean
}

/** Bounds the memory: beyond this the least recently seen keys are dropped. */
const MOST_KEYS = 50_000

/** A node reports its points when they are this share of the limit. */
const REPORTED_SHARE = 0.1

/** Adds points to the common count. Returns the count and the rest of its window (ms). */
const addPoints = luaScript<[number, number]>(`
local points = redis.call('INCRBY', KEYS[1], ARGV[1])
local left = redis.call('PTTL', KEYS[1])
if left < 0 then
  redis.call('PEXPIRE', KEYS[1], ARGV[2])
  left = tonumber(ARGV[2])
end
return { points, left }
`)

/**
 * Counts points of each key within a window of wall time that begins at the first of them. With Redis all nodes count
 * together. While Redis does not answer each node continues from the count that it knows.
 */
export class WindowCounts {
  readonly #counts = new Map<string, Count>()
  readonly #redis: Context['redis']
  readonly #name: string

  /** @param name names the counts in Redis */
  constructor({ redis }: Pick<Context, 'redis'>, name: string) {
    this.#redis = redis
    this.#name = name
  }

  /**
   * Counts without waiting for Redis. A node reports its points when they are a tenth of the limit, and the reply
   * contains those of the other nodes. So each node may accept too much: a tenth of the limit, one point at least, and
   * what arrives while Redis answers.
   */
  add(key: string, points: number, window: Window): Counted {
    const count = this.#countOf(key, window)
    count.points += points
    const wasWithin = count.points - points <= window.most
    if (this.#redis && wasWithin) {
      count.unsent += points
      if (Math.abs(count.unsent) >= window.most * REPORTED_SHARE) void this.#report(key, count, window)
    }
    return resultOf(count, window)
  }

  /** Waits for the common count: for a limit so low that a tenth for each node would matter. */
  async addExactly(key: string, points: number, window: Window): Promise<Counted> {
    const count = this.#countOf(key, window)
    count.points += points
    const own = resultOf(count, window)
    return (await this.#exchange(key, count, points, window)) ?? own
  }

  #countOf(key: string, { withinMs }: Window): Count {
    const now = performance.now()
    const known = this.#counts.get(key)
    const isCurrent = known !== undefined && now < known.began + withinMs
    const count = isCurrent ? known : { began: now, points: 0, unsent: 0, isSending: false }
    this.#counts.delete(key)
    this.#counts.set(key, count)
    if (this.#counts.size > MOST_KEYS) this.#dropOldest()
    return count
  }

  /** Called only when there are too many, because the first key is found slowly after many changes. */
  #dropOldest(): void {
    const [oldest] = this.#counts.keys()
    if (oldest !== undefined) this.#counts.delete(oldest)
  }

  async #report(key: string, count: Count, window: Window): Promise<void> {
    if (count.isSending) return
    const points = count.unsent
    count.isSending = true
    count.unsent = 0
    const common = await this.#exchange(key, count, points, window)
    count.isSending = false
    if (!common) count.unsent += points
  }

  /** Returns undefined if Redis does not answer. */
  async #exchange(key: string, count: Count, points: number, { withinMs }: Window): Promise<Counted | undefined> {
    const redis = this.#redis
    if (!redis) return undefined
    const { ttl } = resultOf(count, { withinMs })
    const common = await redis.run(
      (client) => addPoints(client, [redis.key(`limit:${this.#name}:${key}`)], [points, Math.ceil(ttl)]),
      () => undefined,
    )
    if (!common) return undefined
    const [current, left] = common
    count.points = current + count.unsent
    count.began = performance.now() + left - withinMs
    return { current, ttl: left }
  }
}

function resultOf({ began, points }: Count, { withinMs }: Pick<Window, 'withinMs'>): Counted {
  return { current: points, ttl: began + withinMs - performance.now() }
}
