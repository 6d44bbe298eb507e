import * as contract from '@bettle/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { setClocks, severalServers, stopAll } from '../../../test/support/nodes.ts'
import { aScenario, betOn, type Scenario } from '../../../test/support/scenario.ts'
import { anotherServer, aServer, call, type TestServer, testDatabaseUrl } from '../../../test/support/test-app.ts'
import { ledgerFaults } from '../ledger/check-ledger.ts'

const HOUR = 60 * 60_000

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

describe.skipIf(testDatabaseUrl === undefined)('a match of a user’s own that nobody starts, on three servers', () => {
  let servers: TestServer[]
  let first: TestServer
  let on: Scenario
  beforeAll(async () => {
    servers = await severalServers(3)
    first = servers[0] as TestServer
    on = await aScenario({ on: first })
  })
  afterAll(() => stopAll(servers))
  const goesOn = async (at: number) => {
    await setClocks(servers, at)
    await Promise.all(servers.map(({ ctx }) => ctx.jobs.settled()))
  }

  it('is deleted once, three hours after its time: each stake comes back once, and each lobby closes with the reason [OM6] [PR895]', {
    timeout: 120_000,
  }, async () => {
    const [ana, ben] = [await on.player('Ana'), await on.player('Ben')]
    const startTime = new Date(first.clock.now() + HOUR).toISOString()
    const lobbies: contract.Lobby[] = []
    for (const n of [1, 2, 3, 4]) {
      const body = { homeTeam: `Lions ${n}`, awayTeam: 'Tigers', startTime }
      const { lobby } = await ana.gets(contract.openOwnMatch, { body })
      await ben.joins(lobby)
      await ben.gets(contract.placeBet, { body: betOn(await ben.fetchesLobby(lobby), 'Over 0.5 Goal', 30) })
      lobbies.push(lobby)
    }
    await goesOn(Date.parse(startTime) + 3 * HOUR - 1)
    expect((await ben.fetchesLobby(lobbies[0] as contract.Lobby)).status).toBe('open')
    await goesOn(Date.parse(startTime) + 3 * HOUR)
    for (const lobby of lobbies) {
      const closed = await ben.fetchesLobby(lobby)
      expect(closed).toMatchObject({ status: 'closed', closedWhy: { code: 'match-not-started' } })
      expect(closed.currentUser?.chips).toBe(100)
    }
    const refunds = await first.ctx.db
      .selectFrom('ledger_entry')
      .select('lobby_id')
      .where(
        'lobby_id',
        'in',
        lobbies.map(({ _id }) => _id),
      )
      .where('kind', '=', 'refund')
      .execute()
    expect(refunds.map(({ lobby_id }) => lobby_id).toSorted()).toEqual(lobbies.map(({ _id }) => _id).toSorted())
    expect(await ledgerFaults(first.ctx.db)).toEqual([])
  })

  it('stays if its whistle is pressed on one server while the others delete it, or is deleted and refuses the whistle [OM6] [RM11]', {
    timeout: 120_000,
  }, async () => {
    const ana = await on.player('Ana')
    for (let n = 0; n < 4; n += 1) {
      const body = { homeTeam: `Bears ${n}`, awayTeam: 'Tigers', hostOnly: true }
      const { lobby } = await ana.gets(contract.openOwnMatch, { body })
      const due = Date.parse(lobby.match.startTime ?? '') + 3 * HOUR
      await goesOn(due - 1)
      const press = { body: { lobbyId: lobby._id, sight: { kind: 'half-start' as const } } }
      const [pressed] = await Promise.all([
        call(servers[n % 3] ?? first, contract.tapInRoom, press, { headers: ana.headers }),
        goesOn(due),
      ])
      await goesOn(due + 1)
      const { status, match } = await ana.fetchesLobby(lobby)
      expect([status, match.halves[0]?.status]).toEqual(
        pressed.ok && status === 'open' ? ['open', 'active'] : ['closed', 'upcoming'],
      )
      await ana.leaves(lobby)
    }
  })
})

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
