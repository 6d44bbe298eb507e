import { echo, route } from '@bettle/contract'
import { type KyselyPlugin, PostgresQueryCompiler } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { testDatabase } from '../../../test/support/database/test-database.ts'
import { signUp } from '../../../test/support/sign-in.ts'
import { aServer, aSignedInUser, call, type TestServer } from '../../../test/support/test-app.ts'
import { bind } from '../bind/bind.ts'

const base = {
  method: 'GET',
  area: 'test',
  summary: 'For a test.',
  reply: z.object({}),
  errors: [],
  perMinute: 3,
} as const
const forAnyone = route({ ...base, path: '/for-anyone', access: 'anyone' })
const forPlayers = route({ ...base, path: '/for-players', access: 'player' })

const alsoForPlayers = route({ ...base, path: '/also-for-players', access: 'player' })

let server: TestServer
let drop: () => Promise<void>
/** The database queries about tokens that the test has seen. */
const asked: string[] = []
beforeAll(async () => {
  const database = await testDatabase()
  drop = () => database.drop()
  server = await aServer({
    database: {
      ...database,
      async connect() {
        const connection = await database.connect()
        return { ...connection, db: connection.db.withPlugin(listening()) }
      },
    },
    config: { rateLimits: true, trustProxy: true },
    features(app, ctx) {
      bind(app, ctx, echo, () => ({ ok: true as const, version: '1', serverTime: ctx.clock.date().toISOString() }))
      bind(app, ctx, forAnyone, () => ({}))
      bind(app, ctx, forPlayers, () => ({}))
      bind(app, ctx, alsoForPlayers, () => ({}))
    },
  })
})
afterAll(async () => {
  await server?.stop()
  await drop?.()
})

function listening(): KyselyPlugin {
  const compiler = new PostgresQueryCompiler()
  return {
    transformQuery({ node, queryId }) {
      const { sql } = compiler.compileQuery(node, queryId)
      if (/"refresh_token"/.test(sql)) asked.push(sql)
      return node
    },
    transformResult: async ({ result }) => result,
  }
}

it('a request over the rate limit of its call gets 429 with Retry-After, and a request to another call still succeeds', async () => {
  const answers = await Promise.all(Array.from({ length: 5 }, () => call(server, forAnyone, {})))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 429, 429])
  const refused = answers.find(({ ok }) => !ok)
  expect(refused).toMatchObject({
    failure: { error: 'Too many requests. Please wait a moment.', code: 'rate-limited' },
  })
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await call(server, echo, {})).toMatchObject({ ok: true })
})

it('a rate limit is shared by all addresses of an IPv6 network [A24]', async () => {
  const from = (address: string) => call(server, forAnyone, {}, { headers: { 'x-forwarded-for': address } })
  const answers = await Promise.all(['::1', '::2', '::3', '::4'].map((end) => from(`2001:db8:1:2${end}`)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 429])
  expect(await from('2001:db8:1:3::1')).toMatchObject({ ok: true })
})

it('each of two accounts at one address may use the full rate limit of a call', async () => {
  const tokens = await Promise.all(['Ana', 'Ben'].map(async (name) => (await aSignedInUser(server, name)).token()))
  const answers = await Promise.all(
    tokens.map(async (token) => {
      const asked = await Promise.all(Array.from({ length: 4 }, () => call(server, forPlayers, {}, { token })))
      return asked.map(({ status }) => status).sort()
    }),
  )
  expect(answers).toEqual([
    [200, 200, 200, 429],
    [200, 200, 200, 429],
  ])
})

it.each(['/healthz', '/readyz', '/api/openapi.json', '/api/docs', '/api/docs/static/index.css', '/nothing/here'])(
  'the reply to a request for %s names a rate limit in its headers',
  async (path) => {
    const { headers } = await fetch(`${server.url}${path}`, { redirect: 'manual', headers: { accept: 'text/html' } })
    expect(Number(headers.get('x-ratelimit-limit'))).toBeGreaterThan(0)
  },
)

describe('the limit of calls that are refused for lack of a sign-in', () => {
  const REFUSED_PER_CLIENT = 600

  async function refused(count: number, address: string): Promise<number[]> {
    const asks = () => call(server, forPlayers, {}, { token: 'none', headers: { 'x-forwarded-for': address } })
    const statuses: number[] = []
    while (statuses.length < count) {
      const answers = await Promise.all(Array.from({ length: Math.min(50, count - statuses.length) }, asks))
      statuses.push(...answers.map(({ status }) => status))
    }
    return statuses
  }

  it('calls of one client that are refused with 401 have a common limit, which does not affect accounts at the same address', async () => {
    const here = { 'x-forwarded-for': '10.2.0.1' }
    expect(new Set(await refused(REFUSED_PER_CLIENT, '10.2.0.1'))).toEqual(new Set([401]))
    const answers = [
      await call(server, forPlayers, {}, { token: 'none', headers: here }),
      await call(server, alsoForPlayers, {}, { headers: here }),
    ]
    for (const answer of answers) {
      expect(answer).toMatchObject({ status: 429, failure: { code: 'rate-limited' } })
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    }
    const token = await (await aSignedInUser(server, 'Ana')).token()
    expect(await call(server, forPlayers, {}, { token, headers: here })).toMatchObject({ ok: true })
    expect(await call(server, forAnyone, {}, { headers: here })).toMatchObject({ ok: true })
    expect(await refused(1, '10.2.0.2')).toEqual([401])
  })

  it('refused calls with the expired token of one account have a limit of their own, beyond which the database is not queried', async () => {
    const { headers, token } = await signUp(server.ctx, 'Ben')
    const stale = { ...headers, 'x-forwarded-for': '10.2.0.3' }
    const good = await signUp(server.ctx, 'Cleo')
    await server.clock.advance(20 * 60_000)
    const asksInVain = () =>
      call(server, forPlayers, {}, { headers: { ...stale, 'refresh-token': 'any', 'x-forwarded-for': '10.2.0.4' } })
    const statuses = (await Promise.all(Array.from({ length: 120 }, asksInVain))).map(({ status }) => status)
    expect(new Set(statuses)).toEqual(new Set([401]))
    asked.length = 0
    for (const refreshToken of ['any', token.refreshToken]) {
      const answer = await call(server, forPlayers, {}, { headers: { ...stale, 'refresh-token': refreshToken } })
      expect(answer).toMatchObject({ status: 429, failure: { code: 'rate-limited' } })
    }
    expect(asked).toEqual([])
    // Other accounts at these addresses are not limited.
    for (const clientKey of ['10.2.0.3', '10.2.0.4']) {
      const elsewhere = { ...good.headers, 'x-forwarded-for': clientKey }
      expect(await call(server, forPlayers, {}, { headers: elsewhere })).toMatchObject({ status: 302 })
    }
    expect(asked).not.toEqual([])
  })

  it('refused calls of visitors do not count for an account with an expired token at the same address [A24]', async () => {
    const { headers } = await signUp(server.ctx, 'Ben')
    await server.clock.advance(20 * 60_000)
    expect(new Set(await refused(REFUSED_PER_CLIENT, '10.2.0.5'))).toEqual(new Set([401]))
    expect(new Set(await refused(50, '10.2.0.5'))).toEqual(new Set([429]))
    const stale = { ...headers, 'x-forwarded-for': '10.2.0.5' }
    expect(await call(server, forPlayers, {}, { headers: stale })).toMatchObject({ status: 302 })
  })
})

it('calls of visitors do not count for accounts at the same address, also on public calls [A24]', async () => {
  const here = { 'x-forwarded-for': '10.2.0.6' }
  const visits = await Promise.all(Array.from({ length: 5 }, () => call(server, forAnyone, {}, { headers: here })))
  expect(visits.map(({ status }) => status).sort()).toEqual([200, 200, 200, 429, 429])
  const { headers } = await signUp(server.ctx, 'Ben')
  const asks = () => call(server, forAnyone, {}, { headers: { ...headers, ...here } })
  const asked = await Promise.all(Array.from({ length: 5 }, asks))
  expect(asked.map(({ status }) => status).sort()).toEqual([200, 200, 200, 429, 429])
  // A token with an invalid signature belongs to no account.
  const forged = { ...here, authorization: `${headers.authorization}x` }
  expect((await call(server, forAnyone, {}, { headers: forged })).status).toBe(429)
  await server.clock.advance(20 * 60_000)
  const { headers: stale } = await signUp(server.ctx, 'Cleo')
  await server.clock.advance(20 * 60_000)
  expect((await call(server, forAnyone, {}, { headers: { ...stale, ...here } })).status).toBe(200)
})

it('accepts ten requests to a call whose rate limit is three if rate limits are switched off', async () => {
  const other = await aServer({ features: (app, ctx) => bind(app, ctx, forAnyone, () => ({})) })
  const answers = await Promise.all(Array.from({ length: 10 }, () => call(other, forAnyone, {})))
  expect(answers.every(({ ok }) => ok)).toBe(true)
  await other.stop()
})
