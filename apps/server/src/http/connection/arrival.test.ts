import type { IncomingMessage } from 'node:http'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { route } from '@bettle/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type RawConnection, rawConnection, requestText } from '../../../test/support/network/raw-connection.ts'
import { aScenario, betOn, type Scenario } from '../../../test/support/scenario.ts'
import { aServer, aSignedInUser, type TestServer } from '../../../test/support/test-app.ts'
import { bind } from '../bind/bind.ts'

const MINUTE = 60_000

describe('a bet whose body arrives late', () => {
  let scenario: Scenario
  beforeAll(async () => {
    scenario = await aScenario()
  })
  afterAll(() => scenario?.ends())

  it('refuses a bet whose headers arrive while betting is open and whose last byte arrives after betting has closed [B14]', async () => {
    const ana = await scenario.player('Ana')
    const lobby = await ana.opensLobby()
    await scenario.startsHalf(1)
    await scenario.letsKickOff()
    await scenario.goesOn(7)
    const body = JSON.stringify(betOn(await ana.fetchesLobby(lobby), 'Over 0.5 Corner', 10))
    const connection = await rawConnection(scenario.server)
    const received = nextRequest(scenario.server)
    await connection.says(requestOf('/api/app/game/place-bet', ana.headers, body.length))
    await received
    await connection.says(body.slice(0, 20))
    await scenario.goesOn(2)
    await connection.says(body.slice(20))
    expect(await connection.answer()).toMatchObject({ status: 409, body: { code: 'betting-closed' } })
    connection.socket.destroy()
  })
})

describe('the arrival of a request', () => {
  const when = route({
    method: 'POST',
    path: '/when',
    access: 'player',
    area: 'test',
    summary: 'For a test.',
    body: z.looseObject({}),
    reply: z.object({ arrivedAt: z.number() }),
    errors: [],
  })
  let server: TestServer
  let authorization: string
  beforeAll(async () => {
    server = await aServer({
      features: (app, ctx) => bind(app, ctx, when, (_asked, { arrivedAt }) => ({ arrivedAt })),
      bodyWithin: 1000,
    })
    authorization = `Bearer ${await (await aSignedInUser(server, 'Ana')).token()}`
  })
  afterAll(() => server?.stop())

  const asks = async (length: number): Promise<RawConnection> => {
    const connection = await rawConnection(server)
    await connection.says(requestOf('/api/when', { authorization }, length))
    return connection
  }

  it('the check of the caller’s session does not delay the arrival time of a request [B14]', async () => {
    const arrived = server.clock.now()
    let moved: Promise<void> | undefined
    const connection = await server.ctx.db.transaction().execute(async (tx) => {
      if (server.database.kind === 'postgres') await sql`lock table session in access exclusive mode`.execute(tx)
      const received = nextRequest(server)
      const asking = await asks(2)
      const raw = await received
      const ended = new Promise((resolve) => raw.once('end', resolve))
      await asking.says('{}')
      await ended
      // The jobs that run in this minute wait for the database too.
      moved = server.clock.advance(MINUTE)
      return asking
    })
    await moved
    expect(await connection.answer()).toEqual({ status: 200, body: { arrivedAt: arrived } })
    connection.socket.destroy()
  })

  it('refuses a request whose body does not arrive within the time limit, and closes its connection', async () => {
    const late = await asks(100)
    expect(await late.answer()).toMatchObject({ status: 400, body: { code: 'invalid-request' } })
    await late.closed
    const anonymous = await rawConnection(server)
    await anonymous.says(requestOf('/api/when', {}, 100))
    expect(await anonymous.answer()).toMatchObject({ status: 401 })
    await anonymous.closed
  })

  it('accepts the upload of a file that takes longer than the time limit of other request bodies', async () => {
    const { storage, clock } = server.ctx
    const key = 'incoming/slow.png-0000000000000000000000000'
    const address = await storage.signedPut(key, { contentType: 'image/png', size: 8 }, clock.now() + MINUTE)
    const upload = await rawConnection(server)
    await upload.says(requestText(`PUT ${address}`, { 'content-type': 'image/png', 'content-length': 8 }, 'half'))
    const late = await asks(100)
    await late.closed
    await upload.says('half')
    await expect.poll(() => upload.received(), { timeout: 10_000 }).toMatch(/^HTTP\/1\.1 200 /)
    upload.socket.destroy()
  })

  it('the server answers the next request after a client disconnected in the middle of a request body', async () => {
    const received = nextRequest(server)
    const connection = await asks(100)
    const raw = await received
    const closed = new Promise((resolve) => raw.once('close', resolve))
    connection.socket.destroy()
    await closed
    expect(await (await fetch(`${server.url}/healthz`)).json()).toEqual({ ok: true })
  })

  it('refuses a body larger than its route allows, with an announced length and in chunks', async () => {
    const headers = { authorization, 'content-type': 'application/json' }
    const received = await rawConnection(server)
    await received.says(requestText('POST /api/when', { ...headers, 'content-length': 70_000 }))
    expect(await received.answer()).toMatchObject({ status: 413, body: { code: 'too-large' } })
    await received.closed
    const untold = await rawConnection(server)
    await untold.says(requestText('POST /api/when', { ...headers, 'transfer-encoding': 'chunked' }))
    await untold.says(`11170\r\n${'x'.repeat(70_000)}\r\n`)
    expect(await untold.answer()).toMatchObject({ status: 413, body: { code: 'too-large' } })
    await untold.closed
  })

  it('reads the rest of a refused request without holding it in memory, and answers the next request on the connection', async () => {
    const MEGABYTES = 4
    const CLIENTS = 10
    const large = route({ ...when, path: '/large', maxBytes: MEGABYTES * 2 ** 20 })
    const on = await aServer({ features: (app, ctx) => bind(app, ctx, large, () => ({ arrivedAt: 0 })) })
    const body = 'x'.repeat(MEGABYTES * 2 ** 20 - 1)
    const before = buffersHeld()
    const everyone: { connection: RawConnection; raw: IncomingMessage }[] = []
    while (everyone.length < CLIENTS) {
      const connection = await rawConnection(on)
      const received = nextRequest(on)
      await connection.says(requestOf('/api/large', {}, body.length + 1))
      expect(await connection.answer()).toMatchObject({ status: 401 })
      everyone.push({ connection, raw: await received })
    }
    await Promise.all(everyone.map(({ connection }) => connection.says(body)))
    await expect
      .poll(() => everyone.every(({ raw }) => raw.socket.bytesRead > body.length), { timeout: 10_000 })
      .toBe(true)
    // Node frees the memory of buffers in another thread, a little after they are collected.
    const mostHeld = (CLIENTS * MEGABYTES * 2 ** 20) / 4
    await expect.poll(() => buffersHeld() - before, { timeout: 10_000 }).toBeLessThan(mostHeld)
    for (const { connection } of everyone) {
      await connection.says(`x${requestText('GET /healthz', {})}`)
      await expect.poll(() => connection.received(), { timeout: 10_000 }).toMatch(/HTTP\/1\.1 401 .*HTTP\/1\.1 200 /s)
      connection.socket.destroy()
    }
    await on.stop()
  })

  it('refuses a request with a compressed body', async () => {
    const packed = await rawConnection(server)
    const headers = { authorization, 'content-type': 'application/json', 'content-encoding': 'gzip' }
    await packed.says(requestText('POST /api/when', { ...headers, 'content-length': 2 }, '{}'))
    expect(await packed.answer()).toMatchObject({ status: 415, body: { code: 'unsupported-type' } })
    packed.socket.destroy()
  })
})

function requestOf(path: string, headers: Readonly<Record<string, string>>, length: number): string {
  return requestText(`POST ${path}`, { ...headers, 'content-type': 'application/json', 'content-length': length })
}

/** Waits for the next request, and returns it as soon as its headers have arrived. */
function nextRequest({ app }: TestServer): Promise<IncomingMessage> {
  return new Promise((resolve) => {
    app.server.once('request', resolve)
  })
}

/** Returns the bytes outside the heap after a garbage collection. */
function buffersHeld(): number {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
  return process.memoryUsage().arrayBuffers
}
