import * as contract from '@bettle/contract'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { halfId, matchNow, roundsNow } from '../../../test/support/match-now.ts'
import { aScenario, playerOn, type Scenario } from '../../../test/support/scenario.ts'
import { signUp } from '../../../test/support/sign-in.ts'
import { anotherServer, aServer, type TestServer, testDatabaseUrl } from '../../../test/support/test-app.ts'

const MINUTE = 60_000

describe('the clock of a match', () => {
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

  it('an operator starts half 1, which kicks off at the next full minute; a second start is refused [C2] [C4]', async () => {
    await scenario.server.clock.advance(20_000)
    await scenario.startsHalf(1)
    const match = await matchNow(scenario)
    expect(match).toMatchObject({ status: 'active', startTime: '2026-05-01T18:01:00.000Z' })
    expect(match.halves[0]).toMatchObject({ status: 'active', startTime: '2026-05-01T18:01:00.000Z', endTime: null })
    expect((await roundsNow(scenario))[1]).toMatchObject({
      status: 'upcoming',
      startsAt: '2026-05-01T18:11:00.000Z',
      endsAt: '2026-05-01T18:21:00.000Z',
    })
    expect(await scenario.admin.isRefused(contract.startHalf1, { body: { matchId: match._id } })).toBe('half-state')
  })

  it('starts a half once after three simultaneous requests of an operator; the other two are refused [C4]', async () => {
    const click = () => scenario.admin.asks(contract.startHalf1, { body: { matchId: scenario.match._id } })
    const answers = await Promise.all([click(), click(), click()])
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409, 409])
  })

  it.runIf(testDatabaseUrl)(
    'starts a half, records an event and creates a plan once each, although two servers get the same requests [C4] [E4] [R4]',
    async () => {
      const { admin, server, match } = scenario
      const second = await anotherServer(server)
      const colleague = playerOn(
        second,
        'Colleague',
        await signUp(server.ctx, 'Colleague', { role: 'admin' }),
        () => match._id,
      )
      const ana = await scenario.player('Ana')
      const ben = playerOn(second, 'Ben', await signUp(server.ctx, 'Ben'), () => match._id)
      for (const roundDuration of [5, 6, 7, 8, 9]) {
        const lobbies = await Promise.all([ana.opensLobby({ roundDuration }), ben.opensLobby({ roundDuration })])
        expect(lobbies[0].rounds).toEqual(lobbies[1].rounds)
        expect(lobbies[0].odds).toEqual(lobbies[1].odds)
      }
      const body = { matchId: match._id }
      const starts = await Promise.all([admin, colleague].map((each) => each.asks(contract.startHalf1, { body })))
      expect(starts.map((answer) => answer.status).sort()).toEqual([200, 409])
      const event = { match: match._id, eventType: 'Corner', timeStamp: match.createdAt }
      for (const sourceId of ['a', 'b', 'c', 'd', 'e']) {
        const recorded = await Promise.all(
          [admin, colleague].map((each) => each.gets(contract.recordMatchEvent, { body: { ...event, sourceId } })),
        )
        expect(recorded[0]).toEqual(recorded[1])
      }
      await second.stop()
    },
  )

  it('an operator can start half 2 only after half 1, and that start ends half 1 if it is still running [C4]', async () => {
    const start2 = { body: { matchId: scenario.match._id } }
    expect(await scenario.admin.isRefused(contract.startHalf2, start2)).toBe('half-state')
    await scenario.startsHalf(1)
    await scenario.letsKickOff()
    await scenario.goesOn(46)
    const { matchHalfs } = await scenario.admin.gets(contract.startHalf2, start2)
    expect(matchHalfs.map((half) => [half.status, half.endTime])).toEqual([
      ['finished', '2026-05-01T18:47:00.000Z'],
      ['active', null],
    ])
    expect((await matchNow(scenario)).status).toBe('active')
  })

  it('kicks off a started half at the next full match minute, which is at most six seconds later at tempo 10 [C1] [C2]', async () => {
    const { match } = await scenario.admin.gets(contract.createMatch, {
      body: { homeTeam: 'A', awayTeam: 'B', tempo: 10 },
    })
    await scenario.server.clock.advance(1000)
    const { matchHalfs } = await scenario.admin.gets(contract.startHalf1, { body: { matchId: match._id } })
    expect(matchHalfs[0]?.startTime).toBe('2026-05-01T18:00:06.000Z')
    await scenario.server.clock.advance(5000 + MINUTE)
    const { matchRounds } = await scenario.admin.gets(contract.adminListMatchRounds, { params: { matchId: match._id } })
    expect(matchRounds.slice(0, 3).map((round) => round.status)).toEqual(['finished', 'active', 'upcoming'])
  })

  it('an operator can end only a running half, and only once; the end of the last half completes the match [C5]', async () => {
    const end = (halfNumber: number) => ({ body: { matchId: scenario.match._id, halfNumber } })
    expect(await scenario.admin.isRefused(contract.endHalf, end(1))).toBe('half-state')
    await scenario.startsHalf(1)
    await scenario.letsKickOff()
    await scenario.goesOn(47)
    await scenario.endsHalf(1)
    expect((await matchNow(scenario)).status).toBe('active')
    expect(await scenario.admin.isRefused(contract.endHalf, end(1))).toBe('half-state')
    expect(await scenario.admin.isRefused(contract.endHalf, end(7))).toBe('half-state')
    await scenario.startsHalf(2)
    await scenario.letsKickOff()
    await scenario.goesOn(48)
    await scenario.endsHalf(2)
    expect(await matchNow(scenario)).toMatchObject({
      status: 'completed',
      endedAt: (await matchNow(scenario)).halves[1]?.endTime,
    })
    expect(await scenario.admin.isRefused(contract.startHalf2, { body: { matchId: scenario.match._id } })).toBe(
      'half-state',
    )
    expect(await scenario.admin.isRefused(contract.endMatch, { body: { matchId: scenario.match._id } })).toBe(
      'half-state',
    )
  })

  it('an operator’s request at half-time ends the match, and voids the bets on the half that was not played [C5] [R5]', async () => {
    const ana = await scenario.player('Ana')
    const lobby = await ana.opensLobby()
    expect(await scenario.admin.isRefused(contract.endMatch, { body: { matchId: scenario.match._id } })).toBe(
      'half-state',
    )
    await scenario.startsHalf(1)
    await scenario.letsKickOff()
    await scenario.goesOn(46)
    await scenario.endsHalf(1)
    await ana.bets(10).on('Over 0.5 Corner', lobby)
    await scenario.admin.gets(contract.endMatch, { body: { matchId: scenario.match._id } })
    expect((await ana.fetchesLobby(lobby)).bets.at(-1)).toMatchObject({ outcome: 'void', payout: 10 })
    expect((await roundsNow(scenario)).every((round) => round.status === 'finished')).toBe(true)
  })

  it('lets an operator correct the end of a half to an earlier time, and refuses an end in the future [C6]', async () => {
    const ana = await scenario.player('Ana')
    const lobby = await ana.opensLobby()
    await scenario.startsHalf(1)
    await scenario.letsKickOff()
    await scenario.goesOn(5)
    await ana.bets(10).on('Over 0.5 Corner', lobby)
    await scenario.goesOn(10)
    await scenario.records('Corner')
    await scenario.goesOn(10)
    expect((await ana.fetchesLobby(lobby)).bets[0]?.outcome).toBe('won')
    const at = (minutes: number) => new Date(scenario.server.clock.now() + minutes * MINUTE).toISOString()
    const endAt = (endTime: string) => ({ params: { id: halfId(scenario, 1) }, body: { endTime } })
    expect(await scenario.admin.isRefused(contract.endHalfAt, endAt(at(1)))).toBe('invalid-request')
    expect(await scenario.admin.isRefused(contract.endHalfAt, endAt(at(-40)))).toBe('invalid-request')
    const { matchHalf } = await scenario.admin.gets(contract.endHalfAt, endAt(at(-12)))
    expect(matchHalf).toMatchObject({ status: 'finished', endTime: at(-12) })
    // The second round now ends at minute 13, before the corner in minute 15.
    expect((await ana.fetchesLobby(lobby)).bets[0]).toMatchObject({ outcome: 'lost', count: 0 })
    expect(await scenario.admin.isRefused(contract.endHalfAt, endAt(at(-12)))).toBe('half-state')
  })

  it('an operator can reopen an ended half, which reopens its settled bets, until the results are confirmed [C7]', async () => {
    const ana = await scenario.player('Ana')
    const lobby = await ana.opensLobby()
    const reopen = (halfNumber: number) => ({ body: { matchId: scenario.match._id, halfNumber } })
    await ana.bets(10).on('Over 0.5 Corner', lobby)
    await scenario.startsHalf(1)
    expect(await scenario.admin.isRefused(contract.reopenHalf, reopen(1))).toBe('half-state')
    await scenario.letsKickOff()
    await scenario.goesOn(5)
    await scenario.endsHalf(1)
    expect((await ana.fetchesLobby(lobby)).bets[0]?.outcome).toBe('lost')
    const { match } = await scenario.admin.gets(contract.reopenHalf, reopen(1))
    expect(match.halves[0]).toMatchObject({ status: 'active', endTime: null })
    expect((await ana.fetchesLobby(lobby)).bets[0]?.outcome).toBe('open')
    await scenario.records('Corner')
    await scenario.goesOn(5)
    expect((await ana.fetchesLobby(lobby)).bets[0]?.outcome).toBe('won')
    await scenario.admin.gets(contract.endMatch, { body: { matchId: scenario.match._id } })
    await scenario.admin.gets(contract.reopenHalf, reopen(1))
    expect((await matchNow(scenario)).status).toBe('active')
    await scenario.admin.gets(contract.endMatch, { body: { matchId: scenario.match._id } })
    await scenario.admin.gets(contract.confirmResults, { body: { matchId: scenario.match._id } })
    expect(await scenario.admin.isRefused(contract.reopenHalf, reopen(1))).toBe('results-confirmed')
    const edit = { params: { id: halfId(scenario, 1) }, body: { startTime: scenario.match.createdAt } }
    expect(await scenario.admin.isRefused(contract.updateHalf, edit)).toBe('results-confirmed')
  })

  it('refuses to reopen half 1 once half 2 has started [C7]', async () => {
    await scenario.startsHalf(1)
    await scenario.letsKickOff()
    await scenario.startsHalf(2)
    const reopen = { body: { matchId: scenario.match._id, halfNumber: 1 } }
    expect(await scenario.admin.isRefused(contract.reopenHalf, reopen)).toBe('half-state')
  })

  it('an operator’s correction of a kick-off moves the rounds of the half and corrects bets on settled rounds [C8]', async () => {
    const ana = await scenario.player('Ana')
    const lobby = await ana.opensLobby()
    await ana.bets(10).on('Over 0.5 Corner', lobby)
    await scenario.startsHalf(1)
    await scenario.letsKickOff()
    await scenario.goesOn(11)
    await scenario.records('Corner')
    await scenario.goesOn(2)
    expect((await ana.fetchesLobby(lobby)).bets[0]?.outcome).toBe('lost')
    const edit = (startTime: string) => ({ params: { id: halfId(scenario, 1) }, body: { startTime } })
    const { matchHalf } = await scenario.admin.gets(contract.updateHalf, edit('2026-05-01T18:03:00.000Z'))
    expect(matchHalf.startTime).toBe('2026-05-01T18:03:00.000Z')
    // With a kick-off two minutes later, the corner falls in minute 9 of the first round.
    expect((await ana.fetchesLobby(lobby)).bets[0]).toMatchObject({ outcome: 'won', count: 1 })
    expect((await roundsNow(scenario))[0]?.endsAt).toBe('2026-05-01T18:13:00.000Z')
  })

  it('moving an upcoming first half moves the planned kick-off; a start time for the upcoming second half and a future time are refused [C8]', async () => {
    const startTime = '2026-05-02T15:00:00.000Z'
    await scenario.admin.gets(contract.updateHalf, { params: { id: halfId(scenario, 1) }, body: { startTime } })
    expect(await matchNow(scenario)).toMatchObject({ startTime, halves: [{ startTime }, { startTime: null }] })
    const all = { ...(await matchNow(scenario)).halves[0], startTime: '2026-05-02T16:00:00.000Z' }
    const moved = await scenario.admin.gets(contract.updateHalf, { params: { id: halfId(scenario, 1) }, body: all })
    expect(moved.matchHalf).toEqual(all)
    const edit2 = { params: { id: halfId(scenario, 2) }, body: { startTime } }
    expect(await scenario.admin.isRefused(contract.updateHalf, edit2)).toBe('half-state')
    await scenario.startsHalf(1)
    await scenario.letsKickOff()
    await scenario.goesOn(45)
    await scenario.endsHalf(1)
    const edit = (body: { startTime?: string; endTime?: string }) => ({ params: { id: halfId(scenario, 1) }, body })
    const late = { startTime: '2026-05-01T19:30:00.000Z' }
    expect(await scenario.admin.isRefused(contract.updateHalf, edit(late))).toBe('invalid-request')
    const future = { endTime: '2026-05-01T19:30:00.000Z' }
    expect(await scenario.admin.isRefused(contract.updateHalf, edit(future))).toBe('invalid-request')
    const { matchHalf } = await scenario.admin.gets(contract.updateHalf, edit({ endTime: '2026-05-01T18:45:00.000Z' }))
    expect(matchHalf).toMatchObject({ status: 'finished', endTime: '2026-05-01T18:45:00.000Z' })
  })
})
