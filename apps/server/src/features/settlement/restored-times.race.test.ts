import * as contract from '@bettle/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { halfId, matchNow } from '../../../test/support/match-now.ts'
import { setClocks, severalServers, stopAll } from '../../../test/support/nodes.ts'
import { aPlayer, aScenario, type Player } from '../../../test/support/scenario.ts'
import { type TestServer, testDatabaseUrl } from '../../../test/support/test-app.ts'
import { ledgerFaults } from '../ledger/check-ledger.ts'

if (!testDatabaseUrl) console.log('Races of corrected times were left out: set TEST_DATABASE_URL to a PostgreSQL.')

const MINUTE = 60_000

describe.skipIf(!testDatabaseUrl)('administrators on several servers at once', () => {
  let servers: TestServer[]
  let first: TestServer
  beforeAll(async () => {
    servers = await severalServers(3)
    first = servers[0] as TestServer
  })
  afterAll(() => stopAll(servers))

  it('a round is settled correctly after administrators on several servers moved its kick-off back and forth at the same time [S5]', {
    timeout: 120_000,
  }, async () => {
    const scenario = await aScenario({ on: first })
    const ana = await scenario.player('Ana')
    const lobbies = await Promise.all([ana.opensLobby(), ana.opensLobby(), ana.opensLobby()])
    for (const lobby of lobbies) await ana.bets(10).on('Under 0.5 Corner', lobby)
    const admins: Player[] = []
    for (const server of servers) admins.push(await aPlayer(server, 'Operator', () => scenario.match._id, 'admin'))
    await scenario.startsHalf(1)
    const kicksOff = (Math.floor(first.clock.now() / MINUTE) + 1) * MINUTE
    await setClocks(servers, kicksOff)
    const ends = setClocks(servers, kicksOff + 10 * MINUTE)
    const move = (admin: Player, minutes: number) =>
      admin.gets(contract.updateHalf, {
        params: { id: halfId(scenario, 1) },
        body: { startTime: new Date(kicksOff + minutes * MINUTE).toISOString() },
      })
    for (let time = 0; time < 6; time += 1) {
      await Promise.all(admins.map((admin, index) => move(admin, [5, 0, 3][(index + time) % 3] ?? 0)))
    }
    await ends
    await move(scenario.admin, 0)
    await Promise.all(servers.map((server) => server.ctx.jobs.settled()))
    for (const lobby of lobbies) expect((await ana.fetchesLobby(lobby)).bets[0]?.outcome).toBe('won')
    expect(await ledgerFaults(first.ctx.db)).toEqual([])
  })

  it('one of three administrators who delete the same matches at once succeeds, and the others get match-not-found [C9]', {
    timeout: 120_000,
  }, async () => {
    const scenarios = [await aScenario({ on: first }), await aScenario({ on: first }), await aScenario({ on: first })]
    const ids = scenarios.map((scenario) => scenario.match._id)
    const admins: Player[] = []
    for (const server of servers)
      admins.push(await aPlayer(server, 'Operator', () => ids[0] as contract.MatchId, 'admin'))
    const answers = await Promise.all(
      admins.map((admin, index) =>
        admin.asks(contract.deleteMatches, { body: { ids: index % 2 === 0 ? ids : ids.toReversed() } }),
      ),
    )
    const outcomes = answers.map((answer) => (answer.ok ? 'deleted' : answer.failure.code)).sort()
    expect(outcomes).toEqual(['deleted', 'match-not-found', 'match-not-found'])
    for (const scenario of scenarios) await expect(matchNow(scenario)).rejects.toThrow('match-not-found')
  })
})
