import * as contract from '@bettle/contract'
import { sql } from 'kysely'
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
import { aPlayer, betOn, type Player, signsInAgain } from '../../../test/support/scenario.ts'
import { aServer, type TestServer } from '../../../test/support/test-app.ts'
import { ledgerFaults } from '../ledger/check-ledger.ts'
import { refuseSeat } from '../lobby/seat/refuse-over-caps.ts'

let server: TestServer
let scenario: CompetitionScenario
let id: contract.CompetitionId
let fixtures: contract.MatchId[]
/** The player in the first group. */
let ana: Player
/** The player in the other group. */
let ben: Player

beforeAll(async () => {
  server = await aServer()
})
afterAll(() => server.stop())

/** Creates and draws a tournament of six in two groups, with the lobbies of its first fixture. */
beforeEach(async () => {
  scenario = await aCompetitionScenario(server, 6)
  fixtures = await scenario.fixtures(4)
  id = await aCompetition(scenario.admin, { matchIds: fixtures })
  await scenario.enrols(id)
  await scenario.reaches(HOUR + MINUTE)
  const [one, other] = (await scenario.sees(id)).stages[0]?.groups ?? []
  ana = memberOf(one?.members[0])
  ben = memberOf(other?.members[0])
})

const at = (competitionId: contract.CompetitionId) => ({ params: { competitionId } })

function memberOf(userId: string | undefined): Player {
  const player = scenario.players.find((candidate) => candidate.userId === userId)
  if (!player) throw new Error('the group has no such player')
  return player
}

async function lobbyOf(player: Player): Promise<contract.CompetitionLobby> {
  const groups = (await scenario.sees(id)).stages[0]?.groups ?? []
  const lobby = groups.flatMap(({ lobbies }) => lobbies).find(({ players }) => players.includes(player.userId))
  if (!lobby) throw new Error(`${player.name} has no lobby`)
  return lobby
}

const watches = async (player: Player, { lobbyId }: contract.CompetitionLobby) =>
  (await player.gets(contract.watchCompetitionLobby, { ...at(id), body: { lobbyId } })).lobby

describe('the lobby of a group', () => {
  it('the lobby of a group is in no list of lobbies, has no code and no host, and is among its player’s own games [CP58]', async () => {
    const { lobbyId } = await lobbyOf(ana)
    const lobby = await ana.gets(contract.lobbyDetails, { params: { lobbyId } })
    expect(lobby).toMatchObject({ lobbyCode: '', hostUser: null, competition: { _id: id, stage: 'groups' } })
    const listed = await ben.gets(contract.listLobbies, { query: { matchId: fixtures[0] } } as never)
    expect(JSON.stringify(listed)).not.toContain(lobbyId)
    const joining = { body: { lobbyCode: '', role: 'player' } } as const
    expect(await ben.isRefused(contract.joinLobby, joining)).toBe('lobby-not-found')
    const [game] = (await ana.gets(contract.listMyGames, {})).games
    expect(game).toMatchObject({ competition: { _id: id } })
  })

  it('the lobbies of two groups deal cards from different seeds [CP73]', async () => {
    const ids = [(await lobbyOf(ana)).lobbyId, (await lobbyOf(ben)).lobbyId]
    const deals = await server.ctx.db.selectFrom('deal').select('seed').where('lobby_id', 'in', ids).execute()
    expect(new Set(deals.map(({ seed }) => seed)).size).toBe(2)
  })

  it('a seat in the lobby of a group does not count for the player’s limit of seats [CP58]', async () => {
    const limited = { ...server.ctx, config: { ...server.ctx.config, rateLimits: true } }
    const own = await ana.opensLobby({}, fixtures[0])
    await sql`insert into lobby (id, code, match_id, plan_id, host_id, settings, is_private, status, version, ledger_hash, created_at)
      select gen_random_uuid(), gen_random_uuid()::text, match_id, plan_id, host_id, settings, true, 'open', 1, '', created_at
      from lobby, generate_series(1, 48) as nth where id = ${own._id}`.execute(server.ctx.db)
    await sql`insert into member (lobby_id, account_id, role, ranked, joined_at)
      select id, ${ana.userId}, 'player', true, now() from lobby where host_id = ${ana.userId} and id <> ${own._id}`.execute(
      server.ctx.db,
    )
    const takesSeat = () => server.ctx.db.transaction().execute((tx) => refuseSeat(limited, tx as never, ana.userId))
    await takesSeat()
    await ana.opensLobby({}, fixtures[1])
    await expect(takesSeat()).rejects.toMatchObject({ code: 'too-many-seats' })
  })

  it('in the lobby of a group a player cannot leave or become a spectator, and an administrator can neither remove a player nor give chips [CP59]', async () => {
    const { lobbyId, players } = await lobbyOf(ana)
    const { admin } = scenario
    expect(await ana.isRefused(contract.leaveLobby, { body: { lobbyId } })).toBe('role-final')
    expect((await watches(ana, await lobbyOf(ana))).currentUser).toMatchObject({ role: 'player', present: true })
    const userId = players.find((player) => player !== ana.userId) as contract.UserId
    const removing = { body: { lobbyId, userId, to: 'out', reason: 'For a test' } } as const
    expect(await admin.isRefused(contract.removeMember, removing)).toBe('forbidden')
    expect(await ana.isRefused(contract.removeMember, removing)).toBe('forbidden')
    const gift = { body: { lobbyId, userId, amount: 50, reason: 'For a test' } }
    expect(await admin.isRefused(contract.updateChips, gift)).toBe('forbidden')
  })

  it('the lobby of a group stays open when its spectator leaves, and when all its players withdraw after the kick-off [CP59]', async () => {
    const lobby = await lobbyOf(ana)
    await watches(ben, lobby)
    await ben.gets(contract.leaveLobby, { body: { lobbyId: lobby.lobbyId } })
    const row = () =>
      server.ctx.db.selectFrom('lobby').select('status').where('id', '=', lobby.lobbyId).executeTakeFirst()
    expect(await row()).toEqual({ status: 'open' })
    await scenario.reaches(DAY - 5 * MINUTE)
    await scenario.begins(fixtures[0] as contract.MatchId)
    for (const userId of lobby.players) await memberOf(userId).gets(contract.withdraw, at(id))
    await server.ctx.jobs.settled()
    expect(await row()).toEqual({ status: 'open' })
  })
})

describe('watching a lobby of a competition', () => {
  it('a player of another group and the organising administrator may watch a competition’s lobby; a user who is not enrolled may not [CP60]', async () => {
    const lobby = await lobbyOf(ana)
    expect((await watches(ben, lobby)).currentUser).toMatchObject({ role: 'spectator' })
    expect((await watches(scenario.admin, lobby)).currentUser).toMatchObject({ role: 'spectator' })
    const cleo = await aPlayer(server, 'Cleo', () => '' as contract.MatchId)
    const asking = { ...at(id), body: { lobbyId: lobby.lobbyId } }
    expect(await cleo.isRefused(contract.watchCompetitionLobby, asking)).toBe('forbidden')
    const other = await aCompetition(scenario.admin, { closesAt: timeAt(DAY) })
    expect(await ben.isRefused(contract.watchCompetitionLobby, { ...asking, ...at(other) })).toBe('forbidden')
    await scenario.enrols(other, [ben])
    expect(await ben.isRefused(contract.watchCompetitionLobby, { ...asking, ...at(other) })).toBe('lobby-not-found')
  })

  it('the organiser and administrators may mute a player in the chat of a competition’s lobby, except in a lobby where they play [CP60]', async () => {
    const lobby = await lobbyOf(ana)
    const { lobbyId } = lobby
    const rival = lobby.players.find((player) => player !== ana.userId) as contract.UserId
    const muting = { body: { lobbyId, userId: rival } }
    await watches(ben, lobby)
    expect(await ben.isRefused(contract.muteMember, muting)).toBe('forbidden')
    const organises = (userId: contract.UserId) =>
      server.ctx.db.updateTable('competition').set({ organiser_id: userId }).where('id', '=', id).execute()
    await organises(ben.userId)
    await ben.gets(contract.muteMember, muting)
    await ben.gets(contract.unmuteMember, muting)
    await organises(ana.userId)
    expect(await ana.isRefused(contract.muteMember, muting)).toBe('forbidden')
    await server.ctx.db.updateTable('account').set({ role: 'admin' }).where('id', '=', ana.userId).execute()
    expect(await ana.isRefused(contract.muteMember, muting)).toBe('forbidden')
    await scenario.admin.gets(contract.muteMember, muting)
  })
})

describe('a lobby whose players change before kick-off', () => {
  const outcomes = (player: Player) =>
    server.ctx.db.selectFrom('bet').select(['outcome', 'lobby_id']).where('account_id', '=', player.userId).execute()

  const kindsOf = async (player: Player) =>
    (await player.gets(contract.listNotices, {})).notices.map(({ kind }) => kind).toSorted()
  const balances = async (lobbyId: string) => {
    const { rows } = await sql<{ user: string; held: number; sum: number }>`
      select account_id as user, chips as held, (select sum(amount)::int from ledger_entry entry
        where entry.lobby_id = member.lobby_id and entry.account_id = member.account_id) as sum
      from member where lobby_id = ${lobbyId}`.execute(server.ctx.db)
    return rows
  }

  it.each([
    ['withdraws', (rival: Player) => rival.gets(contract.withdraw, at(id))],
    ['is disqualified', (rival: Player) => scenario.decides(id, { kind: 'disqualified', userId: rival.userId })],
    ['is deleted', (rival: Player) => scenario.admin.gets(contract.adminDeleteUser, { params: { id: rival.userId } })],
    [
      'is disabled',
      (rival: Player) =>
        scenario.admin.gets(contract.adminDisableUser, {
          params: { id: rival.userId },
          body: { reason: 'For a test' },
        }),
    ],
  ] as const)(
    'ten minutes before the kick-off a player %s: who stays keeps lobby and bets, and reads a notice; the bets of who leaves are void [CP12] [CP63] [CP64] [PR775]',
    async (how, goes) => {
      await scenario.reaches(DAY - 10 * MINUTE)
      const before = await lobbyOf(ana)
      const untouched = await lobbyOf(ben)
      const rival = memberOf(before.players.find((player) => player !== ana.userId))
      await scenario.bet(id, fixtures[0] as contract.MatchId, () => 'over', 10)
      await goes(rival)
      await server.ctx.jobs.settled()
      const after = await lobbyOf(ana)
      expect(after.lobbyId).toBe(before.lobbyId)
      expect(after.players).toEqual(before.players.filter((player) => player !== rival.userId))
      expect(await outcomes(ana)).toEqual([{ outcome: 'open', lobby_id: before.lobbyId }])
      expect(await outcomes(rival)).toEqual([{ outcome: 'void', lobby_id: before.lobbyId }])
      const ofDecision = how === 'is disqualified' ? ['decided'] : []
      expect(await kindsOf(ana)).toEqual([...ofDecision, 'drawn', 'rivals-changed', 'seated'])
      if (how === 'withdraws') expect(await kindsOf(rival)).toEqual(['drawn', 'unseated'])
      expect(await lobbyOf(ben)).toEqual(untouched)
      expect(await kindsOf(ben)).toEqual([...ofDecision, 'drawn', 'seated'])
      const lobby = await ana.gets(contract.lobbyDetails, { params: { lobbyId: after.lobbyId } })
      expect(lobby.leaderboard.map(({ user }) => user._id)).not.toContain(rival.userId)
      for (const { user, held, sum } of await balances(after.lobbyId))
        expect([held, sum]).toEqual(user === rival.userId ? [100, 100] : [90, 90])
      await scenario.reaches(DAY)
      await scenario.begins(fixtures[0] as contract.MatchId)
      await scenario.ends(fixtures[0] as contract.MatchId)
      const table = (await scenario.sees(id)).stages[0]?.groups.flatMap((group) => group.table) ?? []
      const rowOf = ({ userId }: Player) => table.find((row) => row.userId === userId)
      expect(rowOf(ana)?.points).toBeGreaterThan(0)
      expect(rowOf(rival)).toMatchObject({ points: 0, present: 0, chips: 0 })
      expect(await outcomes(ana)).toMatchObject([{ outcome: 'won' }])
      expect(await outcomes(rival)).toMatchObject([{ outcome: 'void' }])
      expect(await ledgerFaults(server.ctx.db, fixtures[0])).toEqual([])
    },
  )

  it('a player who is disabled and enabled again before the kick-off returns to the seat, gets a notice, bets anew, and is present only by the new bet [CP37] [CP63] [CP86]', async () => {
    await scenario.reaches(DAY - 30 * MINUTE)
    const before = await lobbyOf(ana)
    const [rival, absent] = before.players.filter((player) => player !== ana.userId).map(memberOf) as [Player, Player]
    const fixture = fixtures[0] as contract.MatchId
    await scenario.bet(id, fixture, () => 'under', 10)
    const reason = { body: { reason: 'For a test' } }
    // One after the other: whether one job seats both depends on the moment at which a node begins it.
    for (const { userId } of [rival, absent]) {
      await scenario.admin.gets(contract.adminDisableUser, { params: { id: userId }, ...reason })
      await server.ctx.jobs.settled()
    }
    expect((await lobbyOf(ana)).players).toEqual([ana.userId])
    for (const { userId } of [rival, absent]) {
      await scenario.admin.gets(contract.adminEnableUser, { params: { id: userId }, ...reason })
      await server.ctx.jobs.settled()
    }
    const after = await lobbyOf(ana)
    expect(after).toEqual(before)
    const again = await signsInAgain(server, rival)
    expect((await again.gets(contract.listNotices, {})).notices.map(({ kind }) => kind).toSorted()).toEqual([
      'drawn',
      'rivals-changed',
      'seated',
      'unseated',
    ])
    const lobby = await again.gets(contract.lobbyDetails, { params: { lobbyId: after.lobbyId } })
    expect(lobby.currentUser).toMatchObject({ role: 'player', seat: 'player', chips: 100, hasSettledBet: false })
    const bets = await again.gets(contract.listBets, { query: { lobbyId: after.lobbyId } })
    expect(bets).toEqual({ bets: [] })
    await again.gets(contract.placeBet, { body: betOn(lobby, 'Over 0.5 Corner', 20) })
    await scenario.reaches(DAY)
    const corner = await scenario.begins(fixture)
    const settled = async (player: Player) => (await outcomes(player)).map(({ outcome }) => outcome).toSorted()
    expect(await settled(again)).toEqual(['void', 'won'])
    // A correction settles only the bets that count.
    await scenario.admin.gets(contract.deleteMatchEvent, { params: { id: corner._id }, query: { reason: 'No corner' } })
    await server.ctx.jobs.settled()
    expect(await settled(again)).toEqual(['lost', 'void'])
    expect(await settled(ana)).toEqual(['won'])
    expect(await settled(absent)).toEqual(['void'])
    await scenario.ends(fixture)
    const rows = (await scenario.sees(id)).stages[0]?.groups.flatMap(({ table }) => table) ?? []
    const presentOf = ({ userId }: Player) => rows.find((row) => row.userId === userId)?.present
    expect([ana, rival, absent].map(presentOf)).toEqual([1, 1, 0])
    expect(await ledgerFaults(server.ctx.db, fixtures[0])).toEqual([])
  })

  it('a player who withdraws after the kick-off keeps the seat, and the lobby is not replaced [CP37] [CP63]', async () => {
    const before = await lobbyOf(ana)
    await scenario.reaches(DAY - 5 * MINUTE)
    await scenario.begins(fixtures[0] as contract.MatchId)
    await memberOf(before.players.find((player) => player !== ana.userId)).gets(contract.withdraw, at(id))
    await server.ctx.jobs.settled()
    expect(await lobbyOf(ana)).toEqual(before)
  })
})
