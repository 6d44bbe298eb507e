import * as contract from '@bettle/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  aCompetition,
  aCompetitionScenario,
  type CompetitionScenario,
  DAY,
  HOUR,
  MINUTE,
} from '../../../test/support/competition.ts'
import type { Player } from '../../../test/support/scenario.ts'
import { aServer, type TestServer } from '../../../test/support/test-app.ts'
import { KICK_OFF } from '../../clock.ts'
import { newId } from '../../db/ids.ts'
import { advanceCompetition } from './advance-competition.ts'
import { pruneNotices } from './prune-notices.ts'

let server: TestServer
let scenario: CompetitionScenario

beforeAll(async () => {
  server = await aServer()
})
afterAll(() => server.stop())
beforeEach(async () => {
  scenario = await aCompetitionScenario(server, 4)
})

const noticesOf = async (player: Player) => (await player.gets(contract.listNotices, {})).notices
const kindsOf = async (player: Player) => (await noticesOf(player)).map(({ kind }) => kind).toSorted()
/** Returns the kinds of all stored notices of a player, including notices that were read. */
const stored = async ({ userId }: Player) => {
  const rows = await server.ctx.db.selectFrom('notice').select('kind').where('account_id', '=', userId).execute()
  return rows.map(({ kind }) => kind).toSorted()
}
const at = (competitionId: contract.CompetitionId) => ({ params: { competitionId } })

describe('the notices of a player', () => {
  it('a player gets one notice each of the draw, the seat, the kick-off and the outcome, and one of other players in the lobby, but no second one of the seat [CP64]', async () => {
    const [ana, ben, cleo, dan] = scenario.players as [Player, Player, Player, Player]
    const [fixture] = (await scenario.fixtures(1)) as [contract.MatchId]
    const id = await aCompetition(scenario.admin, { matchIds: [fixture] })
    await scenario.enrols(id)
    await scenario.reaches(HOUR)
    expect(await kindsOf(ana)).toEqual(['drawn', 'seated'])
    expect((await noticesOf(ana)).find(({ kind }) => kind === 'seated')).toMatchObject({
      competitionId: id,
      details: { name: 'Cup of friends', stage: 'groups', matchId: fixture },
    })
    await dan.gets(contract.withdraw, at(id))
    await server.ctx.jobs.settled()
    expect(await kindsOf(ana)).toEqual(['drawn', 'rivals-changed', 'seated'])
    expect(await kindsOf(dan)).toEqual(['drawn', 'unseated'])
    await scenario.plays(id, fixture, ({ userId }) => (userId === ben.userId ? 'over' : 'under'))
    expect(await kindsOf(ben)).toEqual(['champion', 'drawn', 'rivals-changed', 'seated', 'started'])
    expect(await kindsOf(cleo)).toEqual(['drawn', 'eliminated', 'rivals-changed', 'seated', 'started'])
  })

  it('a player gets one notice of a seat less than 150 match minutes from a seat in another competition, and keeps both seats [CP74]', async () => {
    const [ana, ben] = scenario.players as [Player, Player]
    const first = await scenario.fixture(DAY)
    const near = await scenario.fixture(DAY + 149 * MINUTE)
    const far = await scenario.fixture(DAY + 299 * MINUTE)
    const fields = { closesAt: new Date(KICK_OFF + HOUR).toISOString() }
    const one = await aCompetition(scenario.admin, { ...fields, name: 'First cup', matchIds: [first] })
    await scenario.enrols(one)
    await scenario.reaches(2 * HOUR)
    const later = { closesAt: new Date(KICK_OFF + 3 * HOUR).toISOString() }
    const two = await aCompetition(scenario.admin, { ...later, name: 'Second cup', matchIds: [near] })
    const three = await aCompetition(scenario.admin, { ...later, name: 'Third cup', matchIds: [far] })
    for (const id of [two, three]) await scenario.enrols(id, [ana, ben])
    await scenario.reaches(6 * HOUR)
    for (const id of [one, two, three]) await advanceCompetition(server.ctx, { ownerId: id } as never)
    const clashes = (await noticesOf(ana)).filter(({ kind }) => kind === 'clash')
    expect(clashes).toMatchObject([
      { competitionId: two, details: { name: 'Second cup', other: 'First cup', matchId: near } },
    ])
    for (const id of [one, two]) {
      const { stages } = await scenario.sees(id)
      expect(stages[0]?.groups[0]?.lobbies[0]?.players).toContain(ana.userId)
    }
  })

  it('a seated player gets a notice each time the kick-off moves; only a disqualified player gets a notice of the disqualification [CP64]', async () => {
    const [ana, ben] = scenario.players as [Player, Player, Player, Player]
    const [fixture] = (await scenario.fixtures(1)) as [contract.MatchId]
    const id = await aCompetition(scenario.admin, { matchIds: [fixture] })
    await scenario.enrols(id)
    await scenario.reaches(HOUR)
    const move = async (offset: number) => {
      const startTime = new Date(KICK_OFF + offset).toISOString()
      await scenario.admin.gets(contract.updateMatch, { params: { id: fixture }, body: { startTime } })
      await server.ctx.jobs.settled()
    }
    await scenario.reaches(HOUR + MINUTE)
    await move(DAY + HOUR)
    expect(await kindsOf(ana)).toEqual(['drawn', 'moved', 'seated'])
    await scenario.reaches(HOUR + 2 * MINUTE)
    await move(DAY + 2 * HOUR)
    expect(await kindsOf(ana)).toEqual(['drawn', 'moved', 'moved', 'seated'])
    await scenario.decides(id, { kind: 'disqualified', userId: ben.userId })
    expect(await kindsOf(ben)).toContain('disqualified')
    expect(await kindsOf(ana)).not.toContain('disqualified')
  })

  it('the server lists a notice until its player marks it as read; another player cannot mark it [CP64]', async () => {
    const [ana, ben] = scenario.players as [Player, Player]
    const id = await aCompetition(scenario.admin, { matchIds: await scenario.fixtures(1) })
    await scenario.enrols(id)
    await scenario.reaches(HOUR)
    const [first, second] = await noticesOf(ana)
    const reads = (player: Player, ...ids: string[]) => player.asks(contract.readNotices, { body: { ids } })
    expect(await reads(ben, first?._id ?? '')).toMatchObject({ failure: { code: 'not-found' } })
    expect((await reads(ana, first?._id ?? '')).ok).toBe(true)
    expect((await reads(ana, first?._id ?? '')).ok).toBe(true)
    expect(await noticesOf(ana)).toEqual([second])
    expect(await noticesOf(ben)).toHaveLength(2)
  })

  it('a read notice is deleted a month after its competition ended, and is not created again; an unread notice stays [CP64] [CP72] [PR457]', async () => {
    const [ana, ben] = scenario.players as [Player, Player]
    const [fixture] = (await scenario.fixtures(1)) as [contract.MatchId]
    const id = await aCompetition(scenario.admin, { matchIds: [fixture] })
    await scenario.enrols(id)
    const readsAll = async (player: Player) => {
      const ids = (await noticesOf(player)).map(({ _id }) => _id)
      await player.gets(contract.readNotices, { body: { ids } })
    }
    await scenario.plays(id, fixture, ({ userId }) => (userId === ben.userId ? 'over' : 'under'))
    await readsAll(ana)
    await scenario.reaches(28 * DAY)
    await pruneNotices(server.ctx, 1000)
    expect(await stored(ana)).toEqual(['drawn', 'eliminated', 'seated', 'started'])
    await scenario.reaches(32 * DAY)
    await pruneNotices(server.ctx, 1000)
    expect(await stored(ana)).toEqual([])
    expect(await stored(ben)).toEqual(['champion', 'drawn', 'seated', 'started'])
    // A late correction runs the job of the competition again.
    await advanceCompetition(server.ctx, { ownerId: id } as never)
    expect(await stored(ana)).toEqual([])
  })

  it('in a running league, a player’s read notices of a fixture are deleted a month after its kick-off; the read notice of the draw stays [CP64] [CP72] [PR457]', async () => {
    const [ana] = scenario.players as [Player]
    const fixtures = [await scenario.fixture(DAY), await scenario.fixture(60 * DAY)]
    const id = await aCompetition(scenario.admin, { format: 'league', seasonFixtures: 2, matchIds: fixtures })
    await scenario.enrols(id)
    await scenario.plays(id, fixtures[0] as contract.MatchId, () => 'over')
    await ana.gets(contract.readNotices, { body: { ids: (await noticesOf(ana)).map(({ _id }) => _id) } })
    await scenario.reaches(40 * DAY)
    await pruneNotices(server.ctx, 1000)
    expect(await stored(ana)).toEqual(['drawn'])
    await scenario.reaches(59 * DAY)
    expect(await stored(ana)).toEqual(['drawn', 'seated'])
  })

  it('of a player’s 501 unread notices the server marks the oldest as read; of another player’s 500 it marks none [CP72] [PR457]', async () => {
    const [ana, ben] = scenario.players as [Player, Player]
    const at = server.ctx.clock.date()
    await server.ctx.db
      .insertInto('notice')
      .values(
        [ana, ben].flatMap(({ userId }, player) =>
          Array.from({ length: 500 + player }, (_, index) => ({
            ...{ id: newId(), account_id: userId, competition_id: null, kind: 'drawn', key: `k${index}` },
            ...{ details: '{}', at: new Date(at.getTime() + index), read_at: null },
          })),
        ),
      )
      .execute()
    await pruneNotices(server.ctx, 1000)
    const read = await server.ctx.db
      .selectFrom('notice')
      .select(['account_id', 'key'])
      .where('read_at', 'is not', null)
      .where('account_id', 'in', [ana.userId, ben.userId])
      .execute()
    expect(read).toEqual([{ account_id: ben.userId, key: 'k0' }])
  })

  it('players with a place and reserves get a notice if their competition does not start for lack of fixtures [CP5] [CP64]', async () => {
    const [ana, ben, cleo] = scenario.players as [Player, Player, Player]
    const id = await aCompetition(scenario.admin, { places: 2 })
    await scenario.enrols(id, [ana, ben, cleo])
    await scenario.reaches(HOUR)
    expect(await scenario.sees(id)).toMatchObject({ phase: 'closed', closedBecause: 'too-few-fixtures' })
    for (const player of [ana, ben, cleo]) expect(await kindsOf(player)).toEqual(['not-started'])
  })

  it('a player gets a notice of a cancelled competition, unless the player withdrew [CP64]', async () => {
    const [ana, ben, cleo] = scenario.players as [Player, Player, Player]
    const id = await aCompetition(scenario.admin, { places: 2 })
    await scenario.enrols(id, [ana, ben, cleo])
    await ben.gets(contract.withdraw, at(id))
    await scenario.decides(id, { kind: 'cancelled' })
    await server.ctx.jobs.settled()
    expect(await kindsOf(ana)).toEqual(['cancelled'])
    expect(await kindsOf(ben)).toEqual([])
    expect(await kindsOf(cleo)).toEqual(['admitted', 'cancelled'])
  })

  it('a reserve gets a notice on getting a place, and on getting none at the draw [CP4] [CP64]', async () => {
    const [ana, ben, cleo, dan] = scenario.players as [Player, Player, Player, Player]
    const id = await aCompetition(scenario.admin, { places: 2, matchIds: await scenario.fixtures(1) })
    await scenario.enrols(id)
    await ben.gets(contract.withdraw, at(id))
    expect(await kindsOf(cleo)).toEqual(['admitted'])
    await scenario.reaches(HOUR + MINUTE)
    expect(await kindsOf(dan)).toEqual(['left-out'])
    expect(await kindsOf(cleo)).toEqual(['admitted', 'drawn', 'seated'])
    expect(await kindsOf(ana)).toEqual(['drawn', 'seated'])
  })

  it('after a correction, a player’s unread notice of the former outcome is withdrawn, and the player gets one of the new outcome [CP42] [CP64]', async () => {
    const [ana, ben, cleo] = scenario.players as [Player, Player, Player]
    const [fixture] = (await scenario.fixtures(1)) as [contract.MatchId]
    const id = await aCompetition(scenario.admin, { matchIds: [fixture] })
    await scenario.enrols(id, [ana, ben, cleo])
    await scenario.reaches(DAY - HOUR)
    const corner = await scenario.plays(id, fixture, ({ userId }) => (userId === ana.userId ? 'over' : 'under'))
    expect(await kindsOf(ana)).toContain('champion')
    const deleting = { params: { id: corner._id }, query: { reason: 'There was none' } }
    await scenario.admin.gets(contract.deleteMatchEvent, deleting)
    await server.ctx.jobs.settled()
    expect(await kindsOf(ana)).toContain('eliminated')
    expect(await kindsOf(ana)).not.toContain('champion')
  })

  it('after a correction, the unread notice of a seat is withdrawn from a player who lost the seat, and the new player gets one [CP64] [PR770]', async () => {
    const eight = await aCompetitionScenario(server, 8)
    const fixtures = await eight.fixtures(3)
    const [first, second] = fixtures as [contract.MatchId, contract.MatchId]
    const id = await aCompetition(eight.admin, { matchIds: fixtures })
    await eight.enrols(id)
    await eight.reaches(DAY - HOUR)
    const groups = (await eight.sees(id)).stages[0]?.groups ?? []
    const winning = new Set(groups.flatMap(({ members }) => members.slice(0, 2)))
    const corner = await eight.plays(id, first, ({ userId }) => (winning.has(userId) ? 'over' : 'under'))
    const seated = async () => {
      const found: contract.UserId[] = []
      for (const player of eight.players) {
        const isSeated = (await noticesOf(player)).some(
          ({ kind, details }) => kind === 'seated' && details.matchId === second,
        )
        if (isSeated) found.push(player.userId)
      }
      return found.toSorted()
    }
    expect(await seated()).toEqual([...winning].toSorted())
    const deleting = { params: { id: corner._id }, query: { reason: 'There was none' } }
    await eight.admin.gets(contract.deleteMatchEvent, deleting)
    await server.ctx.jobs.settled()
    const others = eight.players.map(({ userId }) => userId).filter((userId) => !winning.has(userId))
    expect(await seated()).toEqual(others.toSorted())
  })
})
