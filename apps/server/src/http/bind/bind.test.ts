import { randomUUID } from 'node:crypto'
import { connect } from 'node:net'
import { echo, GameError, route } from '@bettle/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { aServer, aSignedInUser, call, type SignedInUser, type TestServer } from '../../../test/support/test-app.ts'
import { bind } from './bind.ts'
import { RefreshNeeded } from './session.ts'

const base = { area: 'test', summary: 'For a test.', errors: [] } as const
const Thing = z.object({ name: z.string().max(20), count: z.number().int().max(100).default(1) })

const readThing = route({
  ...base,
  method: 'GET',
  path: '/thing/:id',
  access: 'player',
  params: z.object({ id: z.uuid() }),
  query: z.object({ n: z.coerce.number().int().min(1).max(10).optional() }),
  unknown: 'round-not-found',
  reply: z.object({ id: z.string(), n: z.number().optional() }),
})
const writeThing = route({
  ...base,
  method: 'POST',
  path: '/thing',
  access: 'player',
  body: Thing,
  reply: z.object({ thing: Thing, requestId: z.string().optional(), arrivedAt: z.number() }),
  requestId: true,
})
const removeThing = route({
  ...base,
  method: 'DELETE',
  path: '/thing',
  access: 'admin',
  reply: z.object({ by: z.string() }),
})
const fail = route({
  ...base,
  method: 'GET',
  path: '/fail/:how',
  access: 'anyone',
  params: z.object({ how: z.string() }),
  reply: z.object({ ok: z.boolean() }),
})

let server: TestServer
let ana: SignedInUser
let token: string

beforeAll(async () => {
  server = await aServer({
    features(app, ctx) {
      bind(app, ctx, echo, () => ({ ok: true as const, version: '1', serverTime: ctx.clock.date().toISOString() }))
      bind(app, ctx, readThing, ({ params, query }) => ({ id: params.id, n: query.n, secret: 'not in the contract' }))
      bind(app, ctx, writeThing, async ({ body }, { requestId, arrivedAt }) => {
        await ctx.clock.onMove(() => {})
        return { thing: { ...body, secret: 1 }, requestId, arrivedAt }
      })
      bind(app, ctx, removeThing, (_asked, { caller }) => ({ by: caller.userId }))
      bind(app, ctx, fail, ({ params }) => {
        if (params.how === 'odds') throw new GameError('odds-moved', { odds: 1.85 })
        if (params.how === 'wait') throw new GameError('unavailable', { retryAfter: 7 })
        if (params.how === 'busy') throw new GameError('unavailable')
        if (params.how === 'reply') return { ok: 'not what the contract says' } as never
        throw new Error('postgres://secret@inside')
      })
    },
  })
  ana = await aSignedInUser(server, 'Ana')
  token = await ana.token()
})
afterAll(() => server?.stop())

async function raw(method: string, path: string, init: RequestInit = {}) {
  const headers = { authorization: `Bearer ${token}`, ...(init.headers as Record<string, string>) }
  const response = await fetch(`${server.url}${path}`, { method, redirect: 'manual', ...init, headers })
  const text = await response.text()
  return { status: response.status, headers: response.headers, body: text.startsWith('{') ? JSON.parse(text) : text }
}
const post = (body: string, type = 'application/json') =>
  raw('POST', '/api/thing', { body, headers: { 'content-type': type } })

describe('a call of the contract', () => {
  it('fills the defaults of the contract into a request, passes its arrival to the handler, and drops unknown fields from the reply', async () => {
    const answer = await call(
      server,
      writeThing,
      { body: { name: 'x' } },
      { token, headers: { 'idempotency-key': 'r-1' } },
    )
    expect(answer).toMatchObject({
      ok: true,
      reply: { thing: { name: 'x', count: 1 }, requestId: 'r-1', arrivedAt: server.clock.now() },
    })
    const { body } = await raw('GET', `/api/thing/${randomUUID()}?n=3&unknown=1`)
    expect(body).toEqual({ id: expect.any(String), n: 3 })
  })

  it('a GET or DELETE request with a JSON content type and without a body is not refused for its missing body', async () => {
    const headers = { 'content-type': 'application/json' }
    expect((await raw('GET', `/api/thing/${randomUUID()}`, { headers })).status).toBe(200)
    expect((await raw('DELETE', '/api/thing', { headers })).status).toBe(403)
  })

  it('the reply to a call forbids caching', async () => {
    expect((await raw('GET', '/api/echo')).headers.get('cache-control')).toBe('no-store')
  })
})

describe('access to a call', () => {
  const noToken = { headers: { authorization: '' } }

  it('answers 401 without a sign-in and 403 to players on an administrators’ call, and validates the request only afterwards [PR285]', async () => {
    expect(await raw('POST', '/api/thing', { ...noToken, body: 'garbage' })).toMatchObject({
      status: 401,
      body: { code: 'not-signed-in', error: 'Please sign in.' },
    })
    expect(await raw('DELETE', '/api/thing')).toMatchObject({ status: 403, body: { code: 'forbidden' } })
    const admin = await aSignedInUser(server, 'Cleo', 'admin')
    expect(await call(server, removeThing, {}, { token: await admin.token() })).toMatchObject({
      reply: { by: admin.userId },
    })
  })

  it('asks for a new access token by a 302 without Location and with shouldRefresh in its body', async () => {
    const other = await aServer({
      features(app, ctx) {
        bind(app, ctx, echo, () => {
          throw new RefreshNeeded('expired')
        })
      },
    })
    const response = await fetch(`${other.url}/api/echo`)
    expect(response.status).toBe(302)
    expect(response.headers.get('location')).toBeNull()
    expect(await response.json()).toEqual({ shouldRefresh: true })
    await other.stop()
  })
})

describe('a request that violates its schema', () => {
  it('refuses an invalid request with the path of each fault and the message of the first', async () => {
    const { status, body } = await post(JSON.stringify({ name: 'x'.repeat(21), count: 1.5 }))
    expect(status).toBe(400)
    expect(body).toEqual({
      error: 'Name must have at most 20 characters',
      code: 'invalid-request',
      text: 'field-too-long',
      params: { field: 'Name', count: 20 },
      issues: [
        {
          path: 'name',
          message: 'Name must have at most 20 characters',
          text: 'field-too-long',
          params: { field: 'Name', count: 20 },
        },
        {
          path: 'count',
          message: 'Count must be a whole number',
          text: 'field-kind',
          params: { field: 'Count', kind: 'int' },
        },
      ],
    })
  })

  it.each([
    ['malformed JSON', '{"name": ', 400, 'invalid-request'],
    ['no body', '', 400, 'invalid-request'],
    ['a list', '[]', 400, 'invalid-request'],
    ['null', 'null', 400, 'invalid-request'],
    ['another type', '{"name": 5}', 400, 'invalid-request'],
    ['a NUL character', '{"name": "a\\u0000b"}', 400, 'invalid-request'],
    ['a NUL character in an unknown field', '{"name": "x", "more": [{"a": "\\u0000"}]}', 400, 'invalid-request'],
    ['half a surrogate pair', '{"name": "\\ud800"}', 400, 'invalid-request'],
    ['a number beyond all bounds', '{"name": "x", "count": 1e999}', 400, 'invalid-request'],
    ['a number too large', '{"name": "x", "count": 9007199254740993}', 400, 'invalid-request'],
    ['a poisoned prototype', '{"name": "x", "__proto__": {"count": 7}}', 400, 'invalid-request'],
    ['endless nesting', `{"name": ${'['.repeat(8000)}${']'.repeat(8000)}}`, 400, 'invalid-request'],
    ['16 KiB and more', JSON.stringify({ name: 'x'.repeat(16_400) }), 413, 'too-large'],
  ])('refuses the request with %s', async (_name, text, status, code) => {
    const answer = await post(text)
    expect(answer).toMatchObject({ status, body: { code, error: expect.any(String) } })
  })

  it('accepts a valid surrogate pair in a request', async () => {
    expect((await post('{"name": "\\ud83d\\ude00"}')).status).toBe(200)
  })

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'nonsense'])(
    'refuses a request whose content is of type %s',
    async (type) => {
      expect(await post('name=x', type)).toMatchObject({ status: 415, body: { code: 'unsupported-type' } })
    },
  )

  it.each(['n=0', 'n=11', 'n=x', 'n=1&n=2', 'n=1e400', 'n=%00'])(
    'refuses a request with the query %s',
    async (query) => {
      const answer = await raw('GET', `/api/thing/${randomUUID()}?${query}`)
      expect(answer).toMatchObject({ status: 400, body: { code: 'invalid-request' } })
    },
  )

  it.each(['x', '%00', '1', `${randomUUID()}x`, 'x'.repeat(290)])(
    'answers the not-found code of the route to a request with the malformed id %s',
    async (id) => {
      expect(await raw('GET', `/api/thing/${id}`)).toMatchObject({ status: 404, body: { code: 'round-not-found' } })
    },
  )

  it.each(['', 'a b', 'ü', 'x'.repeat(201)])('refuses the Idempotency-Key "%s"', async (key) => {
    const body = JSON.stringify({ name: 'x' })
    const headers = { 'content-type': 'application/json', 'idempotency-key': key }
    expect(await raw('POST', '/api/thing', { body, headers })).toMatchObject({
      status: 400,
      body: { code: 'invalid-request' },
    })
  })

  it('answers not-found to unknown addresses and methods, and invalid-request to a malformed address, in the format of other refusals', async () => {
    for (const [method, path] of [
      ['GET', '/api/nothing'],
      ['GET', '/api'],
      ['PATCH', '/api/thing'],
      ['POST', '/nothing'],
      ['GET', '/nothing'],
    ] as const) {
      expect(await raw(method, path)).toMatchObject({ status: 404, body: { code: 'not-found', error: 'Not found' } })
    }
    expect(await raw('GET', '/api/thing/%E0%A4%A')).toMatchObject({ status: 400, body: { code: 'invalid-request' } })
  })

  it('answers the not-found code of the route to a malformed id of up to 12,000 characters', async () => {
    for (const length of [20, 400, 12_000]) {
      const refused = { status: 404, body: { code: 'round-not-found' } }
      expect(await raw('GET', `/api/thing/${'x'.repeat(length)}`)).toMatchObject(refused)
    }
  })

  it('answers 400 with invalid-request to bytes that are not HTTP', async () => {
    const { hostname, port } = new URL(server.url)
    const answer = await new Promise<string>((resolve) => {
      let text = ''
      const socket = connect(Number(port), hostname, () => socket.write('NONSENSE\r\n\r\n'))
      socket.on('data', (data) => {
        text += data
      })
      socket.on('close', () => resolve(text))
    })
    expect(answer).toMatch(/^HTTP\/1.1 400 /)
    expect(answer).toMatch(/"code":"invalid-request"/)
  })
})

describe('an error inside a handler', () => {
  it('an error that a handler throws reaches the client with its data, such as the new odds or Retry-After', async () => {
    expect(await raw('GET', '/api/fail/odds')).toMatchObject({ status: 409, body: { code: 'odds-moved', odds: 1.85 } })
    const waiting = await raw('GET', '/api/fail/wait')
    expect(waiting).toMatchObject({ status: 503, body: { code: 'unavailable' } })
    expect(waiting.headers.get('retry-after')).toBe('7')
    expect((await raw('GET', '/api/fail/busy')).headers.get('retry-after')).toMatch(/^\d+$/)
  })

  it.each([
    ['throws an unexpected error', 'bug'],
    ['returns a reply that violates the contract', 'reply'],
  ])('answers a generic 500 without details if a handler %s', async (_what, how) => {
    expect(await raw('GET', `/api/fail/${how}`)).toMatchObject({
      status: 500,
      body: { error: 'Something went wrong...', code: 'internal-error' },
    })
  })
})
