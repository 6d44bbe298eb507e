import {
  createLobby,
  joinLobby,
  type Lobby,
  type LobbyId,
  listLobbies,
  type MatchId,
  openRoom,
  placeBet,
  updateProfile,
} from '@bettle/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { aScenario, betOn, type Player, type Scenario } from '../../../../test/support/scenario.ts'
import { aServer, isUpdate, listen, type TestServer } from '../../../../test/support/test-app.ts'

const DAY = 24 * 60 * 60 * 1000

let server: TestServer
let scenario: Scenario
let ana: Player
let ben: Player
beforeAll(async () => {
  server = await aServer({ config: { rateLimits: true } })
})
beforeEach(async () => {
  scenario = await aScenario({ on: server })
  ana = await scenario.player('Ana')
  ben = await scenario.player('Ben')
})
afterAll(() => server.stop())

const opening = (matchId: MatchId = scenario.match._id) => ({ body: { matchId, gameSettings: {} } })
const oneAtATime = async (times: number, run: () => Promise<unknown>) => {
  for (let time = 0; time < times; time += 1) await run()
}

it('lets a user host five open lobbies, and another one when one of these is over or left [M12] [PR134]', async () => {
  const first = await ana.opensLobby()
  await oneAtATime(4, () => ana.opensLobby())
  expect(await ana.asks(createLobby, opening())).toMatchObject({
    status: 409,
    failure: { code: 'too-many-lobbies', error: expect.stringContaining('5 open lobbies') },
  })
  await ben.opensLobby()
  await ana.leaves(first)
  await ana.opensLobby()
  expect(await ana.isRefused(createLobby, opening())).toBe('too-many-lobbies')
})

it('lets a user open twenty lobbies a day, and says how long to wait for the next [M12] [PR134]', async () => {
  await oneAtATime(20, async () => ana.leaves(await ana.opensLobby()))
  const answer = await ana.asks(createLobby, opening())
  expect(answer).toMatchObject({ status: 429, failure: { code: 'rate-limited' } })
  expect(answer.headers.get('retry-after')).toBe(String(DAY / 1000))
  await server.clock.advance(DAY)
  await ana.opensLobby()
})

it('counts a room towards the limit of lobbies that a user opens in a day [M12] [RM16]', async () => {
  await oneAtATime(18, async () => ana.leaves(await ana.opensLobby()))
  await oneAtATime(2, async () => ana.leaves((await ana.gets(openRoom, { body: opening().body })).lobby))
  expect(await ana.isRefused(openRoom, { body: opening().body })).toBe('rate-limited')
})

/** Copies a lobby by SQL, unlisted and with the given players, because other tests cover the calls. */
async function more(like: Lobby, count: number, users: readonly Player[]): Promise<LobbyId[]> {
  const { rows } = await sql<{ id: LobbyId }>`
    insert into lobby (id, code, match_id, plan_id, host_id, settings, is_private, status, version, ledger_hash, created_at)
    select gen_random_uuid(), gen_random_uuid()::text, match_id, plan_id, host_id, settings, true, 'open', 1, '', created_at
    from lobby, generate_series(1, ${count}::int) as nth where id = ${like._id} returning id`.execute(server.ctx.db)
  const ids = rows.map(({ id }) => id)
  for (const { userId } of users) {
    await sql`insert into member (lobby_id, account_id, role, ranked, joined_at)
      select id, ${userId}, 'player', true, now() from unnest(${ids}::uuid[]) as id`.execute(server.ctx.db)
  }
  return ids
}

it('lets a user sit in fifty open lobbies, counts a seat that is taken again, and does not limit a bot [M12] [PR134]', async () => {
  const host = await scenario.player('Host')
  const [one, other] = [await host.opensLobby(), await host.opensLobby()]
  await more(one, 49, [host, ana])
  await ana.joins(other)
  const joining = (lobby: Lobby, role: 'player' | 'spectator') => ({ body: { lobbyCode: lobby.lobbyCode, role } })
  expect(await ana.asks(joinLobby, joining(one, 'spectator'))).toMatchObject({
    status: 409,
    failure: { code: 'too-many-seats' },
  })
  expect(await ana.isRefused(createLobby, opening())).toBe('too-many-seats')
  expect(await ana.joins(other)).toMatchObject({ currentUser: { present: true } })
  await ana.leaves(other)
  await ana.joins(one)
  expect(await ana.isRefused(joinLobby, joining(other, 'player'))).toBe('too-many-seats')
  await server.ctx.db.updateTable('account').set({ is_bot: true }).where('id', '=', ana.userId).execute()
  await ana.joins(other)
})

it("does not delay another user's bet while a new username is published to fifty lobbies [A27]", async () => {
  const cleo = await scenario.player('Cleo')
  const there = await cleo.opensLobby()
  const ids = await more(there, 49, [cleo, ana])
  await ana.joins(there)
  await ben.joins(there)
  const bens = await listen(server, ben.token.accessToken, [`lobby:${there._id}`])
  const order: string[] = []
  const renaming = ana.gets(updateProfile, { body: { username: 'Ana of fifty' } }).then(() => order.push('renamed'))
  await ben.gets(placeBet, { body: betOn(there, 'Over 0.5 Corner', 10) })
  order.push('bet')
  await renaming
  expect(order).toEqual(['bet', 'renamed'])
  await bens.until(isUpdate('member.changed'))
  bens.close()
  const versions = await server.ctx.db.selectFrom('lobby').select('version').where('id', 'in', ids).execute()
  expect(versions.map(({ version }) => version)).toEqual(Array(49).fill(2))
})

it("lists at most two lobbies of one host before all other lobbies, and the host's further ones at the end, page by page [M12] [PR134]", async () => {
  const { match } = await aScenario({ on: server })
  const host = await scenario.player('Host')
  const bens = await ben.opensLobby({}, match._id)
  const theirs: Lobby[] = []
  await oneAtATime(5, async () => theirs.push(await host.opensLobby({}, match._id)))
  const ids = async (query: { page?: number; pageSize?: number }) => {
    const { lobbies, total } = await ana.gets(listLobbies, { query })
    return { ids: lobbies.filter((card) => card.match._id === match._id).map(({ _id }) => _id), total }
  }
  const newest = theirs.toReversed().map(({ _id }) => _id)
  const expected = [...newest.slice(0, 2), bens._id, ...newest.slice(2)]
  const all = await ids({})
  expect(all.ids).toEqual(expected)
  expect(all.total).toBeUndefined()
  const first = await ids({ page: 1, pageSize: 3 })
  expect(first.ids).toEqual(expected.slice(0, 3))
  expect(first.total).toBeGreaterThanOrEqual(6)
})
