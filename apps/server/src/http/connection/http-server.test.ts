import { readdirSync, readlinkSync } from 'node:fs'
import type { RequestListener, Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import {
  rawConnection as openConnection,
  type RawConnection,
  requestText,
} from '../../../test/support/network/raw-connection.ts'
import { aServer } from '../../../test/support/test-app.ts'
import { answerGarbage } from '../errors/error-handler.ts'
import { LIMITS } from '../limits/limits.ts'
import { httpServer, type ServerTimeouts } from './http-server.ts'

const running: Server[] = []
const opened: RawConnection[] = []
afterEach(async () => {
  for (const { socket } of opened.splice(0)) socket.destroy()
  await Promise.all(running.splice(0).map((server) => new Promise((resolve) => server.close(resolve))))
})

async function rawConnection(server: { readonly url: string }): Promise<RawConnection> {
  const connection = await openConnection(server)
  opened.push(connection)
  return connection
}

/** Repeats the test, because its result means nothing on a machine that pauses for longer than the timeouts. */
const DISTURBED = { retry: 4 }

async function aBareServer(
  answer: RequestListener,
  options: { patience?: Partial<ServerTimeouts>; most?: number } = {},
) {
  const server = httpServer(answer, { patience: options.patience ?? {}, mostConnections: options.most })
  server.on('clientError', answerGarbage)
  running.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const connections = () =>
    new Promise<number>((resolve, reject) => {
      server.getConnections((error, count) => (error ? reject(error) : resolve(count)))
    })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, connections }
}

const asking = (path: string, headers = {}) => requestText(`GET ${path}`, headers)

describe('one HTTP connection', () => {
  it('a connection receives the replies to a few pipelined requests in order', async () => {
    const server = await aBareServer((request, response) => response.end(`<${request.url}>`))
    const connection = await rawConnection(server)
    await connection.says(['/1', '/2', '/3', '/4'].map((path) => asking(path)).join(''))
    await expect.poll(() => connection.received().match(/<\/\d>/g)).toEqual(['</1>', '</2>', '</3>', '</4>'])
  })

  it('a connection that sends an unknown Expect header is answered normally', async () => {
    const server = await aBareServer((request, response) => response.end(`<${request.url}>`))
    const connection = await rawConnection(server)
    await connection.says(asking('/1', { expect: '200-maybe' }) + asking('/2'))
    await expect
      .poll(() => connection.received().match(/HTTP\/1\.1 \d+|<\/\d>/g))
      .toEqual([...['HTTP/1.1 200', '</1>'], ...['HTTP/1.1 200', '</2>']])
  })

  it('closes a connection that pipelines more requests than any browser does, and aborts every waiting request', async () => {
    const begun: (string | undefined)[] = []
    const ended: (string | undefined)[] = []
    const server = await aBareServer((request, response) => {
      begun.push(request.url)
      response.once('close', () => ended.push(request.url))
    })
    const connection = await rawConnection(server)
    await connection.says(Array.from({ length: 1000 }, (_, index) => asking(`/${index}`)).join(''))
    await connection.closed
    expect(begun).toHaveLength(LIMITS.unansweredRequests.most.connection)
    await expect.poll(() => ended.toSorted()).toEqual(begun.toSorted())
  })

  it('closes a connection that sends no request, or only a part of one, within the timeout', async () => {
    const server = await aBareServer((_request, response) => response.end(), { patience: { headersWithin: 100 } })
    const silent = await rawConnection(server)
    const half = await rawConnection(server)
    await half.says('GET / HTTP/1.1\r\nhost: ')
    await Promise.all([silent.closed, half.closed])
  })

  it('a connection that times out without a byte of a request receives nothing, and one with a part of a request receives 400', async () => {
    const server = await aBareServer((_request, response) => response.end(), { patience: { headersWithin: 100 } })
    const silent = await rawConnection(server)
    const half = await rawConnection(server)
    await half.says('GET / HTTP/1.1\r\nhost: ')
    await Promise.all([silent.closed, half.closed])
    expect(silent.received()).toBe('')
    expect(half.received()).toMatch(/^HTTP\/1\.1 400 /)
  })

  it('closes a connection whose client reads nothing of the reply', async () => {
    const server = await aBareServer((_request, response) => response.end(Buffer.alloc(20_000_000)), {
      patience: { stuckFor: 200 },
    })
    const connection = await rawConnection(server)
    connection.socket.pause()
    await connection.says(asking('/'))
    await expect.poll(server.connections, { timeout: 10_000 }).toBe(0)
  })

  it(
    'closes a connection whose client reads nothing of the reply after one timeout, and not as late as after two',
    DISTURBED,
    async () => {
      const stuckFor = 1200
      const server = await aBareServer((_request, response) => response.end(Buffer.alloc(20_000_000)), {
        patience: { stuckFor },
      })
      const connection = await rawConnection(server)
      connection.socket.pause()
      const began = performance.now()
      await connection.says(asking('/'))
      await expect.poll(server.connections, { timeout: 10_000, interval: 10 }).toBe(0)
      const took = performance.now() - began
      expect(took).toBeGreaterThan(stuckFor * 0.9)
      expect(took).toBeLessThan(stuckFor * 1.9)
    },
  )

  it('keeps a connection whose client reads the reply slowly, until the whole reply is read', DISTURBED, async () => {
    const server = await aBareServer((_request, response) => response.end(Buffer.alloc(40_000_000)), {
      patience: { stuckFor: 600 },
    })
    const connection = await rawConnection(server)
    connection.socket.pause()
    await connection.says(asking('/'))
    const wanted = (bytes: number) => connection.received().length > bytes
    for (let read = 3_000_000; read < 24_000_000; read += 3_000_000) {
      connection.socket.resume()
      await expect.poll(() => wanted(read), { interval: 5 }).toBe(true)
      connection.socket.pause()
      await new Promise((resolve) => setTimeout(resolve, 250))
    }
    connection.socket.resume()
    await expect.poll(() => wanted(40_000_000), { timeout: 10_000 }).toBe(true)
  })

  it('keeps a connection open between two requests, and closes it after the idle timeout', DISTURBED, async () => {
    const server = await aBareServer((_request, response) => response.end('here'), {
      patience: { stuckFor: 100, idleFor: 600 },
    })
    const connection = await rawConnection(server)
    await connection.says(asking('/'))
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(await server.connections()).toBe(1)
    await connection.says(asking('/'))
    await expect.poll(() => connection.received().match(/here/g)?.length).toBe(2)
    await connection.closed
  })

  it('refuses a third connection of one client whose limit is two, and accepts one after the others have closed', async () => {
    const server = await aBareServer((_request, response) => response.end('here'), { most: 2 })
    const both = await Promise.all([rawConnection(server), rawConnection(server)])
    await expect.poll(server.connections).toBe(2)
    await (await rawConnection(server)).closed
    for (const connection of both) connection.socket.destroy()
    await expect.poll(server.connections).toBe(0)
    const again = await rawConnection(server)
    await again.says(asking('/'))
    await expect.poll(() => again.received()).toContain('here')
  })
})

describe('a packet of 60 kB full of requests', () => {
  const PACKET_BYTES = 60_000
  const filledWith = (request: string) => request.repeat(Math.floor(PACKET_BYTES / request.length))

  it.each([
    ['the API documentation as JSON', '/api/openapi.json'],
    ['the API documentation as YAML', '/api/docs/yaml'],
    ['a static file', '/api/docs/static/swagger-ui-bundle.js'],
    ['an unknown page', '/nothing/here'],
  ])(
    'ten packets full of requests for %s cost less than five seconds of CPU, and leave no file open after their connections end',
    async (_what, path) => {
      const server = await aServer({ features: () => {} })
      await (await fetch(`${server.url}${path}`)).arrayBuffer()
      const before = openFiles()
      const used = process.cpuUsage()
      const packet = filledWith(asking(path, { 'accept-encoding': 'br', accept: '*/*' }))
      for (let round = 0; round < 10; round += 1) {
        const connection = await rawConnection(server)
        await connection.says(packet)
        connection.socket.destroy()
        await connection.closed
      }
      expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
      const { user, system } = process.cpuUsage(used)
      expect((user + system) / 1_000_000).toBeLessThan(5)
      await expect.poll(openFiles, { timeout: 10_000 }).toBeLessThanOrEqual(before)
      await server.stop()
    },
  )
})

/** Counts the files on the disk that this process holds open, if the system reports them. */
function openFiles(): number {
  if (process.platform !== 'linux') return 0
  return readdirSync('/proc/self/fd').filter((file) => leadsTo(file)?.startsWith('/')).length
}

function leadsTo(file: string): string | undefined {
  try {
    return readlinkSync(`/proc/self/fd/${file}`)
  } catch {
    return undefined // the file was closed meanwhile
  }
}
