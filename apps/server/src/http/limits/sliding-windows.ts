import { createHash, randomUUID } from 'node:crypto'
import type { Instant } from '@bettle/rules'
import type { Clock } from '../../clock.ts'
import { luaScript } from '../../redis/lua-script.ts'
import type { Redis } from '../../redis/redis.ts'

/** The most counts within the last `withinMs`. `Infinity` sets no limit. */
interface SlidingWindow {
  readonly most: number
  readonly withinMs: number
}

export interface SlidingLimit {
  readonly key: string
  readonly windows: readonly SlidingWindow[]
}

/** Counts within windows that end at the current time of the server's clock. */
export interface SlidingWindows {
  /**
   * Adds one count under each key, or under none if one key is at its limit. Concurrent calls are counted one after the
   * other. Returns how long to wait (ms): 0 if the call was counted.
   */
  count(limits: readonly SlidingLimit[]): Promise<number>
  /** Removes all counts of `key`, and subtracts them from the counts of `others`. */
  forget(key: string, others: readonly string[]): Promise<void>
  /**
   * Stores a name: in Redis for 30 days, and in memory until the server stops. Beyond `MOST_KEYS` names, the name that
   * was stored longest ago is removed.
   */
  remember(name: string): Promise<void>
  remembers(name: string): Promise<boolean>
}

/**
 * The most keys in memory: beyond this the keys with the oldest changes are dropped. Also the most remembered names.
 */
const MOST_KEYS = 50_000

interface SlidingParts {
  readonly clock: Clock
  readonly redis: Redis | undefined
}

/**
 * Creates sliding windows. With Redis all nodes count together. While Redis does not answer, each node counts alone.
 */
export function slidingWindows(ctx: SlidingParts, name: string): SlidingWindows {
  const ofNode = windowsOfNode(ctx)
  const { redis } = ctx
  return redis ? windowsOfAll({ redis, clock: ctx.clock }, name, ofNode) : ofNode
}

interface Counted {
  readonly at: Instant
  readonly id: symbol
}

function windowsOfNode({ clock }: Pick<SlidingParts, 'clock'>): SlidingWindows {
  const counted = new Map<string, readonly Counted[]>()
  const remembered = new Set<string>()

  /** Stores the counts of a key and moves it to the end, so that the keys are in the order of their last change. */
  function write(key: string, entries: readonly Counted[]): void {
    counted.delete(key)
    if (entries.length > 0) counted.set(key, entries)
    for (const oldest of counted.keys()) {
      if (counted.size <= MOST_KEYS) return
      counted.delete(oldest)
    }
  }

  return {
    async count(limits) {
      const now = clock.now()
      const waits = limits.flatMap(({ key, windows }) =>
        windows.map(({ most, withinMs }) => (counted.get(key)?.at(-most)?.at ?? now - withinMs) + withinMs - now),
      )
      const wait = Math.max(0, ...waits)
      if (wait > 0) return wait
      const entry = { at: now, id: Symbol() }
      for (const { key, windows } of limits) {
        const since = now - longestOf(windows)
        write(key, [...(counted.get(key) ?? []).filter(({ at }) => at > since), entry])
      }
      return 0
    },
    async forget(key, others) {
      const ids = new Set(counted.get(key)?.map(({ id }) => id))
      for (const each of [key, ...others])
        write(
          each,
          (counted.get(each) ?? []).filter(({ id }) => !ids.has(id)),
        )
    },
    async remember(name) {
      remembered.delete(name)
      const [oldest] = remembered.add(name)
      if (remembered.size > MOST_KEYS && oldest !== undefined) remembered.delete(oldest)
    },
    remembers: async (name) => remembered.has(name),
  }
}

const longestOf = (windows: readonly SlidingWindow[]) => Math.max(...windows.map(({ withinMs }) => withinMs))

/**
 * A script that counts once under all keys, or returns the time to wait (ms). Each key is a sorted set of ids, by the
 * time at which each was counted. The arguments are the time, the id and, for each key, the number of its windows and
 * the two numbers of each window.
 */
const countOne = luaScript<number>(`
local now, id, at = tonumber(ARGV[1]), ARGV[2], 3
local wait, longest = 0, {}
for i, key in ipairs(KEYS) do
  longest[i] = 0
  local windows = tonumber(ARGV[at])
  for window = 1, windows do
    local most, within = tonumber(ARGV[at + 1]), tonumber(ARGV[at + 2])
    at = at + 2
    longest[i] = math.max(longest[i], within)
    if most > 0 then
      local deciding = redis.call('ZRANGE', key, most - 1, most - 1, 'REV', 'WITHSCORES')
      if deciding[2] then wait = math.max(wait, tonumber(deciding[2]) + within - now) end
    end
  end
  at = at + 1
end
if wait > 0 then return wait end
for i, key in ipairs(KEYS) do
  redis.call('ZADD', key, now, id)
  redis.call('ZREMRANGEBYSCORE', key, '-inf', now - longest[i])
  redis.call('PEXPIRE', key, longest[i])
end
return 0
`)

const forgetAll = luaScript<null>(`
for _, id in ipairs(redis.call('ZRANGE', KEYS[1], 0, -1)) do
  for i = 2, #KEYS do redis.call('ZREM', KEYS[i], id) end
end
redis.call('DEL', KEYS[1])
`)

const rememberName = luaScript<null>(`
redis.call('ZADD', KEYS[1], ARGV[1], ARGV[2])
redis.call('ZREMRANGEBYRANK', KEYS[1], 0, -1 - tonumber(ARGV[3]))
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', ARGV[1] - ARGV[4])
redis.call('PEXPIRE', KEYS[1], ARGV[4])
`)

const REMEMBERED_MS = 30 * 24 * 60 * 60_000

function windowsOfAll(
  { redis, clock }: { readonly redis: Redis; readonly clock: Clock },
  name: string,
  ofNode: SlidingWindows,
): SlidingWindows {
  // Keys are hashed, because they contain addresses of users and may be long.
  const keyOf = (key: string) => redis.key(`limit:${name}:${hashOf(key)}`)
  const remembered = redis.key(`limit:${name}`)

  return {
    count: (limits) =>
      redis.run(
        (client) => {
          const rules = limits.flatMap(({ windows }) => [
            windows.length,
            ...windows.flatMap(({ most, withinMs }) => [Number.isFinite(most) ? most : 0, withinMs]),
          ])
          const keys = limits.map(({ key }) => keyOf(key))
          return countOne(client, keys, [clock.now(), randomUUID(), ...rules])
        },
        () => ofNode.count(limits),
      ),
    async forget(key, others) {
      await redis.run(
        (client) => forgetAll(client, [key, ...others].map(keyOf), []),
        () => null,
      )
      await ofNode.forget(key, others)
    },
    async remember(each) {
      await redis.run(
        (client) => rememberName(client, [remembered], [clock.now(), hashOf(each), MOST_KEYS, REMEMBERED_MS]),
        () => null,
      )
      await ofNode.remember(each)
    },
    remembers: (each) =>
      redis.run(
        async (client) => (await client.zScore(remembered, hashOf(each))) !== null,
        () => ofNode.remembers(each),
      ),
  }
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url')
