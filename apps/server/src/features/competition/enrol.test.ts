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
import { type Player, signsInAgain } from '../../../test/support/scenario.ts'
import { aServer, type TestServer } from '../../../test/support/test-app.ts'

let server: TestServer
let scenario: CompetitionScenario
let players: readonly [Player, Player, Player, Player]

beforeAll(async () => {
  server = await aServer()
})
afterAll(() => server.stop())
beforeEach(async () => {
  scenario = await aCompetitionScenario(server, 4)
  players = scenario.players as never
})

const at = (competitionId: contract.CompetitionId) => ({ params: { competitionId } })

const refused = (player: Player, id: contract.CompetitionId, code?: string) =>
  player.isRefused(contract.enrol, { ...at(id), body: { ...(code !== undefined && { code }) } })
const statusOf = async (id: contract.CompetitionId, player: Player) =>
  (await scenario.sees(id)).players.find(({ user }) => user._id === player.userId)

const PRIZE = { isExclusive: true, prize: 'A ball', promisedBy: 'The club' }

async function codesOf(id: contract.CompetitionId, body: { singleUse: boolean; count?: number }): Promise<string[]> {
  return (await scenario.admin.gets(contract.createInvitationCodes, { ...at(id), body } as never)).codes
}

describe('enrolling', () => {
  it('enrolments fill the places in order, then the reserves, and a withdrawal gives the first reserve a place [CP3] [CP4]', async () => {
    const [ana, ben, cleo, dan] = players
    const id = await aCompetition(scenario.admin, { places: 2 })
    await scenario.enrols(id)
    expect(await statusOf(id, cleo)).toMatchObject({ status: 'reserve', reserve: 1 })
    expect(await statusOf(id, dan)).toMatchObject({ status: 'reserve', reserve: 2 })
    await ana.gets(contract.withdraw, at(id))
    expect(await statusOf(id, cleo)).toMatchObject({ status: 'place', reserve: null })
    await scenario.enrols(id, [ana])
    expect(await statusOf(id, ana)).toMatchObject({ status: 'reserve', reserve: 2 })
    expect(await statusOf(id, ben)).toMatchObject({ status: 'place' })
  })

  it('refuses to enrol a user before the opening, twice, after the draw, or in a cancelled or closed competition; refuses to withdraw a user who is not enrolled [CP49] [CP50]', async () => {
    const [ana, ben, cleo] = players
    const id = await aCompetition(scenario.admin, { opensAt: timeAt(MINUTE), matchIds: await scenario.fixtures(3) })
    expect(await refused(ana, id)).toBe('enrolment-not-open')
    await scenario.reaches(2 * MINUTE)
    await scenario.enrols(id, [ana])
    expect(await refused(ana, id)).toBe('already-enrolled')
    expect(await cleo.isRefused(contract.withdraw, at(id))).toBe('not-enrolled')
    await scenario.enrols(id, [ben])
    await scenario.reaches(HOUR)
    expect(await refused(cleo, id)).toBe('enrolment-closed')
    await scenario.decides(id, { kind: 'cancelled' })
    const late = await cleo.asks(contract.enrol, { ...at(id), body: {} })
    expect(late).toMatchObject({
      failure: { code: 'enrolment-closed', error: 'This competition was cancelled.' },
    })
    expect(await ana.isRefused(contract.withdraw, at(id))).toBe('competition-state')
    const closed = await aCompetition(scenario.admin, { closesAt: timeAt(2 * HOUR) })
    await scenario.reaches(3 * HOUR)
    expect((await scenario.sees(closed)).phase).toBe('closed')
    expect(await refused(cleo, closed)).toBe('enrolment-closed')
  })

  it('one user who enrols from two tabs at once has one entry [CP55]', async () => {
    const [ana] = players
    const id = await aCompetition(scenario.admin)
    const answers = await Promise.all([1, 2].map(() => ana.asks(contract.enrol, { ...at(id), body: {} })))
    expect(answers.map((answer) => (answer.ok ? 'enrolled' : answer.failure.code)).toSorted()).toEqual([
      'already-enrolled',
      'enrolled',
    ])
    expect((await scenario.sees(id)).players).toHaveLength(1)
  })

  it('refuses to enrol a bot in a competition [CP49]', async () => {
    const [ana] = players
    const id = await aCompetition(scenario.admin)
    await server.ctx.db.updateTable('account').set({ is_bot: true }).where('id', '=', ana.userId).execute()
    expect(await refused(ana, id)).toBe('forbidden')
  })

  it('an administrator who is enrolled in a competition and has not bet can start the match of its fixture [CP76] [V6]', async () => {
    const { admin } = scenario
    const fixtures = await scenario.fixtures(2)
    const id = await aCompetition(admin, { matchIds: fixtures })
    await scenario.enrols(id, [admin, ...players])
    await scenario.reaches(HOUR)
    const starting = { body: { matchId: fixtures[0] as contract.MatchId } }
    expect((await scenario.sees(id)).stages[0]?.groups[0]?.members).toContain(admin.userId)
    await scenario.reaches(DAY)
    expect((await admin.asks(contract.startHalf1, starting)).ok).toBe(true)
  })

  it('a user needs the code of a private competition to enrol in it, and a wrong or foreign code is refused; its organiser needs none [CP49] [CP61]', async () => {
    const [ana, ben, cleo] = players
    const id = await aCompetition(ana)
    const foreign = (await scenario.mine(await aCompetition(ben), ben)).code ?? ''
    expect(await refused(cleo, id)).toBe('competition-not-found')
    expect(await refused(cleo, id, foreign)).toBe('code-not-found')
    expect(await refused(cleo, id, 'WRONG1')).toBe('code-not-found')
    const code = (await scenario.mine(id, ana)).code ?? ''
    await scenario.enrols(id, [cleo], code.toLowerCase())
    await scenario.enrols(id, [ana])
    expect(await statusOf(id, cleo)).toMatchObject({ status: 'place' })
  })

  it('an account that is disabled before the draw loses its place to the first reserve, at once or at the draw; enabled again it may enrol as the last, and the reserve who got the notice keeps the place [CP4] [CP56] [PR776]', async () => {
    const [ana, ben, cleo, dan] = players
    const id = await aCompetition(scenario.admin, { places: 2, matchIds: await scenario.fixtures(2) })
    await scenario.enrols(id, [ana, ben, cleo])
    const disabling = { params: { id: ana.userId }, body: { reason: 'For a test' } }
    await scenario.admin.gets(contract.adminDisableUser, disabling)
    await server.ctx.jobs.settled()
    expect(await statusOf(id, ana)).toMatchObject({ status: 'lost' })
    expect(await statusOf(id, cleo)).toMatchObject({ status: 'place' })
    await scenario.admin.gets(contract.adminEnableUser, disabling)
    await server.ctx.jobs.settled()
    expect(await statusOf(id, cleo)).toMatchObject({ status: 'place' })
    const kindsOf = async (userId: contract.UserId) =>
      (await server.ctx.db.selectFrom('notice').select('kind').where('account_id', '=', userId).execute()).map(
        ({ kind }) => kind,
      )
    expect(await kindsOf(cleo.userId)).toEqual(['admitted'])
    expect(await kindsOf(ana.userId)).toEqual(['place-lost'])
    expect(await statusOf(id, ana)).toMatchObject({ status: 'withdrawn' })
    await scenario.enrols(id, [dan])
    await scenario.enrols(id, [await signsInAgain(server, ana)])
    expect(await statusOf(id, ana)).toMatchObject({ status: 'reserve', reserve: 2 })
    expect(await statusOf(id, cleo)).toMatchObject({ status: 'place' })
    await server.ctx.db
      .updateTable('account')
      .set({ disabled_at: server.ctx.clock.date() })
      .where('id', '=', ben.userId)
      .execute()
    await scenario.reaches(HOUR)
    const { stages } = await scenario.sees(id)
    expect(stages[0]?.groups[0]?.members.toSorted()).toEqual([cleo.userId, dan.userId].toSorted())
  })
})

describe('an invitation code of an exclusive game', () => {
  it('two users enrol with the same multi-use invitation code; a request without a code or with the code of another game is refused [CP57]', async () => {
    const [ana, ben, cleo] = players
    const id = await aCompetition(scenario.admin, PRIZE)
    const other = await aCompetition(scenario.admin, PRIZE)
    const [code = ''] = await codesOf(id, { singleUse: false })
    const [foreign = ''] = await codesOf(other, { singleUse: false })
    await scenario.enrols(id, [ana, ben], code)
    expect(await refused(cleo, id)).toBe('code-not-found')
    expect(await refused(cleo, id, foreign)).toBe('code-not-found')
    const byCode = await cleo.gets(contract.competitionByCode, { params: { code } })
    expect(byCode.competition).toMatchObject({ _id: id, prize: 'A ball', promisedBy: 'The club' })
  })

  it('enrolling uses up a single-use invitation code; a withdrawal before the draw makes the code valid again, and one after the draw does not [CP57]', async () => {
    const [ana, ben] = players
    const id = await aCompetition(scenario.admin, { ...PRIZE, matchIds: await scenario.fixtures(3) })
    const [code = '', second = ''] = await codesOf(id, { singleUse: true, count: 2 })
    await scenario.enrols(id, [ana], code)
    expect(await refused(ben, id, code)).toBe('code-spent')
    const listed = async () => (await scenario.admin.gets(contract.listInvitationCodes, at(id))).codes
    expect((await listed()).map(({ spentBy }) => spentBy)).toEqual([expect.any(String), null])
    await ana.gets(contract.withdraw, at(id))
    expect((await listed()).map(({ spentBy }) => spentBy)).toEqual([null, null])
    await scenario.enrols(id, [ben], code)
    await scenario.enrols(id, [ana], second)
    await scenario.reaches(HOUR)
    await ana.gets(contract.withdraw, at(id))
    expect((await listed()).filter(({ spentBy }) => spentBy === null)).toEqual([])
  })

  it('an administrator can create single-use invitation codes only in exclusive games, and no more than places; a player can create none [CP57]', async () => {
    const id = await aCompetition(scenario.admin, { ...PRIZE, places: 3 })
    expect(await codesOf(id, { singleUse: true, count: 2 })).toHaveLength(2)
    expect(await codesOf(id, { singleUse: true, count: 5 })).toHaveLength(1)
    const more = { ...at(id), body: { singleUse: true, count: 1 } }
    expect(await scenario.admin.isRefused(contract.createInvitationCodes, more)).toBe('competition-state')
    const open = await aCompetition(scenario.admin)
    expect(await scenario.admin.isRefused(contract.createInvitationCodes, { ...more, ...at(open) })).toBe(
      'competition-state',
    )
    expect(await players[0].isRefused(contract.createInvitationCodes, more)).toBe('forbidden')
  })

  it('the only player who bets right in an exclusive game of one lobby, entered by code, wins and gets all its trophies [CP2] [CP57]', async () => {
    const [ana] = players
    const [fixture] = (await scenario.fixtures(1)) as [contract.MatchId]
    const id = await aCompetition(scenario.admin, { ...PRIZE, format: 'lobby', matchIds: [fixture] })
    const [code = ''] = await codesOf(id, { singleUse: false })
    await scenario.enrols(id, scenario.players, code)
    await scenario.reaches(DAY - HOUR)
    await scenario.plays(id, fixture, ({ userId }) => (userId === ana.userId ? 'over' : 'under'))
    expect(await scenario.sees(id)).toMatchObject({ phase: 'finished', winner: { _id: ana.userId } })
    const trophies = await Promise.all(
      scenario.players.map(async (player) => (await player.gets(contract.career, {})).trophies),
    )
    // Entering costs nothing, so the other players lose no trophies.
    expect(trophies).toEqual([400, 0, 0, 0])
  })
})

it('after 120 requests with a wrong competition code, a user’s further enrolment is refused as rate-limited [CP49]', async () => {
  const limited = await aServer({ config: { rateLimits: true } })
  try {
    const other = await aCompetitionScenario(limited, 1)
    const [ana] = other.players as [Player]
    const id = await aCompetition(other.admin, PRIZE)
    const wrong = { ...at(id), body: { code: 'WRONG1' } }
    const answers: string[] = []
    for (let time = 0; time < 60; time += 1) {
      answers.push(await ana.isRefused(contract.competitionByCode, { params: { code: 'WRONG1' } }))
      answers.push(await ana.isRefused(contract.enrol, wrong))
    }
    expect(new Set(answers)).toEqual(new Set(['competition-not-found', 'code-not-found']))
    expect(await ana.isRefused(contract.enrol, wrong)).toBe('rate-limited')
  } finally {
    await limited.stop()
  }
})
