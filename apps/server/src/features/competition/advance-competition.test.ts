import * as contract from '@bettle/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  aCompetition,
  aCompetitionScenario,
  type CompetitionScenario,
  DAY,
  HOUR,
  MINUTE,
} from '../../../test/support/competition.ts'
import { Crash, crashingAfter } from '../../../test/support/crashing-context.ts'
import type { Player } from '../../../test/support/scenario.ts'
import { aServer, type TestServer } from '../../../test/support/test-app.ts'
import { newId } from '../../db/ids.ts'
import { planAdvance } from '../match/competition-work.ts'
import { advanceCompetition } from './advance-competition.ts'
import { competitionRow } from './competition-store.ts'
import { viewCompetition } from './view-competition.ts'

let server: TestServer
beforeAll(async () => {
  server = await aServer()
})
afterAll(() => server.stop())

/**
 * Runs the job again until it succeeds. Each run crashes one statement later than the run before. Returns how often it
 * crashed.
 */
async function advancesThroughCrashes(id: contract.CompetitionId): Promise<number> {
  for (let most = 0; most < 1000; most += 1) {
    try {
      await advanceCompetition(crashingAfter(server.ctx, most), { ownerId: id } as never)
      return most
    } catch (error) {
      if (!(error instanceof Crash)) throw error
    }
  }
  throw new Error('the job never ends')
}

const planned = () => server.ctx.db.deleteFrom('due_work').where('kind', '=', 'advance-competition').execute()

async function countsOf(id: contract.CompetitionId) {
  const { db } = server.ctx
  const kinds = new Map<string, number>()
  const lines = await db.selectFrom('competition_line').select('kind').where('competition_id', '=', id).execute()
  for (const { kind } of lines) kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
  const trophies = await db.selectFrom('competition_trophy').selectAll().where('competition_id', '=', id).execute()
  const lobbies = await db.selectFrom('competition_lobby').selectAll().where('competition_id', '=', id).execute()
  return { kinds, trophies: trophies.map(({ kind }) => kind), lobbies: lobbies.length }
}

async function confirms(scenario: CompetitionScenario, matchId: contract.MatchId) {
  await scenario.admin.gets(contract.endMatch, { body: { matchId } })
  await scenario.admin.gets(contract.confirmResults, { body: { matchId } })
}

it('no failing job remains when the competition was deleted before its job ran [CP69]', async () => {
  const { ctx } = server
  await ctx.db.transaction().execute((tx) => planAdvance(tx, newId<contract.CompetitionId>(), ctx.clock.now()))
  await ctx.jobs.settled()
  expect(await ctx.db.selectFrom('due_work').select('last_error').execute()).toEqual([])
})

it('each step of a competition’s job happens exactly once although the job crashes between any two statements of a draw, stage change, end or correction [CP69]', {
  timeout: 240_000,
}, async () => {
  const scenario = await aCompetitionScenario(server, 6)
  const fixtures = await scenario.fixtures(3)
  const id = await aCompetition(scenario.admin, { matchIds: fixtures })
  await scenario.enrols(id)
  await planned()
  await server.clock.set(server.clock.now() + HOUR)
  expect((await scenario.sees(id)).phase).toBe('enrolling')
  expect(await advancesThroughCrashes(id)).toBeGreaterThanOrEqual(20)
  const drawn = await countsOf(id)
  expect(drawn).toMatchObject({ lobbies: 2, trophies: [] })
  expect(drawn.kinds.get('drawn')).toBe(1)
  for (const player of scenario.players) {
    const { notices } = await player.gets(contract.listNotices, {})
    expect(notices.map(({ kind }) => kind).toSorted()).toEqual(['drawn', 'seated'])
  }

  let corner: contract.MatchEvent | undefined
  const [ana] = (await scenario.sees(id)).stages[0]?.groups[0]?.members ?? []
  for (const [index, matchId] of fixtures.entries()) {
    await scenario.reaches((index + 1) * DAY - 5 * MINUTE)
    await scenario.bet(id, matchId, ({ userId }: Player) => (userId === ana ? 'over' : 'under'), 30)
    await scenario.reaches((index + 1) * DAY)
    corner = await scenario.begins(matchId)
    await confirms(scenario, matchId)
    expect(await advancesThroughCrashes(id)).toBeGreaterThan(10)
    const { kinds, lobbies } = await countsOf(id)
    expect(kinds.get('lobby-result')).toBe([2, 4, 5][index])
    expect(lobbies).toBe([4, 5, 5][index])
  }
  expect(await scenario.sees(id)).toMatchObject({ phase: 'finished', winner: { _id: ana } })
  expect((await countsOf(id)).trophies).toEqual(['award'])

  await scenario.admin.gets(contract.deleteMatchEvent, {
    params: { id: corner?._id as contract.MatchEventId },
    query: { reason: 'There was none' },
  })
  await server.ctx.jobs.runJobs(`match:${fixtures[2]}`)
  await advancesThroughCrashes(id)
  const corrected = await countsOf(id)
  expect(corrected.trophies).toEqual(['award', 'reversal', 'award'])
  expect(corrected.kinds.get('lobby-result')).toBe(6)
  expect(await scenario.sees(id)).not.toMatchObject({ winner: { _id: ana } })
})

it('a repeated run of a competition’s job leaves the competition’s version unchanged [CP77]', async () => {
  const scenario = await aCompetitionScenario(server, 2)
  const id = await aCompetition(scenario.admin, { matchIds: await scenario.fixtures(3) })
  await scenario.enrols(id)
  await server.ctx.jobs.settled()
  const { version } = await scenario.sees(id)
  await advanceCompetition(server.ctx, { ownerId: id } as never)
  expect((await scenario.sees(id)).version).toBe(version)
})

it('the version of a competition rises when its page changes: after a settled bet, but not after a bet or event in a running round [CP18] [CP77]', async () => {
  const scenario = await aCompetitionScenario(server, 2)
  const [first, ...more] = (await scenario.fixtures(3)) as [contract.MatchId, ...contract.MatchId[]]
  const id = await aCompetition(scenario.admin, { matchIds: [first, ...more] })
  /** Returns the content of the competition's page, and its version. */
  const page = async () => {
    await server.ctx.jobs.settled()
    // Reads the view directly, because calls may share a view that is a second old.
    const { version, serverTime, ...shown } = await viewCompetition(
      server.ctx.db,
      await competitionRow(server.ctx.db, id),
      server.clock.now(),
    )
    return { version, shown: JSON.stringify(shown) }
  }
  let before = await page()
  const expectBoth = async (isDifferent: boolean, what: string) => {
    const after = await page()
    expect(after.shown !== before.shown, what).toBe(isDifferent)
    if (isDifferent) expect(after.version, what).toBeGreaterThan(before.version)
    else expect(after.version, what).toBe(before.version)
    before = after
  }
  await scenario.enrols(id)
  await expectBoth(true, 'two players enrol')
  await scenario.reaches(HOUR)
  await expectBoth(true, 'the draw, and the lobby')
  await scenario.reaches(DAY - 5 * MINUTE)
  await expectBoth(false, 'five minutes before the kick-off')
  const [ana] = scenario.players
  await scenario.bet(id, first, ({ userId }) => (userId === ana?.userId ? 'over' : 'none'), 30)
  await expectBoth(false, 'a bet on a round to come')
  await scenario.reaches(DAY)
  await scenario.admin.gets(contract.startHalf1, { body: { matchId: first } })
  await server.clock.advance(2 * MINUTE)
  await expectBoth(true, 'the kick-off')
  const timeStamp = new Date(server.clock.now()).toISOString()
  await scenario.admin.gets(contract.recordMatchEvent, { body: { match: first, eventType: 'Corner', timeStamp } })
  await expectBoth(false, 'a corner in a round that runs')
  await server.clock.advance(12 * MINUTE)
  await expectBoth(true, 'the bet is settled')
  await scenario.admin.gets(contract.updateMatch, { params: { id: first }, body: { homeTeam: 'Francia' } })
  await expectBoth(true, 'the home team has another name')
  await scenario.ends(first)
  await expectBoth(true, 'the results are confirmed')
})
