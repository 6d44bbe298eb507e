import { guestPlay, type Lobby, listLobbies } from '@bettle/contract'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { aScenario, type Player, type Scenario } from '../../../test/support/scenario.ts'
import { call } from '../../../test/support/test-app.ts'

let scenario: Scenario
let ana: Player
let dora: Player
beforeEach(async () => {
  scenario = await aScenario()
  ana = await scenario.player('Ana')
  dora = await scenario.player('Dora')
})
afterEach(() => scenario.ends())

async function listed(page = 1) {
  const { lobbies, total } = await ana.gets(listLobbies, { query: { page, pageSize: 6 } })
  return { ids: lobbies.map(({ _id }) => _id), total }
}

/** Changes a member's seat by SQL, which otherwise would need a whole match. */
const change = (lobby: Lobby, player: Player, to: { seat_end: 'eliminated' } | { last_standing: true }) =>
  scenario.server.ctx.db
    .updateTable('member')
    .set(to)
    .where('lobby_id', '=', lobby._id)
    .where('account_id', '=', player.userId)
    .execute()

it('lists only lobbies with a free seat, and does not count full lobbies for the page, the total or their host’s limit [M5] [M12]', async () => {
  const open = await dora.opensLobby({ maxPlayers: 2 })
  await ana.joins(open, 'spectator')
  for (const name of ['Eve', 'Finn', 'Gus']) {
    const host = await scenario.player(name)
    await host.opensLobby({ maxPlayers: 1 })
    await host.opensLobby({ maxPlayers: 1, allowSpectators: true })
  }
  expect(await listed()).toEqual({ ids: [open._id], total: 1 })
  const started = await call(scenario.server, guestPlay, {})
  expect(started.ok && started.reply.lobbies.map(({ lobbyCode }) => lobbyCode)).toEqual([open.lobbyCode])

  const roomy = await dora.opensLobby()
  await dora.opensLobby({ maxPlayers: 1 })
  const eves = await (await scenario.player('Eve')).opensLobby()
  expect(await listed()).toEqual({ ids: [eves._id, roomy._id, open._id], total: 3 })
  expect(await listed(2)).toEqual({ ids: [], total: 3 })
})

it('the list of lobbies counts the seats of eliminated players, not of players who left, as taken, and omits decided games [M5] [X4] [X5]', async () => {
  const lobby = await dora.opensLobby({ maxPlayers: 2 })
  const ben = await scenario.player('Ben')
  await ben.joins(lobby)
  expect((await listed()).ids).toEqual([])
  await ben.leaves(lobby)
  expect((await listed()).ids).toEqual([lobby._id])
  await change(lobby, ben, { seat_end: 'eliminated' })
  expect((await listed()).ids).toEqual([])
  await scenario.server.ctx.db.updateTable('lobby').set({ settings: sql`settings - 'maxPlayers'` }).execute()
  expect((await listed()).ids).toEqual([lobby._id])
  await change(lobby, dora, { last_standing: true })
  expect(await listed()).toEqual({ ids: [], total: 0 })
})

it("omits a lobby from the list when betting on its last round has closed, by the lobby's own settings [M5]", async () => {
  const usual = await dora.opensLobby()
  const toTheEnd = await dora.opensLobby({ allowLateBetting: true })
  await scenario.startsHalf(1)
  await scenario.letsKickOff()
  await scenario.goesOn(46)
  await scenario.startsHalf(2)
  await scenario.letsKickOff()
  await scenario.goesOn(37.9)
  expect(await listed()).toEqual({ ids: [toTheEnd._id, usual._id], total: 2 })
  await scenario.goesOn(0.1)
  expect(await listed()).toEqual({ ids: [toTheEnd._id], total: 1 })
  await scenario.goesOn(2)
  expect(await listed()).toEqual({ ids: [], total: 0 })
})
