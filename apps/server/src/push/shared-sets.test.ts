import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type RedisNodes, redisNodes } from '../../test/support/redis/redis-nodes.ts'
import { isRedisInstalled } from '../../test/support/redis/redis-server.ts'
import { createSharedSets, type SharedSets } from './shared-sets.ts'

const log = pino({ level: 'silent' })
const beatEveryMs = 50

interface Node {
  readonly sets: SharedSets
  /** The numbers that the node's listener received. */
  readonly counts: Map<string, (number | undefined)[]>
}

describe.skipIf(!isRedisInstalled)('the sets that several nodes share', () => {
  let nodes: RedisNodes
  const running: SharedSets[] = []
  beforeAll(async () => {
    nodes = await redisNodes()
  })
  afterEach(async () => {
    for (const sets of running.splice(0)) await sets.stop()
    await nodes.clear()
  })
  afterAll(() => nodes?.stop())

  interface NodeOptions {
    readonly beatEveryMs?: number
    readonly leaseMs?: number
    readonly answerWithinMs?: number
  }
  /**
   * Creates a node with a long deadline: on a busy machine Redis misses the deadline of production, and the node would
   * count alone.
   */
  async function aNode({ answerWithinMs = 10_000, ...options }: NodeOptions = {}): Promise<Node> {
    const redis = await nodes.connect({ answerWithinMs })
    const sets = createSharedSets({ redis, log, beatEveryMs, ...options })
    running.push(sets)
    const counts = new Map<string, (number | undefined)[]>()
    sets.onCount((set, count) => counts.set(set, [...(counts.get(set) ?? []), count]))
    await expect.poll(sets.isUp).toBe(true)
    return { sets, counts }
  }
  const becomes = (node: Node | undefined, set: string, count: number | undefined) =>
    expect.poll(() => node?.counts.get(set)?.at(-1)).toBe(count)

  it('nodes that share a set count a member once, on however many nodes, and each node gets the same number [T8]', async () => {
    const [one, other] = [await aNode(), await aNode()]
    one.sets.watch('lobby:a', 'ana')
    other.sets.watch('lobby:a', 'ana')
    other.sets.watch('lobby:a', 'ben')
    one.sets.watch('lobby:b', 'cleo')
    for (const node of [one, other]) await becomes(node, 'lobby:a', 2)
    other.sets.remove('lobby:a', 'ana')
    await expect.poll(() => other.sets.count('lobby:a')).toBe(2)
    one.sets.remove('lobby:a', 'ana')
    await becomes(other, 'lobby:a', 1)
    expect(await other.sets.count('lobby:b')).toBe(1)
    expect(await one.sets.count('lobby:c')).toBe(0)
  })

  it('a shared set has at most the given number of members on all nodes, also when all members join at once', async () => {
    const both = [await aNode(), await aNode()]
    const takes = Array.from({ length: 40 }, (_, index) => both[index % 2]?.sets.take('account:ana', `${index}`, 20))
    const taken = await Promise.all(takes)
    expect(taken.filter(Boolean)).toHaveLength(20)
    for (const [index, isTaken] of taken.entries()) if (isTaken) both[index % 2]?.sets.remove('account:ana', `${index}`)
    await expect.poll(() => both[0]?.sets.count('account:ana')).toBe(0)
    expect(await both[1]?.sets.take('account:ana', 'again', 1)).toBe(true)
    expect(await both[0]?.sets.take('account:ana', 'too many', 1)).toBe(false)
  })

  it('a shared set no longer contains the members of a node that crashed or stopped', async () => {
    const one = await aNode()
    // The lease of this node ends, because the node does not renew it.
    const crashed = await aNode({ beatEveryMs: 3_600_000, leaseMs: 3000 })
    const stopped = await aNode()
    for (const [node, name] of [
      [one, 'ana'],
      [crashed, 'ben'],
      [stopped, 'cleo'],
    ] as const) {
      node.sets.watch('lobby:a', name)
      await node.sets.take('account:ana', name, 3)
    }
    await expect.poll(() => one.counts.get('lobby:a')?.includes(3)).toBe(true)
    await stopped.sets.stop()
    await becomes(one, 'lobby:a', 1)
    expect(await one.sets.take('account:ana', 'again', 2)).toBe(true)
  })

  it('a shared set contains a node’s members again after Redis lost its data or did not answer', async () => {
    const [one, other] = [await aNode({ answerWithinMs: 100 }), await aNode({ answerWithinMs: 100 })]
    one.sets.watch('lobby:a', 'ana')
    other.sets.watch('lobby:a', 'ben')
    await becomes(one, 'lobby:a', 2)
    await nodes.clear()
    await expect.poll(() => one.sets.count('lobby:a')).toBe(2)

    nodes.server.freeze()
    await becomes(one, 'lobby:a', undefined)
    other.sets.remove('lobby:a', 'ben')
    one.sets.watch('lobby:a', 'cleo')
    const began = performance.now()
    expect(await one.sets.take('account:ana', 'one', 1)).toBe(true)
    expect(await one.sets.count('lobby:a')).toBeUndefined()
    // A call that waits for Redis would last until its connection ends after three seconds.
    expect(performance.now() - began).toBeLessThan(2500)
    nodes.server.thaw()
    await becomes(one, 'lobby:a', 2)
    await expect.poll(() => other.sets.take('account:ana', 'two', 1)).toBe(false)

    await nodes.server.kill()
    await becomes(one, 'lobby:a', undefined)
    await nodes.server.start()
    await becomes(one, 'lobby:a', 2)
  })

  it('shared sets leave only keys that expire, and none for a set without members', async () => {
    const [one, other] = [await aNode(), await aNode()]
    for (let index = 0; index < 500; index += 1) {
      one.sets.watch(`lobby:${index}`, 'ana')
      void other.sets.take(`account:${index}`, 'a', 1)
    }
    await expect.poll(async () => (await nodes.keys()).size).toBe(1002)
    expect([...(await nodes.keys()).values()].filter((expiry) => expiry <= 0)).toEqual([])
    for (let index = 0; index < 500; index += 1) {
      one.sets.remove(`lobby:${index}`, 'ana')
      other.sets.remove(`account:${index}`, 'a')
    }
    await expect.poll(async () => (await nodes.keys()).size).toBe(2)
  })

  it('a node renews its members of a shared set before Redis drops them', async () => {
    const one = await aNode({ beatEveryMs: 5 })
    one.sets.watch('lobby:a', 'ana')
    await becomes(one, 'lobby:a', 1)
    const expiries = new Set<number>()
    const [name = ''] = [...(await nodes.keys()).keys()].filter((key) => key.endsWith(':lobby:a'))
    await expect
      .poll(async () => {
        expiries.add((await nodes.keys()).get(name) ?? 0)
        return [...expiries].some((expiry, index, all) => index > 0 && expiry > (all[index - 1] ?? 0))
      })
      .toBe(true)
  })
})
