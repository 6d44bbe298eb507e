import { confirmResults, endMatch, type Lobby } from '@bettle/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { setClocks, severalServers, stopAll } from '../../../test/support/nodes.ts'
import { aPlayer, aScenario } from '../../../test/support/scenario.ts'
import { type TestServer, testDatabaseUrl } from '../../../test/support/test-app.ts'

if (!testDatabaseUrl) console.log('Races of trophies were left out: set TEST_DATABASE_URL to a PostgreSQL.')

const MINUTE = 60_000

describe.skipIf(!testDatabaseUrl)('trophies on several servers', () => {
  let servers: TestServer[]
  let first: TestServer
  beforeAll(async () => {
    servers = await severalServers(3)
    first = servers[0] as TestServer
  })
  afterAll(() => stopAll(servers))

  it('three servers that confirm, and then correct, the same results at once book the trophies of each lobby once each time [Z5] [PR233]', {
    timeout: 120_000,
  }, async () => {
    const scenario = await aScenario({ on: first })
    const [ana, ben] = [await scenario.player('Ana'), await scenario.player('Ben')]
    const operators = await Promise.all(
      servers.map((server, index) => aPlayer(server, `Operator ${index}`, () => scenario.match._id, 'admin')),
    )
    const lobbies: Lobby[] = []
    for (let count = 0; count < 5; count += 1) {
      const lobby = await ana.opensLobby({ inactivityPenalty: 0 })
      await ben.joins(lobby)
      await ana.bets(10).on('Over 0.5 Corner', lobby)
      await ben.bets(10).on('Under 0.5 Corner', lobby)
      lobbies.push(lobby)
    }
    await scenario.startsHalf(1)
    const kicksOff = (Math.floor(first.clock.now() / MINUTE) + 1) * MINUTE
    await setClocks(servers, kicksOff)
    const corner = await scenario.records('Corner')
    await setClocks(servers, kicksOff + 11 * MINUTE)
    await scenario.admin.gets(endMatch, { body: { matchId: scenario.match._id } })

    // An operator on every server and the job of every server confirm at the same time.
    const confirmed = await Promise.all([
      ...operators.map((operator) => operator.asks(confirmResults, { body: { matchId: scenario.match._id } })),
      setClocks(servers, kicksOff + 21 * MINUTE),
    ])
    await Promise.all(servers.map((server) => server.ctx.jobs.settled()))
    for (const answer of confirmed) {
      if (answer && !answer.ok) expect(answer.failure.code).toBe('results-confirmed')
    }
    const booked = () =>
      first.ctx.db
        .selectFrom('trophy_entry')
        .select(['lobby_id', 'booking', 'account_id', 'kind', 'trophies'])
        .where(
          'lobby_id',
          'in',
          lobbies.map(({ _id }) => _id),
        )
        .execute()
    const before = await booked()
    expect(before).toHaveLength(10)
    expect(before.filter((entry) => entry.account_id === ana.userId).map(({ trophies }) => trophies)).toEqual(
      Array(5).fill(200),
    )
    expect(before.every(({ booking, kind }) => booking === 1 && kind === 'award')).toBe(true)

    // All servers run a correction at once, which books its reversals once as well.
    await scenario.deletesEvent(corner, 'There was none')
    await Promise.all(servers.map((server) => server.ctx.jobs.settled()))
    const after = await booked()
    expect(after).toHaveLength(30)
    const sum = (userId: string) =>
      after.filter((entry) => entry.account_id === userId).reduce((total, { trophies }) => total + trophies, 0)
    expect([sum(ana.userId), sum(ben.userId)]).toEqual([0, 1000])
  })
})
