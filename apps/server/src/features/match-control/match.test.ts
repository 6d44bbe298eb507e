import type { Giving, MatchId, RouteSpec } from '@bettle/contract'
import * as contract from '@bettle/contract'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { halfId, matchNow } from '../../../test/support/match-now.ts'
import { aPlayer, aScenario, type Scenario } from '../../../test/support/scenario.ts'
import { aServer, aSignedInUser, listen, type TestServer } from '../../../test/support/test-app.ts'

const UNKNOWN_ID = '01890000-0000-7000-8000-000000000000'
const MINUTE = 60_000

describe('a match', () => {
  let server: TestServer
  let scenario: Scenario
  beforeAll(async () => {
    server = await aServer()
  })
  afterAll(() => server.stop())
  beforeEach(async () => {
    scenario = await aScenario({ on: server })
  })
  afterEach(() => scenario.ends())

  it('creates a match as upcoming, whatever the request says, with two halves, ten rounds, nine event types and their odds [R4] [PR159]', async () => {
    const body = { homeTeam: ' Ghana ', awayTeam: 'Uruguay', status: 'ongoing', startTime: null } as const
    const { match, halfs, odds } = await scenario.admin.gets(contract.createMatch, { body })
    expect(match).toMatchObject({
      homeTeam: 'Ghana',
      status: 'upcoming',
      tempo: 1,
      startTime: null,
      score: { home: 0 },
    })
    expect(halfs.map((half) => [half.halfNumber, half.status])).toEqual([
      [1, 'upcoming'],
      [2, 'upcoming'],
    ])
    const { matchRounds } = await scenario.admin.gets(contract.listMatchRounds, { params: { matchId: match._id } })
    expect(
      matchRounds.map((round) => [round.roundNumber, round.half.halfNumber, round.startMinute, round.endMinute]),
    ).toEqual([
      [1, 1, 0, 10],
      [2, 1, 10, 20],
      [3, 1, 20, 30],
      [4, 1, 30, 40],
      [5, 1, 40, undefined],
      [6, 2, 0, 10],
      [7, 2, 10, 20],
      [8, 2, 20, 30],
      [9, 2, 30, 40],
      [10, 2, 40, undefined],
    ])
    const { eventTypes } = await scenario.admin.gets(contract.listEventTypes, { params: { matchId: match._id } })
    expect(eventTypes.map((type) => type.name).join(' ')).toBe(
      'Goal Throw Corner Shot Card Free-Kick Goal-Kick Penalty Offside',
    )
    expect(new Set(odds.map((option) => option.eventType)).size).toBe(9)
    expect(odds.every((option) => option.setBy === 'model' && !option.suspended && !option.retired)).toBe(true)
  })

  it('a deleted match is not found and its open bets are void; one unknown id among several prevents all deletions [C9]', async () => {
    scenario = await aScenario()
    const ana = await scenario.player('Ana')
    const lobby = await ana.opensLobby()
    await ana.bets(10).on('Under 0.5 Corner', lobby)
    const ids = [scenario.match._id, UNKNOWN_ID as MatchId]
    expect(await scenario.admin.isRefused(contract.deleteMatches, { body: { ids } })).toBe('match-not-found')
    expect((await matchNow(scenario)).status).toBe('upcoming')
    await scenario.admin.gets(contract.deleteMatches, { body: { ids: [scenario.match._id, scenario.match._id] } })
    expect((await ana.fetchesLobby(lobby)).bets[0]).toMatchObject({ outcome: 'void', payout: 10 })
    expect(await ana.isRefused(contract.getMatch, { params: { id: scenario.match._id } })).toBe('match-not-found')
    expect((await ana.gets(contract.listMatches, {})).matches).toEqual([])
    const deleteOne = { params: { id: scenario.match._id } }
    expect(await scenario.admin.isRefused(contract.deleteMatch, deleteOne)).toBe('match-not-found')
    expect(await scenario.admin.isRefused(contract.adminGetHalf, { params: { id: halfId(scenario, 1) } })).toBe(
      'not-found',
    )
  })

  it('an administrator who has a seat in a lobby but no bet can operate the match [V6]', async () => {
    const lobby = await scenario.admin.opensLobby()
    await scenario.admin.joins(await (await scenario.player('Ana')).opensLobby())
    const body = { matchId: scenario.match._id }
    await scenario.admin.gets(contract.suspend, { body })
    await scenario.admin.gets(contract.resume, { body })
    await scenario.startsHalf(1)
    await scenario.letsKickOff()
    await scenario.records('Corner')
    await scenario.goesOn(1)
    await scenario.admin.bets(10).on('Over 0.5 Corner', lobby)
    const event = {
      match: scenario.match._id,
      eventType: 'Corner',
      timeStamp: new Date(scenario.server.clock.now()).toISOString(),
    }
    expect(await scenario.admin.isRefused(contract.recordMatchEvent, { body: event })).toBe('forbidden')
    expect(await scenario.admin.isRefused(contract.endHalf, { body: { ...body, halfNumber: 1 } })).toBe('forbidden')
  })

  it('an administrator who bet on a match cannot operate it [V6]', async () => {
    const lobby = await scenario.admin.opensLobby()
    await scenario.admin.bets(10).on('Over 0.5 Corner', lobby)
    const body = { matchId: scenario.match._id }
    expect(await scenario.admin.isRefused(contract.startHalf1, { body })).toBe('forbidden')
    expect(await scenario.admin.isRefused(contract.suspend, { body })).toBe('forbidden')
    expect(await scenario.admin.isRefused(contract.abandonMatch, { body: { ...body, reason: 'I lose' } })).toBe(
      'forbidden',
    )
    expect(await scenario.admin.isRefused(contract.deleteMatches, { body: { ids: [scenario.match._id] } })).toBe(
      'forbidden',
    )
    const event = { match: scenario.match._id, eventType: 'Goal', timeStamp: scenario.match.createdAt }
    expect(await scenario.admin.isRefused(contract.recordMatchEvent, { body: event })).toBe('forbidden')
    expect(await (await scenario.player('Ana')).isRefused(contract.startHalf1, { body })).toBe('forbidden')
  })

  it('refuses the control calls of an administrator who bet on the match, also after they became a spectator or left the lobby [V6]', async () => {
    const other = await aPlayer(scenario.server, 'Other', () => scenario.match._id, 'admin')
    const ana = await scenario.player('Ana')
    const lobby = await ana.opensLobby()
    await other.joins(lobby)
    await other.bets(10).on('Over 0.5 Corner', lobby)
    await other.joins(lobby, 'spectator')
    const { _id: matchId } = scenario.match
    const asked = <R extends RouteSpec>(route: R, giving: Giving<R>) => other.isRefused(route, giving)
    const event = { match: matchId, eventType: 'Corner', timeStamp: scenario.match.createdAt }
    expect(await asked(contract.recordMatchEvent, { body: event })).toBe('forbidden')
    expect(await asked(contract.startHalf1, { body: { matchId } })).toBe('forbidden')
    expect(await asked(contract.suspend, { body: { matchId } })).toBe('forbidden')
    expect(await asked(contract.confirmResults, { body: { matchId } })).toBe('forbidden')
    expect(await asked(contract.updateMatch, { params: { id: matchId }, body: { homeTeam: 'Peru' } })).toBe('forbidden')
    const gift = { lobbyId: lobby._id, userId: other.userId, amount: 500, reason: 'For me' }
    expect(await asked(contract.updateChips, { body: gift })).toBe('forbidden')
    await other.leaves(lobby)
    expect(await asked(contract.recordMatchEvent, { body: event })).toBe('forbidden')
    expect(await scenario.admin.gets(contract.recordMatchEvent, { body: event })).toMatchObject({
      event: { match: matchId },
    })
    const recorded = await scenario.records('Corner')
    expect(await asked(contract.deleteMatchEvent, { params: { id: recorded._id } })).toBe('forbidden')
    expect(await asked(contract.updateMatchEvent, { params: { id: recorded._id }, body: { eventType: 'Goal' } })).toBe(
      'forbidden',
    )
  })

  it('the teams of a match can change at any time; its tempo and planned kick-off can change only until the match starts', async () => {
    const update = (body: Record<string, unknown>) => ({ params: { id: scenario.match._id }, body })
    const startTime = '2026-05-01T20:00:00.000Z'
    const { match } = await scenario.admin.gets(contract.updateMatch, update({ tempo: 2, startTime, homeTeam: 'Peru' }))
    expect(match).toMatchObject({ tempo: 2, startTime, homeTeam: 'Peru', awayTeam: 'Croatia' })
    await scenario.startsHalf(1)
    expect(await scenario.admin.isRefused(contract.updateMatch, update({ tempo: 1 }))).toBe('half-state')
    expect(await scenario.admin.isRefused(contract.updateMatch, update({ startTime }))).toBe('half-state')
    const now = await matchNow(scenario)
    const same = { ...contract.updateMatch, method: 'POST' } as const
    const renamed = await scenario.admin.gets(same, update({ tempo: 2, startTime: now.startTime, awayTeam: 'Chile' }))
    expect(renamed.match).toMatchObject({ awayTeam: 'Chile', startTime: now.startTime, status: 'active' })
  })

  it('the list of matches has active ones first, then upcoming ones by kick-off, then those that ended within a day', async () => {
    scenario = await aScenario()
    const create = async (homeTeam: string, startTime?: string) =>
      (await scenario.admin.gets(contract.createMatch, { body: { homeTeam, awayTeam: 'X', startTime } })).match._id
    await create('later', '2026-05-03T18:00:00.000Z')
    await create('sooner', '2026-05-02T18:00:00.000Z')
    const live = await create('live', '2026-05-04T18:00:00.000Z')
    const ended = await create('ended')
    await scenario.admin.gets(contract.startHalf1, { body: { matchId: live } })
    await scenario.admin.gets(contract.startHalf1, { body: { matchId: ended } })
    await scenario.admin.gets(contract.endMatch, { body: { matchId: ended } })
    const listed = async () =>
      (await scenario.admin.gets(contract.listMatches, {})).matches.map((match) => match.homeTeam)
    expect(await listed()).toEqual(['live', 'sooner', 'later', 'France', 'ended'])
    await scenario.server.clock.advance(24 * 60 * MINUTE + 1)
    expect(await listed()).toEqual(['live', 'sooner', 'later', 'France'])
  })

  it('the start of a half publishes the half, the rounds of each plan and, in the list of matches, the match', async () => {
    const ana = await scenario.player('Ana')
    await ana.opensLobby({ roundDuration: 15 })
    const watcher = await aSignedInUser(scenario.server, 'Watcher')
    const socket = await listen(scenario.server, await watcher.token(), [`match:${scenario.match._id}`, 'hub'])
    const before = await matchNow(scenario)
    await scenario.startsHalf(1)
    await socket.done()
    const received = socket.frames.filter((frame): frame is contract.Update => frame.type === 'news')
    const ofMatch = received.filter((update) => update.topic !== 'hub')
    expect(ofMatch.map((update) => [update.version - before.version, update.push?.type])).toEqual([
      [1, 'half.changed'],
      [2, 'round.changed'],
      [3, 'round.changed'],
    ])
    expect(ofMatch[0]?.push).toMatchObject({ half: { status: 'active' }, match: { version: before.version + 1 } })
    expect(ofMatch.map((update) => update.push?.type === 'round.changed' && update.push.roundDuration)).toEqual([
      false,
      10,
      15,
    ])
    const hub = received.filter((update) => update.topic === 'hub')
    expect(hub.map((update) => update.push)).toMatchObject([
      { type: 'match.changed', match: { status: 'active', version: before.version + 3 } },
    ])
    expect((await matchNow(scenario)).version).toBe(before.version + 3)
    socket.close()
  })
})

describe('the administrators’ lists of match data', () => {
  let scenario: Scenario
  beforeAll(async () => {
    scenario = await aScenario()
    for (const homeTeam of ['Andorra', 'Belgium', 'Chad', '100%']) {
      await scenario.admin.gets(contract.adminPostMatch, { body: { homeTeam, awayTeam: 'Zambia' } })
    }
  })
  afterAll(() => scenario.ends())

  it('the administrators’ list of matches is complete without parameters, and paged, sorted and searched with parameters', async () => {
    const list = async (query: contract.ListQuery) => {
      const { matches, total } = await scenario.admin.gets(contract.adminListMatches, { query })
      return [matches.map((match) => match.homeTeam).join(' '), total]
    }
    expect(await list({})).toEqual(['100% Chad Belgium Andorra France', undefined])
    expect(await list({ sort: 'homeTeam' })).toEqual(['100% Andorra Belgium Chad France', 5])
    expect(await list({ sort: '-homeTeam', pageSize: 2, page: 2 })).toEqual(['Belgium Andorra', 5])
    expect(await list({ page: 1, pageSize: 2, sort: '', q: '' })).toEqual(['100% Chad', 5])
    expect(await list({ page: 100_000 })).toEqual(['', 5])
    expect(await list({ q: 'zamb', sort: 'homeTeam' })).toEqual(['100% Andorra Belgium Chad', 4])
    expect(await list({ q: '%' })).toEqual(['100%', 1])
    expect(await list({ q: "'; drop table match; --" })).toEqual(['', 0])
    const refused = await scenario.admin.isRefused(contract.adminListMatches, { query: { sort: 'toString' } })
    expect(refused).toBe('invalid-request')
  })

  it('the administrators’ lists contain the halves, rounds and odds of all matches, and no event if none was recorded', async () => {
    const query = { pageSize: 1000, sort: '-createdAt' }
    expect((await scenario.admin.gets(contract.adminListHalves, { query })).total).toBe(10)
    const { matchRounds, total } = await scenario.admin.gets(contract.adminListRounds, { query })
    expect([matchRounds.length, total]).toEqual([50, 50])
    const { odds } = await scenario.admin.gets(contract.adminListOdds, { query: { q: 'Corner' } })
    expect(odds.length).toBeGreaterThan(10)
    expect((await scenario.admin.gets(contract.adminListMatchEvents, { query })).events).toEqual([])
  })
})
