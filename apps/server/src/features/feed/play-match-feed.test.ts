import {
  deleteMatchEvent,
  deleteMatches,
  endMatch,
  eventStatistics,
  followFeed,
  handBackFeed,
  listActions,
  listMatchEvents,
  recordMatchEvent,
  reopenHalf,
  takeOverFeed,
  undoAction,
  unfollowFeed,
  updateHalf,
  updateMatch,
} from '@bettle/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { matchNow } from '../../../test/support/match-now.ts'
import { aScenario, type Player, type Scenario } from '../../../test/support/scenario.ts'
import { aServer, type TestServer } from '../../../test/support/test-app.ts'
import { failingWork } from '../../jobs/job-store.ts'

let server: TestServer
let scenario: Scenario
let ana: Player

beforeAll(async () => {
  server = await aServer()
})
beforeEach(async () => {
  scenario = await aScenario({ on: server })
  ana = await scenario.player('Ana')
})
afterAll(() => server.stop())

const corners = (...minutes: readonly (readonly [half: 1 | 2, minute: number])[]) => ({
  homeTeam: 'Ana United',
  awayTeam: 'Ben Rovers',
  halves: [
    { halfNumber: 1, durationSeconds: 46 * 60 },
    { halfNumber: 2, durationSeconds: 48 * 60 },
  ],
  events: minutes.map(([half, minute]) => ({ half, second: minute * 60, eventType: 'Corner', team: 'home' })),
})
const controls = () => ({ body: { matchId: scenario.match._id } })
const follows = (file: unknown) =>
  scenario.admin.gets(followFeed, { body: { matchId: scenario.match._id, source: 'file', file } })
const isPlannedIn = (minutes: number) => {
  const startTime = new Date(server.clock.now() + minutes * 60_000).toISOString()
  return scenario.admin.gets(updateMatch, { params: { id: scenario.match._id }, body: { startTime } })
}
const listedEvents = async () => (await ana.gets(listMatchEvents, { params: { matchId: scenario.match._id } })).events

describe('a match that follows a match file', () => {
  it('the refusal of a match file names its unsupported format or its missing field [F9]', async () => {
    const body = { matchId: scenario.match._id, source: 'file' as const }
    const refusals = [
      ['<Games><Game id="1"/></Games>', 'it holds Stats Perform events (Opta F24). Bettle reads'],
      [{ halves: [] }, 'homeTeam'],
    ] as const
    for (const [file, message] of refusals) {
      const refused = await scenario.admin.asks(followFeed, { body: { ...body, file } })
      expect(refused).toMatchObject({
        status: 400,
        failure: { code: 'invalid-request', error: expect.stringMatching(/^The file is not a match Bettle can play/) },
      })
      expect(refused).toMatchObject({ failure: { error: expect.stringContaining(message) } })
    }
  })

  it('a match file is played by the clock: halves begin and end, events are recorded at their times, results confirm themselves [F8]', async () => {
    const { secret, feed } = await follows(corners([1, 2], [1, 30], [2, 10]))
    expect([secret, feed.address]).toEqual([null, null])
    await scenario.goesOn(1)
    const [first] = (await matchNow(scenario)).halves
    expect(first?.status).toBe('active')
    const kickOff = Date.parse(first?.startTime ?? '')
    await server.clock.set(kickOff + 29 * 60_000)
    expect((await listedEvents()).map(({ timeStamp }) => Date.parse(timeStamp) - kickOff)).toEqual([2 * 60_000])
    for (let minute = 0; minute < 100; minute += 1) await scenario.goesOn(1)
    const over = await matchNow(scenario)
    expect(over.status).toBe('completed')
    expect(
      over.halves.map(({ startTime, endTime }) => Date.parse(endTime ?? '') - Date.parse(startTime ?? '')),
    ).toEqual([46 * 60_000, 48 * 60_000])
    expect(await listedEvents()).toHaveLength(3)
    expect(over.resultsConfirmedAt).not.toBeNull()
  })

  it('a match file that is handed back records no event of the time of the takeover, and not again an event that the operator removed [F7] [F8]', async () => {
    await follows(corners([1, 2], [1, 5], [1, 8]))
    await scenario.goesOn(1)
    const kickOff = Date.parse((await matchNow(scenario)).halves[0]?.startTime ?? '')
    await server.clock.set(kickOff + 3 * 60_000)
    const [taken] = await listedEvents()
    await scenario.admin.gets(takeOverFeed, controls())
    await scenario.admin.gets(deleteMatchEvent, { params: { id: taken?._id ?? '' } })
    await server.clock.set(kickOff + 6 * 60_000)
    const timeStamp = new Date(kickOff + 5 * 60_000).toISOString()
    await scenario.admin.gets(recordMatchEvent, { body: { match: scenario.match._id, eventType: 'Shot', timeStamp } })
    await scenario.admin.gets(handBackFeed, controls())
    await server.clock.set(kickOff + 9 * 60_000)
    expect(
      (await listedEvents()).map(({ eventType, timeStamp: at }) => [eventType, (Date.parse(at) - kickOff) / 60_000]),
    ).toEqual([
      ['Shot', 5],
      ['Corner', 8],
    ])
  })

  it('a match file that is attached in minute 10 of a running match records only its later events [F8]', async () => {
    await scenario.startsHalf(1)
    await scenario.letsKickOff()
    await scenario.records('Corner')
    await scenario.goesOn(10)
    await follows(corners([1, 2], [1, 12]))
    await scenario.goesOn(3)
    expect(await listedEvents()).toHaveLength(2)
  })

  it('a match that follows a match file starts at its planned kick-off and not before [F8]', async () => {
    await isPlannedIn(20)
    await follows(corners([1, 2]))
    await scenario.goesOn(19)
    expect((await matchNow(scenario)).status).toBe('upcoming')
    await scenario.goesOn(2)
    expect((await matchNow(scenario)).status).toBe('active')
  })

  it('a match file that an operator hands back before the match, by command or by undo, starts the match at the planned kick-off [F7] [F8]', async () => {
    await isPlannedIn(60)
    await follows(corners([1, 2]))
    await scenario.admin.gets(takeOverFeed, controls())
    await scenario.goesOn(5)
    await scenario.admin.gets(handBackFeed, controls())
    await scenario.goesOn(5)
    await scenario.admin.gets(takeOverFeed, controls())
    const { actions } = await scenario.admin.gets(listActions, { query: { matchId: scenario.match._id } })
    await scenario.admin.gets(undoAction, { params: { id: actions[0]?._id ?? '' } })
    for (let minute = 10; minute < 59; minute += 1) await scenario.goesOn(1)
    expect((await matchNow(scenario)).status).toBe('upcoming')
    await scenario.goesOn(2)
    expect((await matchNow(scenario)).status).toBe('active')
    await scenario.goesOn(4)
    expect(await listedEvents()).toHaveLength(1)
  })

  it('a match file starts no half before a kick-off that an operator moved, and plays at once when the operator starts the half [C8] [F8]', async () => {
    await isPlannedIn(20)
    await follows(corners([1, 2]))
    await isPlannedIn(60)
    await scenario.goesOn(30)
    expect((await matchNow(scenario)).status).toBe('upcoming')
    const [half] = (await matchNow(scenario)).halves
    const startTime = new Date(server.clock.now() + 5 * 60_000).toISOString()
    await scenario.admin.gets(updateHalf, { params: { id: half?._id ?? '' }, body: { startTime } })
    await scenario.goesOn(4)
    expect((await matchNow(scenario)).status).toBe('upcoming')
    await isPlannedIn(120)
    await scenario.goesOn(10)
    await scenario.startsHalf(1)
    await scenario.goesOn(4)
    expect(await listedEvents()).toHaveLength(1)
  })

  it('a match file continues after its match was deleted and restored [F8] [O3]', async () => {
    await follows(corners([1, 2], [1, 30]))
    await scenario.goesOn(5)
    await scenario.admin.gets(deleteMatches, { body: { ids: [scenario.match._id] } })
    await scenario.goesOn(4)
    const { actions } = await scenario.admin.gets(listActions, { query: { matchId: scenario.match._id } })
    await scenario.admin.gets(undoAction, { params: { id: actions[0]?._id ?? '' } })
    for (let minute = 7; minute < 40; minute += 1) await scenario.goesOn(1)
    expect(await listedEvents()).toHaveLength(2)
  })

  it('a half that ran longer under an operator’s control ends when the match file is handed back, and the operator’s event in it counts [F8]', async () => {
    await follows(corners([1, 2]))
    await scenario.goesOn(1)
    const kickOff = Date.parse((await matchNow(scenario)).halves[0]?.startTime ?? '')
    await server.clock.set(kickOff + 44 * 60_000)
    await scenario.admin.gets(takeOverFeed, controls())
    await server.clock.set(kickOff + 48 * 60_000)
    const timeStamp = new Date(kickOff + 47 * 60_000).toISOString()
    await scenario.admin.gets(recordMatchEvent, { body: { match: scenario.match._id, eventType: 'Corner', timeStamp } })
    await scenario.admin.gets(handBackFeed, controls())
    await scenario.goesOn(1)
    const [first] = (await matchNow(scenario)).halves
    expect(first?.status).toBe('finished')
    expect(Date.parse(first?.endTime ?? '')).toBe(kickOff + 48 * 60_000)
    const { statistics } = await ana.gets(eventStatistics, { params: { matchId: scenario.match._id } })
    expect(statistics.Corner).toEqual({ 1: 1, 5: 1 })
  })

  it('a match file continues after a half was ended by mistake and reopened [F8]', async () => {
    await follows(corners([1, 2], [1, 12], [1, 20]))
    await scenario.goesOn(1)
    const kickOff = Date.parse((await matchNow(scenario)).halves[0]?.startTime ?? '')
    await server.clock.set(kickOff + 5 * 60_000)
    await scenario.admin.gets(endMatch, controls())
    await server.clock.set(kickOff + 10 * 60_000)
    await scenario.admin.gets(reopenHalf, { body: { matchId: scenario.match._id, halfNumber: 1 } })
    await server.clock.set(kickOff + 21 * 60_000)
    expect((await listedEvents()).map(({ timeStamp }) => (Date.parse(timeStamp) - kickOff) / 60_000)).toEqual([
      2, 12, 20,
    ])
  })

  it('a deleted match keeps no job of its match file [F8]', async () => {
    await follows(corners([1, 2], [1, 30]))
    await scenario.goesOn(3)
    await scenario.admin.gets(deleteMatches, { body: { ids: [scenario.match._id] } })
    await scenario.goesOn(30)
    expect(await failingWork(server.ctx.db)).toEqual([])
    const left = await server.ctx.db
      .selectFrom('due_work')
      .select('kind')
      .where('key', '=', scenario.match._id)
      .execute()
    expect(left).toEqual([])
  })

  it('refuses an invalid match file, and the match then does not start by itself [F1]', async () => {
    const body = { matchId: scenario.match._id, source: 'file' as const, file: { halves: [] } }
    expect(await scenario.admin.isRefused(followFeed, { body })).toBe('invalid-request')
    await scenario.goesOn(2)
    expect((await matchNow(scenario)).status).toBe('upcoming')
  })

  it('a match records no event of a match file after an operator undid the attachment of the file [O3]', async () => {
    await follows(corners([1, 2], [1, 30]))
    await scenario.goesOn(1)
    const { actions } = await scenario.admin.gets(listActions, { query: { matchId: scenario.match._id } })
    const followed = actions.find(({ kind }) => kind === 'follow-feed')
    await scenario.admin.gets(undoAction, { params: { id: followed?._id ?? '' } })
    await scenario.goesOn(32)
    expect(await listedEvents()).toEqual([])
  })
})

it('an operator who undoes the detachment of a simulated feed gets the same simulation back and stays in control of the match [F8] [O3]', async () => {
  await scenario.admin.gets(followFeed, { body: { matchId: scenario.match._id, source: 'simulator' } })
  const fileNow = async () => {
    const row = await server.ctx.db
      .selectFrom('match_feed')
      .select(['file', 'state'])
      .where('match_id', '=', scenario.match._id)
      .executeTakeFirst()
    return { events: row?.file?.events, halves: row?.file?.halves, state: row?.state }
  }
  await scenario.goesOn(5)
  await scenario.admin.gets(takeOverFeed, controls())
  const before = await fileNow()
  await scenario.admin.gets(unfollowFeed, controls())
  const { actions } = await scenario.admin.gets(listActions, { query: { matchId: scenario.match._id } })
  await scenario.admin.gets(undoAction, { params: { id: actions[0]?._id ?? '' } })
  expect(await fileNow()).toEqual(before)
  const recorded = await listedEvents()
  await scenario.goesOn(10)
  expect(await listedEvents()).toEqual(recorded)
})

it('a simulated match played to its end has more than 60 and fewer than 260 events, as real matches have [F1] [F8]', async () => {
  await scenario.admin.gets(followFeed, { body: { matchId: scenario.match._id, source: 'simulator' } })
  for (let minute = 0; minute < 125; minute += 5) await scenario.goesOn(5)
  expect((await matchNow(scenario)).status).toBe('completed')
  const count = (await listedEvents()).length
  expect(count).toBeGreaterThan(60)
  expect(count).toBeLessThan(260)
})
