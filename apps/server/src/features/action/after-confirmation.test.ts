import {
  type Action,
  adminGetMatch,
  adminListMatchRounds,
  adminOverview,
  confirmResults,
  createRound,
  deleteMatchEvent,
  endMatch,
  listActions,
  listMatchRounds,
  type MatchId,
  recordMatchEvent,
  resume,
  suspend,
  undoAction,
  updateHalf,
  updateMatch,
} from '@bettle/contract'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { aScenario, type Scenario } from '../../../test/support/scenario.ts'
import { aServer, type TestServer } from '../../../test/support/test-app.ts'

let server: TestServer
let scenario: Scenario
let matchId: MatchId

beforeAll(async () => {
  server = await aServer()
})
beforeEach(async () => {
  scenario = await aScenario({ on: server })
  matchId = scenario.match._id
})
afterAll(() => server.stop())

const actions = async (): Promise<Action[]> => (await scenario.admin.gets(listActions, { query: { matchId } })).actions
const suspendedTypes = async () =>
  (await scenario.admin.gets(adminGetMatch, { params: { id: matchId } })).match.suspendedEventTypes

it('after the results are confirmed, the audit log offers no undo that changes the clock, and every undo that it offers succeeds with a reason [O4] [S8]', async () => {
  const { admin } = scenario
  const halfId = scenario.match.halves[1]?._id
  if (!halfId) throw new Error('there is no second half')
  await admin.gets(updateMatch, { params: { id: matchId }, body: { homeTeam: 'Finland' } })
  const rounds = (await admin.gets(adminListMatchRounds, { params: { matchId } })).matchRounds
  const last = rounds.at(-1)
  if (last) await admin.asks(createRound, { body: { halfId, startMinute: 44, endMinute: 45 } })
  await admin.gets(suspend, { body: { matchId, eventTypes: ['Goal', 'Card'] } })
  await admin.gets(resume, { body: { matchId, eventTypes: ['Goal', 'Card'] } })
  await scenario.startsHalf(1)
  await scenario.letsKickOff()
  const corner = await scenario.records('Corner')
  await scenario.goesOn(2)
  const startTime = new Date(server.clock.now() - 110_000).toISOString()
  await admin.gets(updateHalf, { params: { id: scenario.match.halves[0]?._id as never }, body: { startTime } })
  const body = { match: matchId, eventType: 'Throw', timeStamp: server.clock.date().toISOString() }
  await admin.gets(recordMatchEvent, { body })
  await admin.gets(deleteMatchEvent, { params: { id: corner._id }, query: {} })
  await scenario.goesOn(50)
  await scenario.endsHalf(1)
  await admin.gets(endMatch, { body: { matchId } })
  await admin.gets(confirmResults, { body: { matchId } })

  const ofClock = new Set(['start-half', 'end-half', 'end-match', 'update-half', 'restore-times', 'create-round'])
  const listed = await actions()
  expect(listed.filter(({ kind }) => ofClock.has(kind)).map(({ canUndo, whyNot }) => [canUndo, whyNot])).toEqual(
    listed.filter(({ kind }) => ofClock.has(kind)).map(() => [false, 'results-confirmed']),
  )
  const offered = listed.filter(({ canUndo }) => canUndo)
  expect(offered.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['record-event', 'delete-event', 'resume']))
  for (const { _id, kind } of offered) {
    const undone = await admin.asks(undoAction, { params: { id: _id }, query: { reason: 'Seen again' } })
    expect(undone, kind).toMatchObject({ ok: true })
  }
})

it('logs the suspension of several event types in one call as one action, with one undo for all of them [O2] [B11]', async () => {
  const { admin } = scenario
  await admin.gets(suspend, { body: { matchId, eventType: 'Card' } })
  await admin.gets(suspend, { body: { matchId, eventTypes: ['Goal', 'Penalty', 'Card'] } })
  expect(await suspendedTypes()).toEqual(['Card', 'Goal', 'Penalty'])
  const [line] = await actions()
  expect(line).toMatchObject({ kind: 'suspend', subject: { eventTypes: ['Goal', 'Penalty'] }, canUndo: true })
  const undone = await admin.gets(undoAction, { params: { id: line?._id as never }, query: {} })
  expect(await suspendedTypes()).toEqual(['Card'])
  await admin.gets(undoAction, { params: { id: undone.action._id }, query: {} })
  expect(await suspendedTypes()).toEqual(['Card', 'Goal', 'Penalty'])
  await admin.gets(resume, { body: { matchId, eventTypes: ['Goal', 'Penalty', 'Card'] } })
  expect(await suspendedTypes()).toEqual([])
  expect((await actions()).map(({ kind }) => kind)).toEqual([
    ...['resume', 'suspend', 'resume', 'suspend', 'suspend'],
    'create-match',
  ])
})

it('after a half has ended early, its rounds that never began have no start and end times [R10]', async () => {
  const ana = await scenario.player('Ana')
  await scenario.startsHalf(1)
  await scenario.letsKickOff()
  await scenario.goesOn(12)
  await scenario.endsHalf(1)
  const { matchRounds } = await ana.gets(listMatchRounds, { params: { matchId }, query: {} })
  const times = matchRounds.slice(0, 5).map(({ startsAt, endsAt }) => [startsAt !== null, endsAt !== null])
  expect(times).toEqual([
    [true, true],
    [true, true],
    [false, false],
    [false, false],
    [false, false],
  ])
})

it('the administrators’ overview does not count a lobby of an ended match as an open lobby [M5]', async () => {
  const ana = await scenario.player('Ana')
  const open = async () => (await scenario.admin.gets(adminOverview, {})).openLobbies
  const before = await open()
  await ana.opensLobby()
  expect(await open()).toBe(before + 1)
  await scenario.startsHalf(1)
  await scenario.letsKickOff()
  await scenario.goesOn(10)
  expect(await open()).toBe(before + 1)
  await scenario.admin.gets(endMatch, { body: { matchId } })
  expect(await open()).toBe(before)
})
