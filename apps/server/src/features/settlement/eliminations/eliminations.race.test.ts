import { type Lobby, placeBet } from '@bettle/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { setClocks, severalServers, stopAll } from '../../../../test/support/nodes.ts'
import { aScenario, betOn, playerOn } from '../../../../test/support/scenario.ts'
import { type TestServer, testDatabaseUrl } from '../../../../test/support/test-app.ts'

if (!testDatabaseUrl) console.log('Races of eliminations were left out: set TEST_DATABASE_URL to a PostgreSQL.')

const MINUTE = 60_000

describe.skipIf(!testDatabaseUrl)('elimination on several servers', () => {
  let servers: TestServer[]
  beforeAll(async () => {
    servers = await severalServers(3)
  })
  afterAll(() => stopAll(servers))

  it('three servers eliminate a player once in each lobby, except where the player’s simultaneous bet was accepted [X2] [X5] [S2]', {
    timeout: 120_000,
  }, async () => {
    const [first] = servers as [TestServer]
    const scenario = await aScenario({ on: first })
    const [ana, ben] = [await scenario.player('Ana'), await scenario.player('Ben')]
    const on = (index: number, player: typeof ana) =>
      playerOn(servers[index % servers.length] ?? first, player.name, player, () => scenario.match._id)
    const settings = { isTournament: true, eliminationThreshold: 10, inactivityPenalty: 0 }
    const lobbies: Lobby[] = []
    for (let index = 0; index < 6; index += 1) {
      const lobby = await on(index, ana).opensLobby(settings)
      await on(index + 1, ben).joins(lobby)
      await on(index + 2, ben).gets(placeBet, { body: betOn(lobby, 'Over 1.5 Corner', 95) })
      lobbies.push(lobby)
    }
    await scenario.startsHalf(1)
    const kicksOff = (Math.floor(first.clock.now() / MINUTE) + 1) * MINUTE
    await setClocks(servers, kicksOff)
    const seen = await Promise.all(lobbies.map((lobby) => ben.fetchesLobby(lobby)))
    const settling = setClocks(servers, kicksOff + 10 * MINUTE)
    const tries = await Promise.all(
      seen.map((lobby, index) => {
        const later = { ...lobby, upcomingRounds: lobby.upcomingRounds.slice(index % 2) }
        return on(index, ben).asks(placeBet, { body: betOn(later, 'Over 1.5 Corner', 1) })
      }),
    )
    await settling
    await Promise.all(servers.map((server) => server.ctx.jobs.settled()))

    const ids = lobbies.map(({ _id }) => _id)
    const members = await first.ctx.db
      .selectFrom('member')
      .select(['lobby_id', 'account_id', 'role', 'seat_end', 'eliminated_in', 'last_standing'])
      .where('lobby_id', 'in', ids)
      .execute()
    // A bet that arrived before the round was settled saves its player from elimination; a later bet is refused.
    for (const [index, lobbyId] of ids.entries()) {
      const ofLobby = members.filter(({ lobby_id }) => lobby_id === lobbyId)
      const isSaved = tries[index]?.ok === true
      expect(ofLobby.find(({ account_id }) => account_id === ben.userId)).toMatchObject(
        isSaved
          ? { role: 'player', seat_end: null, eliminated_in: null }
          : { role: 'spectator', seat_end: 'eliminated', eliminated_in: 1 },
      )
      expect(ofLobby.filter(({ last_standing }) => last_standing).map(({ account_id }) => account_id)).toEqual(
        isSaved ? [] : [ana.userId],
      )
    }
    const rounds = await first.ctx.db
      .selectFrom('lobby_round')
      .select('settlement')
      .where('lobby_id', 'in', ids)
      .where('settled_at', 'is not', null)
      .execute()
    expect(rounds.map(({ settlement }) => settlement)).toEqual(Array(6).fill(1))
  })
})
