import { createHmac } from 'node:crypto'
import { echo, followFeed, GameError, login, reportCrash, route, type UserId } from '@bettle/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { isRedisInstalled, type TestRedis, testRedis } from '../../../test/support/redis/redis-server.ts'
import { aScenario } from '../../../test/support/scenario.ts'
import { signUp } from '../../../test/support/sign-in.ts'
import {
  anotherServer,
  aServer,
  call,
  listen,
  type ServerOptions,
  type TestServer,
  testDatabaseUrl,
} from '../../../test/support/test-app.ts'
import { newId } from '../../db/ids.ts'
import type { MailKind } from '../../db/schema.ts'
import { registerFeatures } from '../../features/index.ts'
import { RedisUnavailable } from '../../redis/redis.ts'
import { bind } from '../bind/bind.ts'
import { type AttemptLimits, attemptLimits } from './attempt-limits.ts'
import { codeQueryLimiter } from './code-query-limiter.ts'
import { LIMITS, type Limit, MAIL_LIMITS } from './limits.ts'

const base = { area: 'test', summary: 'For a test.', reply: z.object({}), errors: [] } as const
const rare = route({ ...base, method: 'GET', path: '/rare', access: 'anyone', perMinute: 10 })
const forPlayers = route({ ...base, method: 'GET', path: '/for-players', access: 'player' })
const body = z.object({ text: z.string() })
const large = route({ ...base, method: 'POST', path: '/large', access: 'anyone', body, maxBytes: 3 * 2 ** 20 })

const MOST_SOCKETS = 4

describe.skipIf(!testDatabaseUrl || !isRedisInstalled)('limits on two nodes with Redis', () => {
  let redis: TestRedis
  let nodes: readonly [TestServer, TestServer]
  beforeAll(async () => {
    redis = await testRedis()
    const options: ServerOptions = {
      config: { rateLimits: true, trustProxy: true, redisUrl: redis.url },
      socket: { mostPerClient: MOST_SOCKETS },
      features(app, ctx) {
        registerFeatures(app, ctx)
        for (const each of [rare, forPlayers]) bind(app, ctx, each, () => ({}))
        bind(app, ctx, large, () => ({}))
      },
    }
    // The test chooses the node of each call, and each node counts alone what Redis did not answer.
    const first = await aServer({ ...options, nodes: 1 })
    nodes = [first, await anotherServer(first, options)]
    nodes.forEach(countMisses)
  })
  afterAll(async () => {
    await nodes?.[1].stop()
    await nodes?.[0].stop()
    await redis?.stop()
  })

  let clients = 0
  const aClient = () => {
    clients += 1
    return `10.4.${clients >> 8}.${clients & 255}`
  }
  const from = (ip: string) => ({ headers: { 'x-forwarded-for': ip } })

  /**
   * Waits until Redis has answered all reports, because it answers in order. The first report is sent twice, because
   * Redis does not have its script yet.
   */
  async function reportsAnswered(): Promise<void> {
    for (let sent = 0; sent < 2; sent += 1) {
      await Promise.all(
        nodes.map(({ ctx: { redis } }) =>
          redis?.run(
            (client) => client.ping(),
            () => '',
          ),
        ),
      )
    }
  }

  /** Makes the calls on the nodes alternately, a few at the same time. Returns the number of accepted calls. */
  async function accepted(
    calls: number,
    make: (node: TestServer, index: number) => Promise<boolean>,
    atOnce = 1,
  ): Promise<number> {
    let all = 0
    for (let index = 0; index < calls; index += atOnce) {
      const batch = Array.from({ length: Math.min(atOnce, calls - index) }, (_, more) => index + more)
      const results = await Promise.all(batch.map((each) => make(nodes[each % 2 === 0 ? 0 : 1], each)))
      all += results.filter(Boolean).length
      await reportsAnswered()
    }
    return all
  }
  let misses = 0
  /** Counts the Redis calls that got no answer in time. */
  function countMisses({ ctx: { redis } }: TestServer): void {
    if (!redis) return
    const { run } = redis
    async function counted<Result>(
      task: Parameters<typeof run<Result>>[0],
      fallback?: Parameters<typeof run<Result>>[1],
    ): Promise<Result> {
      try {
        return await run(task)
      } catch (error) {
        if (error instanceof RedisUnavailable) misses += 1
        if (!fallback || !(error instanceof RedisUnavailable)) throw error
        return fallback(error)
      }
    }
    Object.assign(redis, { run: counted })
  }

  /** Repeats a measurement that a busy machine disturbed: Redis missed a deadline, so that a node counted alone. */
  async function undisturbed<Result>(make: () => Promise<Result>): Promise<Result> {
    await expect.poll(() => nodes.every(({ ctx }) => ctx.redis?.isUp())).toBe(true)
    misses = 0
    const result = await make()
    return misses === 0 ? result : undisturbed(make)
  }
  const isAccepted = (running: Promise<unknown>) =>
    running.then(
      () => true,
      (error: unknown) => {
        if (error instanceof GameError && error.code === 'rate-limited') return false
        throw error
      },
    )
  const isNot429 = async (reply: Promise<{ readonly status: number }>) => (await reply).status !== 429

  /** Returns the attempts at one account from one client. */
  const attempts = (kind: keyof AttemptLimits) => () => {
    const [account, client] = [newId(), aClient()]
    const limits = nodes.map(({ ctx }) => attemptLimits(ctx)[kind])
    return accepted(30, (node) => isAccepted(limits[nodes.indexOf(node)]?.attempt(account, client) ?? Promise.reject()))
  }
  /** Returns the starts of trial games from one client. Each start is an account of its own. */
  const startsOfClient = (kind: 'guest' | 'guestDay', times: number) => () => {
    const ip = aClient()
    const limits = nodes.map(({ ctx }) => attemptLimits(ctx)[kind])
    return accepted(
      times,
      (node) => isAccepted(limits[nodes.indexOf(node)]?.attempt(newId(), ip) ?? Promise.reject()),
      20,
    )
  }
  const unknownCode = async () => {
    throw new GameError('lobby-not-found')
  }
  const isOfLimit = (error: unknown) => error instanceof GameError && error.code === 'rate-limited'

  /**
   * For each limit that the nodes share: the number of calls that must be accepted, and a function that returns how
   * many were.
   */
  const SHARED: Readonly<Record<string, { readonly most: number; readonly accept: () => Promise<number> }>> = {
    bytes: {
      most: 4,
      accept() {
        const ip = aClient()
        const text = 'x'.repeat(2 * 2 ** 20 - 11)
        return accepted(12, (node) => isNot429(call(node, large, { body: { text } }, from(ip))))
      },
    },
    requests: {
      most: LIMITS.requests.most.account,
      async accept() {
        const { headers } = await signUp(nodes[0].ctx, 'Ana')
        return accepted(900, (node) => isNot429(call(node, echo, {}, { headers })))
      },
    },
    refusals: {
      most: 600,
      accept() {
        const ip = aClient()
        return accepted(700, (node) => isNot429(call(node, forPlayers, {}, { token: 'none', ...from(ip) })), 20)
      },
    },
    socketsOfClient: {
      most: MOST_SOCKETS,
      async accept() {
        const opening = Array.from({ length: 3 * MOST_SOCKETS }, (_, index) => listen(nodes[index % 2 === 0 ? 0 : 1]))
        const opened = (await Promise.allSettled(opening)).flatMap((one) =>
          one.status === 'fulfilled' ? [one.value] : [],
        )
        for (const socket of opened) socket.close()
        await Promise.all(opened.map(({ closed }) => closed))
        return opened.length
      },
    },
    login: { most: 10, accept: attempts('login') },
    ownPassword: { most: 10, accept: attempts('ownPassword') },
    register: { most: 10, accept: attempts('register') },
    forgot: { most: 5, accept: attempts('forgot') },
    wantedEmail: { most: 5, accept: attempts('wantedEmail') },
    wantingEmail: { most: 10, accept: attempts('wantingEmail') },
    reset: { most: 10, accept: attempts('reset') },
    confirmation: { most: 4, accept: attempts('confirmation') },
    dataExport: { most: 5, accept: attempts('dataExport') },
    guest: { most: 60, accept: startsOfClient('guest', 80) },
    guestDay: { most: 400, accept: startsOfClient('guestDay', 450) },
    guestSeats: {
      most: 60,
      accept() {
        const [lobbyId, ip] = [newId(), aClient()]
        const limits = nodes.map(({ ctx }) => attemptLimits(ctx).guestSeats)
        return accepted(80, (node) => isAccepted(limits[nodes.indexOf(node)]?.attempt(lobbyId, ip) ?? Promise.reject()))
      },
    },
    codes: {
      most: 120,
      accept() {
        const [userId, ip] = [newId<UserId>(), aClient()]
        const limiters = nodes.map(({ ctx }) => codeQueryLimiter(ctx))
        return accepted(150, (node) =>
          isAccepted(limiters[nodes.indexOf(node)]?.({ userId, ip }, async () => true) ?? Promise.reject()),
        )
      },
    },
    unknownCodes: {
      most: 300,
      accept() {
        const ip = aClient()
        const limiters = nodes.map(({ ctx }) => codeQueryLimiter(ctx))
        return accepted(
          400,
          async (node) => {
            const error: unknown = await limiters[nodes.indexOf(node)]?.({ ip }, unknownCode).catch((thrown) => thrown)
            return !isOfLimit(error)
          },
          20,
        )
      },
    },
    unknownCodesOfMembers: {
      most: 3000,
      accept() {
        const ip = aClient()
        const users = Array.from({ length: 40 }, () => newId<UserId>())
        const limiters = nodes.map(({ ctx }) => codeQueryLimiter(ctx))
        return accepted(
          3400,
          async (node, index) => {
            const userId = users[index % users.length]
            const asking = { userId, ip }
            const error: unknown = await limiters[nodes.indexOf(node)]?.(asking, unknownCode).catch((thrown) => thrown)
            return !isOfLimit(error)
          },
          20,
        )
      },
    },
    feedMessages: {
      most: 2,
      async accept() {
        const scenario = await aScenario({ on: nodes[0] })
        const { secret, feed } = await scenario.admin.gets(followFeed, { body: { matchId: scenario.match._id } })
        const messages = JSON.stringify({ messages: Array.from({ length: 1000 }, () => ({})) })
        return accepted(4, async (node) => {
          const timestamp = String(Math.floor(node.clock.now() / 1000))
          const signature = createHmac('sha256', secret ?? '')
            .update(`${timestamp}.${messages}`)
            .digest('hex')
          const { status } = await fetch(new URL(new URL(feed.address ?? '').pathname, node.url), {
            method: 'POST',
            headers: {
              'content-type': 'application/json',
              'bettle-timestamp': timestamp,
              'bettle-signature': signature,
            },
            body: messages,
          })
          return status === 200
        })
      },
    },
    newCrashes: {
      most: LIMITS.newCrashes.most.client,
      accept() {
        const ip = aClient()
        return accepted(20, (node, index) =>
          isNot429(call(node, reportCrash, { body: { message: `It stopped ${index}` } }, from(ip))),
        )
      },
    },
  }

  /** Limits with a test of their own below, or tested by the units that use them. */
  const ELSEWHERE = ['socketsOfAccount', 'fileRequests']

  it('every limit that the nodes share has a test', () => {
    const rows: [string, Limit][] = Object.entries(LIMITS)
    const shared = rows.filter(([, { countedIn }]) => countedIn === 'redis' || countedIn === 'redis later')
    expect([...Object.keys(SHARED), ...ELSEWHERE].toSorted()).toEqual(shared.map(([key]) => key).toSorted())
  })

  it.each(Object.keys(LIMITS).filter((key) => key in SHARED))(
    'two nodes apply the limit %s together [PR474] [PR261]',
    async (key) => {
      const { most, accept } = SHARED[key] ?? { most: 0, accept: async () => 0 }
      const all = await undisturbed(accept)
      const { countedIn } = LIMITS[key as keyof typeof LIMITS]
      const tooMuch = countedIn === 'redis later' ? 2 * Math.ceil(most / 10) : 0
      expect(all).toBeGreaterThanOrEqual(most)
      expect(all).toBeLessThanOrEqual(most + tooMuch)
    },
  )

  it('two nodes together accept exactly ten of thirty requests, one by one or at once, to a call whose own limit is ten [PR474]', async () => {
    const all = (atOnce: number) => () => {
      const ip = aClient()
      return accepted(30, (node) => isNot429(call(node, rare, {}, from(ip))), atOnce)
    }
    expect(await undisturbed(all(1))).toBe(10)
    expect(await undisturbed(all(30))).toBe(10)
  })

  it.each(Object.keys(MAIL_LIMITS) as MailKind[])(
    'two nodes count emails of the kind %s together [A37] [PR474]',
    async (kind) => {
      const sent = () => {
        const to = `${newId()}@example.com`
        return accepted(20, async ({ ctx }) => (await ctx.mail.permit({ kind, to, isConfirmed: true })) !== undefined)
      }
      expect(await undisturbed(sent)).toBe(MAIL_LIMITS[kind].ofAddress.anHour)
    },
  )

  it('ten wrong passwords at two nodes count as ten, and a sign-in at one node drops them at both [A24] [PR474]', async () => {
    const play = async () => {
      const ana = await signUp(nodes[0].ctx, 'Ana')
      const ip = aClient()
      const signsIn = (node: TestServer, password: string) =>
        call(node, login, { body: { email: ana.email, password } }, from(ip)).then(({ status }) => status)
      const guess = async (node: TestServer) => (await signsIn(node, 'guess')) === 401
      const replies = [
        await accepted(9, guess),
        await signsIn(nodes[1], ana.password),
        await accepted(20, guess),
        await signsIn(nodes[0], ana.password),
      ]
      await nodes[0].clock.advance(15 * 60_000)
      return [...replies, await signsIn(nodes[1], ana.password)]
    }
    expect(await undisturbed(play)).toEqual([9, 200, 10, 429, 200])
  })

  it('the first fifty bets of an account in a minute store no limit in Redis, and sixty bets store one [PR477]', async () => {
    const scenario = await aScenario({ on: nodes[0] })
    const ana = await scenario.player('Ana')
    const lobby = await ana.opensLobby()
    // Sends a bet. All bets except the first are refused, because the player has a bet already.
    const bet = () =>
      ana
        .bets(10)
        .on('Over 0.5 Corner', lobby)
        .catch(() => undefined)
    const keys = async () => {
      const { redis } = nodes[0].ctx
      const all = await redis?.run((client) => client.keys(redis.key('limit:*')))
      return all?.filter((key) => key.includes(ana.userId) && /place-bet|bytes/.test(key))
    }
    expect(await bet()).toBeDefined()
    for (let more = 1; more < 50; more += 1) await bet()
    expect(await keys()).toEqual([])
    for (let more = 50; more < 60; more += 1) await bet()
    await expect.poll(keys).toHaveLength(1)
  })

  it('two nodes apply a limit separately, without a call that waits, while Redis is frozen, and together afterwards [PR475]', async () => {
    redis.freeze()
    const ip = aClient()
    const took: number[] = []
    const all = await accepted(60, async (node) => {
      const began = performance.now()
      const isIn = await isNot429(call(node, rare, {}, from(ip)))
      took.push(performance.now() - began)
      return isIn
    })
    expect(all).toBe(20)
    // No call waited for the frozen Redis: such a call would last until its connection ends after three seconds.
    expect(Math.max(...took)).toBeLessThan(2500)
    redis.thaw()
    const together = () => {
      const another = aClient()
      return accepted(30, (node) => isNot429(call(node, rare, {}, from(another))))
    }
    expect(await undisturbed(together)).toBe(10)
  })
})
