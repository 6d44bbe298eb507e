import { createHash } from 'node:crypto'
import * as contract from '@bettle/contract'
import { checkDraws } from '@bettle/rules'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aCompetition, aCompetitionScenario, DAY, HOUR } from '../../../test/support/competition.ts'
import { aServer, type TestServer } from '../../../test/support/test-app.ts'

let server: TestServer
beforeAll(async () => {
  server = await aServer()
})
afterAll(() => server.stop())

/** Computes the hash without the rules package, as an outsider would. */
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

it('a competition publishes the hash of its seed at creation, and after the draw all that is needed to recompute the groups [CP7] [CP62]', async () => {
  const scenario = await aCompetitionScenario(server, 7)
  const id = await aCompetition(scenario.admin, { matchIds: await scenario.fixtures(3) })
  const [ana] = scenario.players
  await scenario.enrols(id)
  const drawOf = () => scenario.admin.gets(contract.competitionDraw, { params: { competitionId: id } })
  const before = await drawOf()
  expect(before).toEqual({ format: 'tournament', seedHash: expect.stringMatching(/^[0-9a-f]{64}$/), draws: [] })
  expect((await scenario.sees(id, ana)).seedHash).toBe(before.seedHash)
  await scenario.reaches(HOUR)
  const { seedHash, draws } = await drawOf()
  const [draw] = draws
  if (!draw) throw new Error('nothing was drawn')
  expect(seedHash).toBe(before.seedHash)
  expect(sha256(draw.seed)).toBe(seedHash)
  const list = draw.entries.map(({ userId }) => userId)
  expect(list).toEqual(scenario.players.map(({ userId }) => userId))
  expect(sha256(JSON.stringify(list))).toBe(draw.listHash)
  const lots = list.map((userId) => ({ userId, lot: sha256(JSON.stringify([draw.seed, draw.listHash, userId])) }))
  expect(draw.entries.map(({ userId, lot }) => ({ userId, lot }))).toEqual(lots)
  const dealt = lots.toSorted((a, b) => (a.lot < b.lot ? -1 : 1)).map(({ userId }) => userId)
  const { stages } = await scenario.sees(id)
  expect(stages[0]?.groups.map(({ members }) => members)).toEqual([
    dealt.filter((_, index) => index % 2 === 0),
    dealt.filter((_, index) => index % 2 === 1),
  ])
  expect(draw.groups).toEqual(stages[0]?.groups.map(({ members }) => ({ division: null, members })))
})

it('the draw of one season reveals its seed, and of the next season’s seed only the hash [CP9] [CP62]', async () => {
  const scenario = await aCompetitionScenario(server, 2)
  const fixtures = await scenario.fixtures(4)
  const fields = { format: 'league', seasonFixtures: 2, seasons: 2, matchIds: fixtures } as const
  const id = await aCompetition(scenario.admin, fields)
  await scenario.enrols(id)
  await scenario.reaches(HOUR)
  for (const fixture of fixtures.slice(0, 2)) await scenario.plays(id, fixture, () => 'over')
  await scenario.reaches(2 * DAY + HOUR)
  const { draws, seedHash } = await scenario.admin.gets(contract.competitionDraw, { params: { competitionId: id } })
  expect(draws.map(({ season }) => season)).toEqual([1, 2])
  expect(sha256(draws[0]?.seed ?? '')).toBe(seedHash)
  expect(sha256(draws[1]?.seed ?? '')).toBe(draws[0]?.seed)
})

it('the check of the draws of a league agrees for both seasons, with moves, an absentee, a newcomer and a late entry, and disagrees if two names are swapped [CP28] [CP29] [CP31] [CP32] [CP62]', async () => {
  const scenario = await aCompetitionScenario(server, 11)
  const fixtures = await scenario.fixtures(4)
  const fields = { format: 'league', places: 12, seasonFixtures: 2, seasons: 2, matchIds: fixtures } as const
  const id = await aCompetition(scenario.admin, fields)
  await scenario.enrols(id, scenario.players.slice(0, 9))
  await scenario.reaches(HOUR)
  await scenario.enrols(id, scenario.players.slice(9, 10))
  const plays = (player: { userId: string }) => {
    const index = scenario.players.findIndex(({ userId }) => userId === player.userId)
    if (index === 0) return 'none'
    return index % 2 === 0 ? 'over' : 'under'
  }
  for (const fixture of fixtures.slice(0, 2)) await scenario.plays(id, fixture, plays)
  await scenario.enrols(id, scenario.players.slice(10))
  await scenario.reaches(2 * DAY + 4 * HOUR)
  const drawOf = () => scenario.admin.gets(contract.competitionDraw, { params: { competitionId: id } })
  const checked = async () => checkDraws(await drawOf(), sha256).map(({ groups, matches }) => [groups, matches])
  expect((await drawOf()).draws[0]?.late).toEqual([scenario.players[9]?.userId])
  expect(await checked()).toEqual([
    ['match', true],
    ['match', true],
  ])
  // The kick-off fixes the divisions, and the facts that decided them.
  await scenario.reaches(3 * DAY)
  await scenario.begins(fixtures[2] as contract.MatchId)
  expect(await checked()).toEqual([
    ['match', true],
    ['match', true],
  ])
  const shown = await drawOf()
  const [, second] = shown.draws
  const [a, b] = [second?.groups?.[0]?.members[0], second?.groups?.at(-1)?.members[0]]
  const swapped = JSON.parse(
    JSON.stringify(shown).replace(
      JSON.stringify(second?.groups),
      JSON.stringify(second?.groups)
        .replaceAll(String(a), 'x')
        .replaceAll(String(b), String(a))
        .replaceAll('"x"', `"${b}"`),
    ),
  )
  expect(checkDraws(swapped, sha256).map(({ groups, matches }) => [groups, matches])).toEqual([
    ['match', true],
    ['differ', false],
  ])
}, 240_000)
