import { setTimeout as pause } from 'node:timers/promises'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { isRedisInstalled, type TestRedis, testRedis } from '../../test/support/redis/redis-server.ts'
import { connectRedis } from './connect-redis.ts'
import { type Redis, RedisUnavailable } from './redis.ts'

/**
 * The longest time (ms) for a call that ends within its deadline on a busy machine. A call that waits for Redis would
 * last until its connection ends after 3 s.
 */
const AT_ONCE_MS = 2500

describe.skipIf(!isRedisInstalled)('a connection to Redis, which several servers share', () => {
  let own: TestRedis
  const open: Redis[] = []
  beforeAll(async () => {
    own = await testRedis()
  })
  afterEach(async () => {
    for (const redis of open.splice(0)) await redis.stop()
  })
  afterAll(() => own?.stop())

  async function connected(
    options: Omit<Partial<Parameters<typeof connectRedis>[0]>, 'answerWithinMs'> & {
      readonly answerWithinMs?: number | 'default'
    } = {},
  ): Promise<Redis> {
    const { answerWithinMs = 5000, ...others } = options
    const redis = await connectRedis({
      url: own.url,
      installationId: 'one',
      log: pino({ level: 'silent' }),
      // A long deadline for a busy machine; tests of the deadline use the real one.
      ...(answerWithinMs === 'default' ? {} : { answerWithinMs }),
      ...others,
    })
    open.push(redis)
    return redis
  }
  const isUp = (redis: Redis, up: boolean) => expect.poll(() => redis.isUp()).toBe(up)
  const ping = (redis: Redis) => redis.run((client) => client.ping())

  it('two connections of one installation share a key in Redis, which another installation does not see', async () => {
    const [one, same, another] = [await connected(), await connected(), await connected({ installationId: 'another' })]
    expect(one.key('a')).toBe('bettle:one:a')
    await one.run((client) => client.set(one.key('a'), '1'))
    const read = (redis: Redis) => redis.run((client) => client.get(redis.key('a')))
    expect([await read(same), await read(another)]).toEqual(['1', null])
  })

  it('delivers a Redis message only to subscribers of its channel, until they unsubscribe', async () => {
    const [one, other] = [await connected(), await connected()]
    const received: string[] = []
    const channel = other.key('a')
    await other.subscribe([channel], (message, on) => received.push(`${on === channel} ${message}`))
    await one.run((client) => client.publish(one.key('b'), 'another channel'))
    expect(await one.run((client) => client.publish(channel, 'one'))).toBe(1)
    await expect.poll(() => received).toEqual(['true one'])
    await other.unsubscribe([channel])
    expect(await one.run((client) => client.publish(channel, 'two'))).toBe(0)
  })

  it('a wrong Redis command, or an error of the caller, is passed on to the caller, and the connection stays up', async () => {
    const redis = await connected()
    await redis.run((client) => client.set(redis.key('text'), 'no number'))
    await expect(redis.run((client) => client.incr(redis.key('text')))).rejects.toThrow('not an integer')
    await expect(redis.run(() => Promise.reject(new TypeError('mine')))).rejects.toThrow(TypeError)
    expect(redis.isUp()).toBe(true)
  })

  it('a connection ends every call to a frozen Redis within its deadline, and works again when Redis answers', async () => {
    // Rare pings, so that the calls notice the freeze and not a ping.
    const redis = await connected({ pingEveryMs: 60_000, answerWithinMs: 100 })
    const states: string[] = []
    redis.onDown(() => states.push('down'))
    redis.onUp((hasLost) => states.push(`up, lost: ${hasLost}`))
    own.freeze()
    try {
      const began = performance.now()
      await expect(ping(redis)).rejects.toThrow(RedisUnavailable)
      await isUp(redis, false)
      expect(
        await redis.run(
          (client) => client.get('x'),
          () => 'fallback',
        ),
      ).toBe('fallback')
      await expect(redis.subscribe([redis.key('a')], () => {})).rejects.toThrow(RedisUnavailable)
      expect(performance.now() - began).toBeLessThan(AT_ONCE_MS)
      expect(states).toEqual(['down'])
    } finally {
      own.thaw()
    }
    await isUp(redis, true)
    expect(states).toEqual(['down', 'up, lost: false'])
    // Repeats the ping, because a busy machine may miss this short deadline.
    await expect.poll(() => ping(redis).catch(() => 'late')).toBe('PONG')
  })

  it('a call waits for a Redis whose reply a busy machine delays by 300 ms, and Redis stays up', async () => {
    const redis = await connected({ answerWithinMs: 'default' })
    const states: string[] = []
    redis.onDown(() => states.push('down'))
    own.freeze()
    const reply = ping(redis)
    await pause(300)
    own.thaw()
    expect(await reply).toBe('PONG')
    expect(states).toEqual([])
  })

  it('a connection logs one line without a stack when Redis goes down, and one when Redis answers again', async () => {
    const lines: Record<string, unknown>[] = []
    const log = pino({ level: 'info' }, { write: (line) => lines.push(JSON.parse(line)) })
    const redis = await connected({ log, pingEveryMs: 60_000, answerWithinMs: 100 })
    own.freeze()
    const calls = Array.from({ length: 20 }, () => ping(redis).catch(() => {}))
    await Promise.all(calls)
    await isUp(redis, false)
    own.thaw()
    await isUp(redis, true)
    expect(lines.map(({ msg }) => msg)).toEqual(['Redis answers', 'Redis does not answer', 'Redis answers'])
    expect(lines[1]).toMatchObject({ reason: 'Redis did not answer within 100 ms' })
    expect(lines[1]).not.toHaveProperty('err')
  })

  it('a connection notices a frozen Redis without any call, and after a freeze that ended it reports lost messages when it is up again', {
    timeout: 90_000,
  }, async () => {
    const redis = await connected()
    const losses: boolean[] = []
    redis.onUp((hasLost) => losses.push(hasLost))
    own.freeze()
    try {
      await isUp(redis, false)
      // The connections end after three seconds without data, and new connections get no reply.
      await expect.poll(() => redis.client.isReady).toBe(false)
    } finally {
      own.thaw()
    }
    await isUp(redis, true)
    expect(losses).toEqual([true])
  })

  it('a connection subscribes again after Redis was killed and started, and sends no call of the outage later', async () => {
    const [one, other] = [await connected(), await connected()]
    const received: string[] = []
    const channel = one.key('a')
    await other.subscribe([channel], (message) => received.push(message))
    await own.kill()
    await expect(ping(one)).rejects.toThrow(RedisUnavailable)
    await isUp(other, false)
    // No client receives the message: a call while Redis is down is never sent later.
    const late = one.run((client) => client.publish(channel, 'late'))
    await expect(late).rejects.toThrow(RedisUnavailable)
    await own.start()
    await Promise.all([isUp(one, true), isUp(other, true)])
    expect(await one.run((client) => client.publish(channel, 'again'))).toBe(1)
    await expect.poll(() => received).toEqual(['again'])
  })

  it('a connection that starts while Redis does not answer comes up when Redis answers', async () => {
    await own.kill()
    const redis = await connected()
    expect(redis.isUp()).toBe(false)
    await own.start()
    await isUp(redis, true)
  })

  it('a connection to a frozen Redis is stopped without waiting for Redis', async () => {
    const redis = await connected({ answerWithinMs: 100 })
    own.freeze()
    const began = performance.now()
    await redis.stop()
    own.thaw()
    expect(performance.now() - began).toBeLessThan(AT_ONCE_MS)
    await expect(ping(redis)).rejects.toThrow(RedisUnavailable)
  })
})
