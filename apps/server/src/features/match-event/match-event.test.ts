import * as contract from '@bettle/contract'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aScenario, type Player, type Scenario } from '../../../test/support/scenario.ts'
import { aServer, aSignedInUser, listen, type TestServer } from '../../../test/support/test-app.ts'
import { newId } from '../../db/ids.ts'
import { recordMatchEvent } from './record-match-event.ts'

let server: TestServer

beforeAll(async () => {
  server = await aServer()
})

afterAll(() => server.stop())

describe('a match event', () => {
  let scenario: Scenario
  let ana: Player
  beforeEach(async () => {
    scenario = await aScenario({ on: server })
    ana = await scenario.player('Ana')
  })
  afterEach(() => scenario.ends())

  const at = (seconds: number) => new Date(scenario.server.clock.now() + seconds * 1000).toISOString()
  const event = (eventType: string, more: Record<string, unknown> = {}) => ({
    body: { match: scenario.match._id, eventType, timeStamp: at(0), ...more },
  })
  const record = async (eventType: string, more: Record<string, unknown> = {}) =>
    (await scenario.admin.gets(contract.recordMatchEvent, event(eventType, more))).event
  const statistics = async () =>
    (await ana.gets(contract.eventStatistics, { params: { matchId: scenario.match._id } })).statistics
  const matchNow = async () => (await ana.gets(contract.getMatch, { params: { id: scenario.match._id } })).match
  const events = async () =>
    (await ana.gets(contract.listMatchEvents, { params: { matchId: scenario.match._id } })).events

  it('counts a match event for the round that contains it, on a boundary for the later round, outside every round for none [E1]', async () => {
    await record('Corner')
    await scenario.startsHalf(1)
    await scenario.letsKickOff()
    await record('Corner')
    await scenario.goesOn(10)
    await record('Corner')
    await record('Corner', { timeStamp: at(-0.001) })
    await record('Throw')
    expect(await statistics()).toEqual({ Corner: { 1: 2, 2: 1 }, Throw: { 2: 1 } })
    await scenario.goesOn(5)
    await scenario.endsHalf(1)
    await record('Corner')
    expect(await statistics()).toEqual({ Corner: { 1: 2, 2: 1 }, Throw: { 2: 1 } })
    expect((await events()).length).toBe(6)
  })

  it('counts a match event in every plan by the rounds of that plan [E1]', async () => {
    const lobby = await ana.opensLobby({ roundDuration: 5 })
    await scenario.startsHalf(1)
    await scenario.letsKickOff()
    await scenario.goesOn(6)
    await record('Corner')
    const asked = { params: { matchId: scenario.match._id }, query: { lobbyId: lobby._id } }
    expect((await ana.gets(contract.eventStatistics, asked)).statistics).toEqual({ Corner: { 2: 1 } })
    expect(await statistics()).toEqual({ Corner: { 1: 1 } })
  })

  it('refuses a match event that lies more than five seconds in the future [E2]', async () => {
    await scenario.startsHalf(1)
    expect(await scenario.admin.isRefused(contract.recordMatchEvent, event('Goal', { timeStamp: at(5.001) }))).toBe(
      'invalid-request',
    )
    const goal = await record('Goal', { timeStamp: at(5) })
    const edit = { params: { id: goal._id }, body: { timeStamp: at(6) } }
    expect(await scenario.admin.isRefused(contract.updateMatchEvent, edit)).toBe('invalid-request')
  })

  it('refuses a match event whose type the match does not play, and every event of an abandoned match', async () => {
    expect(await scenario.admin.isRefused(contract.recordMatchEvent, event('Yawn'))).toBe('not-found')
    expect(await scenario.admin.isRefused(contract.recordMatchEvent, event('goal'))).toBe('not-found')
    const goal = await record('Goal')
    const edit = { params: { id: goal._id }, body: { eventType: 'Yawn' } }
    expect(await scenario.admin.isRefused(contract.updateMatchEvent, edit)).toBe('not-found')
    await scenario.admin.gets(contract.abandonMatch, { body: { matchId: scenario.match._id, reason: 'Snow' } })
    expect(await scenario.admin.isRefused(contract.recordMatchEvent, event('Goal'))).toBe('half-state')
  })

  it('refuses to remove or change an event of an abandoned match [E3] [S9]', async () => {
    const goal = await record('Goal')
    await scenario.admin.gets(contract.abandonMatch, { body: { matchId: scenario.match._id, reason: 'Snow' } })
    const params = { id: goal._id }
    expect(await scenario.admin.isRefused(contract.deleteMatchEvent, { params })).toBe('half-state')
    expect(await scenario.admin.isRefused(contract.updateMatchEvent, { params, body: { team: 'away' } })).toBe(
      'half-state',
    )
    expect((await events()).map(({ _id, team }) => [_id, team])).toEqual([[goal._id, null]])
  })

  it('a match event sent again with the same sourceId changes nothing, also after the event was removed [E4]', async () => {
    const first = await record('Corner', { sourceId: 'opta-1', team: 'home' })
    const again = await record('Goal', { sourceId: 'opta-1', timeStamp: at(-60) })
    expect(again).toEqual(first)
    await scenario.admin.gets(contract.deleteMatchEvent, { params: { id: first._id } })
    expect(await record('Corner', { sourceId: 'opta-1' })).toEqual(first)
    expect(await events()).toEqual([])
    const { match } = await scenario.admin.gets(contract.createMatch, { body: { homeTeam: 'A', awayTeam: 'B' } })
    const other = await record('Corner', { sourceId: 'opta-1', match: match._id })
    expect(other._id).not.toBe(first._id)
  })

  it('records a match event once if three requests with the same sourceId arrive at the same time [E4]', async () => {
    const twice = await Promise.all([1, 2, 3].map(() => record('Corner', { sourceId: 'opta-2' })))
    expect(new Set(twice.map((recorded) => recorded._id)).size).toBe(1)
    expect((await events()).length).toBe(1)
  })

  it('a match event that is recorded late, moved or removed corrects the settled rounds [E3]', async () => {
    const lobby = await ana.opensLobby()
    await ana.bets(10).on('Over 0.5 Corner', lobby)
    await scenario.startsHalf(1)
    await scenario.letsKickOff()
    await scenario.goesOn(12)
    const outcome = async () => (await ana.fetchesLobby(lobby)).bets[0]?.outcome
    expect(await outcome()).toBe('lost')
    const corner = await record('Corner', { timeStamp: at(-180) })
    expect(await outcome()).toBe('won')
    const move = (body: Record<string, unknown>) => ({ params: { id: corner._id }, body })
    await scenario.admin.gets(contract.updateMatchEvent, move({ timeStamp: at(-30) }))
    expect(await outcome()).toBe('lost')
    await scenario.admin.gets({ ...contract.updateMatchEvent, method: 'POST' }, move({ timeStamp: at(-300) }))
    expect(await outcome()).toBe('won')
    await scenario.admin.gets(contract.updateMatchEvent, move({ eventType: 'Throw' }))
    expect(await outcome()).toBe('lost')
    await scenario.admin.gets(contract.updateMatchEvent, move({ eventType: 'Corner' }))
    expect(await outcome()).toBe('won')
    await scenario.admin.gets(contract.adminDeleteMatchEvent, { params: { id: corner._id }, query: { reason: 'VAR' } })
    expect(await outcome()).toBe('lost')
    expect(await scenario.admin.isRefused(contract.deleteMatchEvent, { params: { id: corner._id } })).toBe('not-found')
    expect(await scenario.admin.isRefused(contract.adminGetMatchEvent, { params: { id: corner._id } })).toBe(
      'not-found',
    )
  })

  it('removes a match event also if the client sends a blank reason [E3]', async () => {
    const { _id: id } = await record('Corner')
    await scenario.admin.gets(contract.deleteMatchEvent, { params: { id }, query: { reason: '' } })
    expect(await scenario.admin.isRefused(contract.adminGetMatchEvent, { params: { id } })).toBe('not-found')
  })

  it('an event recorded at a console after the results are confirmed needs a reason, and counts once [W5]', async () => {
    await scenario.startsHalf(1)
    await scenario.letsKickOff()
    await scenario.goesOn(1)
    await scenario.admin.gets(contract.endMatch, { body: { matchId: scenario.match._id } })
    await scenario.admin.gets(contract.confirmResults, { body: { matchId: scenario.match._id } })
    const key = { sourceId: 'console:1' }
    expect(await scenario.admin.isRefused(contract.recordMatchEvent, event('Goal', key))).toBe('results-confirmed')
    const goal = await record('Goal', { ...key, reason: 'Overlooked' })
    expect(await record('Goal', { ...key, reason: 'Overlooked' })).toEqual(goal)
  })

  it('an event recorded after the results are confirmed needs a reason, and is refused from a feed [S8]', async () => {
    await scenario.startsHalf(1)
    await scenario.letsKickOff()
    const corner = await record('Corner', { sourceId: 'opta-1' })
    await scenario.goesOn(1)
    await scenario.admin.gets(contract.endMatch, { body: { matchId: scenario.match._id } })
    await scenario.admin.gets(contract.confirmResults, { body: { matchId: scenario.match._id } })
    const refused = async (more: Record<string, unknown>) =>
      scenario.admin.isRefused(contract.recordMatchEvent, event('Goal', more))
    expect(await refused({})).toBe('results-confirmed')
    expect(await refused({ reason: ' ' })).toBe('results-confirmed')
    expect(await refused({ sourceId: 'opta-2', reason: 'Late data' })).toBe('results-confirmed')
    expect(await record('Goal', { sourceId: 'opta-1' })).toEqual(corner)
    await record('Goal', { reason: 'Overlooked' })
    const params = { id: corner._id }
    expect(await scenario.admin.isRefused(contract.updateMatchEvent, { params, body: { team: 'home' } })).toBe(
      'results-confirmed',
    )
    expect(await scenario.admin.isRefused(contract.deleteMatchEvent, { params })).toBe('results-confirmed')
    await scenario.admin.gets(contract.updateMatchEvent, { params, body: { team: 'home', reason: 'Wrong side' } })
    await scenario.admin.gets(contract.deleteMatchEvent, { params, query: { reason: 'A goal kick' } })
  })

  it('a goal with a side changes the score until the goal is removed', async () => {
    await record('Goal', { team: 'home' })
    const second = await record('Goal', { team: 'home' })
    await record('Goal', { team: 'away' })
    await record('Goal')
    await record('Corner', { team: 'away' })
    expect((await matchNow()).score).toEqual({ home: 2, away: 1, unassigned: 1 })
    await scenario.admin.gets(contract.deleteMatchEvent, { params: { id: second._id } })
    expect((await matchNow()).score).toEqual({ home: 1, away: 1, unassigned: 1 })
  })

  it('a goal without a side is published as missing from the score until an operator sets its side [E5]', async () => {
    const watcher = await aSignedInUser(scenario.server, 'Watcher')
    const socket = await listen(scenario.server, await watcher.token(), [`match:${scenario.match._id}`])
    const goal = await record('Goal')
    expect((await matchNow()).score).toEqual({ home: 0, away: 0, unassigned: 1 })
    await scenario.admin.gets(contract.updateMatchEvent, { params: { id: goal._id }, body: { team: 'away' } })
    expect((await matchNow()).score).toEqual({ home: 0, away: 1 })
    await socket.done()
    const pushes = socket.frames.flatMap((frame) => (frame.type === 'news' ? [frame.push] : []))
    expect(pushes.flatMap((push) => (push.type === 'match.changed' ? [push.match.score] : []))).toEqual([
      { home: 0, away: 0, unassigned: 1 },
      { home: 0, away: 1 },
    ])
    socket.close()
  })

  it('deleting or restoring a goal without a side publishes the new number of goals without a side [E5]', async () => {
    const watcher = await aSignedInUser(scenario.server, 'Watcher')
    const goal = await record('Goal')
    const socket = await listen(scenario.server, await watcher.token(), [`match:${scenario.match._id}`])
    await scenario.admin.gets(contract.deleteMatchEvent, { params: { id: goal._id } })
    const [deletion] = (await scenario.admin.gets(contract.listActions, { query: { matchId: scenario.match._id } }))
      .actions
    await scenario.admin.gets(contract.undoAction, { params: { id: deletion?._id as never }, query: {} })
    await socket.done()
    const pushes = socket.frames.flatMap((frame) => (frame.type === 'news' ? [frame.push] : []))
    expect(pushes.flatMap((push) => (push.type === 'match.changed' ? [push.match.score] : []))).toEqual([
      { home: 0, away: 0 },
      { home: 0, away: 0, unassigned: 1 },
    ])
    socket.close()
  })

  it('publishes each recording, change and removal of a goal before the score that results', async () => {
    const watcher = await aSignedInUser(scenario.server, 'Watcher')
    const socket = await listen(scenario.server, await watcher.token(), [`match:${scenario.match._id}`])
    const goal = await record('Goal', { team: 'away' })
    await scenario.admin.gets(contract.updateMatchEvent, {
      params: { id: goal._id },
      body: { team: 'home', reason: 'Own goal' },
    })
    await scenario.admin.gets(contract.deleteMatchEvent, { params: { id: goal._id }, query: { reason: 'Offside' } })
    await socket.done()
    const pushes = socket.frames.flatMap((frame) => (frame.type === 'news' ? [frame.push] : []))
    expect(pushes).toMatchObject([
      { type: 'match-event.recorded', event: goal },
      { type: 'match.changed', match: { score: { home: 0, away: 1 } } },
      { type: 'match-event.changed', event: { team: 'home' }, reason: 'Own goal' },
      { type: 'match.changed', match: { score: { home: 1, away: 0 } } },
      { type: 'match-event.removed', eventId: goal._id, eventType: 'Goal', reason: 'Offside' },
      { type: 'match.changed', match: { score: { home: 0, away: 0 } } },
    ])
    socket.close()
  })

  it('lists match events newest first for administrators, of one match or of all matches', async () => {
    scenario = await aScenario()
    await record('Corner', { timeStamp: at(-60) })
    await record('Throw')
    const { match } = await scenario.admin.gets(contract.createMatch, { body: { homeTeam: 'A', awayTeam: 'B' } })
    await record('Shot', { match: match._id, timeStamp: at(-30) })
    const list = async (query: Record<string, unknown>) =>
      (await scenario.admin.gets(contract.adminListMatchEvents, { query })).events.map((each) => each.eventType)
    expect(await list({})).toEqual(['Throw', 'Shot', 'Corner'])
    expect(await list({ match: scenario.match._id })).toEqual(['Throw', 'Corner'])
    expect(await list({ match: scenario.match._id, sort: 'timeStamp', page: 2, pageSize: 1 })).toEqual(['Throw'])
  })

  it('events of a removed type still count in the rounds that offered the type, also when these rounds are settled [E3]', async () => {
    const lobby = await ana.opensLobby()
    await ana.bets(10).on('Over 0.5 Corner', lobby)
    const remove = (name: string) =>
      scenario.admin.gets(contract.removeMatchEventType, { params: { id: scenario.match._id, name } })
    const outcome = async () => (await ana.fetchesLobby(lobby)).bets[0]?.outcome
    await remove('Corner')
    await scenario.startsHalf(1)
    await scenario.letsKickOff()
    const corner = await record('Corner')
    await scenario.goesOn(10)
    expect(await outcome()).toBe('won')
    await scenario.deletesEvent(corner)
    expect(await outcome()).toBe('lost')
    await record('Corner', { timeStamp: at(-300) })
    expect(await outcome()).toBe('won')
    // The second round never offered this event type, and before the match it did not count either.
    expect(await scenario.admin.isRefused(contract.recordMatchEvent, event('Corner'))).toBe('not-found')
    expect(await scenario.admin.isRefused(contract.recordMatchEvent, event('Corner', { timeStamp: at(-3600) }))).toBe(
      'not-found',
    )
    const goal = await record('Goal')
    const moved = { params: { id: goal._id }, body: { eventType: 'Corner' } }
    expect(await scenario.admin.isRefused(contract.updateMatchEvent, moved)).toBe('not-found')
  })

  it('refuses a match event of a removed type in a match without players [E3]', async () => {
    await scenario.admin.gets(contract.removeMatchEventType, { params: { id: scenario.match._id, name: 'Throw' } })
    await scenario.startsHalf(1)
    await scenario.letsKickOff()
    expect(await scenario.admin.isRefused(contract.recordMatchEvent, event('Throw'))).toBe('not-found')
  })

  it('records a match event that comes from a feed and so from no operator’s account', async () => {
    const request = { match: scenario.match._id, eventType: 'Corner', timeStamp: at(0), sourceId: newId<string>() }
    expect(await recordMatchEvent(scenario.server.ctx, null, request)).toMatchObject({ eventType: 'Corner' })
  })
})
