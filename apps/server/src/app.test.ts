import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import Fastify from 'fastify'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { rawConnection } from '../test/support/network/raw-connection.ts'
import { allRoutes } from '../test/support/requests/request-samples.ts'
import { aServer, aSignedInUser, listen, type TestServer } from '../test/support/test-app.ts'
import { buildApp } from './app.ts'
import type { Context } from './context.ts'
import { compressAnswers } from './http/connection/compress-answers.ts'
import { answerError } from './http/errors/error-handler.ts'
import { webApp } from './http/pages/web-app.ts'

let server: TestServer
beforeAll(async () => {
  server = await aServer()
})
afterAll(() => server?.stop())

const OpenApi = z.object({
  openapi: z.string(),
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({
        description: z.string(),
        requestBody: z
          .object({
            content: z.object({
              'application/json': z.object({ schema: z.looseObject({ required: z.unknown().optional() }) }),
            }),
          })
          .optional(),
        responses: z.record(z.string(), z.unknown()),
      }),
    ),
  ),
})

const get = (path: string, headers: Record<string, string> = {}) => fetch(`${server.url}${path}`, { headers })

it('switches browser features off in the header of a page, and names none that browsers do not know', async () => {
  const { headers } = await get('/')
  const policy = headers.get('permissions-policy') ?? ''
  expect(policy).toContain('camera=()')
  // Chromium writes a warning to the console of every page for an unknown feature.
  expect(policy).not.toContain('bluetooth')
})

it('refuses an HTTP/1.1 request without a Host header in the same format as every other refusal', async () => {
  for (const path of ['/healthz', '/api/echo', '/nothing/here']) {
    const connection = await rawConnection(server)
    await connection.says(`GET ${path} HTTP/1.1\r\nx-from: nowhere\r\n\r\n`)
    expect(await connection.answer()).toEqual({
      status: 400,
      body: { error: 'The request names no host', code: 'invalid-request' },
    })
    await connection.closed
    for (const line of ['x-content-type-options: nosniff', "content-security-policy: default-src 'none'"]) {
      expect(connection.received().toLowerCase()).toContain(line)
    }
  }
  const old = await rawConnection(server)
  await old.says('GET /healthz HTTP/1.0\r\n\r\n')
  await expect.poll(() => old.received()).toContain('{"ok":true}')
  old.socket.destroy()
})

it('the server becomes ready even if its start takes five minutes', async () => {
  let goOn = () => {}
  const heldUp = new Promise<void>((resolve) => {
    goOn = resolve
  })
  const app = await buildApp(server.ctx, { features: (started) => void started.addHook('onReady', () => heldUp) })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const ready = app.ready().then(
    () => 'ready',
    (error: Error) => error.message,
  )
  await vi.advanceTimersByTimeAsync(5 * 60_000)
  vi.useRealTimers()
  goOn()
  expect(await ready).toBe('ready')
  await app.close()
})

describe('the health checks', () => {
  it('the health checks report that the server is alive and ready', async () => {
    expect(await (await get('/healthz')).json()).toEqual({ ok: true })
    expect(await (await get('/readyz')).json()).toEqual({ ok: true, clockOffsetMs: 0, failingWork: 0 })
  })

  it('the health checks report the server as not ready while its clock differs from the database’s [C14]', async () => {
    const other = await aServer()
    Object.assign(other.clock, { isReal: true })
    const answer = await fetch(`${other.url}/readyz`)
    await other.stop()
    expect(answer.status).toBe(503)
  })

  it('the health checks report the server as not ready until the tasks of its start are done', async () => {
    let meanwhile: number | undefined
    const lines: string[] = []
    const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) })
    const ask = async (ctx: Context) => {
      meanwhile = (await fetch(`${ctx.address.url}/readyz`)).status
      return []
    }
    const other = await aServer({ features: () => {}, afterStart: [ask], log })
    expect(meanwhile).toBe(503)
    expect(lines.filter((line) => line.includes('"stack"'))).toEqual([])
    expect((await fetch(`${other.url}/readyz`)).status).toBe(200)
    await other.stop()
  })

  it('the health checks report the server as not ready while migrations of the database are missing', async () => {
    const other = await aServer()
    await other.ctx.db.deleteFrom('kysely_migration' as never).execute()
    const response = await fetch(`${other.url}/readyz`)
    expect(response.status).toBe(503)
    expect(await response.json()).toMatchObject({ code: 'unavailable' })
    await other.stop()
  })
})

describe('the API documentation', () => {
  it('the API documentation contains every call of the contract with its refusals', async () => {
    const document = OpenApi.parse(await (await get('/api/openapi.json')).json())
    expect(document.openapi).toBe('3.1.0')
    const login = document.paths['/api/auth/login']?.post
    expect(login?.requestBody?.content['application/json'].schema.required).toEqual(['email', 'password'])
    expect(Object.keys(login?.responses ?? {})).toEqual(['200', '400', '401', '403', '413', '415', '429'])
    expect(login?.description).toContain('`login-failed` (401)')
    const described = (method: string, path: string) =>
      document.paths[`/api${path.replace(/:(\w+)/g, '{$1}')}`]?.[method.toLowerCase()]?.description ?? 'missing'
    const missing = allRoutes.flatMap(({ method, path, errors }) =>
      errors
        .filter((code) => !described(method, path).includes(`\`${code}\` (`))
        .map((code) => `${method} ${path}: ${code}`),
    )
    expect(missing).toEqual([])
    expect(allRoutes.filter(({ method, path }) => described(method, path) === 'missing')).toEqual([])
    expect(Object.keys(document.paths).some((path) => path.startsWith('/api/docs') || path === '/api/live')).toBe(false)
  })

  it('serves the API documentation with Brotli, gzip or no compression, as the client accepts, always with the same text', async () => {
    for (const path of ['/api/openapi.json', '/api/docs/json', '/api/docs/yaml']) {
      const plain = await (await get(path, { 'accept-encoding': 'identity' })).text()
      expect(plain.length).toBeGreaterThan(10_000)
      for (const [accepted, encoding] of [
        ['gzip, deflate, br', 'br'],
        ['gzip;q=1.0, br;q=0', 'gzip'],
        ['deflate', null],
      ] as const) {
        const packed = await get(path, { 'accept-encoding': accepted })
        expect(packed.headers.get('content-encoding')).toBe(encoding)
        expect(packed.headers.get('vary')).toContain('accept-encoding')
        expect(await packed.text()).toBe(plain)
      }
    }
  })

  it('serves the API documentation as a Swagger UI page', async () => {
    const response = await get('/api/docs/')
    expect(response.status).toBe(200)
    expect(await response.text()).toContain('swagger-ui')
  })
})

describe('the security headers', () => {
  it('the security headers allow scripts and sockets of this server only, no other origin, and require no TLS over plain HTTP', async () => {
    const { headers } = await get('/api/echo')
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'self'")
    expect(policy).toContain("script-src 'self'")
    expect(policy).toContain("style-src 'self' 'unsafe-inline'")
    expect(policy).toContain(`connect-src 'self' ${server.url.replace('http', 'ws')}`)
    expect(policy).not.toContain('upgrade-insecure-requests')
    expect(headers.get('strict-transport-security')).toBeNull()
    expect(headers.get('access-control-allow-origin')).toBeNull()
    expect(headers.get('x-powered-by')).toBeNull()
  })

  it('an invalid Host header of a request does not appear in the content security policy of the reply', async () => {
    for (const host of ['a;b', 'a"b', 'a,b', "'none'", 'a%0d', '[::1']) {
      const policy = await new Promise<string>((resolve, reject) => {
        const asked = request(`${server.url}/healthz`, { headers: { host } }, (answer) => {
          answer.resume()
          resolve(`${answer.statusCode} ${answer.headers['content-security-policy']}`)
        })
        asked.on('error', reject).end()
      })
      expect(policy).toMatch(/^200 .*connect-src 'self' 'self';/)
    }
  })

  it('sends the security headers also in replies to malformed addresses and to bytes that are not HTTP', async () => {
    const names = [...(await get('/api/nothing')).headers.keys()].filter((name) =>
      /^(x-|cross-|origin-|referrer|content-sec)/.test(name),
    )
    expect(names).toContain('content-security-policy')
    for (const path of ['/%zz', '/api/echo/%E0%A4%A', `/api/avatar/${'x'.repeat(400)}`]) {
      const { headers } = await get(path)
      expect(names.filter((name) => !headers.has(name))).toEqual([])
    }
    const garbage = await rawConnection(server)
    await garbage.says('NONSENSE\r\n\r\n')
    await garbage.closed
    expect(names.filter((name) => !garbage.received().includes(`\r\n${name}: `))).toEqual([])
  })

  it('the security headers require TLS where clients reach the server by https', async () => {
    const other = await aServer({ features: () => {}, config: { publicUrl: 'https://bettle.example' } })
    const { headers } = await fetch(`${other.url}/healthz`)
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toContain('upgrade-insecure-requests')
    expect(policy).toContain("connect-src 'self' wss://bettle.example")
    expect(headers.get('strict-transport-security')).toContain('max-age')
    await other.stop()
  })
})

describe('the clock of a test server', () => {
  it('moves a test server’s clock over HTTP, and a connected socket receives the new time', async () => {
    const ana = await aSignedInUser(server, 'Ana')
    const socket = await listen(server, await ana.token())
    const move = (body: unknown) =>
      fetch(`${server.url}/api/test/clock`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    expect(await (await move({ advanceMs: 90_000 })).json()).toEqual({ serverTime: '2026-05-01T18:01:30.000Z' })
    await socket.until((frame) => frame.type === 'clock' && frame.serverTime === '2026-05-01T18:01:30.000Z')
    expect(await (await move({ now: '2026-05-01T19:00:00Z' })).json()).toEqual({
      serverTime: '2026-05-01T19:00:00.000Z',
    })
    expect((await move({ advanceMs: -1 })).status).toBe(400)
    socket.close()
  })

  it('refuses to move the clock of a server that is no test server over HTTP', async () => {
    const other = await aServer({ config: { testClock: false } })
    expect((await fetch(`${other.url}/api/test/clock`, { method: 'POST' })).status).toBe(404)
    await other.stop()
  })
})

describe('the web app', () => {
  const folder = mkdtempSync(join(tmpdir(), 'bettle-web-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  const page = { accept: 'text/html,application/xhtml+xml' }

  async function serving(root: string) {
    const app = Fastify()
    app.setErrorHandler(answerError)
    await webApp(app, { root, publicUrl: undefined, guests: false })
    return app
  }

  it('answers with a text that names npm run build while the web app is not built', async () => {
    const app = await serving(join(folder, 'none'))
    const response = await app.inject({ url: '/', headers: page })
    expect(response.statusCode).toBe(200)
    expect(response.body).toContain('npm run build')
  })

  it('redirects the short address of a match’s debug page to that page in the administrators’ area [PR336]', async () => {
    const app = await serving(join(folder, 'none'))
    const leadsTo = async (url: string) => {
      const { statusCode, headers } = await app.inject({ url, headers: page })
      return [statusCode, headers.location]
    }
    expect(await leadsTo('/debug/match/019f')).toEqual([302, '/admin/debug-match/019f'])
    expect(await leadsTo('/debug/match?id=019f')).toEqual([302, '/admin/debug-match/019f'])
    expect(await leadsTo('/debug/match/%2F%2Fevil.example')).toEqual([302, '/admin/debug-match/%2F%2Fevil.example'])
    expect(await leadsTo('/debug/match')).toEqual([302, '/admin/matches'])
  })

  it('serves the page of the web app compressed with Brotli at every page address', async () => {
    const root = join(folder, 'long')
    mkdirSync(root)
    const html = `<!doctype html><title>Bettle</title></head>${'<p>skeleton</p>'.repeat(500)}`
    writeFileSync(join(root, 'index.html'), html)
    const app = Fastify()
    await compressAnswers(app)
    await webApp(app, { root, publicUrl: undefined, guests: false })
    for (const url of ['/', '/login', '/nowhere']) {
      const answer = await app.inject({ url, headers: { ...page, 'accept-encoding': 'gzip, br' } })
      expect(answer.headers).toMatchObject({ 'content-encoding': 'br', 'content-type': 'text/html; charset=utf-8' })
      expect(brotliDecompressSync(answer.rawPayload).toString()).toContain('<p>skeleton</p>')
    }
  })

  it('serves the web app’s page at every page address and its files with cache headers, and answers 404 for unknown files and source maps [PR356]', async () => {
    mkdirSync(join(folder, 'assets'), { recursive: true })
    writeFileSync(join(folder, 'index.html'), '<!doctype html>app')
    writeFileSync(join(folder, 'favicon.svg'), '<svg/>')
    writeFileSync(join(folder, 'assets', 'index-a1b2.js'), 'hello()')
    const app = await serving(folder)
    const ask = async (url: string, headers = {}) => {
      const { statusCode, body, headers: answered } = await app.inject({ url, headers })
      return [statusCode, body.slice(0, 18), answered['cache-control']]
    }
    for (const url of ['/', '/lobby/x', '/lobby/x?y=1', '/apish']) {
      expect(await ask(url, page)).toEqual([200, '<!doctype html>app', 'no-cache'])
    }
    expect(await ask('/favicon.svg')).toEqual([200, '<svg/>', 'no-cache'])
    expect(await ask('/assets/index-a1b2.js')).toEqual([200, 'hello()', 'public, max-age=31536000, immutable'])
    // The build has source maps, which the server must not serve [Q3].
    writeFileSync(join(folder, 'assets', 'index-a1b2.js.map'), '{"version":3,"sources":["src/main.tsx"]}')
    writeFileSync(join(folder, 'assets', 'index-a1b2.js.map.br'), brotliCompressSync('{}'))
    for (const url of ['/assets/index-a1b2.js.map', '/assets/index-a1b2.js.map.br', '/assets/index-a1b2.js%2Emap']) {
      expect((await app.inject({ url, headers: { ...page, 'accept-encoding': 'br' } })).statusCode, url).toBe(404)
    }
    writeFileSync(join(folder, 'assets', 'index-a1b2.js.br'), brotliCompressSync('hello()'))
    const packed = await app.inject({ url: '/assets/index-a1b2.js', headers: { 'accept-encoding': 'gzip, br' } })
    expect(packed.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': expect.stringContaining('javascript'),
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
    })
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe('hello()')
    for (const url of ['/assets/gone.js', '/api/nothing', '/api']) {
      expect((await ask(url, page))[0]).toBe(404)
    }
    expect((await ask('/..%2f..%2fetc%2fpasswd'))[0]).toBeGreaterThanOrEqual(400)
    expect((await ask('/lobby/x', { accept: 'application/json' }))[0]).toBe(404)
  })
})
