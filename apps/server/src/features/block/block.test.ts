import {
  blockUser,
  type Lobby,
  listBlocked,
  listChat,
  lobbyDetails,
  sendChat,
  unblockUser,
  whoami,
} from '@bettle/contract'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { aScenario, type Player, type Scenario } from '../../../test/support/scenario.ts'
import { aServer, listen, type TestServer } from '../../../test/support/test-app.ts'

let server: TestServer
let scenario: Scenario
let ana: Player
let ben: Player
let lobby: Lobby

beforeAll(async () => {
  server = await aServer({ later: setImmediate })
})
beforeEach(async () => {
  scenario = await aScenario({ on: server })
  ana = await scenario.player('Ana')
  ben = await scenario.player('Ben')
  lobby = await ana.opensLobby()
  await ben.joins(lobby)
})
afterAll(() => server.stop())

const says = async (player: Player, message: string) =>
  (await player.gets(sendChat, { body: { lobbyId: lobby._id, message } })).message
const blocks = (player: Player, other: Player) => player.gets(blockUser, { body: { userId: other.userId } })
const chatOf = (player: Player) => player.gets(listChat, { query: { lobbyId: lobby._id } })

it('a member whom a user blocks is in the user’s list of blocked users and marked in every shared chat until unblocked [MD12] [PR543]', async () => {
  await says(ben, 'Hello')
  expect((await chatOf(ana)).blocked).toEqual([])
  await blocks(ana, ben)
  await blocks(ana, ben)
  expect(await chatOf(ana)).toMatchObject({ blocked: [ben.userId], total: 1, messages: [{ message: 'Hello' }] })
  const { blocked } = await ana.gets(listBlocked, {})
  expect(blocked).toMatchObject([{ user: { _id: ben.userId }, at: server.clock.date().toISOString() }])
  const other = await ana.opensLobby()
  await ben.joins(other)
  expect((await ana.gets(listChat, { query: { lobbyId: other._id } })).blocked).toEqual([ben.userId])
  const third = await ana.opensLobby()
  // The list is empty for a lobby in which the blocked user never was.
  expect((await ana.gets(listChat, { query: { lobbyId: third._id } })).blocked).toEqual([])
  await ana.gets(unblockUser, { params: { userId: ben.userId } })
  await ana.gets(unblockUser, { params: { userId: ben.userId } })
  expect(await ana.gets(listBlocked, {})).toEqual({ blocked: [] })
  expect((await chatOf(ana)).blocked).toEqual([])
})

it('blocked users and other members receive the same bytes as before the block, and no push [MD13] [PR544]', async () => {
  const cleo = await scenario.player('Cleo')
  await cleo.joins(lobby)
  await says(ben, 'Hello')
  const screens = async (player: Player) => [
    await player.gets(whoami, {}),
    await player.gets(lobbyDetails, { params: { lobbyId: lobby._id } }),
    await chatOf(player),
    await player.gets(listBlocked, {}),
  ]
  const socket = await listen(server, ben.token.accessToken, [`lobby:${lobby._id}`] as never)
  await server.clock.advance(0)
  const before = [JSON.stringify(await screens(ben)), JSON.stringify(await screens(cleo))]
  const framesBefore = socket.frames.length
  await blocks(ana, ben)
  expect([JSON.stringify(await screens(ben)), JSON.stringify(await screens(cleo))]).toEqual(before)
  const next = await says(cleo, 'After the block')
  await expect.poll(() => socket.frames.length).toBeGreaterThan(framesBefore)
  const pushes = socket.frames.slice(framesBefore).flatMap((frame) => (frame.type === 'news' ? [frame.push] : []))
  expect(pushes).toEqual([{ type: 'chat.sent', message: next }])
})

it('a user can block neither themselves nor an unknown account, and can block at most 500 users [MD12] [PR543]', async () => {
  expect(await ana.isRefused(blockUser, { body: { userId: ana.userId } })).toBe('forbidden')
  expect(await ana.isRefused(blockUser, { body: { userId: scenario.match._id as never } })).toBe('not-found')
  const { db, clock } = server.ctx
  const { username_key: _, ...row } = await db
    .selectFrom('account')
    .selectAll()
    .where('id', '=', ben.userId)
    .executeTakeFirstOrThrow()
  const { names: __, ...copied } = row
  const others = Array.from({ length: 500 }, (_each, n) => ({
    ...copied,
    ...{ id: crypto.randomUUID(), email: `${n}@x.example`, email_key: `${n}@x.example` },
    ...{ username: `x${n}`, username_key: `x${n}` },
  }))
  await db.insertInto('account').values(others).execute()
  const rows = others.map(({ id }) => ({ account_id: ana.userId, blocked_id: id, created_at: clock.date() }))
  await db.insertInto('block').values(rows.slice(1)).execute()
  await blocks(ana, ben)
  const first = others[0]?.id as never
  expect(await ana.asks(blockUser, { body: { userId: first } })).toMatchObject({
    ...{ status: 409, failure: { code: 'too-many-blocked' } },
  })
  // Blocking a user who is already blocked adds no block.
  await blocks(ana, ben)
  await ana.gets(unblockUser, { params: { userId: ben.userId } })
  await ana.gets(blockUser, { body: { userId: first } })
  expect((await ana.gets(listBlocked, {})).blocked).toHaveLength(500)
})
