import {
  career,
  competitionById,
  confirmResults,
  endMatch,
  listResults,
  lobbyDetails,
  placeBet,
  recordMatchEvent,
  startHalf1,
} from '@bettle/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aCup, DAY, draws, enrolAll } from '../../../test/support/competition.ts'
import { naiveCareer } from '../../../test/support/naive/naive-career.ts'
import { aScenario, betOn, type Player, type Scenario } from '../../../test/support/scenario.ts'
import { aServer, type TestServer } from '../../../test/support/test-app.ts'

const MINUTE = 60_000

let server: TestServer
let scenario: Scenario
beforeAll(async () => {
  server = await aServer()
  scenario = await aScenario({ on: server })
})
afterAll(() => server.stop())

const recordOf = async (player: Player) => (await player.gets(career, {})).competitions

it('a user’s career counts competitions entered by the draw, wins and trophies, and the user’s previous results name the competition [PR402] [PR407]', async () => {
  const [ana, ben, cleo] = [await scenario.player('Ana'), await scenario.player('Ben'), await scenario.player('Cleo')]
  const cup = await aCup(server, scenario.admin, { places: 2 }, 1)
  const kickOff = server.clock.now() + DAY
  await enrolAll([ana, ben, cleo], cup.id)
  expect(await recordOf(ana)).toEqual({ entered: 0, won: 0, trophies: 0 })
  await draws(server, cup.id)
  expect(await recordOf(ana)).toEqual({ entered: 1, won: 0, trophies: 0 })

  await server.clock.set(kickOff - 5 * MINUTE)
  for (const [player, side] of [
    [ana, 'Over'],
    [ben, 'Under'],
  ] as const) {
    const { mine } = await player.gets(competitionById, { params: { competitionId: cup.id } })
    if (!mine.next?.lobbyId) throw new Error(`${player.name} has no game`)
    const lobby = await player.gets(lobbyDetails, { params: { lobbyId: mine.next.lobbyId } })
    await player.gets(placeBet, { body: betOn(lobby, `${side} 0.5 Corner`, 100) })
  }
  const [matchId] = cup.fixtures
  if (!matchId) throw new Error('the cup has a fixture')
  await server.clock.set(kickOff)
  await scenario.admin.gets(startHalf1, { body: { matchId } })
  await server.clock.advance(2 * MINUTE)
  const timeStamp = new Date(server.clock.now()).toISOString()
  await scenario.admin.gets(recordMatchEvent, { body: { match: matchId, eventType: 'Corner', timeStamp } })
  await server.clock.advance(12 * MINUTE)
  await scenario.admin.gets(endMatch, { body: { matchId } })
  await scenario.admin.gets(confirmResults, { body: { matchId } })
  await server.ctx.jobs.settled()

  expect(await recordOf(ana)).toEqual({ entered: 1, won: 1, trophies: 200 })
  expect(await recordOf(ben)).toEqual({ entered: 1, won: 0, trophies: 0 })
  expect(await recordOf(cleo)).toEqual({ entered: 0, won: 0, trophies: 0 })
  expect((await ana.gets(listResults, { query: {} })).results).toMatchObject([
    { lobbyCode: '', competition: { _id: cup.id, name: 'Office Cup', stage: 'groups' }, userWon: true, trophies: 0 },
  ])
  for (const player of [ana, ben, cleo])
    expect(await player.gets(career, {})).toEqual(await naiveCareer(server.ctx.db, player.userId))
})
