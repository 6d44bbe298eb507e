import { afterAll, beforeAll, expect, it } from 'vitest'
import { aCompetition, aCompetitionScenario, HOUR, MINUTE } from '../../../test/support/competition.ts'
import { aServer, type TestServer } from '../../../test/support/test-app.ts'

let server: TestServer
beforeAll(async () => {
  server = await aServer()
})
afterAll(() => server.stop())

it('a tournament of eight players goes from the draw of two groups to a winner, who is paid its trophies once [CP19] [CP23] [CP45]', async () => {
  const scenario = await aCompetitionScenario(server, 8)
  const fixtures = await scenario.fixtures(3)
  const [groupFixture, semiFinal, final] = fixtures as [
    (typeof fixtures)[0],
    (typeof fixtures)[0],
    (typeof fixtures)[0],
  ]
  const id = await aCompetition(scenario.admin, { matchIds: fixtures })
  await scenario.enrols(id)
  expect(await scenario.sees(id)).toMatchObject({ phase: 'enrolling', entries: 8, reserves: 0, fixturesNeeded: 3 })
  await scenario.reaches(HOUR)
  const drawn = await scenario.sees(id)
  expect(drawn.phase).toBe('drawn')
  expect(drawn.stages[0]?.groups.map(({ members }) => members.length)).toEqual([4, 4])
  // The first fixture kicks off in less than a day, so its lobbies are created at once.
  await scenario.reaches(HOUR + MINUTE)
  expect((await scenario.sees(id)).stages[0]?.groups.map(({ lobbies }) => lobbies.length)).toEqual([1, 1])

  // In each group the first two players by lot bet right and the others wrong.
  const strong = new Set(drawn.stages[0]?.groups.flatMap(({ members }) => members.slice(0, 2)))
  await scenario.plays(id, groupFixture, ({ userId }) => (strong.has(userId) ? 'over' : 'under'))
  const afterGroups = await scenario.sees(id)
  expect(afterGroups.stages[0]).toMatchObject({ status: 'finished' })
  expect(afterGroups.bracket[0]?.ties).toHaveLength(2)
  const left = afterGroups.stages[1]?.groups.flatMap(({ members }) => members) ?? []
  expect(new Set(left)).toEqual(strong)

  await scenario.plays(id, semiFinal, ({ userId }) => (userId === left[0] || userId === left[2] ? 'over' : 'under'))
  const finalists = (await scenario.sees(id)).stages[2]?.groups[0]?.members ?? []
  expect(finalists.toSorted()).toEqual([left[0], left[2]].toSorted())
  await scenario.plays(id, final, ({ userId }) => (userId === finalists[1] ? 'over' : 'under'))
  const over = await scenario.sees(id)
  expect(over).toMatchObject({ phase: 'finished', winner: { _id: finalists[1] } })
  expect(over.trophies).toEqual([{ userId: finalists[1], stage: 'round-2', amount: 8 * 100 }])
  const booked = await server.ctx.db
    .selectFrom('competition_trophy')
    .select(['account_id', 'kind', 'trophies'])
    .where('competition_id', '=', id)
    .execute()
  expect(booked).toEqual([{ account_id: finalists[1], kind: 'award', trophies: 800 }])
})
