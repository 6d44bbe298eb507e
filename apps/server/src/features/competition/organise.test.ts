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
import { aPlayer, betOn, type Player } from '../../../test/support/scenario.ts'
import { aServer, type TestServer } from '../../../test/support/test-app.ts'

let server: TestServer
let scenario: CompetitionScenario
let ana: Player
let ben: Player

beforeAll(async () => {
  server = await aServer({ config: { guests: true } })
})
afterAll(() => server.stop())
beforeEach(async () => {
  scenario = await aCompetitionScenario(server, 8)
  ;[ana, ben] = scenario.players as [Player, Player]
})

const at = (competitionId: contract.CompetitionId) => ({ params: { competitionId } })

const aBody = (fields: object = {}) =>
  ({
    ...{ name: 'Cup of friends', format: 'tournament', places: 8, closesAt: timeAt(HOUR), lastDay: timeAt(20 * DAY) },
    ...fields,
  }) as contract.NewCompetition

describe('creating a competition', () => {
  it('every user may create private competitions, which get a code; only administrators may create public ones [CP53]', async () => {
    const { competition, mine } = await ana.gets(contract.createCompetition, { body: aBody() })
    expect(competition).toMatchObject({ isPrivate: true, organiser: { _id: ana.userId } })
    expect(mine).toMatchObject({ isOrganiser: true, mayOrganise: true, code: expect.stringMatching(/^[A-Z2-9]{6}$/) })
    expect(await ana.isRefused(contract.createCompetition, { body: aBody({ isPrivate: false }) })).toBe('forbidden')
    const exclusive = { isExclusive: true, prize: 'A ball', promisedBy: 'The club' }
    expect(await ana.isRefused(contract.createCompetition, { body: aBody(exclusive) })).toBe('forbidden')
    const open = await scenario.admin.gets(contract.createCompetition, { body: aBody({ isPrivate: false }) })
    expect(open.mine.code).toBeNull()
  })

  it('refuses a third competition to a user with two open ones, until one of the two is over [CP53]', async () => {
    const first = await aCompetition(ana)
    await aCompetition(ana)
    expect(await ana.isRefused(contract.createCompetition, { body: aBody() })).toBe('too-many-competitions')
    await scenario.decides(first, { kind: 'cancelled' }, ana)
    await aCompetition(ana)
  })

  it('refuses an exclusive game without a prize or its promiser’s name, an exclusive league, and a competition of one lobby that is not exclusive [CP57]', async () => {
    const { admin } = scenario
    const ask = (fields: object) => admin.isRefused(contract.createCompetition, { body: aBody(fields) })
    expect(await ask({ isExclusive: true })).toBe('invalid-settings')
    expect(await ask({ isExclusive: true, prize: 'A ball' })).toBe('invalid-settings')
    expect(await ask({ format: 'lobby' })).toBe('invalid-settings')
    expect(await ask({ format: 'league', isExclusive: true, prize: 'A ball', promisedBy: 'The club' })).toBe(
      'invalid-settings',
    )
  })

  it('refuses games with cuts, at its creation and at a change of its settings [X7] [PR1078]', async () => {
    const gameSettings = { isTournament: true, eliminationBy: 'cuts' as const, firstCut: 2 }
    expect(await ana.isRefused(contract.createCompetition, { body: aBody({ gameSettings }) })).toBe('invalid-settings')
    const { competition } = await ana.gets(contract.createCompetition, { body: aBody() })
    const change = { params: { competitionId: competition._id }, body: { gameSettings } }
    expect(await ana.isRefused(contract.updateCompetition, change as never)).toBe('invalid-settings')
    const byThreshold = { isTournament: true, eliminationBy: 'threshold' as const }
    await ana.gets(contract.updateCompetition, { ...change, body: { gameSettings: byThreshold } } as never)
  })

  it('refuses a guest’s request to create a competition [CP53]', async () => {
    await server.ctx.db
      .updateTable('account')
      .set({ guest_until: new Date(server.clock.now() + DAY) })
      .where('id', '=', ana.userId)
      .execute()
    expect(await ana.isRefused(contract.createCompetition, { body: aBody() })).toBe('account-needed')
  })

  it.each([
    ['places', 2, 512],
    ['groupFixtures', 1, 5],
    ['seasonFixtures', 2, 40],
  ] as const)('a new competition accepts %s from %i to %i only [CP3] [CP21] [CP30]', async (name, least, most) => {
    const { admin } = scenario
    for (const value of [least - 1, most + 1])
      expect(await admin.isRefused(contract.createCompetition, { body: aBody({ [name]: value }) })).toBe(
        'invalid-settings',
      )
    for (const value of [least, most]) {
      const { competition } = await admin.gets(contract.createCompetition, { body: aBody({ [name]: value }) })
      expect(competition[name]).toBe(value)
    }
  })

  it('a new competition has one fixture in its group stage if the request gives no number [CP21]', async () => {
    const { competition } = await ana.gets(contract.createCompetition, { body: aBody() })
    expect(competition.groupFixtures).toBe(1)
  })

  it('a new competition accepts a prize of 300 characters and refuses one of 301 [CP57]', async () => {
    const { admin } = scenario
    const exclusive = (prize: string) => ({ body: aBody({ isExclusive: true, prize, promisedBy: 'The club' }) })
    const { competition } = await admin.gets(contract.createCompetition, exclusive('x'.repeat(300)))
    expect(competition.prize).toBe('x'.repeat(300))
    expect(await admin.isRefused(contract.createCompetition, exclusive('x'.repeat(301)))).toBe('invalid-request')
  })

  it('a competition fixes seats, privacy, spectators and pot of its lobbies, and the organiser chooses the other settings [CP73]', async () => {
    const chosen = { maxPlayers: 5, isPrivate: false, allowSpectators: false, prizeDistribution: 'top-3' }
    const gameSettings = { ...chosen, roundDuration: 5 }
    const fixed = { isPrivate: true, allowSpectators: true, prizeDistribution: 'winner-takes-all' }
    const { competition } = await ana.gets(contract.createCompetition, { body: aBody({ gameSettings }) })
    expect(competition.gameSettings).toMatchObject({ ...fixed, roundDuration: 5 })
    expect(competition.gameSettings.maxPlayers).not.toBe(5)
    const change = { ...at(competition._id), body: { gameSettings: { ...gameSettings, roundDuration: 15 } } } as never
    const changed = (await ana.gets(contract.updateCompetition, change)).competition
    expect(changed.gameSettings).toEqual({ ...competition.gameSettings, roundDuration: 15 })
  })

  it('refuses to create a competition with a practice match as a fixture [CP16]', async () => {
    const match = await scenario.fixture(2 * DAY)
    await server.ctx.db.updateTable('match').set({ feed: 'practice:1' }).where('id', '=', match).execute()
    const body = aBody({ matchIds: [match] })
    expect(await ana.isRefused(contract.createCompetition, { body })).toBe('fixture-unusable')
  })

  it('a new competition accepts a match that is already a fixture of another competition [CP74]', async () => {
    const match = await scenario.fixture(2 * DAY)
    for (const organiser of [ana, ben]) {
      const id = await aCompetition(organiser, { matchIds: [match] })
      expect((await scenario.sees(id, organiser)).fixtures.map(({ matchId }) => matchId)).toEqual([match])
    }
  })

  it('a competition refuses a match less than 150 minutes from a fixture, after its last day or chosen before, and lists fixtures by kick-off [CP16]', async () => {
    const later = await scenario.fixture(3 * DAY)
    const earlier = await scenario.fixture(2 * DAY)
    const id = await aCompetition(ana, { matchIds: [later, earlier], lastDay: timeAt(5 * DAY) })
    expect((await scenario.sees(id, ana)).fixtures.map(({ matchId }) => matchId)).toEqual([earlier, later])
    const near = await scenario.fixture(2 * DAY + 149 * MINUTE)
    const beyond = await scenario.fixture(6 * DAY)
    const adds = (...matchIds: contract.MatchId[]) =>
      ana.isRefused(contract.addFixtures, { ...at(id), body: { matchIds } })
    expect(await adds(near)).toBe('fixture-unusable')
    expect(await adds(beyond)).toBe('fixture-unusable')
    expect(await adds(later)).toBe('fixture-unusable')
    const far = await scenario.fixture(2 * DAY + 150 * MINUTE)
    await ana.gets(contract.addFixtures, { ...at(id), body: { matchIds: [far] } })
  })
})

describe('the organiser of a competition', () => {
  it('the organiser and administrators can change a competition until its draw; other users cannot [CP53]', async () => {
    const id = await aCompetition(ana, { matchIds: await scenario.fixtures(3) })
    const code = (await scenario.mine(id, ana)).code ?? ''
    await scenario.enrols(id, scenario.players, code)
    const change = { ...at(id), body: { name: 'Another name' } }
    expect((await ana.gets(contract.updateCompetition, change)).competition.name).toBe('Another name')
    expect((await scenario.admin.gets(contract.updateCompetition, change)).mine.isOrganiser).toBe(false)
    expect(await ben.isRefused(contract.updateCompetition, change)).toBe('forbidden')
    const stranger = await aCompetitionScenario(server, 1)
    expect(await stranger.players[0]?.isRefused(contract.updateCompetition, change)).toBe('competition-not-found')
    await scenario.reaches(HOUR + MINUTE)
    expect(await ana.isRefused(contract.updateCompetition, change)).toBe('competition-state')
  })

  it('an organiser who plays cannot decide about a player of their stage; an administrator without an entry can [CP54]', async () => {
    const id = await aCompetition(ana, { matchIds: await scenario.fixtures(3) })
    await scenario.enrols(id, scenario.players, (await scenario.mine(id, ana)).code ?? '')
    await scenario.reaches(HOUR + MINUTE)
    const { stages } = await scenario.sees(id)
    const own = stages[0]?.groups.find(({ members }) => members.includes(ana.userId))
    const other = stages[0]?.groups.find(({ members }) => !members.includes(ana.userId))
    const rival = own?.members.find((userId) => userId !== ana.userId) as contract.UserId
    const asks = (decision: contract.CompetitionDecision, player = ana) =>
      player.isRefused(contract.decideCompetition, { ...at(id), body: { decision, reason: 'For a test' } })
    const winner = (group: number | undefined, userId: contract.UserId) =>
      ({ kind: 'winner-set', stage: 'groups', group: group ?? 0, userId }) as const
    expect(await asks(winner(own?.group, ana.userId))).toBe('forbidden')
    expect(await asks({ kind: 'disqualified', userId: rival })).toBe('forbidden')
    const outsider = other?.members[0] as contract.UserId
    // The other group belongs to the same stage, so its players are rivals too.
    expect(await asks(winner(other?.group, outsider))).toBe('forbidden')
    expect(await asks({ kind: 'disqualified', userId: outsider })).toBe('forbidden')
    const decided = await scenario.decides(id, winner(other?.group, outsider))
    expect(decided.decided).toMatchObject([
      {
        ...{ kind: 'winner-set', by: expect.any(String), isUndone: false },
        ...{ stage: 'groups', group: other?.group, userId: outsider },
      },
    ])
    await scenario.decides(id, winner(own?.group, rival), scenario.admin)
    const [, byAdmin] = (await scenario.sees(id)).decided
    expect(await asks({ kind: 'decision-undone', decision: byAdmin?.number ?? 0 })).toBe('forbidden')
    await scenario.decides(id, { kind: 'decision-undone', decision: byAdmin?.number ?? 0 }, scenario.admin)
    expect((await scenario.sees(id)).decided[1]).toMatchObject({ isUndone: true })
  })

  it('an organiser who was beaten cannot disqualify the winner after the stage ended, and the preview says why [CP54] [CP83] [PR767]', async () => {
    const fixtures = await scenario.fixtures(3)
    const id = await aCompetition(ana, { matchIds: fixtures })
    await scenario.enrols(id, scenario.players, (await scenario.mine(id, ana)).code ?? '')
    await scenario.reaches(HOUR + MINUTE)
    const [fixture] = fixtures as [contract.MatchId]
    await scenario.plays(id, fixture, ({ userId }) => (userId === ana.userId ? 'under' : 'over'))
    const { stages } = await scenario.sees(id)
    const rival = stages[1]?.groups.flatMap(({ members }) => members)[0] as contract.UserId
    expect(stages[1]?.groups.flatMap(({ members }) => members)).not.toContain(ana.userId)
    const decision = { kind: 'disqualified', userId: rival } as const
    const body = { decision, reason: 'For a test' }
    const preview = await ana.gets(contract.previewDecision, { ...at(id), body: { decision } })
    expect(preview).toMatchObject({ refusal: 'plays-there' })
    expect(preview.affected).toContainEqual(expect.objectContaining({ userId: rival, share: 'loses' }))
    expect(await ana.isRefused(contract.decideCompetition, { ...at(id), body })).toBe('forbidden')
    const decided = await scenario.decides(id, decision)
    const [line] = decided.decided
    expect(line?.loses).toContain(rival)
    expect(line?.gains?.length).toBeGreaterThan(0)
    const notices = (await ben.gets(contract.listNotices, {})).notices.filter(({ kind }) => kind === 'decided')
    expect(notices).toHaveLength(ben.userId === rival ? 0 : 1)
    const undo = { decision: { kind: 'decision-undone', decision: line?.number ?? 0 }, reason: 'For a test' } as const
    expect(await ana.isRefused(contract.decideCompetition, { ...at(id), body: undo })).toBe('forbidden')
  })

  it('an organiser decides until seven days after the end, and from then on only an administrator without an entry [CP84] [PR768]', async () => {
    const fixtures = await scenario.fixtures(1)
    const [fixture] = fixtures as [contract.MatchId]
    const id = await aCompetition(ana, { matchIds: fixtures, places: 4 })
    const four = scenario.players.slice(1, 5)
    await scenario.enrols(id, four, (await scenario.mine(id, ana)).code ?? '')
    await scenario.reaches(HOUR + MINUTE)
    await scenario.plays(id, fixture, () => 'over')
    const { winner, phase } = await scenario.sees(id)
    expect(phase).toBe('finished')
    const disqualify = { kind: 'disqualified', userId: winner?._id as contract.UserId } as const
    const first = await scenario.decides(id, disqualify, ana)
    const undo = { kind: 'decision-undone', decision: first.decided[0]?.number ?? 0 } as const
    await server.clock.advance(7 * DAY)
    const body = { decision: undo, reason: 'For a test' }
    expect(await ana.isRefused(contract.decideCompetition, { ...at(id), body })).toBe('forbidden')
    const { refusal } = await ana.gets(contract.previewDecision, { ...at(id), body: { decision: undo } })
    expect(refusal).toBe('too-late')
    expect((await scenario.decides(id, undo)).winner?._id).toBe(winner?._id)
  })

  it('an administrator with an entry cannot disable, delete or sign out another entry until the competition ends [CP85] [PR769]', async () => {
    const id = await aCompetition(scenario.admin, { matchIds: await scenario.fixtures(3) })
    const otto = await aPlayer(server, 'Otto', () => '' as contract.MatchId, 'admin')
    await scenario.enrols(id, [...scenario.players.slice(0, 4), otto])
    const params = { id: ben.userId }
    const { sessions } = await otto.gets(contract.adminListUserSessions, { params })
    const refusals = async () => [
      await otto.isRefused(contract.adminDisableUser, { params, body: { reason: 'They lead' } }),
      await otto.isRefused(contract.adminDeleteUser, { params }),
      await otto.isRefused(contract.adminEndUserSession, {
        params: { ...params, sessionId: sessions[0]?._id as contract.SessionId },
      }),
    ]
    expect(await refusals()).toEqual(Array(3).fill('forbidden'))
    await scenario.reaches(HOUR + MINUTE)
    expect(await refusals()).toEqual(Array(3).fill('forbidden'))
    const next = await aCompetition(scenario.admin, { closesAt: timeAt(DAY), matchIds: await scenario.fixtures(3, 5) })
    const cleo = scenario.players[6] as Player
    await scenario.enrols(next, [cleo, otto])
    const disabling = { params: { id: cleo.userId }, body: { reason: 'They asked for it' } }
    expect(await otto.isRefused(contract.adminDisableUser, disabling)).toBe('forbidden')
    await scenario.decides(next, { kind: 'cancelled' })
    await otto.gets(contract.adminDisableUser, disabling)
  })

  it('an organiser who plays in the competition cannot cancel it after the first kick-off; an administrator who does not play can [CP54]', async () => {
    const fixtures = await scenario.fixtures(3)
    const id = await aCompetition(ana, { matchIds: fixtures })
    await scenario.enrols(id, scenario.players, (await scenario.mine(id, ana)).code ?? '')
    await scenario.reaches(HOUR)
    await scenario.reaches(DAY)
    await scenario.admin.gets(contract.startHalf1, { body: { matchId: fixtures[0] as contract.MatchId } })
    await server.clock.advance(MINUTE)
    await server.ctx.jobs.settled()
    expect((await scenario.sees(id)).phase).toBe('running')
    const cancel = { ...at(id), body: { decision: { kind: 'cancelled' }, reason: 'For a test' } } as const
    expect(await ana.isRefused(contract.decideCompetition, cancel)).toBe('forbidden')
    expect((await scenario.admin.gets(contract.decideCompetition, cancel)).competition.phase).toBe('cancelled')
  })

  it('a cancellation closes no game that has begun: its players bet to the end, and the game keeps its result [CP44] [CP63]', async () => {
    const fixtures = await scenario.fixtures(3)
    const [fixture] = fixtures as [contract.MatchId]
    const id = await aCompetition(scenario.admin, { matchIds: fixtures })
    await scenario.enrols(id)
    await scenario.reaches(HOUR)
    await scenario.reaches(DAY)
    await scenario.bet(id, fixture, () => 'over', 10)
    await scenario.begins(fixture)
    const cancelled = { decision: { kind: 'cancelled' }, reason: 'For a test' } as const
    const { decision } = cancelled
    const preview = await scenario.admin.gets(contract.previewDecision, { ...at(id), body: { decision } })
    expect(preview).toMatchObject({ before: { phase: 'running' }, after: { phase: 'cancelled' }, lobbiesClosed: 0 })
    await scenario.admin.gets(contract.decideCompetition, { ...at(id), body: cancelled })
    await server.ctx.jobs.settled()
    const [game] = (await ana.gets(contract.listMyGames, {})).games
    const lobby = await ana.gets(contract.lobbyDetails, { params: { lobbyId: game?._id as contract.LobbyId } })
    expect(lobby).toMatchObject({ status: 'open', bets: [{ outcome: 'won' }] })
    await ana.gets(contract.placeBet, { body: betOn(lobby, 'Over 0.5 Corner', 10) })
    await scenario.ends(fixture)
    // Round 3 never began, because the match ended in round 2.
    const { bets } = await ana.gets(contract.lobbyDetails, { params: { lobbyId: lobby._id } })
    expect(bets.map(({ outcome }) => outcome).toSorted()).toEqual(['void', 'won'])
    expect(await scenario.sees(id)).toMatchObject({ phase: 'cancelled', trophies: [] })
  })

  it('an organiser sees how many lobbies a cancellation would close; the preview counts no bets of others and changes nothing [CP67]', async () => {
    const fixtures = await scenario.fixtures(3)
    const id = await aCompetition(scenario.admin, { matchIds: fixtures })
    await scenario.enrols(id)
    await scenario.reaches(HOUR + MINUTE)
    await scenario.bet(id, fixtures[0] as contract.MatchId, ({ userId }) => (userId === ana.userId ? 'over' : 'none'))
    const before = await scenario.sees(id)
    const body = { decision: { kind: 'cancelled' } } as const
    const preview = await scenario.admin.gets(contract.previewDecision, { ...at(id), body })
    expect(preview).toMatchObject({
      ...{ before: { phase: 'drawn' }, after: { phase: 'cancelled' }, lobbiesClosed: 2, bets: 0 },
    })
    expect((await scenario.sees(id)).version).toBe(before.version)
    expect(await ana.isRefused(contract.previewDecision, { ...at(id), body })).toBe('forbidden')
    await scenario.decides(id, { kind: 'cancelled' })
    await server.ctx.jobs.settled()
    const after = await scenario.sees(id)
    expect(after).toMatchObject({ phase: 'cancelled', decided: [{ kind: 'cancelled', reason: 'For a test' }] })
    expect(after.stages[0]?.groups.flatMap(({ lobbies }) => lobbies)).toEqual([])
    const bets = await server.ctx.db.selectFrom('bet').select('outcome').where('account_id', '=', ana.userId).execute()
    expect(bets).toEqual([{ outcome: 'void' }])
  })

  it('an organiser who plays in the competition sees only their own bets, not those of others, in the preview of a cancellation [CP67] [V1]', async () => {
    const [fixture] = (await scenario.fixtures(3)) as [contract.MatchId]
    const id = await aCompetition(ana, { matchIds: [fixture, ...(await scenario.fixtures(2, 10))] })
    await scenario.enrols(id, scenario.players, (await scenario.mine(id, ana)).code ?? '')
    await scenario.reaches(HOUR + MINUTE)
    const previews = () =>
      ana.gets(contract.previewDecision, { ...at(id), body: { decision: { kind: 'cancelled' } as const } })
    const before = JSON.stringify(await previews())
    await scenario.bet(id, fixture, ({ userId }) => (userId === ana.userId ? 'none' : 'over'))
    expect(JSON.stringify(await previews())).toBe(before)
    await scenario.bet(id, fixture, ({ userId }) => (userId === ana.userId ? 'over' : 'none'))
    expect((await previews()).bets).toBe(1)
  })

  it('an administrator can disqualify a player of a private competition whose organiser’s account was deleted [CP54]', async () => {
    const id = await aCompetition(ana, { matchIds: await scenario.fixtures(3) })
    await scenario.enrols(id, scenario.players, (await scenario.mine(id, ana)).code ?? '')
    await scenario.admin.gets(contract.adminDeleteUser, { params: { id: ana.userId } })
    await scenario.decides(id, { kind: 'disqualified', userId: ben.userId })
    expect((await scenario.sees(id)).players.find(({ user }) => user._id === ben.userId)?.status).toBe('disqualified')
  })
})

describe('the visibility of a competition', () => {
  it('a public competition is shown to everyone, a private one only to its players, its organiser, administrators and users with its code [CP61]', async () => {
    const open = await aCompetition(scenario.admin)
    const closed = await aCompetition(ana)
    const code = (await scenario.mine(closed, ana)).code ?? ''
    const [, , cleo] = scenario.players as [Player, Player, Player]
    await scenario.enrols(closed, [ben], code)
    for (const viewer of [ana, ben, scenario.admin]) await scenario.sees(closed, viewer)
    expect(await cleo.isRefused(contract.competitionById, at(closed))).toBe('competition-not-found')
    expect(await cleo.isRefused(contract.competitionDraw, at(closed))).toBe('competition-not-found')
    expect(await cleo.isRefused(contract.publicCompetition, at(closed))).toBe('competition-not-found')
    expect((await cleo.gets(contract.publicCompetition, at(open))).competition._id).toBe(open)
    const lists = await cleo.gets(contract.listCompetitions, {})
    expect(lists.open.map(({ _id }) => _id)).toContain(open)
    expect([...lists.open, ...lists.mine, ...lists.past].map(({ _id }) => _id)).not.toContain(closed)
    const byCode = { params: { code } }
    expect((await cleo.gets(contract.competitionByCode, byCode)).competition).toMatchObject({ _id: closed, mine: null })
  })
})
