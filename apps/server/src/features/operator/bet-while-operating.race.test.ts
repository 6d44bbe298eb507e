import { followFeed, getMatchFeed, listMatchEvents, placeBet, recordMatchEvent, suspend } from '@bettle/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { waitingForLock } from '../../../test/support/database/waiting-for-lock.ts'
import { severalServers, stopAll } from '../../../test/support/nodes.ts'
import { aPlayer, aScenario, betOn, type Player, playerOn, type Scenario } from '../../../test/support/scenario.ts'
import { type TestServer, testDatabaseUrl } from '../../../test/support/test-app.ts'

if (!testDatabaseUrl) console.log('Races of operators who bet were left out: set TEST_DATABASE_URL to a PostgreSQL.')

describe.skipIf(!testDatabaseUrl)('an operator who bets and operates at the same moment, on two servers', () => {
  let servers: TestServer[]
  let scenario: Scenario
  let olga: Player
  /** The operator's account, calling the other server. */
  let there: Player
  beforeAll(async () => {
    servers = await severalServers(2)
  })
  beforeEach(async () => {
    const [first, second] = servers
    if (!first || !second) throw new Error('no server runs')
    scenario = await aScenario({ on: first })
    olga = await aPlayer(first, 'Olga', () => scenario.match._id, 'admin')
    there = playerOn(second, 'Olga', olga, () => scenario.match._id)
  })
  afterAll(() => stopAll(servers))

  const recording = (sourceId: string) => ({
    body: {
      match: scenario.match._id,
      eventType: 'Throw',
      timeStamp: new Date(scenario.server.clock.now()).toISOString(),
      sourceId,
    },
  })

  it("refuses an operator's action that begins while the bet of the same operator is written [V6] [V11]", async () => {
    const lobby = await olga.opensLobby()
    const body = betOn(await olga.fetchesLobby(lobby), 'Over 0.5 Corner', 10)
    const { db } = scenario.server.ctx
    let all: Promise<unknown[]> = Promise.resolve([])
    await db.transaction().execute(async (tx) => {
      // The bet is decided, and waits for this row to take its stake.
      await sql`select from member where lobby_id = ${lobby._id} and account_id = ${olga.userId} for update`.execute(tx)
      const bet = olga.asks(placeBet, { body })
      await waitingForLock(scenario.server, 1)
      const operations = [
        there.asks(recordMatchEvent, recording('console:late')),
        there.asks(suspend, { body: { matchId: scenario.match._id } }),
        there.asks(followFeed, { body: { matchId: scenario.match._id } }),
      ]
      await waitingForLock(scenario.server, 2)
      all = Promise.all(
        [bet, ...operations].map(async (asked) => {
          const answer = await asked
          return answer.ok ? 'done' : answer.failure.code
        }),
      )
    })
    expect(await all).toEqual(['done', 'forbidden', 'forbidden', 'forbidden'])
    expect((await scenario.admin.gets(getMatchFeed, { params: { id: scenario.match._id } })).feed).toBeNull()
  })

  it('an operator records no event once their own bet is placed, whichever request comes first [V6]', async () => {
    for (let time = 0; time < 10; time += 1) {
      const lobby = await olga.opensLobby()
      const body = betOn(await olga.fetchesLobby(lobby), 'Over 0.5 Corner', 10)
      let countAtBet: number | undefined
      const count = async () =>
        (await scenario.admin.gets(listMatchEvents, { params: { matchId: scenario.match._id } })).events.length
      const [bet, ...recorded] = await Promise.all([
        olga.asks(placeBet, { body }).then(async (answer) => {
          countAtBet = await count()
          return answer
        }),
        ...Array.from({ length: 8 }, (_, n) => there.asks(recordMatchEvent, recording(`console:${n}`))),
      ])
      const codes = recorded.map((answer) => (answer.ok ? 'done' : answer.failure.code))
      expect([bet.ok, codes.filter((code) => code !== 'done' && code !== 'forbidden')]).toEqual([true, []])
      expect(await count()).toBe(countAtBet)
      expect(codes.filter((code) => code === 'done')).toHaveLength(countAtBet ?? -1)
      scenario = await aScenario({ on: scenario.server })
      olga = await aPlayer(scenario.server, 'Olga', () => scenario.match._id, 'admin')
      there = playerOn(servers[1] ?? scenario.server, 'Olga', olga, () => scenario.match._id)
    }
  })
})
