import { route } from '@bettle/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { aServer, type TestServer } from '../../../test/support/test-app.ts'
import { bind } from './bind.ts'
import { etagged } from './etagged.ts'

const readState = route({
  method: 'GET',
  path: '/state',
  access: 'anyone',
  area: 'test',
  summary: 'For a test.',
  reply: z.object({ made: z.number() }),
  errors: [],
  etag: true,
})

let server: TestServer
let made = 0
beforeAll(async () => {
  server = await aServer({
    features(app, ctx) {
      bind(app, ctx, readState, () => etagged('7-ana', () => ({ made: ++made, secret: 1 })))
    },
  })
})
afterAll(() => server?.stop())

const ask = (headers: Record<string, string> = {}) => fetch(`${server.url}/api/state`, { headers })

it('answers 304 without creating the reply to a client that sends the current ETag, and a new reply for an older ETag', async () => {
  const first = await ask()
  expect(await first.json()).toEqual({ made: 1 })
  expect(first.headers.get('etag')).toBe('W/"7-ana"')
  expect(first.headers.get('cache-control')).toBe('private, no-cache')

  for (const tag of ['W/"7-ana"', '"7-ana"', '"other", W/"7-ana"', '*']) {
    const again = await ask({ 'if-none-match': tag, 'cache-control': 'no-cache' })
    expect(again.status).toBe(304)
    expect(await again.text()).toBe('')
    expect(again.headers.get('etag')).toBe('W/"7-ana"')
  }
  expect(await (await ask({ 'if-none-match': 'W/"6-ana"', 'cache-control': 'no-cache' })).json()).toEqual({ made: 2 })
})
