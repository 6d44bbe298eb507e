import * as contract from '@bettle/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aScenario, type Player, type Scenario } from '../../../test/support/scenario.ts'
import { DEFAULT_LANDING } from '../../features/content/default-landing.ts'

let scenario: Scenario
let admin: Player

beforeAll(async () => {
  scenario = await aScenario()
  admin = scenario.admin
})
afterAll(() => scenario.ends())

/** Sends any body and returns the paths that the refusal names, each once. */
async function faultsOf(route: contract.RouteSpec, body: unknown, params?: unknown): Promise<string[]> {
  const answer = await admin.asks(route, { body, ...(params !== undefined && { params }) } as never)
  if (answer.ok) throw new Error(`${route.path} was not refused`)
  expect([answer.status, answer.failure.code]).toEqual([400, 'invalid-request'])
  return [...new Set(answer.failure.issues?.map(({ path }) => path))].toSorted()
}

it('one refusal names a section that appears twice and a text of the wrong type in another section [A54]', async () => {
  const [first, ...others] = DEFAULT_LANDING.sections
  if (first?.kind !== 'hero') throw new Error('the page begins with its hero')
  const sections = [{ ...first, heading: 5 }, ...others.slice(0, -1), others.at(1)]
  const content = { ...DEFAULT_LANDING, page: { ...DEFAULT_LANDING.page, title: 5 }, sections }
  const paths = await faultsOf(contract.publishLanding, { content, basedOn: 0 })
  expect(paths).toEqual(['content.page.title', 'content.sections', 'content.sections.0.heading'])
})

it('one refusal names the missing error of a crash report and a field of the wrong type [A54]', async () => {
  expect(await faultsOf(contract.reportCrash, { data: { browser: 5 } })).toEqual(['', 'data.browser'])
  expect(await faultsOf(contract.reportCrash, { error: { name: 5 }, data: 7 })).toEqual(['data', 'error.name'])
})

it('one refusal names both fields that a deletion of matches lacks: which matches, and how many were seen [A54]', async () => {
  expect(await faultsOf(contract.deleteMatches, {})).toEqual(['count', 'ids'])
})

it('one refusal names both faults of a half that overlaps the half before it and ends in the future [A54]', async () => {
  await scenario.startsHalf(1)
  await scenario.letsKickOff()
  await scenario.goesOn(46)
  await scenario.endsHalf(1)
  await scenario.startsHalf(2)
  await scenario.letsKickOff()
  await scenario.goesOn(10)
  await scenario.endsHalf(2)
  const second = (await scenario.admin.gets(contract.getMatch, { params: { id: scenario.match._id } })).match.halves[1]
  const now = scenario.server.clock.now()
  const body = {
    startTime: new Date(now - 40 * 60_000).toISOString(),
    endTime: new Date(now + 60_000).toISOString(),
  }
  expect(await faultsOf(contract.updateHalf, body, { id: second?._id })).toEqual(['endTime', 'startTime'])
})

it('one refusal names a wrong time zone of a fixtures file and the missing file [A54]', async () => {
  expect(await faultsOf(contract.previewFixtures, { timeZone: 'Nowhere/Land' })).toEqual(['csv', 'timeZone'])
})

it('one refusal names every text that cannot be stored, and the other faults of the body [A54]', async () => {
  const body = { homeTeam: 'a\0', awayTeam: 'b\ud800', status: 'never', tempo: 'fast' }
  expect(await faultsOf(contract.createMatch, body)).toEqual(['awayTeam', 'homeTeam', 'status', 'tempo'])
})

it('one refusal names every missing price of an event type [A54]', async () => {
  const price = { betType: 'over', threshold: 1.5 }
  const body = { eventTypeName: 'Corner', customOdds: [price, { ...price, odds: 2 }, { ...price, betType: 'under' }] }
  const paths = await faultsOf(contract.addMatchEventType, body, { id: scenario.match._id })
  expect(paths).toEqual(['customOdds.0.odds', 'customOdds.2.odds'])
})
