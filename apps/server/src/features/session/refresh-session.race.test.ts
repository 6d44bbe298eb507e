import { refresh, whoami } from '@bettle/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { severalServers, stopAll } from '../../../test/support/nodes.ts'
import { signUp } from '../../../test/support/sign-in.ts'
import { call, type TestServer, testDatabaseUrl } from '../../../test/support/test-app.ts'

if (!testDatabaseUrl) console.log('Races for refresh tokens were left out: set TEST_DATABASE_URL to a PostgreSQL.')

describe.skipIf(!testDatabaseUrl)('simultaneous refreshes', () => {
  let servers: TestServer[]
  let first: TestServer
  beforeAll(async () => {
    servers = await severalServers(4)
    const [one] = servers
    if (!one) throw new Error('no server runs')
    first = one
  })
  afterAll(() => stopAll(servers))

  it('ten simultaneous uses of one refresh token on several servers get the same pair of tokens, which stays valid [A6]', async () => {
    for (let time = 0; time < 10; time += 1) {
      const ana = await signUp(first.ctx, 'Ana')
      const headers = { 'refresh-token': ana.token.refreshToken }
      const everywhere = [...servers, ...servers, ...servers].slice(0, 10)
      const answers = await Promise.all(everywhere.map((server) => call(server, refresh, {}, { headers })))
      const pairs = answers.map((answer) => (answer.ok ? answer.reply : answer.failure))
      expect(pairs).toEqual(Array(10).fill(pairs[0]))
      const [pair] = answers
      if (!pair?.ok) throw new Error('not refreshed')
      expect(await call(first, whoami, {}, { token: pair.reply.accessToken })).toMatchObject({ ok: true })
    }
  })
})
