import { listResults, type MatchId } from '@bettle/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aCompetition, aCompetitionScenario, HOUR } from '../../../test/support/competition.ts'
import type { Player } from '../../../test/support/scenario.ts'
import { aServer, type TestServer } from '../../../test/support/test-app.ts'

let server: TestServer
beforeAll(async () => {
  server = await aServer()
})
afterAll(() => server.stop())

it('a player finds a past game by part of its competition’s name or by a team; % and _ stand for themselves [K4] [PR450]', async () => {
  const scenario = await aCompetitionScenario(server, 2)
  const [fixture] = (await scenario.fixtures(1)) as [MatchId]
  const [ana] = scenario.players as [Player, Player]
  const id = await aCompetition(scenario.admin, { name: 'Cup of 100% friends', places: 2, matchIds: [fixture] })
  await scenario.enrols(id)
  await scenario.reaches(HOUR)
  await scenario.plays(id, fixture, () => 'over')

  const found = async (q: string) => {
    const { results, total } = await ana.gets(listResults, { query: { q, page: 1 } })
    expect(results).toHaveLength(total)
    return results.map(({ competition }) => competition?.name)
  }
  expect(await found('of 100% FRIENDS')).toEqual(['Cup of 100% friends'])
  expect(await found('Croatia')).toEqual(['Cup of 100% friends'])
  expect(await found('100_ friends')).toEqual([])
  expect(await found('another cup')).toEqual([])
})
