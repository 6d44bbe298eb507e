import { competitionById, enrol, type MatchId, publicCompetition } from '@bettle/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aCup } from '../../../test/support/competition.ts'
import { aPlayer, type Player } from '../../../test/support/scenario.ts'
import { aServer, type TestServer } from '../../../test/support/test-app.ts'
import { createSharedViews } from './shared-views.ts'

let server: TestServer
let admin: Player
let ana: Player
let ben: Player

const newcomer = (name: string, role: 'player' | 'admin' = 'player') => aPlayer(server, name, () => '' as MatchId, role)

beforeAll(async () => {
  server = await aServer()
  admin = await newcomer('Admin', 'admin')
  ana = await newcomer('Ana')
  ben = await newcomer('Ben')
})
afterAll(() => server.stop())

it('the server serialises a competition once for all readers of a version, and again after a change or after one second', async () => {
  const { id } = await aCup(server, admin)
  await server.ctx.jobs.settled()
  const viewOf = createSharedViews(server.ctx)
  const [first, second] = await Promise.all([viewOf(id), viewOf(id)])
  expect(second).toBe(first)
  expect(await viewOf(id)).toBe(first)

  await ana.gets(enrol, { params: { competitionId: id }, body: {} })
  await server.ctx.jobs.settled()
  const changed = await viewOf(id)
  expect(changed.competition.players.map(({ user }) => user._id)).toEqual([ana.userId])
  expect(first.competition.players).toEqual([])

  await server.clock.advance(1000)
  const later = await viewOf(id)
  expect(later).not.toBe(changed)
  expect({ ...later.competition, serverTime: '' }).toEqual({ ...changed.competition, serverTime: '' })
})

it('a reply with a cached competition contains the current time and the caller’s own entry; other users get no private competition', async () => {
  const { id } = await aCup(server, admin, { isPrivate: true })
  const params = { competitionId: id }
  const { competition, mine } = await admin.gets(competitionById, { params })
  expect(mine).toMatchObject({ isOrganiser: true, entry: null })
  await ana.gets(enrol, { params, body: { code: mine.code ?? '' } })
  const seen = await ana.gets(competitionById, { params })
  expect(seen.mine).toMatchObject({ isOrganiser: false, entry: { status: 'place' } })
  expect(seen.competition.version).toBeGreaterThan(competition.version)
  expect(seen.competition.serverTime).toBe(new Date(server.clock.now()).toISOString())
  // The competition's view is cached when these users ask for it.
  expect(await ben.isRefused(competitionById, { params })).toBe('competition-not-found')
  expect(await ben.isRefused(publicCompetition, { params })).toBe('competition-not-found')
})
