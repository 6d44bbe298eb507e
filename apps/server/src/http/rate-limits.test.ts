import { echo, route } from '@bettle/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { aServer, aSignedInUser, call, type TestServer } from '../test/test-app.ts'
import { bind } from './bind.ts'

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

let server: TestServer
beforeAll(async () => {
  server = await aServer({
    config: { rateLimits: true, trustProxy: true },
    features(app, ctx) {
      bind(app, ctx, echo, () => ({ ok: true as const, version: '1', serverTime: ctx.clock.date().toISOString() }))
      bind(app, ctx, forAnyone, () => ({}))
      bind(app, ctx, forPlayers, () => ({}))
    },
  })
})
afterAll(() => server?.stop())

it('is told with the time to wait, and counts each call for itself', async () => {
  const answers = await Promise.all(Array.from({ length: 5 }, () => call(server, forAnyone, {})))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 429, 429])
  const refused = answers.find(({ ok }) => !ok)
  expect(refused).toMatchObject({
    failure: { error: 'Too many requests. Please wait a moment.', code: 'rate-limited' },
  })
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await call(server, echo, {})).toMatchObject({ ok: true })
})

it('[A24] is one for all addresses of an IPv6 network', async () => {
  const from = (address: string) => call(server, forAnyone, {}, { headers: { 'x-forwarded-for': address } })
  const answers = await Promise.all(['::1', '::2', '::3', '::4'].map((end) => from(`2001:db8:1:2${end}`)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 429])
  expect(await from('2001:db8:1:3::1')).toMatchObject({ ok: true })
})

it('is each account’s own, from whatever address', async () => {
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
  'is on %s too',
  async (path) => {
    const { headers } = await fetch(`${server.url}${path}`, { redirect: 'manual', headers: { accept: 'text/html' } })
    expect(Number(headers.get('x-ratelimit-limit'))).toBeGreaterThan(0)
  },
)

it('is not there where limits are switched off', async () => {
  const other = await aServer({ features: (app, ctx) => bind(app, ctx, forAnyone, () => ({})) })
  const answers = await Promise.all(Array.from({ length: 10 }, () => call(other, forAnyone, {})))
  expect(answers.every(({ ok }) => ok)).toBe(true)
  await other.stop()
})
