import * as contract from '@bettle/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  aCompetition,
  aCompetitionScenario,
  type CompetitionScenario,
  DAY,
  HOUR,
  timeAt,
} from '../../../test/support/competition.ts'
import { naiveCareer } from '../../../test/support/naive/naive-career.ts'
import type { Player } from '../../../test/support/scenario.ts'
import { aServer, type TestServer } from '../../../test/support/test-app.ts'
import { planAdvance } from '../match/competition-work.ts'

let server: TestServer
let scenario: CompetitionScenario
let id: contract.CompetitionId
let fixture: contract.MatchId
let ana: Player
let ben: Player
let cleo: Player

beforeAll(async () => {
  server = await aServer()
})
afterAll(() => server.stop())
beforeEach(async () => {
  scenario = await aCompetitionScenario(server, 3)
  ;[ana, ben, cleo] = scenario.players as [Player, Player, Player]
  fixture = (await scenario.fixtures(1))[0] as contract.MatchId
  id = await aCompetition(scenario.admin, { matchIds: [fixture] })
  await scenario.enrols(id)
  await scenario.reaches(HOUR)
})

const careerOf = (player: Player) => player.gets(contract.career, {})

async function booked() {
  const rows = await server.ctx.db
    .selectFrom('competition_trophy')
    .select(['account_id', 'kind', 'trophies'])
    .where('competition_id', '=', id)
    .orderBy('number')
    .execute()
  return rows.map(({ account_id, kind, trophies }) => [account_id, kind, trophies])
}

const plays = () => {
  const bets = { [ana.userId]: 'over', [ben.userId]: 'under' } as const
  return scenario.plays(id, fixture, ({ userId }) => bets[userId] ?? 'none')
}

describe('the trophies of a competition', () => {
  it('a tournament pays its winner the starting chips of every player who was present, and books them once although its job runs again [CP45] [CP65]', async () => {
    await plays()
    expect(await booked()).toEqual([[ana.userId, 'award', 200]])
    for (let time = 0; time < 2; time += 1) {
      await server.ctx.db.transaction().execute((tx) => planAdvance(tx as never, id, server.clock.now()))
      await server.ctx.jobs.settled()
    }
    expect(await booked()).toHaveLength(1)
  })

  it('a correction that changes the winner of a competition reverses the former winner’s trophies and books the new winner’s [CP42] [CP65]', async () => {
    const corner = await plays()
    const deleting = { params: { id: corner._id }, query: { reason: 'There was none' } }
    await scenario.admin.gets(contract.deleteMatchEvent, deleting)
    await server.ctx.jobs.settled()
    expect(await scenario.sees(id)).toMatchObject({ winner: { _id: ben.userId } })
    expect(await booked()).toEqual([
      [ana.userId, 'award', 200],
      [ana.userId, 'reversal', -200],
      [ben.userId, 'award', 200],
    ])
  })

  it('a correction changes the trophies of an ended season even after the league was cancelled [CP42] [CP44] [CP65]', async () => {
    const fixtures = await scenario.fixtures(4, 3)
    const fields = { format: 'league', seasonFixtures: 2, seasons: 2, closesAt: timeAt(2 * DAY) } as const
    id = await aCompetition(scenario.admin, { ...fields, matchIds: fixtures })
    await scenario.enrols(id, [ana, ben])
    const [first, second] = fixtures as [contract.MatchId, contract.MatchId]
    const overOfAna = ({ userId }: Player) => (userId === ana.userId ? 'over' : 'under')
    await scenario.plays(id, first, overOfAna, 20)
    const corner = await scenario.plays(id, second, overOfAna, 50)
    const paid = [
      [ana.userId, 'award', 140],
      [ben.userId, 'award', 60],
    ]
    expect((await booked()).toSorted()).toEqual(paid.toSorted())
    await scenario.decides(id, { kind: 'cancelled' })
    await server.ctx.jobs.settled()
    expect(await booked()).toHaveLength(2)
    // Then Ana and Ben have one win each. Ben has more chips: Ana loses 50 chips in the second game, and Ben lost 20 in
    // the first.
    const deleting = { params: { id: corner._id }, query: { reason: 'There was none' } }
    await scenario.admin.gets(contract.deleteMatchEvent, deleting)
    await server.ctx.jobs.settled()
    const sums = new Map<unknown, number>()
    for (const [userId, , trophies] of await booked()) sums.set(userId, (sums.get(userId) ?? 0) + Number(trophies))
    expect(sums).toEqual(
      new Map([
        [ana.userId, 60],
        [ben.userId, 140],
      ]),
    )
  })

  it('the trophies of a competition follow a winner that the organiser sets, and the undo of that decision [CP43] [CP65]', async () => {
    await plays()
    const decision = { kind: 'winner-set', stage: 'groups', group: 0, userId: ben.userId } as const
    const { decided } = await scenario.decides(id, decision)
    await server.ctx.jobs.settled()
    expect((await booked()).at(-1)).toEqual([ben.userId, 'award', 200])
    await scenario.decides(id, { kind: 'decision-undone', decision: decided[0]?.number ?? 0 })
    await server.ctx.jobs.settled()
    const sums = new Map<unknown, number>()
    for (const [userId, , trophies] of await booked()) sums.set(userId, (sums.get(userId) ?? 0) + Number(trophies))
    expect(sums).toEqual(
      new Map([
        [ana.userId, 200],
        [ben.userId, 0],
      ]),
    )
  })

  it('careers count the trophies of a competition and the games of its lobbies, which pay no trophies themselves [CP66] [Z8]', async () => {
    const corner = await plays()
    expect(await careerOf(ana)).toMatchObject({ games: 1, wins: 1, trophies: 200 })
    expect(await careerOf(ben)).toMatchObject({ games: 1, wins: 0, trophies: 0 })
    expect(await careerOf(cleo)).toMatchObject({ trophies: 0 })
    for (const player of [ana, ben])
      expect(await careerOf(player)).toEqual(await naiveCareer(server.ctx.db, player.userId))
    const deleting = { params: { id: corner._id }, query: { reason: 'There was none' } }
    await scenario.admin.gets(contract.deleteMatchEvent, deleting)
    await server.ctx.jobs.settled()
    expect(await careerOf(ana)).toMatchObject({ games: 1, wins: 0, trophies: 0 })
    expect(await careerOf(ben)).toMatchObject({ games: 1, wins: 1, trophies: 200 })
  })
})
