import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type RedisNodes, redisNodes } from '../../../test/support/redis/redis-nodes.ts'
import { isRedisInstalled } from '../../../test/support/redis/redis-server.ts'
import { fixedWindow } from './fixed-window.ts'

/** The longest time that counts as at once (ms): a call answers within 100 ms, and a busy machine adds to it. */
const AT_ONCE_MS = 2500
const TEN = { most: 10, withinMs: 60_000 }

describe.skipIf(!isRedisInstalled)('a fixed window that two nodes count', () => {
  let nodes: RedisNodes
  let windows: ReturnType<typeof fixedWindow>[]
  beforeAll(async () => {
    nodes = await redisNodes()
    await connect({ answerWithinMs: 10_000 })
  })
  afterAll(() => nodes?.stop())

  async function connect(options: Parameters<RedisNodes['connect']>[0]): Promise<void> {
    const connections = [await nodes.connect(options), await nodes.connect(options)]
    windows = connections.map((redis) => fixedWindow({ redis }, { name: 'test', ...TEN }))
  }

  /** Sends calls to the nodes alternately. Returns the number of accepted calls. */
  async function accepted(key: string, calls = 20): Promise<number> {
    let all = 0
    for (let call = 0; call < calls; call += 1) {
      const consumed = windows[call % 2]?.consume(key)
      all += (await consumed?.then(
        () => 1,
        () => 0,
      )) as number
    }
    return all
  }

  it('two nodes accept together as many calls in a window as one node would, and the window’s keys expire', async () => {
    expect(await accepted('a')).toBe(10)
    expect(await accepted('b')).toBe(10)
    expect([...(await nodes.keys()).values()].filter((expiry) => expiry <= 0 || expiry > TEN.withinMs)).toEqual([])
  })

  it('two nodes know when a window ends, and one node can return points that the other node counted', async () => {
    const [one, other] = windows
    for (let call = 0; call < 10; call += 1) await one?.consume('c')
    const refused = await other?.consume('c').catch((counted) => counted)
    expect(refused.msBeforeNext).toBeGreaterThan(0)
    expect(refused.msBeforeNext).toBeLessThanOrEqual(TEN.withinMs)
    await other?.reward('c', 2)
    expect(await one?.get('c')).toMatchObject({ consumedPoints: 9 })
    expect(await one?.consume('c')).toMatchObject({ consumedPoints: 10 })
  })

  it('two nodes count a window separately, without a call that waits, while Redis is frozen, and together afterwards', async () => {
    await connect({})
    await accepted('d', 4)
    nodes.server.freeze()
    const began = performance.now()
    expect(await accepted('d', 40)).toBe(20)
    expect(performance.now() - began).toBeLessThan(AT_ONCE_MS)
    nodes.server.thaw()
    const [one] = windows
    await expect.poll(async () => (await one?.get('d'))?.consumedPoints, { timeout: 20_000 }).toBeLessThan(10)
    await expect.poll(() => accepted(`e${performance.now()}`), { timeout: 20_000 }).toBe(10)
  })

  it('two nodes count a window together again after Redis was killed and started', async () => {
    await nodes.server.kill()
    expect(await accepted('f', 40)).toBe(20)
    await nodes.server.start()
    await expect.poll(() => accepted(`g${performance.now()}`), { timeout: 20_000 }).toBe(10)
  })
})
