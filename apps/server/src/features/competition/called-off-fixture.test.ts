import * as contract from '@bettle/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  aCompetition,
  aCompetitionScenario,
  type CompetitionScenario,
  DAY,
  HOUR,
  MINUTE,
  timeAt,
} from '../../../test/support/competition.ts'
import { aCountProvider, type CountProvider } from '../../../test/support/network/count-provider.ts'
import { aServer, type TestServer } from '../../../test/support/test-app.ts'

const INTERVAL = 20_000
const planned = Date.parse(timeAt(DAY))

let server: TestServer
let service: CountProvider
let scenario: CompetitionScenario
let id: contract.CompetitionId
let first: contract.MatchId
let second: contract.MatchId

beforeAll(async () => {
  server = await aServer()
  service = await aCountProvider()
})
afterAll(async () => {
  await server.stop()
  await service.stop()
})

/** Creates and draws a tournament of three in one group. Its first fixture follows a provider. */
beforeEach(async () => {
  scenario = await aCompetitionScenario(server, 3)
  ;[first, second] = (await scenario.fixtures(2)) as [contract.MatchId, contract.MatchId]
  id = await aCompetition(scenario.admin, { matchIds: [first, second], lastDay: timeAt(10 * DAY) })
  await scenario.enrols(id)
  await scenario.reaches(HOUR)
  states('NS')
  const { provider } = await scenario.admin.gets(contract.createFeedProvider, {
    body: {
      ...{ name: 'Counts Ltd', format: 'api-football', url: service.url, keyHeader: null, dailyCalls: null },
      ...{ intervalSeconds: INTERVAL / 1000, delaySeconds: 0, delays: [], totals: [] },
    },
  })
  const body = { matchId: first, source: 'provider', provider: { providerId: provider._id, match: '7' } } as const
  await scenario.admin.gets(contract.followFeed, { body })
})

function states(short: string): void {
  const types = ['Corner Kicks', 'Total Shots', 'Yellow Cards', 'Red Cards', 'Offsides']
  const statistics = [1, 2].map((team) => ({
    team: { id: team },
    statistics: types.map((type) => ({ type, value: 0 })),
  }))
  const match = {
    fixture: {
      ...{ id: 7, date: new Date(planned).toISOString(), status: { short } },
      periods: { first: planned / 1000, second: null },
    },
    teams: { home: { id: 1, name: 'France' }, away: { id: 2, name: 'Croatia' } },
    ...{ goals: { home: 0, away: 0 }, score: {}, statistics },
  }
  service.answers(() => ({ body: JSON.stringify({ errors: [], response: [match] }) }))
}

/** Goes on to this minute after the planned kick-off, from one answer of the provider to the next. */
async function reaches(minute: number): Promise<void> {
  while (server.clock.now() + INTERVAL <= planned + minute * MINUTE) await server.clock.advance(INTERVAL)
  await server.ctx.jobs.settled()
}

const fixture = async () => (await scenario.sees(id)).fixtures.find(({ matchId }) => matchId === first)
const haltNow = async () =>
  (await scenario.admin.gets(contract.getMatchFeed, { params: { id: first } })).feed?.provider?.halt

/** Plays to this minute, is interrupted for five minutes, and then has this status. Returns when it is abandoned. */
async function isInterrupted(minute: number, then: string): Promise<number> {
  await server.clock.set(planned - 5 * MINUTE)
  await scenario.bet(id, first, () => 'under')
  await reaches(0)
  states('1H')
  await reaches(minute)
  states('SUSP')
  await reaches(minute + 5)
  states(then)
  await reaches(minute + 17)
  return Date.parse((await haltNow())?.abandonsAt ?? '')
}

describe('a fixture whose match a provider interrupts', () => {
  it.each(['ABD', 'CANC', 'AWD'])(
    'fails when the match is abandoned after the status %s, and not at the interruption or the statement [CP39] [F29]',
    async (status) => {
      const abandonsAt = await isInterrupted(23, status)
      expect((abandonsAt - planned) / MINUTE).toBeGreaterThan(28 + 10 + 180 - 1)
      expect(await fixture()).not.toHaveProperty('failure', 'abandoned')
      await server.clock.set(abandonsAt - 1000)
      await server.ctx.jobs.settled()
      expect((await fixture())?.status).not.toMatch(/failed|counted/)
      await server.clock.set(abandonsAt + 1000)
      await server.ctx.jobs.settled()
      expect(await fixture()).toMatchObject({ status: 'failed', failure: 'abandoned' })
      expect((await scenario.sees(id)).stages[0]?.fixtures).toContain(second)
    },
  )

  it('goes on after the interruption, and does not fail [CP39] [F28]', async () => {
    await isInterrupted(23, '1H')
    expect(await haltNow()).toBeUndefined()
    await server.clock.set(planned + 5 * HOUR)
    await server.ctx.jobs.settled()
    expect((await fixture())?.status).not.toBe('failed')
  })
})
