import {
  adminListDueWork,
  adminListGames,
  adminListLobbies,
  adminListLobbyUsers,
  adminListUserBets,
  adminOverview,
  confirmResults,
  createMatch,
  debugMatch,
  endMatch,
  listActions,
  manualTrigger,
  reportName,
  type UserId,
} from '@bettle/contract'
import { type KyselyPlugin, sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aPlayer, aScenario, type Player, type Scenario } from '../../../test/support/scenario.ts'
import { aServer, listen, type TestServer } from '../../../test/support/test-app.ts'
import { listLobbyUsers } from './list-lobbies.ts'

let server: TestServer
beforeAll(async () => {
  server = await aServer()
})
afterAll(() => server.stop())

let scenario: Scenario
let admin: Player
let ana: Player
let ben: Player
beforeEach(async () => {
  scenario = await aScenario({ on: server })
  admin = scenario.admin
  ana = await scenario.player('Ana')
  ben = await scenario.player('Ben')
})

describe("the administrators' lists of lobbies, members, bets, games and jobs", () => {
  it('administrators see lobbies and members with public chips and bet counts, which omit a bet until its round has started [D5] [PR334]', async () => {
    const lobby = await ana.opensLobby({ isPrivate: true })
    await ben.joins(lobby)
    await ana.bets(10).on('Over 0.5 Corner', lobby)
    const matchId = scenario.match._id
    const { lobbies, total } = await admin.gets(adminListLobbies, { query: { matchId, page: 1 } })
    expect(total).toBe(1)
    expect(lobbies).toMatchObject([
      { lobbyCode: lobby.lobbyCode, players: 2, spectators: 0, isPrivate: true, status: 'open', roundDuration: 10 },
    ])
    expect(lobbies[0]?.hostUser?._id).toBe(ana.userId)
    const byCode = await admin.gets(adminListLobbies, { query: { q: lobby.lobbyCode.toLowerCase() } })
    expect(byCode.lobbies.map(({ _id }) => _id)).toEqual([lobby._id])

    const members = async () =>
      (await admin.gets(adminListLobbyUsers, { query: { lobbyId: lobby._id, sort: 'username' } })).lobbyUsers
    expect(await members()).toMatchObject([
      { user: { _id: ana.userId }, chips: 100, betsPlaced: 0, present: true },
      { user: { _id: ben.userId }, chips: 100, betsPlaced: 0, present: true },
    ])
    expect(await admin.isRefused(adminListLobbyUsers, { query: { sort: 'chips' } })).toBe('invalid-request')
    await scenario.startsHalf(1)
    await scenario.letsKickOff()
    expect((await members())[0]).toMatchObject({ chips: 90, betsPlaced: 1 })
  })

  it('the administrators’ list of bets shows a bet once its round has started, and no bet of a lobby that hides bets [D5] [V1] [V2] [PR334]', async () => {
    const open = await ana.opensLobby()
    const blind = await ben.opensLobby({ showCompetitorBets: false })
    const bet = await ana.bets(10).on('Over 0.5 Corner', open)
    await ben.bets(10).on('Over 0.5 Corner', blind)
    const query = { matchId: scenario.match._id, page: 1 }
    expect(await admin.gets(adminListUserBets, { query })).toEqual({ bets: [], total: 0 })
    await scenario.startsHalf(1)
    await scenario.letsKickOff()
    const shown = await admin.gets(adminListUserBets, { query })
    expect(shown).toMatchObject({ bets: [{ _id: bet._id, lobbyCode: open.lobbyCode, outcome: 'open' }], total: 1 })
    await scenario.records('Corner')
    await scenario.goesOn(11)
    const { bets } = await admin.gets(adminListUserBets, { query })
    expect(bets).toMatchObject([{ _id: bet._id, outcome: 'won' }])
  })

  it('the administrators’ list of games shows a game once its match has started, its settled rounds, and its winner after the match [PR334]', async () => {
    const lobby = await ana.opensLobby()
    await ben.joins(lobby)
    await ana.bets(10).on('Over 0.5 Corner', lobby)
    const game = async () =>
      (await admin.gets(adminListGames, { query: { q: lobby.lobbyCode } })).games.find(({ _id }) => _id === lobby._id)
    expect(await game()).toBeUndefined()
    await scenario.startsHalf(1)
    await scenario.letsKickOff()
    await scenario.records('Corner')
    await scenario.goesOn(11)
    expect(await game()).toMatchObject({ settledRounds: 1, everPlayers: 2, winner: null })
    await admin.gets(endMatch, { body: { matchId: scenario.match._id } })
    expect((await game())?.winner?._id).toBe(ana.userId)
  })

  it('pages of the list of members have no duplicates or gaps if one player sits in many lobbies [D1]', async () => {
    const lobbies = []
    for (let index = 0; index < 5; index += 1) lobbies.push(await ana.opensLobby({ roundDuration: 10 + index }))
    const seats = lobbies.map(({ _id }) => `${_id}:${ana.userId}`).sort()
    for (const sort of ['username', '-username', 'role', 'joinedAt']) {
      const listed: string[] = []
      for (let page = 1; page <= 5; page += 1) {
        const query = { q: ana.username, sort, page, pageSize: 1 }
        listed.push(...(await admin.gets(adminListLobbyUsers, { query })).lobbyUsers.map(({ _id }) => _id))
      }
      expect([...new Set(listed)].sort()).toEqual(seats)
      const isDown = sort.startsWith('-')
      expect(listed).toEqual(isDown ? seats.toReversed() : seats)
    }
  })

  it('an administrator finds members by username and lobby code; every page, also one after the last page, shows the total [D1]', async () => {
    const lobby = await ana.opensLobby()
    await ben.joins(lobby)
    const found = (query: object) => admin.gets(adminListLobbyUsers, { query })
    const names = ({ lobbyUsers }: Awaited<ReturnType<typeof found>>) => lobbyUsers.map(({ user }) => user.username)
    const q = lobby.lobbyCode.toLowerCase()
    expect(await found({ q, page: 1 })).toMatchObject({ total: 2 })
    const [first, second, behind] = await Promise.all([1, 2, 3].map((page) => found({ q, page, pageSize: 1 })))
    expect([first, second, behind].map((page) => page?.total)).toEqual([2, 2, 2])
    expect([first, second, behind].map((page) => page?.lobbyUsers.length)).toEqual([1, 1, 0])
    const bens = await found({ q: ben.username.toUpperCase(), lobbyId: lobby._id, page: 1 })
    expect([names(bens), bens.total]).toEqual([[ben.username], 1])
    expect(await found({ q: 'nobody at all', page: 1 })).toEqual({ lobbyUsers: [], total: 0 })
    expect(await found({ q: '%', lobbyId: lobby._id })).toEqual({ lobbyUsers: [], total: 0 })
  })

  it('the list of members sends as many database queries for many lobbies as for one [V3]', async () => {
    const first = await ana.opensLobby()
    const other = await admin.gets(createMatch, { body: { homeTeam: 'Spain', awayTeam: 'Italy' } })
    await ben.opensLobby({ roundDuration: 5 }, other.match._id)
    await ben.opensLobby({ showCompetitorBets: false }, other.match._id)
    await ana.bets(10).on('Over 0.5 Corner', first)
    const { ctx } = server
    const counted = async (request: Parameters<typeof listLobbyUsers>[1]) => {
      let statements = 0
      const counting: KyselyPlugin = {
        transformQuery: ({ node }) => {
          statements += 1
          return node
        },
        transformResult: async ({ result }) => result,
      }
      const { lobbyUsers } = await listLobbyUsers({ ...ctx, db: ctx.db.withPlugin(counting) }, request)
      return { statements, lobbyUsers }
    }
    const one = await counted({ lobbyId: first._id, page: 1 })
    const many = await counted({ page: 1, pageSize: 100 })
    expect(many.lobbyUsers.length).toBeGreaterThan(2)
    expect(many.statements).toBe(one.statements)
    expect(one.lobbyUsers).toMatchObject([{ chips: 100, betsPlaced: 0 }])
  })

  it('administrators see a failing job with the number of its failures and the last error, and find the actions of one operator [S2] [PR333] [PR335]', async () => {
    const { ctx } = server
    const job = { queue: `match:${scenario.match._id}`, kind: 'settle-nothing', key: 'x', due_at: ctx.clock.date() }
    await ctx.db
      .insertInto('due_work')
      .values({ ...job, attempts: 3, last_error: 'The ball is gone', reason: null })
      .execute()
    const { dueWork } = await admin.gets(adminListDueWork, { query: { q: scenario.match._id } })
    expect(dueWork).toMatchObject([{ kind: 'settle-nothing', attempts: 3, lastError: 'The ball is gone' }])
    expect((await admin.gets(adminOverview, {})).failingWork).toBe(1)

    await admin.gets(manualTrigger, { body: { matchId: scenario.match._id } })
    const actionsOf = async (account: UserId) => (await admin.gets(listActions, { query: { account } })).actions
    expect((await actionsOf(admin.userId)).map(({ kind, user }) => [kind, user?._id])).toContainEqual([
      ...['settle-due', admin.userId],
    ])
    expect(await actionsOf(ana.userId)).toEqual([])
    await ctx.db.deleteFrom('due_work').where('kind', '=', 'settle-nothing').execute()
  })

  it('the administrators’ overview lists a running match, and counts upcoming matches, open lobbies and users online [PR333]', async () => {
    const { openLobbies } = await admin.gets(adminOverview, {})
    await ana.opensLobby()
    const before = await admin.gets(adminOverview, {})
    expect(before.openLobbies).toBe(openLobbies + 1)
    await scenario.startsHalf(1)
    const socket = await listen(server, ana.token.accessToken)
    const now = await admin.gets(adminOverview, {})
    expect(now.running.map(({ _id }) => _id)).toContain(scenario.match._id)
    expect(now.upcoming).toBe(before.upcoming - 1)
    expect(now.peopleOnline).toBe(before.peopleOnline + 1)
    socket.close()
  })

  it('the administrators’ overview names the next match: one slightly overdue, else the earliest planned, else one without a time, else one long overdue', async () => {
    const { ctx } = server
    await ctx.db.updateTable('match').set({ status: 'completed' }).where('status', '=', 'upcoming').execute()
    expect((await admin.gets(adminOverview, {})).next).toBeNull()
    const planned = async (homeTeam: string, hours: number | undefined) => {
      const startTime =
        hours === undefined ? {} : { startTime: new Date(ctx.clock.now() + hours * 3_600_000).toISOString() }
      return (await admin.gets(createMatch, { body: { homeTeam, awayTeam: 'Ajax', ...startTime } })).match
    }
    const next = async () => (await admin.gets(adminOverview, {})).next
    await planned('Long overdue', -50)
    expect(await next()).toMatchObject({ homeTeam: 'Long overdue' })
    await planned('Without a time', undefined)
    expect(await next()).toMatchObject({ homeTeam: 'Without a time', startTime: null, openLobbies: 0 })
    await planned('Tomorrow', 24)
    expect(await next()).toMatchObject({ homeTeam: 'Tomorrow' })
    const tonight = await planned('Tonight', 2)
    expect(await next()).toMatchObject({ _id: tonight._id, homeTeam: 'Tonight', startTime: tonight.startTime })
    await planned('A little late', -1)
    expect(await next()).toMatchObject({ homeTeam: 'A little late' })
  })
})

describe("the matches of today in the administrators' overview", () => {
  const today = async (as = admin) => (await as.gets(adminOverview, {})).today ?? []
  const ofScenario = async (as = admin) => (await today(as)).find(({ _id }) => _id === scenario.match._id)

  it('hold what decides the next step of each match, and leave out a match whose results are confirmed [W8] [PR840]', async () => {
    expect(await ofScenario()).toMatchObject({ status: 'upcoming', startTime: null, openLobbies: 0, isLocked: false })
    const lobby = await ana.opensLobby()
    await scenario.startsHalf(1)
    await scenario.letsKickOff()
    expect(await ofScenario()).toMatchObject({
      status: 'active',
      openLobbies: 1,
      isRunByFeed: false,
      halves: [
        { halfNumber: 1, status: 'active' },
        { halfNumber: 2, status: 'upcoming' },
      ],
    })
    expect((await today())[0]?.status).toBe('active')
    await admin.joins(lobby)
    await admin.bets(10).on('Over 0.5 Corner', await admin.fetchesLobby(lobby))
    expect(await ofScenario()).toMatchObject({ isLocked: true })
    const other = await aPlayer(server, 'Olga', () => scenario.match._id, 'admin')
    expect(await ofScenario(other)).toMatchObject({ isLocked: false })
    await other.gets(endMatch, { body: { matchId: scenario.match._id } })
    expect(await ofScenario(other)).toMatchObject({ status: 'completed', isConfirmed: false })
    await other.gets(confirmResults, { body: { matchId: scenario.match._id } })
    expect(await ofScenario(other)).toBeUndefined()
  })

  it('leave out a match that kicks off later than in a day, and list a forgotten one last [PR840]', async () => {
    const planned = async (homeTeam: string, hours: number) => {
      const startTime = new Date(server.clock.now() + hours * 3_600_000).toISOString()
      return (await admin.gets(createMatch, { body: { homeTeam, awayTeam: 'Ajax', startTime } })).match._id
    }
    const [forgotten, far, soon] = [await planned('Forgotten', -30), await planned('Far', 25), await planned('Soon', 1)]
    const ids = (await today()).map(({ _id }) => _id)
    expect(ids).not.toContain(far)
    expect(ids.indexOf(soon)).toBeGreaterThanOrEqual(0)
    expect(ids.indexOf(forgotten)).toBeGreaterThan(ids.indexOf(soon))
  })

  it('count the open reports of messages and names that wait for an administrator [PR840]', async () => {
    const before = (await admin.gets(adminOverview, {})).waiting?.reports ?? 0
    const lobby = await ana.opensLobby()
    await ben.joins(lobby)
    const body = { lobbyId: lobby._id, userId: ana.userId, reason: 'other' as const, text: 'A rude name' }
    await ben.gets(reportName, { body })
    expect((await admin.gets(adminOverview, {})).waiting?.reports).toBe(before + 1)
  })
})

describe('the debug page of a match', () => {
  it('the debug page shows plans, lobbies, events and broken ledgers of a match; a bet on a coming round does not change the page [D5] [L3] [PR336]', async () => {
    const lobby = await ana.opensLobby({ roundDuration: 15 })
    const asked = { params: { id: scenario.match._id } }
    const before = await admin.gets(debugMatch, asked)
    await ana.bets(10).on('Over 0.5 Corner', lobby)
    expect(await admin.gets(debugMatch, asked)).toEqual(before)
    expect(before).toMatchObject({
      match: { homeTeam: 'France', status: 'upcoming' },
      plans: [{ roundDuration: 10 }, { roundDuration: 15, pricedRoundNumber: 1 }],
      lobbies: [{ lobbyCode: lobby.lobbyCode, ledger: 'sound', settledRounds: [] }],
      events: { recorded: 0, takenBack: 0 },
    })
    expect(before.plans[1]?.rounds).toHaveLength(6)

    await scenario.startsHalf(1)
    await scenario.letsKickOff()
    await scenario.deletesEvent(await scenario.records('Corner'))
    await server.ctx.db.updateTable('member').set({ chips: 91 }).where('lobby_id', '=', lobby._id).execute()
    const after = await admin.gets(debugMatch, asked)
    expect(after.events).toEqual({ recorded: 0, takenBack: 1 })
    expect(after.lobbies).toMatchObject([{ ledger: 'broken' }])
    expect(after.dueWork.length).toBeGreaterThan(0)
    expect(await admin.isRefused(debugMatch, { params: { id: lobby._id as never } })).toBe('match-not-found')
  })

  it('the debug page of a match with 231 lobbies checks 200 ledgers, and marks the other 31 as unchecked [D5] [L3] [PR336]', async () => {
    const lobby = await ana.opensLobby()
    await sql`
      insert into lobby (id, code, match_id, plan_id, host_id, settings, is_private, status, ledger_hash, created_at)
      select gen_random_uuid(), 'M' || n, match_id, plan_id, host_id, settings, true, 'closed', ledger_hash, created_at
      from lobby, generate_series(1, 230) n where lobby.id = ${lobby._id}`.execute(server.ctx.db)
    const { lobbies } = await admin.gets(debugMatch, { params: { id: scenario.match._id } })
    expect(lobbies).toHaveLength(231)
    expect(lobbies.filter(({ ledger }) => ledger === 'unchecked')).toHaveLength(31)
    await server.ctx.db
      .deleteFrom('lobby')
      .where('match_id', '=', scenario.match._id)
      .where('id', '<>', lobby._id)
      .execute()
  })
})
