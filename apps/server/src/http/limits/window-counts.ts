import type { Context } from '../../context.ts'
import { luaScript } from '../../redis/lua-script.ts'

/** The points of a key in the key's current window. */
export interface Counted {
  readonly current: number
  /** How long until the window ends (ms). */
  readonly ttl: number
}

interface Window {
  readonly most: number
  readonly withinMs: number
}

interface Count {
  /** When the window began (wall time, ms). */
  began: number
  /** The points of all nodes according to the last reply of Redis, plus the points of this node since then. */
  points: number
  /** The points of this node that Redis does not include yet. */
  unsent: number
  isSending: boolean
}

/** The most keys in memory: beyond this the least recently used keys are dropped. */
const MOST_KEYS = 50_000

/** A node reports its points to Redis when they are this share of the limit. */
const REPORTED_SHARE = 0.1

/** Adds points to the common count. Returns the count and the remaining time of its window (ms). */
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
 * Counts the points of each key within a window of wall time that begins with the key's first point. With Redis all
 * nodes count together. While Redis does not answer, each node continues from its last number.
 */
export class WindowCounts {
  readonly #counts = new Map<string, Count>()
  readonly #redis: Context['redis']
  readonly #name: string

  /** @param name the name of the counts in Redis */
  constructor({ redis }: Pick<Context, 'redis'>, name: string) {
    this.#redis = redis
    this.#name = name
  }

  /**
   * Counts without waiting for Redis. A node reports its points when they are a tenth of the limit, and the reply
   * contains the points of the other nodes. So each node may accept too many: a tenth of the limit, at least one point,
   * and the points that arrive while Redis answers.
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

  /** Counts and waits for the common count. For a limit so low that a tenth for each node would matter. */
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

  /**
   * Drops the oldest key. Called only when there are too many keys, because finding the first key is slow after many
   * changes.
   */
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

  /** Reports the points and returns the common count; undefined if Redis does not answer. */
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
