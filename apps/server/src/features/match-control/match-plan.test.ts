import * as contract from '@bettle/contract'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { halfId, matchNow, roundsNow } from '../../../test/support/match-now.ts'
import { aScenario, type Scenario } from '../../../test/support/scenario.ts'
import { aServer, type TestServer } from '../../../test/support/test-app.ts'

const UNKNOWN_ID = '01890000-0000-7000-8000-000000000000'

describe('the plan of a match', () => {
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

  it('administrators edit the plan of a match only where no round has begun and no bet is possible [R3] [R8]', async () => {
    const ana = await scenario.player('Ana')
    const lobby = await ana.opensLobby()
    const rounds = await roundsNow(scenario)
    const [first, second, third, , fifth] = rounds
    if (!first || !second || !third || !fifth) throw new Error('rounds are missing')
    const edit = (id: typeof first._id, body: { startMinute?: number; endMinute?: number | null }) => ({
      params: { id },
      body,
    })
    const refusal = await scenario.admin.asks(contract.updateRound, edit(second._id, { endMinute: 10 }))
    expect(refusal).toMatchObject({
      status: 400,
      failure: {
        error: 'End minute must be greater than start minute.',
        issues: [{ path: 'endMinute', message: 'End minute must be greater than start minute.' }],
      },
    })
    expect(await scenario.admin.isRefused(contract.updateRound, edit(second._id, { endMinute: 25 }))).toBe(
      'invalid-request',
    )
    expect(await scenario.admin.isRefused(contract.updateRound, edit(second._id, { endMinute: null }))).toBe(
      'invalid-request',
    )
    await scenario.admin.gets(contract.updateRound, edit(second._id, { endMinute: 15 }))
    const create = (startMinute: number, endMinute?: number) => ({
      body: { halfId: halfId(scenario, 1), roundNumber: 40, startMinute, endMinute },
    })
    expect(await scenario.admin.asks(contract.createRound, create(14, 16))).toMatchObject({
      failure: {
        code: 'invalid-request',
        error:
          'The minutes of this round overlap with round 2 (minute 10 to 15). Choose other minutes, or change round 2 first.',
      },
    })
    expect(await scenario.admin.asks(contract.createRound, create(50, 60))).toMatchObject({
      failure: {
        code: 'invalid-request',
        error:
          'The minutes of this round overlap with round 5, which starts at minute 40 and lasts until the half ends. First give round 5 an end minute.',
      },
    })
    const { matchRound } = await scenario.admin.gets(contract.createRound, create(15, 20))
    expect(matchRound).toMatchObject({ roundNumber: 3, status: 'upcoming', half: { halfNumber: 1 } })
    expect((await roundsNow(scenario)).map((round) => round.roundNumber)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
    await scenario.admin.gets(contract.deleteRound, { params: { id: matchRound._id } })
    expect((await roundsNow(scenario)).map((round) => round.roundNumber)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])

    await ana.bets(10).on('Over 0.5 Corner', lobby)
    expect(await scenario.admin.isRefused(contract.deleteRound, { params: { id: first._id } })).toBe('round-in-use')
    await scenario.startsHalf(1)
    await scenario.letsKickOff()
    await scenario.goesOn(12)
    expect(await scenario.admin.isRefused(contract.updateRound, edit(second._id, { endMinute: 14 }))).toBe(
      'round-in-use',
    )
    expect(
      await scenario.admin.isRefused(contract.updateRound, edit(third._id, { startMinute: 15, endMinute: 10 })),
    ).toBe('invalid-request')
    const late = { startMinute: 11, endMinute: 12 }
    expect(await scenario.admin.isRefused(contract.updateRound, edit(third._id, late))).toBe('invalid-request')
    await scenario.endsHalf(1)
    expect(await scenario.admin.isRefused(contract.createRound, create(80, 90))).toBe('half-state')
    expect(await scenario.admin.isRefused(contract.deleteRound, { params: { id: fifth._id } })).toBe('round-in-use')
  })

  it('lobbies with 15-minute rounds share one generated plan, which an administrator cannot edit and a non-member cannot read [R4]', async () => {
    const players = await Promise.all(['Ana', 'Ben', 'Cleo'].map((name) => scenario.player(name)))
    const lobbies = await Promise.all(players.map((player) => player.opensLobby({ roundDuration: 15 })))
    const [lobby] = lobbies
    const [ana, ben] = players
    if (!lobby || !ana || !ben) throw new Error('a lobby or a player is missing')
    expect(new Set(lobbies.map((each) => each.rounds[0]?._id)).size).toBe(1)
    expect(lobby.rounds.map((round) => [round.roundNumber, round.startMinute, round.endMinute])).toEqual([
      [1, 0, 15],
      [2, 15, 30],
      [3, 30, undefined],
      [4, 0, 15],
      [5, 15, 30],
      [6, 30, undefined],
    ])
    expect(lobby.odds.every((option) => option.roundDuration === 15)).toBe(true)
    const asked = { params: { matchId: scenario.match._id }, query: { lobbyId: lobby._id } }
    expect((await ana.gets(contract.listMatchRounds, asked)).matchRounds).toEqual(lobby.rounds)
    const id = lobby.rounds[0]?._id ?? UNKNOWN_ID
    expect(await scenario.admin.isRefused(contract.deleteRound, { params: { id: id as never } })).toBe(
      'round-not-found',
    )
    const stranger = await scenario.player('Dora')
    expect(await stranger.isRefused(contract.listMatchRounds, asked)).toBe('lobby-not-found')
    expect(await stranger.isRefused(contract.listOdds, asked)).toBe('lobby-not-found')
    expect(await stranger.isRefused(contract.eventStatistics, asked)).toBe('lobby-not-found')
  })

  it('[R9] an added half of extra time has fifteen minutes in plans made before and after the half was added [PR319]', async () => {
    const ana = await scenario.player('Ana')
    const before = await ana.opensLobby({ roundDuration: 5 })
    await scenario.admin.gets(contract.createHalf, { body: { matchId: scenario.match._id, halfNumber: 3 } })
    const after = await ana.opensLobby({ roundDuration: 8 })
    const minutesOf = async (lobby: contract.Lobby) =>
      (await ana.fetchesLobby(lobby)).rounds
        .filter(({ half }) => half.halfNumber === 3)
        .map(({ startMinute, endMinute }) => [startMinute, endMinute])
    expect(await minutesOf(before)).toEqual([
      [0, 5],
      [5, 10],
      [10, undefined],
    ])
    expect(await minutesOf(after)).toEqual([
      [0, 8],
      [8, undefined],
    ])
  })

  it('an administrator adds a third half, and removes it while it is upcoming; a half that is started or followed by another cannot be removed [PR319]', async () => {
    const ana = await scenario.player('Ana')
    await ana.opensLobby({ roundDuration: 15 })
    const create = (halfNumber: number) => ({ body: { matchId: scenario.match._id, halfNumber } })
    expect(await scenario.admin.isRefused(contract.createHalf, create(2))).toBe('half-state')
    expect(await scenario.admin.isRefused(contract.createHalf, create(4))).toBe('invalid-request')
    const { matchHalf } = await scenario.admin.gets(contract.createHalf, create(3))
    expect(matchHalf).toMatchObject({ halfNumber: 3, status: 'upcoming', startTime: null })
    expect((await roundsNow(scenario)).length).toBe(10)
    const round = { body: { halfId: matchHalf._id, startMinute: 0, endMinute: 15 } }
    expect((await scenario.admin.gets(contract.createRound, round)).matchRound.roundNumber).toBe(11)
    // Half 2 cannot be removed while half 3 exists.
    expect(await scenario.admin.isRefused(contract.deleteHalf, { params: { id: halfId(scenario, 2) } })).toBe(
      'half-state',
    )
    await scenario.admin.gets(contract.deleteHalf, { params: { id: matchHalf._id } })
    expect((await matchNow(scenario)).halves.length).toBe(2)
    await scenario.startsHalf(1)
    expect(await scenario.admin.isRefused(contract.deleteHalf, { params: { id: halfId(scenario, 1) } })).toBe(
      'half-state',
    )
  })
})
