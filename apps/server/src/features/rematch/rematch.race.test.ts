import * as contract from '@bettle/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aScenario, type Player, playerOn, type Scenario } from '../../../test/support/scenario.ts'
import { anotherServer, type TestServer, testDatabaseUrl } from '../../../test/support/test-app.ts'
import { joinLobby } from '../lobby/seat/join-lobby.ts'
import { ensureBots } from '../practice/bots.ts'

describe.skipIf(!testDatabaseUrl)('a rematch that several players open at once', () => {
  let scenario: Scenario
  let second: TestServer
  beforeAll(async () => {
    scenario = await aScenario()
    second = await anotherServer(scenario.server)
  })
  afterAll(async () => {
    await second.stop()
    await scenario.ends()
  })

  it('several players who open a rematch at once get one lobby, even if they choose different matches on different servers [G14] [PR571]', async () => {
    const { server, admin, match } = scenario
    const players = [await scenario.player('Ana'), await scenario.player('Ben'), await scenario.player('Cleo')]
    const [ana, ...others] = players
    if (!ana) throw new Error('no players')
    const lobbies: contract.Lobby[] = []
    for (let round = 0; round < 4; round += 1) {
      const lobby = await ana.opensLobby()
      for (const player of others) await player.joins(lobby)
      lobbies.push(lobby)
    }
    const matches: contract.MatchId[] = []
    for (const homeTeam of ['Spain', 'Wales']) {
      matches.push((await admin.gets(contract.createMatch, { body: { homeTeam, awayTeam: 'Italy' } })).match._id)
    }
    await scenario.startsHalf(1)
    await scenario.letsKickOff()
    await admin.gets(contract.endMatch, { body: { matchId: match._id } })
    for (const { _id: lobbyId } of lobbies) {
      const came = await Promise.all(
        players.map((player, index) =>
          playerOn(index === 1 ? second : server, player.name, player, () => match._id).gets(contract.openRematch, {
            body: { lobbyId, matchId: matches[index % 2] as contract.MatchId },
          }),
        ),
      )
      expect(new Set(came.map(({ rematch }) => rematch._id)).size).toBe(1)
      const rows = server.ctx.db.selectFrom('lobby').select('id').where('rematch_of', '=', lobbyId)
      expect(await rows.execute()).toHaveLength(1)
    }
    for (const player of players) {
      const { notices } = await player.gets(contract.listNotices, {})
      const hosted = server.ctx.db.selectFrom('lobby').select('id').where('host_id', '=', player.userId)
      const own = await hosted.where('rematch_of', 'is not', null).execute()
      expect(notices).toHaveLength(lobbies.length - own.length)
    }
  })

  it('several players who open a rematch at once find each bot of their game there once, with the starting chips [G14] [F4] [PR832]', async () => {
    const { server, admin } = scenario
    const { ctx } = server
    const aMatch = async (homeTeam: string) =>
      (await admin.gets(contract.createMatch, { body: { homeTeam, awayTeam: 'Italy' } })).match._id
    const [played, next] = [await aMatch('Spain'), await aMatch('Wales')]
    const players = [await scenario.player('Dora'), await scenario.player('Emil')]
    const lobby = await (players[0] as Player).opensLobby({}, played)
    await (players[1] as Player).joins(lobby)
    const bots = (await ensureBots(ctx)).slice(0, 3).map(({ userId }) => userId)
    for (const bot of bots) await joinLobby(ctx, bot, { lobbyCode: lobby.lobbyCode, role: 'player' })
    await admin.gets(contract.startHalf1, { body: { matchId: played } })
    await scenario.letsKickOff()
    await admin.gets(contract.endMatch, { body: { matchId: played } })
    const came = await Promise.all(
      [...players, ...players].map((player, index) =>
        playerOn(index % 2 === 1 ? second : server, player.name, player, () => next).gets(contract.openRematch, {
          body: { lobbyId: lobby._id, matchId: next },
        }),
      ),
    )
    const [id, ...others] = new Set(came.map(({ rematch }) => rematch._id))
    expect(others).toEqual([])
    const seats = await ctx.db
      .selectFrom('member')
      .select(['account_id', 'chips', 'role'])
      .where('lobby_id', '=', id as contract.LobbyId)
      .where('account_id', 'in', bots)
      .execute()
    expect(seats).toHaveLength(3)
    expect(seats.every(({ chips, role }) => chips === lobby.gameSettings.startingChips && role === 'player')).toBe(true)
    const entries = await ctx.db
      .selectFrom('ledger_entry')
      .select('seq')
      .where('lobby_id', '=', id as contract.LobbyId)
      .orderBy('seq')
      .execute()
    expect(entries.map(({ seq }) => Number(seq))).toEqual([1, 2, 3, 4])
  })
})
