import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type RedisNodes, redisNodes } from '../../../test/support/redis/redis-nodes.ts'
import { isRedisInstalled } from '../../../test/support/redis/redis-server.ts'
import type { Redis } from '../../redis/redis.ts'
import { WindowCounts } from './window-counts.ts'

const withinMs = 60_000

describe('counts of a time window', () => {
  it('adds up the counts of one key within its time window, and starts again from zero after the window has ended', async () => {
    const counts = new WindowCounts({ redis: undefined }, 'test')
    expect(counts.add('a', 2, { most: 10, withinMs })).toMatchObject({ current: 2 })
    expect(counts.add('a', 3, { most: 10, withinMs }).current).toBe(5)
    expect(counts.add('b', 1, { most: 10, withinMs }).current).toBe(1)
    expect(counts.add('c', 7, { most: 10, withinMs: 0 }).current).toBe(7)
    expect(counts.add('c', 1, { most: 10, withinMs: 0 })).toEqual({ current: 1, ttl: expect.any(Number) })
    expect((await counts.addExactly('a', -1, { most: 10, withinMs })).current).toBe(4)
  })
})

describe.skipIf(!isRedisInstalled)('counts of a time window on two nodes', () => {
  let nodes: RedisNodes
  let connections: readonly Redis[]
  beforeAll(async () => {
    nodes = await redisNodes()
    const patient = { answerWithinMs: 10_000 }
    connections = [await nodes.connect(patient), await nodes.connect(patient)]
  })
  afterAll(() => nodes?.stop())
  const twoNodes = (name: string) => connections.map((redis) => new WindowCounts({ redis }, name))

  it.each([10, 100, 1000])(
    'two nodes exceed a limit of %i by at most a tenth each, without waiting for Redis',
    async (most) => {
      const counts = twoNodes(`late ${most}`)
      let accepted = 0
      for (let call = 0; call < 3 * most; call += 1) {
        const counted = counts[call % 2]?.add('ana', 1, { most, withinMs })
        if (counted && counted.current <= most) accepted += 1
        // Redis answers in order, so after these pings it has answered a report. The first report is sent twice, the
        // second time with its script.
        for (let sent = 0; sent < 2; sent += 1) await connections[call % 2]?.run((client) => client.ping())
      }
      expect(accepted).toBeGreaterThanOrEqual(most)
      expect(accepted).toBeLessThanOrEqual(most + 2 * Math.ceil(most / 10))
    },
  )

  it('counts of two nodes are exact if each call waits for the common count, also for concurrent calls', async () => {
    const counts = twoNodes('exact')
    const calls = Array.from({ length: 30 }, (_, call) =>
      counts[call % 2]?.addExactly('ana', 1, { most: 10, withinMs }),
    )
    const currents = (await Promise.all(calls)).map((counted) => counted?.current)
    expect(currents.toSorted((a = 0, b = 0) => a - b)).toEqual(Array.from({ length: 30 }, (_, index) => index + 1))
  })

  it('a node that counts a key second adds to the count of the first node and keeps the end of its time window', async () => {
    const [one, other] = twoNodes('window')
    await one?.addExactly('ana', 1, { most: 10, withinMs: 2000 })
    const counted = await other?.addExactly('ana', 1, { most: 10, withinMs })
    expect(counted?.current).toBe(2)
    expect(counted?.ttl).toBeLessThanOrEqual(2000)
  })

  it('the counts of a client below a tenth of its limit are not sent to Redis, and every key in Redis expires', async () => {
    await nodes.clear()
    const [one] = twoNodes('few')
    for (let call = 0; call < 59; call += 1) one?.add('ana', 1, { most: 600, withinMs })
    await one?.addExactly('ben', 1, { most: 600, withinMs })
    const keys = await nodes.keys()
    expect([...keys.keys()].filter((key) => key.endsWith('ana'))).toEqual([])
    expect([...keys.values()].filter((expiry) => expiry <= 0)).toEqual([])
    one?.add('ana', 1, { most: 600, withinMs })
    await expect.poll(async () => [...(await nodes.keys()).keys()].some((key) => key.endsWith('ana'))).toBe(true)
  })

  it('a node counts on from its last known number while Redis does not answer', async () => {
    const one = new WindowCounts({ redis: await nodes.connect() }, 'away')
    for (let call = 0; call < 5; call += 1) await one.addExactly('ana', 1, { most: 10, withinMs })
    nodes.server.freeze()
    expect((await one.addExactly('ana', 1, { most: 10, withinMs })).current).toBe(6)
    expect(one.add('ana', 1, { most: 10, withinMs }).current).toBe(7)
    nodes.server.thaw()
  })
})
