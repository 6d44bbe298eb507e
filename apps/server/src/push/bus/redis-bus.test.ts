import { setTimeout as pause } from 'node:timers/promises'
import type { LobbyId, UserId } from '@bettle/contract'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { isRedisInstalled, type TestRedis, testRedis } from '../../../test/support/redis/redis-server.ts'
import { newId } from '../../db/ids.ts'
import { connectRedis } from '../../redis/connect-redis.ts'
import type { Redis } from '../../redis/redis.ts'
import type { Bus } from './bus.ts'
import { type BusMessage, keyOfMessage } from './bus-message.ts'
import { redisBus } from './redis-bus.ts'

const log = pino({ level: 'silent' })

describe.skipIf(!isRedisInstalled)('the bus on Redis', () => {
  let server: TestRedis
  const ends: (() => unknown)[] = []
  beforeAll(async () => {
    server = await testRedis()
  })
  afterEach(async () => {
    for (const end of ends.splice(0).reverse()) await end()
  })
  afterAll(() => server?.stop())

  /** Creates a node that records what its bus delivers. */
  async function aNode(options: Parameters<typeof redisBus>[2] = { aliveEveryMs: 20, crashedAfterMs: 60_000 }) {
    const redis = await connectRedis({ url: server.url, installationId: 'one', log, answerWithinMs: 10_000 })
    const bus = redisBus(redis, log, options)
    const received: string[] = []
    bus.listen({
      onMessage: (message) =>
        received.push(message.kind === 'news' ? `${message.kind} ${message.version}` : message.kind),
      onTopicLoss: (key) => received.push(`lost on ${key}`),
      onLoss: () => received.push('lost'),
      onAway: () => received.push('away'),
    })
    const crash = async () => {
      // The node stops without a message that it leaves.
      await redis.stop()
      bus.stop()
    }
    ends.push(redis.stop, bus.stop)
    return { redis, bus, received, crash }
  }
  const topic = `lobby:${newId<LobbyId>()}` as const
  const userId = newId<UserId>()
  const update = (version: number): BusMessage => ({ kind: 'news', topic, version, pushes: [] })
  /** Waits for all earlier messages: a message to all nodes arrives after those that were sent before it. */
  async function afterAllOf(from: { bus: Bus }, to: { received: readonly string[] }): Promise<void> {
    const before = to.received.filter((one) => one === 'signed-out').length
    from.bus.publish({ kind: 'signed-out', userId })
    await expect.poll(() => to.received.filter((one) => one === 'signed-out').length).toBe(before + 1)
  }
  const isUp = (redis: Redis, up: boolean) => expect.poll(() => redis.isUp()).toBe(up)

  it('a node delivers its own messages at once, and of other nodes the messages on followed topics and to all nodes', async () => {
    const [one, two] = [await aNode(), await aNode()]
    await two.bus.follow(topic)
    one.bus.publish(update(1))
    expect(one.received).toEqual(['news 1'])
    one.bus.publish({ kind: 'gone', userId, topic })
    one.bus.publish({ kind: 'resync', topic: 'hub' })
    await afterAllOf(one, two)
    await expect.poll(() => two.received.toSorted()).toEqual(['gone', 'news 1', 'signed-out'])
    expect(two.received.filter((kind) => kind !== 'signed-out')).toEqual(['news 1', 'gone'])
    two.bus.unfollow([topic])
    one.bus.publish(update(2))
    await afterAllOf(one, two)
    expect(two.received).not.toContain('news 2')
  })

  it('following a topic resolves only after the subscription, also for thousands of topics at once', async () => {
    const [one, two] = [await aNode(), await aNode()]
    const topics = Array.from({ length: 3000 }, () => `lobby:${newId<LobbyId>()}` as const)
    await Promise.all(topics.map((each) => two.bus.follow(each)))
    for (const each of topics) one.bus.publish({ kind: 'news', topic: each, version: 1, pushes: [] })
    await expect.poll(() => two.received.filter((kind) => kind === 'news 1').length).toBe(topics.length)
  })

  it('reports an unreadable message on Redis as a loss, of its topic or of all topics', async () => {
    const node = await aNode()
    await node.bus.follow(topic)
    await node.bus.follow('hub')
    const send = (name: string, text: string) => node.redis.run((client) => client.publish(node.redis.key(name), text))
    const known = { kind: 'news', topic, version: 1, pushes: [{ type: 'x' }] }
    await send(`topic:${topic}`, JSON.stringify({ from: 'x', message: { ...known, kind: 'of tomorrow' } }))
    await send(`topic:${topic}`, JSON.stringify({ from: 'x', message: { ...known, pushes: 'none' } }))
    await send('topic:hub', JSON.stringify({ from: 'x', message: known }))
    await send('topic:hub', '{')
    await send('nodes', JSON.stringify({ from: 'x', message: { kind: 'of tomorrow' } }))
    await send('nodes', JSON.stringify({ from: 'x', state: 'alive' }))
    const lost = [`lost on ${topic}`, `lost on ${topic}`, 'lost on hub', 'lost on hub', 'lost']
    await expect.poll(() => node.received).toEqual(lost)
  })

  it('a node that could not send messages reports their loss to all nodes, and sends none of them later', async () => {
    const [one, two] = [await aNode(), await aNode()]
    await two.bus.follow(topic)
    await server.kill()
    await isUp(one.redis, false)
    await isUp(two.redis, false)
    expect(two.received).toEqual(['away'])
    expect([one.bus.state(), two.bus.state()]).toEqual(['away', 'away'])
    one.bus.publish(update(1))
    expect(one.received).toEqual(['away', 'news 1'])
    await server.start()
    await expect.poll(() => two.received).toContain('lost')
    // The second node may reach Redis again before the first one.
    await isUp(one.redis, true)
    one.bus.publish(update(2))
    await expect.poll(() => two.received).toContain('news 2')
    expect(two.received).not.toContain('news 1')
    expect(one.bus.state()).toBe('connected')
  })

  it('a topic that a node followed without Redis is subscribed as soon as Redis answers again', async () => {
    const [one, two] = [await aNode(), await aNode()]
    await server.kill()
    await isUp(two.redis, false)
    await two.bus.follow(topic)
    await server.start()
    await expect.poll(() => two.received).toContain('lost')
    await isUp(one.redis, true)
    one.bus.publish(update(1))
    await expect.poll(() => two.received).toContain('news 1')
  })

  it('reports a loss if a node crashes, because messages may be unsent, and no loss if a node stops properly', async () => {
    // A limit that is long enough for a busy machine, which may pause this process for longer than a second.
    const options = { aliveEveryMs: 20, crashedAfterMs: 3000 }
    const [one, two, three] = [await aNode(options), await aNode(options), await aNode(options)]
    await afterAllOf(two, one)
    await afterAllOf(three, one)
    await two.crash()
    await expect.poll(() => one.received).toContain('lost')
    const losses = () => one.received.filter((kind) => kind === 'lost').length
    const before = losses()
    three.bus.stop()
    const four = await aNode(options)
    await afterAllOf(four, one)
    // Waits until the leaving node would have been reported as crashed.
    await pause(options.crashedAfterMs + 200)
    expect(losses()).toBe(before)
  })
})

it('names the topic of each kind of message between nodes', () => {
  const lobby = newId<LobbyId>()
  const userId = newId<UserId>()
  expect(keyOfMessage({ kind: 'gone', userId, topic: `lobby:${lobby}` })).toBe(`lobby:${lobby}`)
  expect(keyOfMessage({ kind: 'news', userId, topic: `seat:${lobby}`, version: 1, pushes: [] })).toBe(
    `seat:${lobby} of ${userId}`,
  )
  expect(keyOfMessage({ kind: 'resync', topic: 'hub' })).toBe('hub')
  expect(keyOfMessage({ kind: 'signed-out', userId })).toBeUndefined()
})
