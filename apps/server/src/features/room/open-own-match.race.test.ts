import * as contract from '@bettle/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aScenario, type Scenario } from '../../../test/support/scenario.ts'
import { anotherServer, aServer, call, type TestServer, testDatabaseUrl } from '../../../test/support/test-app.ts'

let server: TestServer
let scenario: Scenario
beforeAll(async () => {
  server = await aServer({ config: { rateLimits: true } })
  scenario = await aScenario({ on: server })
})
afterAll(() => server.stop())

it.skipIf(testDatabaseUrl === undefined)(
  'a user who has opened three matches of their own and opens six more at the same moment on two servers gets two, and no other is left over [OM2]',
  async () => {
    const ana = await scenario.player('Ana')
    const other = await anotherServer(server, { config: { rateLimits: true } })
    try {
      for (const n of [1, 2, 3]) {
        const body = { homeTeam: `Reds ${n}`, awayTeam: 'Blues' }
        await ana.leaves((await ana.gets(contract.openOwnMatch, { body })).lobby)
      }
      const opens = (n: number) =>
        call(
          n % 2 === 0 ? server : other,
          contract.openOwnMatch,
          { body: { homeTeam: `Lions ${n}`, awayTeam: 'Tigers' } },
          { headers: ana.headers },
        )
      const replies = await Promise.all([1, 2, 3, 4, 5, 6].map(opens))
      expect(replies.filter(({ ok }) => ok)).toHaveLength(2)
      const refused = replies.flatMap((reply) => (reply.ok ? [] : [reply.failure.code]))
      expect(new Set(refused)).toEqual(new Set(['rate-limited']))
      const { n } = await server.ctx.db
        .selectFrom('match')
        .select((query) => query.fn.countAll().as('n'))
        .where('opened_by', '=', ana.userId)
        .where('home_team', 'like', 'Lions%')
        .executeTakeFirstOrThrow()
      expect(Number(n)).toBe(2)
    } finally {
      await other.stop()
    }
  },
)

it('a user’s sixth match of their own within a day is refused with the time to wait, and the next day is not [OM2]', async () => {
  const ben = await scenario.player('Ben')
  const body = { homeTeam: 'Lions', awayTeam: 'Tigers' }
  for (let n = 0; n < 5; n += 1) {
    const { lobby } = await ben.gets(contract.openOwnMatch, { body })
    await ben.leaves(lobby)
  }
  expect(await ben.isRefused(contract.openOwnMatch, { body })).toBe('rate-limited')
  await server.clock.advance(24 * 60 * 60_000)
  const { lobby } = await ben.gets(contract.openOwnMatch, { body })
  expect(lobby.match.homeTeam).toBe('Lions')
})
