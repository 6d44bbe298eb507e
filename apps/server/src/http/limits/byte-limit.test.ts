import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'
import { json } from 'node:stream/consumers'
import { finished } from 'node:stream/promises'
import { GameError, route } from '@bettle/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { signUp } from '../../../test/support/sign-in.ts'
import { aServer, type TestServer } from '../../../test/support/test-app.ts'
import { bind } from '../bind/bind.ts'

const MEGABYTE = 2 ** 20
const CHUNK = 64 * 1024

const base = { method: 'POST', area: 'test', summary: 'For a test.', reply: z.object({}), errors: [] } as const
const body = z.object({ text: z.string() })
const forAnyone = route({ ...base, path: '/large', access: 'anyone', body, maxBytes: 3 * MEGABYTE })
const other = route({ ...base, path: '/other', access: 'anyone', body, maxBytes: 3 * MEGABYTE })
const signed = route({ ...base, path: '/signed', access: 'anyone', body, maxBytes: 3 * MEGABYTE, signed: true })
const forAdmins = route({ ...base, path: '/admin', access: 'admin', body, maxBytes: 3 * MEGABYTE })
const small = route({ ...base, path: '/small', access: 'anyone', body })

let server: TestServer
beforeAll(async () => {
  server = await aServer({
    // One node counts exactly; two nodes count a tenth late, as `shared-limits.race.test.ts` shows.
    nodes: 1,
    config: { rateLimits: true, trustProxy: true },
    features(app, ctx) {
      bind(app, ctx, forAnyone, () => ({}))
      bind(app, ctx, other, () => ({}))
      bind(app, ctx, forAdmins, () => ({}))
      bind(app, ctx, small, () => ({}))
      const admit = async ({ headers }: { headers: Record<string, unknown> }) => {
        if (headers.signature !== 'good') throw new GameError('not-signed-in')
      }
      bind(app, ctx, signed, () => ({}), { admit })
    },
  })
})
afterAll(() => server?.stop())

interface Sending {
  readonly bytes?: number
  readonly headers?: Record<string, string>
  /** Sends the body in chunks, without a Content-Length. */
  readonly inChunks?: boolean
}

/** A single connection, on which the server reads a request only after the whole body of the request before. */
const agent = new Agent({ keepAlive: true, maxSockets: 1 })

/** Sends the whole body even if the reply arrives earlier, which `fetch` does not do. */
async function send(
  { path }: { path: string },
  from: string,
  { bytes = 2 * MEGABYTE, headers = {}, inChunks = false }: Sending = {},
) {
  const text = JSON.stringify({ text: 'x'.repeat(bytes - 11) })
  const length = inChunks ? {} : { 'content-length': String(text.length) }
  const sent = request(`${server.url}/api${path}`, {
    method: 'POST',
    agent,
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from, ...length, ...headers },
  })
  for (let at = 0; at < text.length; at += CHUNK) sent.write(text.slice(at, at + CHUNK))
  sent.end()
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  const reply = (await json(response)) as { code?: string }
  if (response.headers.connection !== 'close') await finished(sent)
  return { status: response.statusCode, code: reply.code, retryAfter: Number(response.headers['retry-after']) }
}

it('refuses a visitor’s request bodies beyond 8 MiB a minute, whatever the calls, with the time to wait [A50]', async () => {
  for (const route of [forAnyone, other, forAnyone, forAnyone]) {
    expect(await send(route, '10.3.0.1')).toMatchObject({ status: 200 })
  }
  const refused = await send(other, '10.3.0.1', { bytes: 100 })
  expect(refused).toMatchObject({ status: 429, code: 'rate-limited' })
  expect(refused.retryAfter).toBeGreaterThan(0)
  expect(refused.retryAfter).toBeLessThanOrEqual(60)
  expect(await send(forAnyone, '10.3.0.2')).toMatchObject({ status: 200 })
})

it('a visitor beyond the limit of bytes does not affect an account at the same address [A50]', async () => {
  const { headers } = await signUp(server.ctx, 'Ana')
  for (let sent = 0; sent < 5; sent += 1) await send(forAnyone, '10.3.0.3')
  expect(await send(forAnyone, '10.3.0.3', { bytes: 100 })).toMatchObject({ status: 429 })
  expect(await send(forAnyone, '10.3.0.3', { headers })).toMatchObject({ status: 200 })
})

it('counts also the bytes of request bodies without a length, and of refused requests, for the limit of a visitor [A50]', async () => {
  for (let sent = 0; sent < 3; sent += 1) {
    expect(await send(forAnyone, '10.3.0.4', { bytes: 2.7 * MEGABYTE, inChunks: true })).toMatchObject({ status: 200 })
  }
  expect(await send(forAnyone, '10.3.0.4', { inChunks: true })).toMatchObject({ status: 429 })
  for (let sent = 0; sent < 3; sent += 1) {
    expect(await send(forAdmins, '10.3.0.5', { bytes: 2.7 * MEGABYTE, inChunks: true })).toMatchObject({ status: 401 })
  }
  expect(await send(small, '10.3.0.5', { bytes: 100 })).toMatchObject({ status: 429 })
})

it('does not count the bytes of correctly signed requests for their address, but counts those of unsigned ones [A50]', async () => {
  for (let sent = 0; sent < 6; sent += 1) {
    expect(await send(signed, '10.3.0.6', { headers: { signature: 'good' } })).toMatchObject({ status: 200 })
  }
  for (let sent = 0; sent < 4; sent += 1) expect(await send(signed, '10.3.0.6')).toMatchObject({ status: 401 })
  expect(await send(signed, '10.3.0.6', { headers: { signature: 'good' } })).toMatchObject({ status: 429 })
})

it('limits a request body to 16 KiB unless the call declares more [A50]', async () => {
  expect(await send(small, '10.3.0.7', { bytes: 16 * 1024 })).toMatchObject({ status: 200 })
  expect(await send(small, '10.3.0.7', { bytes: 16 * 1024 + 1 })).toMatchObject({ status: 413, code: 'too-large' })
})
