import * as contract from '@bettle/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  aCompetition,
  aCompetitionScenario,
  type CompetitionScenario,
  DAY,
  HOUR,
  MINUTE,
  timeAt,
} from '../../../test/support/competition.ts'
import type { Player } from '../../../test/support/scenario.ts'
import { aServer, type TestServer } from '../../../test/support/test-app.ts'
import type { Context } from '../../context.ts'
import { advanceCompetition } from './advance-competition.ts'

let server: TestServer
let scenario: CompetitionScenario
let id: contract.CompetitionId
let first: contract.MatchId
let second: contract.MatchId
let ana: Player
let ben: Player

beforeAll(async () => {
  server = await aServer()
})
afterAll(() => server.stop())

/** Creates and draws a tournament of three in one group, which plays one of two fixtures. */
beforeEach(async () => {
  scenario = await aCompetitionScenario(server, 3)
  ;[ana, ben] = scenario.players as [Player, Player]
  ;[first, second] = (await scenario.fixtures(2)) as [contract.MatchId, contract.MatchId]
  id = await aCompetition(scenario.admin, { matchIds: [first, second], lastDay: timeAt(10 * DAY) })
  await scenario.enrols(id)
  await scenario.reaches(HOUR)
})

const overOfAna = (player: Player) => (player.userId === ana.userId ? 'over' : 'under')

async function fixtureOf(matchId: contract.MatchId) {
  const { fixtures } = await scenario.sees(id)
  return fixtures.find((fixture) => fixture.matchId === matchId)
}

const abandons = async () => {
  await scenario.admin.gets(contract.abandonMatch, { body: { matchId: first, reason: 'Snow' } })
  await server.ctx.jobs.settled()
}

/** Expects that the first group plays on the second fixture, and has a lobby there. */
async function expectSecondIsPlayed() {
  const { stages } = await scenario.sees(id)
  expect(stages[0]).toMatchObject({ fixtures: expect.arrayContaining([second]) })
  await scenario.plays(id, second, (player) => (player.userId === ben.userId ? 'over' : 'under'))
  expect(await scenario.sees(id)).toMatchObject({ phase: 'finished', winner: { _id: ben.userId } })
}

/** Places bets, kicks off and lets this number of rounds of the first half end. */
async function playsRounds(rounds: number) {
  await scenario.reaches(DAY - 5 * MINUTE)
  await scenario.bet(id, first, overOfAna)
  await scenario.reaches(DAY)
  await scenario.begins(first)
  await server.clock.advance((rounds - 1) * 10 * MINUTE)
  await server.ctx.jobs.settled()
}

/** Adds a third half with two rounds to the first fixture. */
async function addsHalf() {
  const body = { matchId: first, halfNumber: 3 }
  const { matchHalf } = await scenario.admin.gets(contract.createHalf, { body })
  for (const [startMinute, endMinute] of [
    [0, 10],
    [10, 15],
  ] as const)
    await scenario.admin.gets(contract.createRound, { body: { halfId: matchHalf._id, startMinute, endMinute } })
}

describe('a failed fixture', () => {
  it('a fixture abandoned before half of its rounds were settled fails, and the stage is decided on the next fixture alone [CP39] [CP40]', async () => {
    await playsRounds(4)
    await abandons()
    expect(await fixtureOf(first)).toMatchObject({ status: 'failed', failure: 'abandoned' })
    await expectSecondIsPlayed()
  })

  it('a round that never began does not count as settled: a fixture abandoned after a half of 4 rounds instead of 5 fails [CP39]', async () => {
    await playsRounds(3)
    await server.clock.advance(5 * MINUTE)
    await scenario.admin.gets(contract.endHalf, { body: { matchId: first, halfNumber: 1 } })
    await server.ctx.jobs.settled()
    const rounds = await server.ctx.db
      .selectFrom('lobby_round')
      .innerJoin('lobby', 'lobby.id', 'lobby_round.lobby_id')
      .select('lobby_round.counts')
      .where('lobby.match_id', '=', first)
      .where('settled_at', 'is not', null)
      .execute()
    // The lobby is done with the fifth round, but nothing was counted in it.
    expect(rounds.map(({ counts }) => counts === null)).toEqual(expect.arrayContaining([false, true]))
    await abandons()
    expect(await fixtureOf(first)).toMatchObject({ status: 'failed', failure: 'abandoned' })
  })

  it('a fixture abandoned after half of its rounds were settled counts with the results so far, and the stake of an open bet counts as chips [CP39] [CP68]', async () => {
    await playsRounds(5)
    await scenario.admin.gets(contract.endHalf, { body: { matchId: first, halfNumber: 1 } })
    await server.ctx.jobs.settled()
    const groups = (await scenario.sees(id)).stages[0]?.groups ?? []
    const lobbyId = groups[0]?.lobbies.find(({ matchId }) => matchId === first)?.lobbyId as contract.LobbyId
    const lobby = await ana.gets(contract.lobbyDetails, { params: { lobbyId } })
    const chips = lobby.currentUser.chips
    const odds = lobby.odds.find(({ name }) => name === 'Over 0.5 Corner') as contract.Odds
    const round = lobby.rounds.find(({ roundNumber }) => roundNumber === 6) as contract.MatchRound
    const bet = { lobbyId, matchRoundId: round._id, oddsId: odds._id, oddsValue: odds.odds, stake: 20 }
    await ana.gets(contract.placeBet, { body: bet } as never)
    await abandons()
    expect(await fixtureOf(first)).toMatchObject({ status: 'counted', failure: 'abandoned' })
    const after = await scenario.sees(id)
    expect(after).toMatchObject({ phase: 'finished', winner: { _id: ana.userId } })
    expect(after.stages[0]?.groups[0]?.table[0]).toMatchObject({ userId: ana.userId, chips, points: 10 })
  })

  it('a fixture abandoned after 5 of 12 rounds fails, because the rounds of an added half are planned rounds [CP39] [CP75]', async () => {
    await addsHalf()
    await playsRounds(5)
    await scenario.admin.gets(contract.endHalf, { body: { matchId: first, halfNumber: 1 } })
    await server.ctx.jobs.settled()
    await abandons()
    expect(await fixtureOf(first)).toMatchObject({ status: 'failed', failure: 'abandoned' })
  })

  it('a fixture whose match is deleted before the kick-off fails, and the stage is played on the next fixture [CP39]', async () => {
    await scenario.admin.gets(contract.deleteMatch, { params: { id: first } })
    await server.ctx.jobs.settled()
    expect(await fixtureOf(first)).toMatchObject({ status: 'failed', failure: 'deleted' })
    await expectSecondIsPlayed()
  })

  it('a fixture whose match is deleted after half of its rounds were settled counts with the results so far [CP39] [CP68]', async () => {
    await playsRounds(5)
    await scenario.admin.gets(contract.endHalf, { body: { matchId: first, halfNumber: 1 } })
    await server.ctx.jobs.settled()
    await scenario.admin.gets(contract.deleteMatch, { params: { id: first } })
    await server.ctx.jobs.settled()
    expect(await fixtureOf(first)).toMatchObject({ status: 'counted', failure: 'deleted' })
    const { phase, winner, stages } = await scenario.sees(id)
    expect([phase, winner?._id]).toEqual(['finished', ana.userId])
    expect(stages[0]?.groups[0]?.table[0]).toMatchObject({ userId: ana.userId, points: 10, present: 1 })
  })

  it('a fixture that failed because its match was deleted returns when the match is restored, unless a fixture added meanwhile is too close [CP70]', async () => {
    // A fixture more than a day before its kick-off has no lobbies yet.
    const third = await scenario.fixture(5 * DAY)
    await scenario.adds(id, [third])
    const deletes = async () => {
      await scenario.admin.gets(contract.deleteMatch, { params: { id: third } })
      await server.ctx.jobs.settled()
    }
    const restores = async () => {
      const { actions } = await scenario.admin.gets(contract.listActions, { query: { matchId: third } })
      const deletion = actions.find(({ kind, canUndo }) => kind === 'delete-match' && canUndo)
      await scenario.admin.gets(contract.undoAction, { params: { id: deletion?._id ?? '' } })
      await server.ctx.jobs.settled()
    }
    await deletes()
    expect(await fixtureOf(third)).toMatchObject({ status: 'failed', failure: 'deleted', staysFailed: null })
    await restores()
    expect(await fixtureOf(third)).toMatchObject({ status: 'planned', failure: null })
    await deletes()
    const near = await scenario.fixture(5 * DAY + HOUR)
    await scenario.adds(id, [near])
    await restores()
    expect(await fixtureOf(third)).toMatchObject({ status: 'failed', staysFailed: 'fixtures-too-close' })
  })

  it.each(['deleted', 'abandoned'] as const)(
    'a fixture fails if its match is %s while the competition’s job creates its lobby, and no lobby on the match stays open [CP39] [CP69]',
    async (how) => {
      const cup = await aCompetition(scenario.admin, { matchIds: [first], closesAt: timeAt(2 * HOUR) })
      await scenario.enrols(cup)
      await server.ctx.db.deleteFrom('due_work').where('kind', '=', 'advance-competition').execute()
      await server.clock.set(server.clock.now() + HOUR)
      let isDone = false
      const ctx: Context = {
        ...server.ctx,
        mutex: async (key, run) => {
          if (key.includes(first) && !isDone) {
            isDone = true
            if (how === 'abandoned') await abandons()
            else await scenario.admin.gets(contract.deleteMatch, { params: { id: first } })
          }
          return server.ctx.mutex(key, run)
        },
      }
      await advanceCompetition(ctx, { ownerId: cup } as never)
      expect(isDone).toBe(true)
      await server.ctx.jobs.settled()
      expect((await scenario.sees(cup)).fixtures).toMatchObject([{ status: 'failed', failure: how }])
      const open = await server.ctx.db
        .selectFrom('lobby')
        .select('id')
        .where('match_id', '=', first)
        .where('status', '=', 'open')
        .execute()
      expect(open).toEqual([])
    },
  )

  it('a fixture that moves past the competition’s last day fails; a fixture that moves by an hour stays planned [CP39]', async () => {
    const moves = async (offset: number) => {
      await scenario.admin.gets(contract.updateMatch, { params: { id: first }, body: { startTime: timeAt(offset) } })
      await server.ctx.jobs.settled()
    }
    await moves(DAY + HOUR)
    expect(await fixtureOf(first)).toMatchObject({ status: 'planned', kickOffAt: timeAt(DAY + HOUR) })
    await moves(11 * DAY)
    expect(await fixtureOf(first)).toMatchObject({ status: 'failed', failure: 'too-late' })
    await expectSecondIsPlayed()
  })

  it('a fixture fails if its results are unconfirmed 24 hours after the planned kick-off and fewer than half of its rounds are settled [CP39]', async () => {
    await playsRounds(2)
    const { decisions } = await scenario.mine(id, scenario.admin)
    expect(decisions).toMatchObject([{ kind: 'confirm-results', matchId: first, until: timeAt(2 * DAY) }])
    // The second fixture kicks off at the same time, so the stage waits for a later one.
    const third = await scenario.fixture(4 * DAY)
    await scenario.adds(id, [third])
    await scenario.reaches(2 * DAY - MINUTE)
    expect(await fixtureOf(first)).toMatchObject({ status: 'under-way' })
    await scenario.reaches(2 * DAY + MINUTE)
    expect(await fixtureOf(first)).toMatchObject({ status: 'failed', failure: 'unconfirmed' })
  })

  it('a fixture counts with the results so far if they are unconfirmed 24 hours after the planned kick-off and half of its rounds are settled [CP39] [CP68]', async () => {
    await playsRounds(5)
    await scenario.admin.gets(contract.endHalf, { body: { matchId: first, halfNumber: 1 } })
    await server.ctx.jobs.settled()
    await scenario.reaches(2 * DAY - 1)
    expect(await fixtureOf(first)).toMatchObject({ status: 'under-way', failure: null })
    await scenario.reaches(2 * DAY)
    expect(await fixtureOf(first)).toMatchObject({ status: 'counted', failure: 'unconfirmed' })
    const { phase, winner, stages } = await scenario.sees(id)
    expect([phase, winner?._id]).toEqual(['finished', ana.userId])
    expect(stages[0]?.groups[0]?.table[0]).toMatchObject({ userId: ana.userId, points: 10, present: 1 })
  })

  it('a fixture that has not kicked off fails 24 hours after its planned kick-off [CP39]', async () => {
    await scenario.reaches(2 * DAY + MINUTE)
    expect(await fixtureOf(first)).toMatchObject({ status: 'failed', failure: 'unconfirmed' })
  })

  it('a competition whose fixtures were deleted ends without a winner if none is added within 48 hours and no player was ever present [CP36] [CP40]', async () => {
    for (const matchId of [first, second]) await scenario.admin.gets(contract.deleteMatch, { params: { id: matchId } })
    await server.ctx.jobs.settled()
    const { decisions } = await scenario.mine(id, scenario.admin)
    expect(decisions).toMatchObject([{ kind: 'add-fixtures', until: timeAt(HOUR + 2 * DAY), missing: 1 }])
    expect((await scenario.sees(id)).stages[0]).toMatchObject({ lacksFixture: true })
    await scenario.reaches(HOUR + 2 * DAY)
    expect(await scenario.sees(id)).toMatchObject({ phase: 'finished', winner: null, trophies: [] })
  })
})

it('the only player who bets in an added third half of a fixture counts as present and wins the competition [CP75]', async () => {
  const { admin } = scenario
  await scenario.reaches(DAY)
  await scenario.begins(first)
  await addsHalf()
  await admin.gets(contract.startHalf2, { body: { matchId: first } })
  await server.clock.advance(5 * MINUTE)
  await admin.gets(contract.endHalf, { body: { matchId: first, halfNumber: 2 } })
  await server.ctx.jobs.settled()
  // The players placed no bets before. Only Ben bets on the added half, in which no corner is recorded.
  await scenario.bet(id, first, (player) => (player.userId === ben.userId ? 'under' : 'none'), 20)
  await admin.gets(contract.startHalf, { body: { matchId: first, halfNumber: 3 } })
  await server.clock.advance(12 * MINUTE)
  await server.ctx.jobs.settled()
  await scenario.ends(first)
  const { winner, stages } = await scenario.sees(id)
  expect(winner?._id).toBe(ben.userId)
  const [row, ...absent] = stages[0]?.groups[0]?.table ?? []
  expect(row).toMatchObject({ userId: ben.userId, points: 10, present: 1 })
  expect(row?.chips).toBeGreaterThan(100)
  expect(absent.map(({ points, present }) => [points, present])).toEqual([
    [0, 0],
    [0, 0],
  ])
})
