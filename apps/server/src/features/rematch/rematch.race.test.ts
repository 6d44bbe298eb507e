import * as contract from '@bettle/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aScenario, playerOn, type Scenario } from '../../../test/support/scenario.ts'
import { anotherServer, type TestServer, testDatabaseUrl } from '../../../test/support/test-app.ts'

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
})
