import { adminListCompetitions, type ListQuery } from '@bettle/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  aCompetition,
  aCompetitionScenario,
  type CompetitionScenario,
  timeAt,
} from '../../../test/support/competition.ts'
import { aServer, type TestServer } from '../../../test/support/test-app.ts'

const HOUR = 3_600_000

let server: TestServer
let scenario: CompetitionScenario
beforeAll(async () => {
  server = await aServer()
  scenario = await aCompetitionScenario(server, 1)
  const { admin, players } = scenario
  const [ana] = players
  if (!ana) throw new Error('the scenario has a player')
  await aCompetition(admin, { name: 'beta 100%', closesAt: timeAt(3 * HOUR) })
  await aCompetition(ana, { name: 'Alpha', format: 'league', closesAt: timeAt(2 * HOUR) })
  const gone = await aCompetition(admin, { name: 'Gamma', closesAt: timeAt(HOUR) })
  await scenario.decides(gone, { kind: 'cancelled' })
})
afterAll(() => server.stop())

const names = async (query: ListQuery) =>
  (await scenario.admin.gets(adminListCompetitions, { query })).competitions.map(({ name }) => name)

it('lists the latest competitions first for administrators, page by page [PR390]', async () => {
  expect(await names({})).toEqual(['Gamma', 'Alpha', 'beta 100%'])
  const page = await scenario.admin.gets(adminListCompetitions, { query: { page: 2, pageSize: 2 } })
  expect([page.total, page.competitions.map(({ name }) => name)]).toEqual([3, ['beta 100%']])
})

it.each([
  ['name', ['Alpha', 'beta 100%', 'Gamma']],
  ['-name', ['Gamma', 'beta 100%', 'Alpha']],
  ['format', ['Alpha', 'beta 100%', 'Gamma']],
  ['closesAt', ['Gamma', 'Alpha', 'beta 100%']],
  ['phase', ['Gamma', 'beta 100%', 'Alpha']],
])('sorts competitions by the column %s for administrators [PR390]', async (sort, sorted) => {
  expect(await names({ sort })).toEqual(sorted)
})

it('sorts competitions by the name of their organiser for administrators [PR390]', async () => {
  const { competitions } = await scenario.admin.gets(adminListCompetitions, { query: { sort: '-organiser' } })
  const organisers = competitions.map(({ organiser }) => organiser?.username.toLowerCase() ?? '')
  expect(new Set(organisers).size).toBe(2)
  expect(organisers).toEqual(organisers.toSorted().reverse())
})

it('refuses to sort the administrators’ list of competitions by an unknown column, and searches names for % and _ literally [PR390]', async () => {
  expect(await scenario.admin.isRefused(adminListCompetitions, { query: { sort: 'secret' } })).toBe('invalid-request')
  expect(await names({ q: '0%' })).toEqual(['beta 100%'])
  expect(await names({ q: 'A', sort: '-closesAt' })).toEqual(['beta 100%', 'Alpha', 'Gamma'])
  expect(await names({ q: '_' })).toEqual([])
})
