import { randomBytes } from 'node:crypto'
import type { Logger } from 'pino'
import { luaScript } from '../redis/lua-script.ts'
import { type Redis, RedisUnavailable } from '../redis/redis.ts'

/**
 * Sets to which every node adds its own members, such as the users connected to a lobby. The set of a crashed node
 * counts for a few more seconds. While Redis does not answer, a node counts only its own members.
 */
export interface SharedSets {
  isUp(): boolean
  /**
   * Adds a member unless all nodes together have `most` members already. Returns true if it added the member. No two
   * nodes may add the same member. While Redis does not answer, it always adds the member.
   */
  take(set: string, member: string, most: number): Promise<boolean>
  /** Adds a member to a watched set. Listeners receive the number of its members when the number may have changed. */
  watch(set: string, member: string): void
  remove(set: string, member: string): void
  /** Returns the number of different members on all nodes; undefined if Redis does not answer. */
  count(set: string): Promise<number | undefined>
  /** Returns the members on all nodes; undefined if Redis does not answer. */
  members(set: string): Promise<readonly string[] | undefined>
  /** Adds a listener. It gets undefined for each watched set when Redis has not answered for some time. */
  onCount(listener: (set: string, count: number | undefined) => void): void
  /** Stops: the other nodes no longer count this node's members. */
  stop(): Promise<void>
}

interface Options {
  readonly redis: Redis
  readonly log: Logger
  /**
   * The time between two renewals of this node's lease (ms, wall time). Each renewal reads which watched sets changed
   * on other nodes.
   */
  readonly beatEveryMs?: number
  /** How long a node's members count after its last renewal (ms, time of Redis). */
  readonly leaseMs?: number
}

const BEAT_EVERY_MS = 1000
const LEASE_MS = 6000
/**
 * How long Redis keeps a set that its node does not renew (ms). A node renews each of its sets in a third of this time.
 */
const KEPT_MS = 120_000
const BEATS_PER_RENEWAL = 40
/** The most changes and counts in one call, so that Redis is busy for a few milliseconds at most. */
const AT_ONCE = 200
/**
 * How long listeners keep their numbers while Redis does not answer (ms), so that a short interruption changes none.
 */
const UNKNOWN_AFTER_MS = 2000

type Change = readonly [kind: 'add' | 'remove' | 'renew', set: string, member: string, most: number]

interface Waiting {
  readonly change: Change
  readonly settle?: (isTaken: boolean) => void
}

const TIME = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
`

/**
 * A script that applies changes and counts sets. Keys: the leases of the nodes, the watched sets that changed lately.
 * Arguments: prefix of the sets, node, time to keep a set, changes, sets to count.
 */
const changeSets = luaScript<[taken: number[], counts: number[]]>(`
${TIME}
local leases, changed, prefix, node, kept = KEYS[1], KEYS[2], ARGV[1], ARGV[2], ARGV[3]
local nodes, isListed = redis.call('ZRANGEBYSCORE', leases, now, '+inf'), false
for _, one in ipairs(nodes) do isListed = isListed or one == node end
if not isListed then table.insert(nodes, node) end

local function keysOf(set)
  local keys = {}
  for i, one in ipairs(nodes) do keys[i] = prefix .. one .. ':' .. set end
  return keys
end

local function countOf(set)
  return #redis.call('SUNION', unpack(keysOf(set)))
end

local taken = {}
for i, change in ipairs(cjson.decode(ARGV[4])) do
  local kind, set, member, most = unpack(change)
  local key = prefix .. node .. ':' .. set
  local held = 0
  if most > 0 then
    for _, one in ipairs(keysOf(set)) do held = held + redis.call('SCARD', one) end
    -- A node that joins again counts under two names for a moment.
    if held >= most then held = countOf(set) end
  end
  taken[i] = (most == 0 or held < most) and 1 or 0
  if kind == 'remove' then redis.call('SREM', key, member) end
  if kind == 'add' and taken[i] == 1 then redis.call('SADD', key, member) end
  if kind ~= 'remove' then redis.call('PEXPIRE', key, kept) end
end

local counts = {}
for i, asked in ipairs(cjson.decode(ARGV[5])) do
  local set, hasChanged = unpack(asked)
  if hasChanged then redis.call('ZADD', changed, now, set) end
  counts[i] = countOf(set)
end
return { taken, counts }
`)

/** A script that returns the members of a set on all nodes with a lease. Arguments: prefix of the sets, set. */
const membersOfSet = luaScript<string[]>(`
${TIME}
local keys = {}
for i, one in ipairs(redis.call('ZRANGEBYSCORE', KEYS[1], now, '+inf')) do keys[i] = ARGV[1] .. one .. ':' .. ARGV[2] end
if #keys == 0 then return {} end
return redis.call('SUNION', unpack(keys))
`)

/**
 * A script that renews the lease of a node and ends the leases of its earlier names. It returns whether the node had no
 * lease, the time, all nodes with a lease, and the watched sets that changed since a given time.
 */
const renewLease = luaScript<[isNew: number, now: number, nodes: string[], changed: string[]]>(`
${TIME}
local leases, changed = KEYS[1], KEYS[2]
local node, earlier, lease, since = ARGV[1], ARGV[2], ARGV[3], ARGV[4]
for _, name in ipairs(cjson.decode(earlier)) do redis.call('ZREM', leases, name) end
redis.call('ZREMRANGEBYSCORE', leases, '-inf', now)
local isNew = redis.call('ZADD', leases, now + lease, node)
redis.call('PEXPIRE', leases, lease)
redis.call('ZREMRANGEBYSCORE', changed, '-inf', now - 2 * lease)
redis.call('PEXPIRE', changed, 2 * lease)
return { isNew, now, redis.call('ZRANGE', leases, 0, -1), redis.call('ZRANGEBYSCORE', changed, since, '+inf') }
`)

export function createSharedSets({ redis, log, beatEveryMs = BEAT_EVERY_MS, leaseMs = LEASE_MS }: Options): SharedSets {
  const keys = [redis.key('nodes'), redis.key('sets:changed')]
  const prefix = redis.key('set:')
  /** The sets of this node, with their members. */
  const held = new Map<string, { readonly members: Set<string>; readonly isWatched: boolean }>()
  const listeners: ((set: string, count: number | undefined) => void)[] = []
  let queue: Waiting[] = []
  /** The watched sets whose number must be read; true if this node changed the set. */
  const asked = new Map<string, boolean>()
  /**
   * The name of this node; undefined until it has a lease. The node takes a new name after each interruption, because
   * the sets under the earlier name may contain members that left meanwhile.
   */
  let node: string | undefined
  /**
   * Earlier names of this node. They count until all members are added under the new name, so that no number drops for
   * a moment.
   */
  const earlier = new Set<string>()
  let liveNodes = ''
  let since = 0
  let renewing = held.keys()
  let isSending = false
  let beating: Promise<void> | undefined
  let isStopped = false

  const isUp = () => node !== undefined && redis.isUp() && !isStopped
  const publish = (set: string, count: number | undefined) => {
    for (const listener of listeners) listener(set, count)
  }

  function addLocally(set: string, member: string, isWatched: boolean): void {
    const kept = held.get(set) ?? { members: new Set(), isWatched }
    held.set(set, kept)
    kept.members.add(member)
  }

  function removeLocally(set: string, member: string): boolean {
    const kept = held.get(set)
    const isRemoved = kept?.members.delete(member) ?? false
    if (kept?.members.size === 0) held.delete(set)
    return isRemoved
  }

  function enqueue(waiting: Waiting, isWatched: boolean): void {
    queue.push(waiting)
    if (isWatched) asked.set(waiting.change[1], true)
    send()
  }

  /** Sends all changes of one iteration of the event loop together. */
  function send(): void {
    if (isSending) return
    isSending = true
    setImmediate(sendAll)
  }

  async function sendAll(): Promise<void> {
    while (isUp() && (queue.length > 0 || asked.size > 0)) {
      const batch = queue.splice(0, AT_ONCE)
      // Counts sets only once no change waits, so that a count includes every change of this node.
      const counted = queue.length > 0 ? [] : [...asked].slice(0, AT_ONCE)
      for (const [set] of counted) asked.delete(set)
      const reply = await change(batch, counted)
      batch.forEach(({ settle }, index) => {
        settle?.(reply?.taken[index] !== 0)
      })
      counted.forEach(([set], index) => {
        if (reply) publish(set, reply.counts[index])
      })
    }
    isSending = false
  }

  async function change(batch: readonly Waiting[], counted: readonly (readonly [string, boolean])[]) {
    const changes = JSON.stringify(batch.map((waiting) => waiting.change))
    const args = [prefix, node ?? '', KEPT_MS, changes, JSON.stringify(counted)]
    try {
      const [taken, counts] = await redis.run((client) => changeSets(client, keys, args))
      return { taken, counts }
    } catch (error) {
      if (!(error instanceof RedisUnavailable)) log.error({ err: error }, 'sets shared with other nodes did not change')
      // It is unknown whether Redis made the changes, so the next renewal adds all members under another name.
      leaveName()
      return undefined
    }
  }

  function leaveName(): void {
    if (node !== undefined) earlier.add(node)
    node = undefined
  }

  /** Gets a lease under a new name and adds all members of this node. */
  async function join(): Promise<void> {
    leaveName()
    drop()
    const joining = randomBytes(6).toString('base64url')
    if (!(await beatAs(joining)) || isStopped) return
    node = joining
    for (const [set, { members, isWatched }] of held) {
      for (const member of members) enqueue({ change: ['add', set, member, 0] }, isWatched)
    }
  }

  /**
   * Drops changes that were not sent, because the next `join` sends all members. Waiting calls of `take` return true.
   */
  function drop(): void {
    const dropped = queue
    queue = []
    asked.clear()
    for (const { settle } of dropped) settle?.(true)
  }

  /**
   * Renews the lease. In the result `isNew` is true if the node had no lease. Returns undefined if Redis does not
   * answer.
   */
  async function beatAs(name: string): Promise<{ readonly isNew: boolean } | undefined> {
    const ending = node === name && queue.length === 0 ? [...earlier] : []
    const reply = await redis.run(
      (client) => renewLease(client, keys, [name, JSON.stringify(ending), leaseMs, since]),
      () => undefined,
    )
    if (!reply) return undefined
    for (const ended of ending) earlier.delete(ended)
    const [isNew, now, names, changed] = reply
    since = now
    const live = names.toSorted().join()
    const sets = live === liveNodes ? changed : held.keys()
    liveNodes = live
    for (const set of sets) if (held.get(set)?.isWatched) asked.set(set, asked.get(set) ?? false)
    return { isNew: isNew === 1 }
  }

  async function beat(): Promise<void> {
    if (!redis.isUp()) return
    if (node === undefined) return join()
    const beaten = await beatAs(node)
    // The node had no lease any more: the lease had expired, or Redis lost its data.
    if (beaten?.isNew) return join()
    renew()
    send()
  }

  function renew(): void {
    for (let left = Math.ceil(held.size / BEATS_PER_RENEWAL); left > 0; left -= 1) {
      const next = renewing.next()
      if (next.done) {
        renewing = held.keys()
        return
      }
      queue.push({ change: ['renew', next.value, '', 0] })
    }
  }

  function beatNow(): void {
    if (beating || isStopped) return
    beating = beat()
      .catch((error) => log.error({ err: error }, 'the sets shared with other nodes could not be renewed'))
      .finally(() => {
        beating = undefined
      })
  }

  function publishUnknown(): void {
    if (isUp() || isStopped) return
    for (const [set, { isWatched }] of held) if (isWatched) publish(set, undefined)
  }

  const beats = setInterval(beatNow, beatEveryMs).unref()
  const unlisten = [
    redis.onUp(() => {
      leaveName()
      beatNow()
    }),
    redis.onDown(() => {
      leaveName()
      drop()
      setTimeout(publishUnknown, UNKNOWN_AFTER_MS).unref()
    }),
  ]
  beatNow()

  return {
    isUp,
    async take(set, member, most) {
      addLocally(set, member, false)
      if (!isUp()) return true
      const isTaken = await new Promise<boolean>((settle) =>
        enqueue({ change: ['add', set, member, most], settle }, false),
      )
      if (!isTaken) removeLocally(set, member)
      return isTaken
    },
    watch(set, member) {
      addLocally(set, member, true)
      if (isUp()) enqueue({ change: ['add', set, member, 0] }, true)
    },
    remove(set, member) {
      const isWatched = held.get(set)?.isWatched ?? false
      if (removeLocally(set, member) && isUp()) enqueue({ change: ['remove', set, member, 0] }, isWatched)
    },
    async count(set) {
      const reply = isUp() ? await change([], [[set, false]]) : undefined
      return reply?.counts[0]
    },
    async members(set) {
      if (!isUp()) return undefined
      return redis.run(
        (client) => membersOfSet(client, keys, [prefix, set]),
        () => undefined,
      )
    },
    onCount: (listener) => void listeners.push(listener),
    async stop() {
      isStopped = true
      clearInterval(beats)
      for (const end of unlisten) end()
      leaveName()
      drop()
      if (earlier.size === 0) return
      await redis.run(
        (client) => client.zRem(redis.key('nodes'), [...earlier]),
        () => 0,
      )
    },
  }
}
