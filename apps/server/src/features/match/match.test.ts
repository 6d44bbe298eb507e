import type { MatchId, OddsId, RouteSpec } from '@bettle/contract'
import * as contract from '@bettle/contract'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newId } from '../../db/ids.ts'
import { signUp } from '../../test/sign-in.ts'
import { aStory, playerOn, type Story } from '../../test/story.ts'
import {
  anotherServer,
  aServer,
  aSignedInUser,
  call,
  listen,
  type TestServer,
  testDatabaseUrl,
} from '../../test/test-app.ts'

const NOBODY = '01890000-0000-7000-8000-000000000000'
const MINUTE = 60_000

let server: TestServer

beforeAll(async () => {
  server = await aServer()
})

afterAll(() => server.stop())

describe('a match', () => {
  let story: Story
  beforeEach(async () => {
    story = await aStory({ on: server })
  })
  afterEach(() => story.ends())

  const matchNow = async () => (await story.admin.gets(contract.getMatch, { params: { id: story.match._id } })).match
  const roundsNow = async () =>
    (await story.admin.gets(contract.adminListMatchRounds, { params: { matchId: story.match._id } })).matchRounds
  const halfId = (halfNumber: number) => {
    const half = story.match.halves.find((candidate) => candidate.halfNumber === halfNumber)
    if (!half) throw new Error(`no half ${halfNumber}`)
    return half._id
  }

  it('[R4] is created upcoming, whatever is asked for, with two halves, ten rounds, nine event types and their odds', async () => {
    const body = { homeTeam: ' Ghana ', awayTeam: 'Uruguay', status: 'ongoing', startTime: null } as const
    const { match, halfs, odds } = await story.admin.gets(contract.createMatch, { body })
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
    const { matchRounds } = await story.admin.gets(contract.listMatchRounds, { params: { matchId: match._id } })
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
    const { eventTypes } = await story.admin.gets(contract.listEventTypes, { params: { matchId: match._id } })
    expect(eventTypes.map((type) => type.name).join(' ')).toBe(
      'Goal Throw Corner Shot Card Free-Kick Goal-Kick Penalty Offside',
    )
    expect(new Set(odds.map((option) => option.eventType)).size).toBe(9)
    expect(odds.every((option) => option.setBy === 'model' && !option.suspended && !option.retired)).toBe(true)
  })

  it('[C2] [C4] starts half 1 at the next full minute, once', async () => {
    await story.server.clock.advance(20_000)
    await story.startsHalf(1)
    const match = await matchNow()
    expect(match).toMatchObject({ status: 'active', startTime: '2026-05-01T18:01:00.000Z' })
    expect(match.halves[0]).toMatchObject({ status: 'active', startTime: '2026-05-01T18:01:00.000Z', endTime: null })
    expect((await roundsNow())[1]).toMatchObject({
      status: 'upcoming',
      startsAt: '2026-05-01T18:11:00.000Z',
      endsAt: '2026-05-01T18:21:00.000Z',
    })
    expect(await story.admin.isRefused(contract.startHalf1, { body: { matchId: match._id } })).toBe('half-state')
  })

  it('[C4] two clicks at the same time start a half once', async () => {
    const click = () => story.admin.asks(contract.startHalf1, { body: { matchId: story.match._id } })
    const answers = await Promise.all([click(), click(), click()])
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409, 409])
  })

  it.runIf(testDatabaseUrl)('[C4] [E4] [R4] two servers start it once, record once, plan once', async () => {
    const { admin, server, match } = story
    const second = await anotherServer(server)
    const colleague = playerOn(
      second,
      'Colleague',
      await signUp(server.ctx, 'Colleague', { role: 'admin' }),
      () => match._id,
    )
    const ana = await story.player('Ana')
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
  })

  it('[C4] half 2 needs half 1, and ends it where it still runs', async () => {
    const start2 = { body: { matchId: story.match._id } }
    expect(await story.admin.isRefused(contract.startHalf2, start2)).toBe('half-state')
    await story.startsHalf(1)
    await story.letsKickOff()
    await story.goesOn(46)
    const { matchHalfs } = await story.admin.gets(contract.startHalf2, start2)
    expect(matchHalfs.map((half) => [half.status, half.endTime])).toEqual([
      ['finished', '2026-05-01T18:47:00.000Z'],
      ['active', null],
    ])
    expect((await matchNow()).status).toBe('active')
  })

  it('[C1] [C2] at tempo 10 the next full minute is six seconds at most away', async () => {
    const { match } = await story.admin.gets(contract.createMatch, {
      body: { homeTeam: 'A', awayTeam: 'B', tempo: 10 },
    })
    await story.server.clock.advance(1000)
    const { matchHalfs } = await story.admin.gets(contract.startHalf1, { body: { matchId: match._id } })
    expect(matchHalfs[0]?.startTime).toBe('2026-05-01T18:00:06.000Z')
    await story.server.clock.advance(5000 + MINUTE)
    const { matchRounds } = await story.admin.gets(contract.adminListMatchRounds, { params: { matchId: match._id } })
    expect(matchRounds.slice(0, 3).map((round) => round.status)).toEqual(['finished', 'active', 'upcoming'])
  })

  it('[C5] ends a running half once, and the last one ends the match', async () => {
    const end = (halfNumber: number) => ({ body: { matchId: story.match._id, halfNumber } })
    expect(await story.admin.isRefused(contract.endHalf, end(1))).toBe('half-state')
    await story.startsHalf(1)
    await story.letsKickOff()
    await story.goesOn(47)
    await story.endsHalf(1)
    expect((await matchNow()).status).toBe('active')
    expect(await story.admin.isRefused(contract.endHalf, end(1))).toBe('half-state')
    expect(await story.admin.isRefused(contract.endHalf, end(7))).toBe('half-state')
    await story.startsHalf(2)
    await story.letsKickOff()
    await story.goesOn(48)
    await story.endsHalf(2)
    expect(await matchNow()).toMatchObject({ status: 'completed', endedAt: (await matchNow()).halves[1]?.endTime })
    expect(await story.admin.isRefused(contract.startHalf2, { body: { matchId: story.match._id } })).toBe('half-state')
    expect(await story.admin.isRefused(contract.endMatch, { body: { matchId: story.match._id } })).toBe('half-state')
  })

  it('[C5] [R5] ends at half-time too: what was still to come is void', async () => {
    const ana = await story.player('Ana')
    const lobby = await ana.opensLobby()
    expect(await story.admin.isRefused(contract.endMatch, { body: { matchId: story.match._id } })).toBe('half-state')
    await story.startsHalf(1)
    await story.letsKickOff()
    await story.goesOn(46)
    await story.endsHalf(1)
    await ana.bets(10).on('Over 0.5 Corner', lobby)
    await story.admin.gets(contract.endMatch, { body: { matchId: story.match._id } })
    expect((await ana.looksAt(lobby)).bets.at(-1)).toMatchObject({ outcome: 'void', payout: 10 })
    expect((await roundsNow()).every((round) => round.status === 'finished')).toBe(true)
  })

  it('[C6] an earlier end is applied by correction, a later one refused', async () => {
    const ana = await story.player('Ana')
    const lobby = await ana.opensLobby()
    await story.startsHalf(1)
    await story.letsKickOff()
    await story.goesOn(5)
    await ana.bets(10).on('Over 0.5 Corner', lobby)
    await story.goesOn(10)
    await story.records('Corner')
    await story.goesOn(10)
    expect((await ana.looksAt(lobby)).bets[0]?.outcome).toBe('won')
    const at = (minutes: number) => new Date(story.server.clock.now() + minutes * MINUTE).toISOString()
    const endAt = (endTime: string) => ({ params: { id: halfId(1) }, body: { endTime } })
    expect(await story.admin.isRefused(contract.endHalfAt, endAt(at(1)))).toBe('invalid-request')
    expect(await story.admin.isRefused(contract.endHalfAt, endAt(at(-40)))).toBe('invalid-request')
    const { matchHalf } = await story.admin.gets(contract.endHalfAt, endAt(at(-12)))
    expect(matchHalf).toMatchObject({ status: 'finished', endTime: at(-12) })
    // The second round now ends at minute 13, before the corner in minute 15.
    expect((await ana.looksAt(lobby)).bets[0]).toMatchObject({ outcome: 'lost', count: 0 })
    expect(await story.admin.isRefused(contract.endHalfAt, endAt(at(-12)))).toBe('half-state')
  })

  it('[C7] the end of a half is taken back, until results are confirmed', async () => {
    const ana = await story.player('Ana')
    const lobby = await ana.opensLobby()
    const reopen = (halfNumber: number) => ({ body: { matchId: story.match._id, halfNumber } })
    await ana.bets(10).on('Over 0.5 Corner', lobby)
    await story.startsHalf(1)
    expect(await story.admin.isRefused(contract.reopenHalf, reopen(1))).toBe('half-state')
    await story.letsKickOff()
    await story.goesOn(5)
    await story.endsHalf(1)
    expect((await ana.looksAt(lobby)).bets[0]?.outcome).toBe('lost')
    const { match } = await story.admin.gets(contract.reopenHalf, reopen(1))
    expect(match.halves[0]).toMatchObject({ status: 'active', endTime: null })
    expect((await ana.looksAt(lobby)).bets[0]?.outcome).toBe('open')
    await story.records('Corner')
    await story.goesOn(5)
    expect((await ana.looksAt(lobby)).bets[0]?.outcome).toBe('won')
    await story.admin.gets(contract.endMatch, { body: { matchId: story.match._id } })
    await story.admin.gets(contract.reopenHalf, reopen(1))
    expect((await matchNow()).status).toBe('active')
    await story.admin.gets(contract.endMatch, { body: { matchId: story.match._id } })
    await story.admin.gets(contract.confirmResults, { body: { matchId: story.match._id } })
    expect(await story.admin.isRefused(contract.reopenHalf, reopen(1))).toBe('results-confirmed')
    const edit = { params: { id: halfId(1) }, body: { startTime: story.match.createdAt } }
    expect(await story.admin.isRefused(contract.updateHalf, edit)).toBe('results-confirmed')
  })

  it('[C7] half 1 stays ended once half 2 has started', async () => {
    await story.startsHalf(1)
    await story.letsKickOff()
    await story.startsHalf(2)
    const reopen = { body: { matchId: story.match._id, halfNumber: 1 } }
    expect(await story.admin.isRefused(contract.reopenHalf, reopen)).toBe('half-state')
  })

  it('[C8] a corrected kick-off moves every round, and what was settled by the old one', async () => {
    const ana = await story.player('Ana')
    const lobby = await ana.opensLobby()
    await ana.bets(10).on('Over 0.5 Corner', lobby)
    await story.startsHalf(1)
    await story.letsKickOff()
    await story.goesOn(11)
    await story.records('Corner')
    await story.goesOn(2)
    expect((await ana.looksAt(lobby)).bets[0]?.outcome).toBe('lost')
    const edit = (startTime: string) => ({ params: { id: halfId(1) }, body: { startTime } })
    const { matchHalf } = await story.admin.gets(contract.updateHalf, edit('2026-05-01T18:03:00.000Z'))
    expect(matchHalf.startTime).toBe('2026-05-01T18:03:00.000Z')
    // Kicked off two minutes later, the corner came in minute 9 of the first round.
    expect((await ana.looksAt(lobby)).bets[0]).toMatchObject({ outcome: 'won', count: 1 })
    expect((await roundsNow())[0]?.endsAt).toBe('2026-05-01T18:13:00.000Z')
  })

  it('[C8] the planned kick-off moves with the match or its first half; the times of halves keep their order', async () => {
    const startTime = '2026-05-02T15:00:00.000Z'
    await story.admin.gets(contract.updateHalf, { params: { id: halfId(1) }, body: { startTime } })
    expect(await matchNow()).toMatchObject({ startTime, halves: [{ startTime }, { startTime: null }] })
    const all = { ...(await matchNow()).halves[0], startTime: '2026-05-02T16:00:00.000Z' }
    const moved = await story.admin.gets(contract.updateHalf, { params: { id: halfId(1) }, body: all })
    expect(moved.matchHalf).toEqual(all)
    const edit2 = { params: { id: halfId(2) }, body: { startTime } }
    expect(await story.admin.isRefused(contract.updateHalf, edit2)).toBe('half-state')
    await story.startsHalf(1)
    await story.letsKickOff()
    await story.goesOn(45)
    await story.endsHalf(1)
    const edit = (body: { startTime?: string; endTime?: string }) => ({ params: { id: halfId(1) }, body })
    const late = { startTime: '2026-05-01T19:30:00.000Z' }
    expect(await story.admin.isRefused(contract.updateHalf, edit(late))).toBe('invalid-request')
    const future = { endTime: '2026-05-01T19:30:00.000Z' }
    expect(await story.admin.isRefused(contract.updateHalf, edit(future))).toBe('invalid-request')
    const { matchHalf } = await story.admin.gets(contract.updateHalf, edit({ endTime: '2026-05-01T18:45:00.000Z' }))
    expect(matchHalf).toMatchObject({ status: 'finished', endTime: '2026-05-01T18:45:00.000Z' })
  })

  it('[S8] results become final ten match minutes after the end, or by hand', async () => {
    const confirm = { body: { matchId: story.match._id } }
    expect(await story.admin.isRefused(contract.confirmResults, confirm)).toBe('half-state')
    await story.startsHalf(1)
    await story.letsKickOff()
    await story.admin.gets(contract.endMatch, confirm)
    await story.goesOn(9)
    expect((await matchNow()).resultsConfirmedAt).toBeNull()
    await story.goesOn(1)
    expect((await matchNow()).resultsConfirmedAt).toBe(story.server.clock.date().toISOString())
    expect(await story.admin.isRefused(contract.confirmResults, confirm)).toBe('results-confirmed')
  })

  it('[C9] [S9] abandoned, its settled rounds stand, open bets are void, lobbies close with the reason', async () => {
    const ana = await story.player('Ana')
    const lobby = await ana.opensLobby()
    await ana.bets(10).on('Under 0.5 Corner', lobby)
    await story.startsHalf(1)
    await story.letsKickOff()
    await story.goesOn(11)
    await ana.bets(10).on('Over 0.5 Corner', lobby)
    const abandon = { body: { matchId: story.match._id, reason: 'Floodlights failed' } }
    const { match } = await story.admin.gets(contract.abandonMatch, abandon)
    expect(match).toMatchObject({ status: 'abandoned', abandonedReason: 'Floodlights failed' })
    const seen = await ana.looksAt(lobby)
    expect(seen).toMatchObject({ status: 'closed', closedReason: 'Floodlights failed' })
    expect(seen.bets.map((bet) => bet.outcome)).toEqual(['won', 'void'])
    expect(await story.admin.isRefused(contract.abandonMatch, abandon)).toBe('half-state')
    expect(await story.admin.isRefused(contract.startHalf2, { body: { matchId: match._id } })).toBe('half-state')
    const reopen = { body: { matchId: match._id, halfNumber: 1 } }
    expect(await story.admin.isRefused(contract.reopenHalf, reopen)).toBe('half-state')
  })

  it('[C9] deleted, it is gone, with open bets void; of an unknown one among several, none is deleted', async () => {
    story = await aStory()
    const ana = await story.player('Ana')
    const lobby = await ana.opensLobby()
    await ana.bets(10).on('Under 0.5 Corner', lobby)
    const ids = [story.match._id, NOBODY as MatchId]
    expect(await story.admin.isRefused(contract.deleteMatches, { body: { ids } })).toBe('match-not-found')
    expect((await matchNow()).status).toBe('upcoming')
    await story.admin.gets(contract.deleteMatches, { body: { ids: [story.match._id, story.match._id] } })
    expect((await ana.looksAt(lobby)).bets[0]).toMatchObject({ outcome: 'void', payout: 10 })
    expect(await ana.isRefused(contract.getMatch, { params: { id: story.match._id } })).toBe('match-not-found')
    expect((await ana.gets(contract.listMatches, {})).matches).toEqual([])
    const deleteOne = { params: { id: story.match._id } }
    expect(await story.admin.isRefused(contract.deleteMatch, deleteOne)).toBe('match-not-found')
    expect(await story.admin.isRefused(contract.adminGetHalf, { params: { id: halfId(1) } })).toBe('not-found')
  })

  it('[V6] is not operated by an administrator who plays in it', async () => {
    await story.admin.opensLobby()
    const body = { matchId: story.match._id }
    expect(await story.admin.isRefused(contract.startHalf1, { body })).toBe('forbidden')
    expect(await story.admin.isRefused(contract.suspend, { body })).toBe('forbidden')
    expect(await story.admin.isRefused(contract.abandonMatch, { body: { ...body, reason: 'I lose' } })).toBe(
      'forbidden',
    )
    expect(await story.admin.isRefused(contract.deleteMatches, { body: { ids: [story.match._id] } })).toBe('forbidden')
    const event = { match: story.match._id, eventType: 'Goal', timeStamp: story.match.createdAt }
    expect(await story.admin.isRefused(contract.recordMatchEvent, { body: event })).toBe('forbidden')
    expect(await (await story.player('Ana')).isRefused(contract.startHalf1, { body })).toBe('forbidden')
  })

  it('changes its teams at any time, its tempo and planned kick-off until it starts', async () => {
    const update = (body: Record<string, unknown>) => ({ params: { id: story.match._id }, body })
    const startTime = '2026-05-01T20:00:00.000Z'
    const { match } = await story.admin.gets(contract.updateMatch, update({ tempo: 2, startTime, homeTeam: 'Peru' }))
    expect(match).toMatchObject({ tempo: 2, startTime, homeTeam: 'Peru', awayTeam: 'Croatia' })
    await story.startsHalf(1)
    expect(await story.admin.isRefused(contract.updateMatch, update({ tempo: 1 }))).toBe('half-state')
    expect(await story.admin.isRefused(contract.updateMatch, update({ startTime }))).toBe('half-state')
    const now = await matchNow()
    const same = { ...contract.updateMatch, method: 'POST' } as const
    const renamed = await story.admin.gets(same, update({ tempo: 2, startTime: now.startTime, awayTeam: 'Chile' }))
    expect(renamed.match).toMatchObject({ awayTeam: 'Chile', startTime: now.startTime, status: 'active' })
  })

  it('is listed live first, then the soonest, then the lately ended for a day', async () => {
    story = await aStory()
    const create = async (homeTeam: string, startTime?: string) =>
      (await story.admin.gets(contract.createMatch, { body: { homeTeam, awayTeam: 'X', startTime } })).match._id
    await create('later', '2026-05-03T18:00:00.000Z')
    await create('sooner', '2026-05-02T18:00:00.000Z')
    const live = await create('live', '2026-05-04T18:00:00.000Z')
    const ended = await create('ended')
    await story.admin.gets(contract.startHalf1, { body: { matchId: live } })
    await story.admin.gets(contract.startHalf1, { body: { matchId: ended } })
    await story.admin.gets(contract.endMatch, { body: { matchId: ended } })
    const listed = async () => (await story.admin.gets(contract.listMatches, {})).matches.map((match) => match.homeTeam)
    expect(await listed()).toEqual(['live', 'sooner', 'later', 'France', 'ended'])
    await story.server.clock.advance(24 * 60 * MINUTE + 1)
    expect(await listed()).toEqual(['live', 'sooner', 'later', 'France'])
  })

  it('[R3] [R8] the official plan is edited where nothing has begun and nobody has bet', async () => {
    const ana = await story.player('Ana')
    const lobby = await ana.opensLobby()
    const rounds = await roundsNow()
    const [first, second, third, , fifth] = rounds
    if (!first || !second || !third || !fifth) throw new Error('rounds are missing')
    const edit = (id: typeof first._id, body: { startMinute?: number; endMinute?: number | null }) => ({
      params: { id },
      body,
    })
    const refusal = await story.admin.asks(contract.updateRound, edit(second._id, { endMinute: 10 }))
    expect(refusal).toMatchObject({
      status: 400,
      failure: { issues: [{ path: 'endMinute', message: 'End minute must be greater than start minute.' }] },
    })
    expect(await story.admin.isRefused(contract.updateRound, edit(second._id, { endMinute: 25 }))).toBe(
      'invalid-request',
    )
    expect(await story.admin.isRefused(contract.updateRound, edit(second._id, { endMinute: null }))).toBe(
      'invalid-request',
    )
    await story.admin.gets(contract.updateRound, edit(second._id, { endMinute: 15 }))
    const create = (startMinute: number, endMinute?: number) => ({
      body: { halfId: halfId(1), roundNumber: 40, startMinute, endMinute },
    })
    expect(await story.admin.isRefused(contract.createRound, create(14, 16))).toBe('invalid-request')
    const { matchRound } = await story.admin.gets(contract.createRound, create(15, 20))
    expect(matchRound).toMatchObject({ roundNumber: 3, status: 'upcoming', half: { halfNumber: 1 } })
    expect((await roundsNow()).map((round) => round.roundNumber)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
    await story.admin.gets(contract.deleteRound, { params: { id: matchRound._id } })
    expect((await roundsNow()).map((round) => round.roundNumber)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])

    await ana.bets(10).on('Over 0.5 Corner', lobby)
    expect(await story.admin.isRefused(contract.deleteRound, { params: { id: first._id } })).toBe('round-in-use')
    await story.startsHalf(1)
    await story.letsKickOff()
    await story.goesOn(12)
    expect(await story.admin.isRefused(contract.updateRound, edit(second._id, { endMinute: 14 }))).toBe('round-in-use')
    expect(await story.admin.isRefused(contract.updateRound, edit(third._id, { startMinute: 15, endMinute: 10 }))).toBe(
      'invalid-request',
    )
    const late = { startMinute: 11, endMinute: 12 }
    expect(await story.admin.isRefused(contract.updateRound, edit(third._id, late))).toBe('invalid-request')
    await story.endsHalf(1)
    expect(await story.admin.isRefused(contract.createRound, create(80, 90))).toBe('half-state')
    expect(await story.admin.isRefused(contract.deleteRound, { params: { id: fifth._id } })).toBe('round-in-use')
  })

  it('[R4] a plan for another length is made once and is nobody’s to edit', async () => {
    const players = await Promise.all(['Ana', 'Ben', 'Cleo'].map((name) => story.player(name)))
    const lobbies = await Promise.all(players.map((player) => player.opensLobby({ roundDuration: 15 })))
    const [lobby] = lobbies
    const [ana, ben] = players
    if (!lobby || !ana || !ben) throw new Error('nobody came')
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
    const asked = { params: { matchId: story.match._id }, query: { lobbyId: lobby._id } }
    expect((await ana.gets(contract.listMatchRounds, asked)).matchRounds).toEqual(lobby.rounds)
    const id = lobby.rounds[0]?._id ?? NOBODY
    expect(await story.admin.isRefused(contract.deleteRound, { params: { id: id as never } })).toBe('round-not-found')
    const stranger = await story.player('Dora')
    expect(await stranger.isRefused(contract.listMatchRounds, asked)).toBe('lobby-not-found')
    expect(await stranger.isRefused(contract.listOdds, asked)).toBe('lobby-not-found')
    expect(await stranger.isRefused(contract.eventStatistics, asked)).toBe('lobby-not-found')
  })

  it('has halves added and removed while they are to come', async () => {
    const ana = await story.player('Ana')
    await ana.opensLobby({ roundDuration: 15 })
    const create = (halfNumber: number) => ({ body: { matchId: story.match._id, halfNumber } })
    expect(await story.admin.isRefused(contract.createHalf, create(2))).toBe('half-state')
    expect(await story.admin.isRefused(contract.createHalf, create(4))).toBe('invalid-request')
    const { matchHalf } = await story.admin.gets(contract.createHalf, create(3))
    expect(matchHalf).toMatchObject({ halfNumber: 3, status: 'upcoming', startTime: null })
    expect((await roundsNow()).length).toBe(10)
    const round = { body: { halfId: matchHalf._id, startMinute: 0, endMinute: 15 } }
    expect((await story.admin.gets(contract.createRound, round)).matchRound.roundNumber).toBe(11)
    await story.admin.gets(contract.deleteHalf, { params: { id: matchHalf._id } })
    expect((await matchNow()).halves.length).toBe(2)
    await story.startsHalf(1)
    expect(await story.admin.isRefused(contract.deleteHalf, { params: { id: halfId(1) } })).toBe('half-state')
  })

  it('[B11] is suspended as a whole, by event type or by option, and resumed', async () => {
    const ana = await story.player('Ana')
    const lobby = await ana.opensLobby()
    const option = lobby.odds.find((odds) => odds.eventType === 'Corner')
    if (!option) throw new Error('no corner is offered')
    const target = (more: { eventType?: string; oddsId?: OddsId } = {}) => ({
      body: { matchId: story.match._id, ...more },
    })
    const watcher = await aSignedInUser(story.server, 'Watcher')
    const socket = await listen(story.server, await watcher.token(), [`match:${story.match._id}`])
    await story.admin.gets(contract.suspend, target())
    await story.admin.gets(contract.suspend, target())
    await story.admin.gets(contract.suspend, target({ eventType: 'Goal' }))
    await story.admin.gets(contract.suspend, target({ oddsId: option._id }))
    expect(await matchNow()).toMatchObject({ suspended: true, suspendedEventTypes: ['Goal'] })
    expect((await ana.looksAt(lobby)).odds.every((odds) => odds.suspended)).toBe(true)
    await story.admin.gets(contract.resume, target())
    const suspended = (await ana.looksAt(lobby)).odds.filter((odds) => odds.suspended)
    expect(suspended.every((odds) => odds.eventType === 'Goal' || odds._id === option._id)).toBe(true)
    await story.admin.gets(contract.resume, target({ eventType: 'Goal' }))
    await story.admin.gets(contract.resume, target({ oddsId: option._id }))
    expect((await ana.looksAt(lobby)).odds.some((odds) => odds.suspended)).toBe(false)
    await socket.done()
    const pushes = socket.frames.flatMap((frame) => (frame.type === 'news' ? [frame.push] : []))
    expect(pushes.map((push) => push?.type === 'suspension.changed' && push.suspended)).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
    ])
    socket.close()
    expect(await story.admin.isRefused(contract.suspend, target({ eventType: 'Yawn' }))).toBe('not-found')
    expect(await story.admin.isRefused(contract.suspend, target({ oddsId: NOBODY as OddsId }))).toBe('option-not-found')
  })

  it('tells everyone what changed: the match, its half, the rounds of every plan and their odds', async () => {
    const ana = await story.player('Ana')
    await ana.opensLobby({ roundDuration: 15 })
    const watcher = await aSignedInUser(story.server, 'Watcher')
    const socket = await listen(story.server, await watcher.token(), [`match:${story.match._id}`, 'hub'])
    const before = await matchNow()
    await story.startsHalf(1)
    await socket.done()
    const heard = socket.frames.filter((frame): frame is contract.News => frame.type === 'news')
    const ofMatch = heard.filter((news) => news.topic !== 'hub')
    expect(ofMatch.map((news) => [news.version - before.version, news.push?.type])).toEqual([
      [1, 'half.changed'],
      [2, 'round.changed'],
      [3, 'round.changed'],
    ])
    expect(ofMatch[0]?.push).toMatchObject({ half: { status: 'active' }, match: { version: before.version + 1 } })
    expect(ofMatch.map((news) => news.push?.type === 'round.changed' && news.push.roundDuration)).toEqual([
      false,
      10,
      15,
    ])
    const hub = heard.filter((news) => news.topic === 'hub')
    expect(hub.map((news) => news.push)).toMatchObject([
      { type: 'match.changed', match: { status: 'active', version: before.version + 3 } },
    ])
    expect((await matchNow()).version).toBe(before.version + 3)
    socket.close()
  })

  it('settles what is due by hand, and answers the rounds', async () => {
    await story.startsHalf(1)
    await story.letsKickOff()
    await story.goesOn(11)
    const { matchRounds } = await story.admin.gets(contract.updateRounds, { body: { halfId: halfId(1) } })
    expect(matchRounds.map((round) => round.status)).toEqual(['finished', 'active', 'upcoming', 'upcoming', 'upcoming'])
    const { message } = await story.admin.gets(contract.manualTrigger, { body: { matchId: story.match._id } })
    expect(message).not.toBe('')
  })
})

describe('the lists of administrators', () => {
  let story: Story
  beforeAll(async () => {
    story = await aStory()
    for (const homeTeam of ['Andorra', 'Belgium', 'Chad', '100%']) {
      await story.admin.gets(contract.adminPostMatch, { body: { homeTeam, awayTeam: 'Zambia' } })
    }
  })
  afterAll(() => story.ends())

  it('come whole without a wish, and in pages, sorted and searched, with one', async () => {
    const list = async (query: contract.ListQuery) => {
      const { matches, total } = await story.admin.gets(contract.adminListMatches, { query })
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
    const refused = await story.admin.isRefused(contract.adminListMatches, { query: { sort: 'toString' } })
    expect(refused).toBe('invalid-request')
  })

  it('show halves, rounds, odds and events of all matches', async () => {
    const query = { pageSize: 1000, sort: '-createdAt' }
    expect((await story.admin.gets(contract.adminListHalves, { query })).total).toBe(10)
    const { matchRounds, total } = await story.admin.gets(contract.adminListRounds, { query })
    expect([matchRounds.length, total]).toEqual([50, 50])
    const { odds } = await story.admin.gets(contract.adminListOdds, { query: { q: 'Corner' } })
    expect(odds.length).toBeGreaterThan(10)
    expect((await story.admin.gets(contract.adminListMatchEvents, { query })).events).toEqual([])
  })
})

describe('what makes no sense', () => {
  let story: Story
  beforeAll(async () => {
    story = await aStory()
  })
  afterAll(() => story.ends())

  const routes = Object.values(contract).filter(
    (value): value is RouteSpec & typeof value => typeof value === 'object' && value !== null && 'path' in value,
  )
  const ours = routes.filter((route: RouteSpec) =>
    /\/(match|odds|event|half|round|end|start|suspend|resume|reopen|abandon|confirm|manual|update-rounds)/.test(
      route.path,
    ),
  )

  it('is refused with a reason, never a failure of ours', async () => {
    expect(ours.length).toBeGreaterThan(50)
    const bodies: unknown[] = [
      undefined,
      {},
      [],
      { matchId: NOBODY, match: NOBODY, halfId: NOBODY, ids: [NOBODY], halfNumber: 1, startMinute: 0, endMinute: 5 },
      { matchId: 'x', match: 7, ids: ['x'], halfNumber: 1e300, startMinute: -1, endMinute: 1e300, tempo: 0 },
      { homeTeam: '', awayTeam: 'x'.repeat(100_000), startTime: 'soon', timeStamp: '9999-99-99' },
      { eventTypeName: '__proto__', name: 'constructor', displayName: null, eventTypeOrder: [null] },
      { match: story.match._id, matchId: story.match._id, eventType: 'toString', timeStamp: '0001-01-01T00:00:00Z' },
    ]
    for (const route of ours as RouteSpec[]) {
      for (const id of [NOBODY, newId(), 'not-an-id', '%00']) {
        for (const body of route.method === 'GET' ? [undefined] : bodies) {
          const params = { id, matchId: id, halfId: id, name: id }
          const answer = await call(story.server, route, { params, body } as never, { headers: story.admin.headers })
          expect(
            answer.status,
            `${route.method} ${route.path} ${id} ${JSON.stringify(body)?.slice(0, 80)}`,
          ).toBeLessThan(500)
        }
      }
    }
  }, 120_000)

  it('unknown ids are not found, by the name of what was asked for', async () => {
    const { admin } = story
    const params = { id: NOBODY, matchId: NOBODY, halfId: NOBODY, name: 'Goal' } as never
    const code = async (route: RouteSpec, body?: unknown) => admin.isRefused(route, { params, body } as never)
    expect(await code(contract.getMatch)).toBe('match-not-found')
    expect(await code(contract.listMatchRounds)).toBe('match-not-found')
    expect(await code(contract.listOdds)).toBe('match-not-found')
    expect(await code(contract.startHalf1, { matchId: NOBODY })).toBe('match-not-found')
    expect(await code(contract.suspend, { matchId: NOBODY })).toBe('match-not-found')
    expect(await code(contract.adminGetHalf)).toBe('not-found')
    expect(await code(contract.updateRounds, { halfId: NOBODY })).toBe('not-found')
    expect(await code(contract.createRound, { halfId: NOBODY, startMinute: 1 })).toBe('not-found')
    expect(await code(contract.adminGetRound)).toBe('round-not-found')
    expect(await code(contract.updateRound, {})).toBe('round-not-found')
    expect(await code(contract.adminGetOdds)).toBe('option-not-found')
    expect(await code(contract.deleteOdds)).toBe('option-not-found')
    expect(await code(contract.adminGetMatchEvent)).toBe('not-found')
    expect(await code(contract.removeMatchEventType)).toBe('match-not-found')
  })

  it('players may not call what is for administrators', async () => {
    const ana = await story.player('Ana')
    for (const route of ours.filter((each: RouteSpec) => each.access === 'admin') as RouteSpec[]) {
      const params = { id: NOBODY, matchId: NOBODY, halfId: NOBODY, name: 'Goal' }
      const body = route.method === 'GET' ? undefined : {}
      const answer = await call(story.server, route, { params, body } as never, { headers: ana.headers })
      expect([route.path, answer.status]).toEqual([route.path, 403])
    }
  })
})
