import type { Socket } from 'node:net'
import { CLOSE, type LobbyId, type LobbyPush, type ServerFrame } from '@bettle/contract'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aLobbyRow } from '../../test/support/lobby-row.ts'
import { rawConnection, requestText } from '../../test/support/network/raw-connection.ts'
import { aServer, aSignedInUser, listen, type SignedInUser, type TestServer } from '../../test/support/test-app.ts'
import { LIMITS } from '../http/limits/limits.ts'
import { lobbyTopic } from './topic.ts'

let server: TestServer
/** A server that gives sockets little time. On a busy machine it may close any of them. */
let hurried: TestServer
let ana: SignedInUser
beforeAll(async () => {
  server = await aServer({ features: () => {} })
  hurried = await aServer({ features: () => {}, socket: { helloWithinMs: 1000, heartbeatMs: 500 } })
  ana = await aSignedInUser(server, 'Ana')
})
afterAll(async () => {
  await hurried?.stop()
  await server?.stop()
})

const closed = (lobbyId: LobbyId, reason = 'x') =>
  ({ type: 'lobby.closed', lobbyId, reason, why: null, bets: [], standings: [] }) satisfies LobbyPush
const signedIn = async (user: SignedInUser, topics: Parameters<typeof listen>[2] = [], on = server) =>
  listen(on, await user.token(), topics)

const about = (frames: readonly ServerFrame[]) =>
  frames.flatMap((frame): (number | string)[] => {
    if (frame.type === 'news') return [frame.version]
    return frame.type === 'resync' || frame.type === 'gone' ? [frame.type] : []
  })

describe('the hello frame of a socket', () => {
  it('answers the hello frame of a socket with the server time', async () => {
    const socket = await signedIn(ana)
    expect(socket.frames[0]).toEqual({ type: 'welcome', serverTime: '2026-05-01T18:00:00.000Z' })
    socket.close()
  })

  it('closes a socket whose hello frame does not arrive within a time limit', async () => {
    const socket = await listen(hurried)
    expect(await socket.closed).toBe(CLOSE.noHello)
  })

  it('accepts a hello frame that arrived in time, although the server answers it after the time limit [PR550]', async () => {
    const other = await aServer({ features: () => {}, socket: { helloWithinMs: 100 } })
    const cleo = await aSignedInUser(other, 'Cleo')
    const socket = await listen(other)
    const token = await cleo.token()
    await other.ctx.db.transaction().execute(async (tx) => {
      await sql`lock table session in access exclusive mode`.execute(tx)
      socket.send({ type: 'hello', accessToken: token })
      const silent = await listen(other)
      expect(await silent.closed).toBe(CLOSE.noHello)
    })
    await socket.until(({ type }) => type === 'welcome')
    socket.close()
    await other.stop()
  })

  it('closes a socket whose hello frame has an invalid token or the token of an ended session', async () => {
    expect(await (await listen(server, 'nonsense')).closed).toBe(CLOSE.signInAgain)
    const cleo = await aSignedInUser(server, 'Cleo')
    const token = await cleo.token()
    await server.ctx.db
      .updateTable('session')
      .set({ ended_at: server.clock.date() })
      .where('id', '=', cleo.sessionId)
      .execute()
    expect(await (await listen(server, token)).closed).toBe(CLOSE.signInAgain)
  })

  it('asks a client to come back later if the database does not answer during the hello', async () => {
    const other = await aServer({ features: () => {} })
    const cleo = await aSignedInUser(other, 'Cleo')
    const token = await cleo.token()
    await other.ctx.db.schema.alterTable('session').renameTo('session_gone').execute()
    const socket = await listen(other, token)
    expect(await socket.closed).toBe(CLOSE.moving)
    await other.stop()
  })

  it('closes a socket that sends any other frame before the hello', async () => {
    const socket = await listen(server)
    socket.send({ type: 'follow', topic: 'hub' })
    expect(await socket.closed).toBe(CLOSE.signInAgain)
  })

  it('closes one socket more than an account may have, and accepts one after the others have closed', async () => {
    const cleo = await aSignedInUser(server, 'Cleo')
    const sockets = await Promise.all(
      Array.from({ length: LIMITS.socketsOfAccount.most.account }, () => signedIn(cleo)),
    )
    const oneMore = await signedIn(cleo)
    expect(await oneMore.closed).toBe(CLOSE.tooMuch)
    for (const socket of sockets) socket.close()
    await Promise.all(sockets.map((socket) => socket.closed))
    await expect.poll(async () => (await signedIn(cleo)).frames[0]?.type).toBe('welcome')
  })
})

describe('a socket', () => {
  it.each([
    ['no JSON', '{'],
    ['an unknown frame', '{"type":"shout"}'],
    ['a binary frame', Buffer.from('{"type":"ping"}')],
    ['a second hello', JSON.stringify({ type: 'hello', accessToken: 'x' })],
  ])('closes a socket that sends %s', async (_name, data) => {
    const socket = await signedIn(ana)
    socket.ws.send(data)
    expect(await socket.closed).toBe(CLOSE.tooMuch)
  })

  it('closes a socket that sends too many frames', async () => {
    const socket = await signedIn(ana)
    for (let n = 0; n < 70; n += 1) socket.send({ type: 'ping' })
    expect(await socket.closed).toBe(CLOSE.tooMuch)
  })

  it('closes a socket that sends a frame that is too large', async () => {
    const socket = await signedIn(ana)
    socket.ws.send('x'.repeat(20_000))
    expect(await socket.closed).toBe(1009)
  })

  it('closes a socket whose client reads too slowly, and asks the client to fetch when it comes back', async () => {
    const cleo = await aSignedInUser(hurried, 'Cleo')
    const lobbyId = await aLobbyRow(hurried, [cleo.userId])
    const topic = lobbyTopic(lobbyId)
    const socket = await signedIn(cleo, [{ topic, version: 0 }], hurried)
    socket.ws.pause()
    for (let version = 1; version <= 40; version += 1) {
      hurried.ctx.live.publishToLobby(lobbyId, version, [closed(lobbyId, 'x'.repeat(500_000))])
    }
    await expect.poll(() => socketsOf(cleo)).toBe(0)
    socket.ws.resume()
    expect([CLOSE.tooMuch, 1006]).toContain(await socket.closed)
    const again = await signedIn(cleo, [{ topic, version: 0 }], hurried)
    expect(about(again.frames)).toEqual(['resync'])
    again.close()
  })

  it('terminates a socket that sends frames but reads nothing, however few bytes wait for it', async () => {
    const cleo = await aSignedInUser(hurried, 'Cleo')
    const lobbyId = await aLobbyRow(hurried, [cleo.userId])
    const topic = lobbyTopic(lobbyId)
    const serverSide = nextConnection(hurried)
    const socket = await signedIn(cleo, [{ topic, version: 0 }], hurried)
    const raw = await serverSide
    socket.ws.pause()
    // The client also sends while its buffer fills up, because on a busy machine that may take longer than the
    // heartbeat allows.
    let talkedAt = performance.now()
    for (let version = 1; raw.writableLength === 0 && !raw.destroyed; version += 1) {
      hurried.ctx.live.publishToLobby(lobbyId, version, [closed(lobbyId, 'x'.repeat(50_000))])
      if (performance.now() - talkedAt > 200) {
        socket.send({ type: 'ping' })
        talkedAt = performance.now()
      }
      await new Promise((resolve) => setTimeout(resolve, 2))
    }
    expect(raw.destroyed).toBe(false)
    expect(raw.writableLength).toBeLessThan(1024 * 1024)
    const talking = setInterval(() => socket.send({ type: 'ping' }), 200)
    await expect.poll(() => socketsOf(cleo)).toBe(0)
    clearInterval(talking)
    socket.ws.terminate()
  })

  it('logs one line without a stack for an invalid frame of a socket', async () => {
    const logged: string[] = []
    const log = pino({ level: 'debug' }, { write: (line) => logged.push(line) })
    const other = await aServer({ features: () => {}, log })
    const connection = await rawConnection(other)
    await connection.says(upgrade('/api/live'))
    await expect.poll(() => connection.received()).toMatch(/^HTTP\/1\.1 101 /)
    connection.socket.write(Buffer.from([0xff, 0xff, 0xff, 0xff]))
    await connection.closed
    const lines = logged.filter((line) => line.includes('socket'))
    expect(lines).toHaveLength(1)
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 20 })
    expect(logged.join('')).not.toContain('stack')
    await other.stop()
  })

  it('refuses a third socket of one client address whose limit is two, and accepts one after another has closed', async () => {
    const other = await aServer({ features: () => {}, socket: { mostPerClient: 2 } })
    const sockets = [await listen(other), await listen(other)]
    await expect(listen(other)).rejects.toThrow('429')
    sockets[0]?.close()
    await sockets[0]?.closed
    await expect.poll(() => listen(other).then(() => 'taken', String)).toBe('taken')
    await other.stop()
  })

  it('closes a socket when its session ends, on this server or another', async () => {
    const here = await aSignedInUser(server, 'Cleo')
    const elsewhere = await aSignedInUser(server, 'Cleo')
    const all = await aSignedInUser(server, 'Cleo')
    const sockets = await Promise.all([here, elsewhere, all].map((user) => signedIn(user)))
    server.ctx.live.closeSession(here.sessionId)
    server.ctx.live.closeUser(all.userId)
    await server.ctx.db
      .updateTable('session')
      .set({ ended_at: server.clock.date() })
      .where('id', '=', elsewhere.sessionId)
      .execute()
    expect(await Promise.all(sockets.map((socket) => socket.closed))).toEqual([4401, 4401, 4401])
  })

  it('terminates a socket that answers no ping', async () => {
    const cleo = await aSignedInUser(hurried, 'Cleo')
    const socket = await signedIn(cleo, [], hurried)
    socket.ws.pause()
    await expect.poll(() => socketsOf(cleo)).toBe(0)
    socket.ws.terminate()
  })

  it('sends each socket a frame when the clock is moved', async () => {
    const socket = await signedIn(ana)
    await server.clock.advance(60_000)
    expect(await socket.until((frame) => frame.type === 'clock')).toMatchObject({
      serverTime: server.clock.date().toISOString(),
    })
    socket.close()
  })

  it('a stopping server closes each socket with a request to come back', async () => {
    const other = await aServer({ features: () => {} })
    const cleo = await aSignedInUser(other, 'Cleo')
    const socket = await listen(other, await cleo.token(), ['hub'])
    await other.stop()
    expect(await socket.closed).toBe(CLOSE.moving)
  })
})

describe('a WebSocket upgrade request', () => {
  it.each(['/healthz', '/api/openapi.json', '/api/docs', '/api/docs/static/index.css', '/nothing'])(
    'refuses an upgrade request at %s, where no socket is served',
    async (path) => {
      const connection = await rawConnection(server)
      await connection.says(upgrade(path))
      expect(await connection.answer()).toMatchObject({ status: 400, body: { code: 'invalid-request' } })
      expect(connection.received()).toMatch(/\r\nconnection: close\r\n/i)
      await connection.closed
    },
  )

  it.each(['/%zz', '/api/echo/%E0%A4%A', `/api/avatar/${'x'.repeat(301)}`])(
    'closes the connection of an upgrade request for an invalid address, because later requests would get no answer: %s',
    async (path) => {
      const connection = await rawConnection(server)
      await connection.says(upgrade(path))
      expect((await connection.answer()).status).toBeOneOf([400, 404])
      expect(connection.received()).toMatch(/\r\nconnection: close\r\n/i)
      await connection.closed
    },
  )

  it.each([
    ['without a key', /sec-websocket-key:.*\r\n/, ''],
    ['with an invalid key', /(sec-websocket-key: ).*/, '$1x'],
    ['of another version', /(sec-websocket-version: ).*/, '$17'],
    ['for another protocol', /(upgrade: )websocket/, '$1h2c'],
  ])('refuses an upgrade request %s with 400 and the code invalid-request', async (_what, part, put) => {
    const connection = await rawConnection(server)
    await connection.says(upgrade('/api/live').replace(part, put))
    expect(await connection.answer()).toMatchObject({ status: 400, body: { code: 'invalid-request' } })
    expect(connection.received()).toMatch(/\r\nx-content-type-options: nosniff\r\n/i)
    await connection.closed
  })

  it('refuses an upgrade request without a Host header, and closes its connection', async () => {
    const connection = await rawConnection(server)
    await connection.says(upgrade('/api/live').replace(/host:.*\r\n/, ''))
    expect(await connection.answer()).toMatchObject({ status: 400, body: { code: 'invalid-request' } })
    await connection.closed
  })

  it('answers 404 to a request without an upgrade at the address of the push channel', async () => {
    expect((await fetch(`${server.url}/api/live`)).status).toBe(404)
  })
})

function upgrade(path: string): string {
  return requestText(`GET ${path}`, {
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': 13,
    'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
  })
}

function nextConnection({ app }: TestServer): Promise<Socket> {
  return new Promise((resolve) => {
    app.server.once('connection', resolve)
  })
}

const socketsOf = ({ userId }: SignedInUser) =>
  [...hurried.ctx.live.listeners()].filter((listener) => listener.userId === userId).length
