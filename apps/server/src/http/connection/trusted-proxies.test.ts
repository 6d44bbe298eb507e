import { route } from '@bettle/contract'
import { pino } from 'pino'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { aServer, type TestServer } from '../../../test/support/test-app.ts'
import { bind } from '../bind/bind.ts'

const whence = route({
  method: 'GET',
  path: '/whence',
  access: 'anyone',
  area: 'test',
  summary: 'For a test.',
  reply: z.object({ ip: z.string() }),
  errors: [],
  perMinute: 5,
})

/** Calls `run` with a server that trusts this number of proxies and applies all limits. */
async function behind(
  trustProxy: boolean | number | string,
  run: (asks: (forwarded?: string) => Promise<{ status: number; ip?: string }>) => Promise<void>,
): Promise<void> {
  const server: TestServer = await aServer({
    config: { rateLimits: true, trustProxy },
    features: (app, ctx) => bind(app, ctx, whence, (_asked, { ip }) => ({ ip })),
  })
  try {
    await run(async (forwarded) => {
      const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }
      const response = await fetch(`${server.url}/api/whence`, { headers })
      return { status: response.status, ...((await response.json()) as { ip?: string }) }
    })
  } finally {
    await server.stop()
  }
}

describe('the address by which limits count', () => {
  it('limits count the address that the only proxy adds, whatever the client writes before that address [A51]', async () => {
    await behind(1, async (asks) => {
      expect((await asks('203.0.113.7')).ip).toBe('203.0.113.7')
      expect((await asks('127.0.0.1, 203.0.113.7')).ip).toBe('203.0.113.7')
      const invented = Array.from({ length: 10 }, (_, index) => `198.51.100.${index}, 203.0.113.8`)
      const statuses = []
      for (const forwarded of invented) statuses.push((await asks(forwarded)).status)
      expect(statuses).toEqual([...Array(5).fill(200), ...Array(5).fill(429)])
      expect((await asks()).ip).toBe('127.0.0.1')
    })
  })

  it('limits count the address that the outer of two proxies adds [A51]', async () => {
    await behind(2, async (asks) => {
      expect((await asks('198.51.100.1, 203.0.113.7, 10.0.0.2')).ip).toBe('203.0.113.7')
    })
  })

  it('limits count the last address that belongs to no configured proxy [A51]', async () => {
    await behind('loopback, 10.0.0.0/8', async (asks) => {
      expect((await asks('198.51.100.1, 203.0.113.7, 10.0.0.3, 10.0.0.2')).ip).toBe('203.0.113.7')
    })
  })

  it.each([
    ['198.51.100.10:40001', '198.51.100.10'],
    ['[2001:db8::7]:443', '2001:db8::7'],
    ['[2001:db8::7]', '2001:db8::7'],
    ['"[2001:db8::7]:443"', '2001:db8::7'],
    ['198.51.100.10:', '198.51.100.10'],
    ['unknown', '127.0.0.1'],
    ['1', '127.0.0.1'],
    ['_hidden:7', '127.0.0.1'],
    ['203.0.113.1, 300.1.2.3:80', '127.0.0.1'],
  ])('limits count the client of the forwarded value %s as %s [A51]', async (forwarded, ip) => {
    await behind(1, async (asks) => expect((await asks(forwarded)).ip).toBe(ip))
  })

  it('limits count one client whose connections the proxy names with different ports [A51]', async () => {
    await behind(1, async (asks) => {
      const statuses = []
      for (let port = 40_001; port <= 40_007; port++) statuses.push((await asks(`198.51.100.10:${port}`)).status)
      expect(statuses).toEqual([...Array(5).fill(200), 429, 429])
    })
  })

  it('limits count the address before a configured proxy whose own address has a port [A51]', async () => {
    await behind('loopback, 10.0.0.0/8', async (asks) => {
      expect((await asks('198.51.100.1, 203.0.113.7:5000, 10.0.0.3:443')).ip).toBe('203.0.113.7')
    })
  })

  it('the outer proxy stands for its entry that is no address [A51]', async () => {
    await behind(2, async (asks) => expect((await asks('198.51.100.1, unknown, 10.0.0.2')).ip).toBe('10.0.0.2'))
  })

  it('limits count the address of the connection if no proxy is configured [A51]', async () => {
    await behind(false, async (asks) => expect((await asks('198.51.100.1')).ip).toBe('127.0.0.1'))
  })
})

it.each([
  [true, 1],
  [1, 0],
])(
  'a server whose trustProxy is %s logs %i warnings at its start that clients can forge their address [A51]',
  async (trustProxy, count) => {
    const logged: string[] = []
    const server = await aServer({
      log: pino({ level: 'warn' }, { write: (line) => logged.push(line) }),
      config: { trustProxy },
    })
    await server.stop()
    expect(logged.filter((line) => line.includes('TRUST_PROXY=on trusts'))).toHaveLength(count)
  },
)

it('a server logs only the first entry of X-Forwarded-For that is no address [A51]', async () => {
  const logged: string[] = []
  const server = await aServer({
    log: pino({ level: 'warn' }, { write: (line) => logged.push(line) }),
    config: { trustProxy: 1 },
  })
  for (const forwarded of ['203.0.113.7', 'unknown', 'unknown, nobody']) {
    await fetch(`${server.url}/api/echo`, { headers: { 'x-forwarded-for': forwarded } })
  }
  await server.stop()
  expect(logged.filter((line) => line.includes('X-Forwarded-For'))).toHaveLength(1)
})
