import { createHash } from 'node:crypto'
import * as contract from '@bettle/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aCompetition, aCompetitionScenario, DAY, HOUR, MINUTE } from '../../../test/support/competition.ts'
import type { Player } from '../../../test/support/scenario.ts'
import { aServer, type TestServer } from '../../../test/support/test-app.ts'
import { nextDraw, seedOfDraw } from './draw-seed.ts'

let server: TestServer
beforeAll(async () => {
  server = await aServer()
})
afterAll(() => server.stop())

it('a league’s season in two divisions ends with one promotion, one relegation and paid trophies; the next season includes a late entry [CP28] [CP31] [CP46] [CP9]', async () => {
  const scenario = await aCompetitionScenario(server, 10)
  const [late, absent] = scenario.players.slice(8) as [Player, Player]
  const fixtures = await scenario.fixtures(4)
  const fields = { format: 'league', seasonFixtures: 2, seasons: 2, places: 10, matchIds: fixtures } as const
  const id = await aCompetition(scenario.admin, fields)
  await scenario.enrols(id, scenario.players.slice(0, 8))
  await scenario.reaches(HOUR)
  const drawn = await scenario.sees(id)
  expect(drawn.stages[0]).toMatchObject({ stage: 'season-1', kind: 'season', ordinal: 1 })
  expect(drawn.stages[0]?.groups.map(({ division, members }) => [division, members.length])).toEqual([
    [1, 4],
    [2, 4],
  ])
  const [upper = [], lower = []] = drawn.stages[0]?.groups.map(({ members }) => members) ?? []

  // In each group all players bet right: the first by lot stakes most, the last least.
  const placeOf = ({ userId }: Player) => Math.max(upper.indexOf(userId), lower.indexOf(userId))
  const stake = (player: Player) => 50 - 10 * placeOf(player)
  await scenario.plays(id, fixtures[0] as contract.MatchId, () => 'over', stake)
  // Half of the fixtures have kicked off, so that a late entry waits for the next season.
  await scenario.enrols(id, [late])
  const afterFirst = await scenario.sees(id)
  expect(afterFirst.players.find(({ user }) => user._id === late.userId)?.status).toBe('waiting')
  const provisional = afterFirst.stages[0]?.divisions[0]
  expect(provisional).toMatchObject({ division: 1, promoted: 0, relegated: 1 })
  await scenario.plays(id, fixtures[1] as contract.MatchId, () => 'over', stake)
  await scenario.reaches(2 * DAY + HOUR)

  const { stages, trophies, players, phase } = await scenario.sees(id)
  expect(stages[0]).toMatchObject({ status: 'finished' })
  for (const [index, members] of [upper, lower].entries()) {
    const table = stages[0]?.groups[index]?.table.map(({ userId, points, wins, present }) => [
      userId,
      points,
      wins,
      present,
    ])
    expect(table).toEqual(members.map((userId, rank) => [userId, [20, 14, 10, 8][rank], rank === 0 ? 2 : 0, 2]))
    const owed = trophies.filter(({ userId }) => members.includes(userId)).map(({ userId, amount }) => [userId, amount])
    expect(owed).toEqual(members.slice(0, 3).map((userId, rank) => [userId, [200, 120, 80][rank]]))
  }

  // Season 2: the last of the upper division and the first of the lower have changed places; the late entry joins the
  // lowest division.
  expect(phase).not.toBe('finished')
  const next = stages[1]?.groups.map(({ members }) => members.toSorted())
  expect(next).toEqual([
    [...upper.slice(0, 3), lower[0]].toSorted(),
    [...lower.slice(1), upper[3], late.userId].toSorted(),
  ])
  expect(players.find(({ user }) => user._id === late.userId)?.status).toBe('place')
  const kindsOf = async (userId: string | undefined) => {
    const player = scenario.players.find((candidate) => candidate.userId === userId) as Player
    return (await player.gets(contract.listNotices, {})).notices.map(({ kind }) => kind)
  }
  expect(await kindsOf(lower[0])).toContain('promoted')
  expect(await kindsOf(upper[3])).toContain('relegated')
  expect(await kindsOf(late.userId)).toEqual(expect.arrayContaining(['waiting', 'drawn']))

  for (const fixture of fixtures.slice(2)) await scenario.plays(id, fixture, () => 'over', 10)
  await server.ctx.jobs.settled()
  const over = await scenario.sees(id)
  expect(over.phase).toBe('finished')
  expect(over.trophies.filter(({ stage }) => stage === 'season-2').reduce((sum, { amount }) => sum + amount, 0)).toBe(
    900,
  )
  expect(await absent.isRefused(contract.enrol, { params: { competitionId: id }, body: {} })).toBe('enrolment-closed')
  const booked = await server.ctx.db
    .selectFrom('competition_trophy')
    .select((query) => query.fn.sum<string>('trophies').as('trophies'))
    .where('competition_id', '=', id)
    .executeTakeFirst()
  expect(Number(booked?.trophies)).toBe(800 + 900)
}, 120_000)

it('a player who enrols in a league before half of its fixtures have kicked off is seated at once, in the lower of two equal divisions [CP32]', async () => {
  const scenario = await aCompetitionScenario(server, 9)
  const fixtures = await scenario.fixtures(3)
  const fields = { format: 'league', seasonFixtures: 3, places: 10, matchIds: fixtures } as const
  const id = await aCompetition(scenario.admin, fields)
  await scenario.enrols(id, scenario.players.slice(0, 8))
  await scenario.reaches(HOUR + MINUTE)
  const late = scenario.players[8] as Player
  await scenario.enrols(id, [late])
  await server.ctx.jobs.settled()
  const groups = (await scenario.sees(id)).stages[0]?.groups ?? []
  expect(groups.map(({ members }) => members.includes(late.userId))).toEqual([false, true])
  expect(groups[1]?.lobbies[0]?.players).toContain(late.userId)
})

it('draws a season again with another seed after the previous season was replayed [CP7] [CP43] [CP71]', async () => {
  const scenario = await aCompetitionScenario(server, 4)
  const fixtures = await scenario.fixtures(6)
  const fields = { format: 'league', seasonFixtures: 2, seasons: 2, matchIds: fixtures } as const
  const id = await aCompetition(scenario.admin, fields)
  const { seedHash } = await scenario.sees(id)
  await scenario.enrols(id)
  for (const fixture of fixtures.slice(0, 2)) await scenario.plays(id, fixture, () => 'over')
  await scenario.reaches(2 * DAY + HOUR)
  const draws = async () =>
    (await scenario.admin.gets(contract.competitionDraw, { params: { competitionId: id } })).draws
  expect((await draws()).map(({ season }) => season)).toEqual([1, 2])
  await scenario.decides(id, { kind: 'stage-replayed', stage: 'season-1' })
  for (const fixture of fixtures.slice(2, 4)) await scenario.plays(id, fixture, () => 'over')
  await scenario.reaches(4 * DAY + HOUR)
  const drawn = await draws()
  expect(drawn.map(({ season }) => season)).toEqual([1, 2, 2])
  const hash = (text: string) => createHash('sha256').update(text).digest('hex')
  // The hash of each seed is published before its draw: first on the page, later as the seed of the draw before.
  expect(drawn.map(({ seed }) => hash(seed))).toEqual([seedHash, drawn[0]?.seed, drawn[1]?.seed])
}, 120_000)

it('the next draw of a league uses the next seed, also if an earlier version drew twice with one seed [CP71]', async () => {
  const row = { seed: 'the last seed', seeds: 20 }
  const line = (season: number, draw: number) =>
    ({ kind: 'drawn', season, seed: seedOfDraw(row, draw), entries: [], number: 1, at: 0 }) as const
  expect(nextDraw([])).toBe(1)
  expect(nextDraw([line(1, 1), line(2, 2)])).toBe(3)
  expect(nextDraw([line(1, 1), line(2, 2), line(2, 2)])).toBe(3)
  expect(seedOfDraw(row, 20)).toBe('the last seed')
})
