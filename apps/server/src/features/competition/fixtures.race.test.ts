import * as contract from '@bettle/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aCompetition, aCompetitionScenario, type CompetitionScenario, DAY } from '../../../test/support/competition.ts'
import { waitingForLock } from '../../../test/support/database/waiting-for-lock.ts'
import { aServer, type TestServer, testDatabaseUrl } from '../../../test/support/test-app.ts'

if (!testDatabaseUrl) console.log('Races for fixtures were left out: set TEST_DATABASE_URL to a PostgreSQL.')

describe.skipIf(!testDatabaseUrl)('adding a match to a competition while the match is deleted', () => {
  let server: TestServer
  let scenario: CompetitionScenario

  beforeAll(async () => {
    server = await aServer()
    scenario = await aCompetitionScenario(server, 0)
  })
  afterAll(() => server.stop())

  it('refuses an organiser’s request to add a match that another transaction is deleting, and the competition gets no fixture [CP16] [CP39]', async () => {
    const id = await aCompetition(scenario.admin)
    const match = await scenario.fixture(2 * DAY)
    const adding = await server.ctx.db.transaction().execute(async (tx) => {
      await tx.updateTable('match').set({ deleted_at: server.ctx.clock.date() }).where('id', '=', match).execute()
      const body = { matchIds: [match] }
      const asked = scenario.admin.asks(contract.addFixtures, { params: { competitionId: id }, body })
      await waitingForLock(server)
      return { asked }
    })
    expect(await adding.asked).toMatchObject({ ok: false, failure: { code: 'match-not-found' } })
    expect((await scenario.sees(id)).fixtures).toEqual([])
  })

  it('a match that is added to a competition and deleted at the same moment becomes a failed fixture, or no fixture at all [CP39]', async () => {
    for (let time = 0; time < 8; time += 1) {
      const id = await aCompetition(scenario.admin)
      const match = await scenario.fixture(2 * DAY)
      const [added] = await Promise.all([
        scenario.admin.asks(contract.addFixtures, { params: { competitionId: id }, body: { matchIds: [match] } }),
        scenario.admin.gets(contract.deleteMatch, { params: { id: match } }),
      ])
      await server.ctx.jobs.settled()
      const { fixtures } = await scenario.sees(id)
      expect(fixtures.map(({ failure }) => failure)).toEqual(added.ok ? ['deleted'] : [])
    }
  })
})
