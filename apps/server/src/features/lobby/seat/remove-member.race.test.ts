import { joinLobby, type Lobby, leaveLobby, placeBet, removeMember } from '@bettle/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { severalServers, stopAll } from '../../../../test/support/nodes.ts'
import { aScenario, betOn, type Player, playerOn, type Scenario } from '../../../../test/support/scenario.ts'
import { type TestServer, testDatabaseUrl } from '../../../../test/support/test-app.ts'
import { ledgerFaults } from '../../ledger/check-ledger.ts'

if (!testDatabaseUrl) console.log('Races of removals were left out: set TEST_DATABASE_URL to a PostgreSQL.')

describe.skipIf(!testDatabaseUrl)('a member who is removed on one server', () => {
  let servers: TestServer[]
  let scenario: Scenario
  let ana: Player
  let ben: Player
  let lobby: Lobby
  beforeAll(async () => {
    servers = await severalServers(3)
  })
  beforeEach(async () => {
    const [first] = servers
    if (!first) throw new Error('no server runs')
    scenario = await aScenario({ on: first })
    ana = await scenario.player('Ana')
    ben = await scenario.player('Ben')
  })
  afterAll(() => stopAll(servers))

  const at = (index: number, player: Player): Player => {
    const server = servers[index]
    if (!server) throw new Error('no such server')
    return playerOn(server, player.name, player, () => scenario.match._id)
  }
  const removal = (player: Player, to: 'spectator' | 'out') => ({
    body: { lobbyId: lobby._id, userId: player.userId, to, reason: 'Enough' },
  })

  it('a member who bets while being removed on another server has the whole bet or a refusal, never half of a bet [M13] [B8]', async () => {
    const outcomes = new Set<string>()
    for (let time = 0; time < 12; time += 1) {
      lobby = await ana.opensLobby({ inactivityPenalty: 0 })
      await ben.joins(lobby)
      const body = betOn(await ben.fetchesLobby(lobby), 'Over 0.5 Corner', 30)
      const to = time % 2 === 0 ? 'spectator' : 'out'
      const removing = () => at(1, ana).asks(removeMember, removal(ben, to))
      const betting = () => at(2, ben).asks(placeBet, { body })
      const [removed, bet] = await (time % 3 === 0
        ? Promise.all([removing(), betting()])
        : Promise.all([betting(), removing()]).then(([one, other]) => [other, one] as const))
      expect(removed.ok).toBe(true)
      outcomes.add(bet.ok ? 'placed' : bet.failure.code)
      const seen = await ben.fetchesLobby(lobby)
      expect(seen.currentUser).toMatchObject({ role: 'spectator', chips: bet.ok ? 70 : 100, removed: { to } })
      expect(seen.bets).toHaveLength(bet.ok ? 1 : 0)
    }
    for (const outcome of outcomes) expect(['placed', 'spectators-cannot-bet', 'lobby-not-found']).toContain(outcome)
    expect(await ledgerFaults(scenario.server.ctx.db)).toEqual([])
  })

  it('a removed member who comes back at the same moment on another server is no player, and not present if excluded [M13]', async () => {
    for (let time = 0; time < 8; time += 1) {
      lobby = await ana.opensLobby()
      await ben.joins(lobby)
      await ben.leaves(lobby)
      const to = time % 2 === 0 ? 'spectator' : 'out'
      await Promise.all([
        at(1, ana).asks(removeMember, removal(ben, to)),
        at(2, ben).asks(joinLobby, { body: { lobbyCode: lobby.lobbyCode, role: 'player' } }),
      ])
      const { currentUser } = await ben.fetchesLobby(lobby)
      expect(currentUser).toMatchObject({ role: 'spectator', removed: { to } })
      if (to === 'out') expect(currentUser.present).toBe(false)
    }
  })

  it('if a leaving host and the next host remove each other at the same moment, the lobby then has exactly one host [M13] [M8]', async () => {
    for (let time = 0; time < 8; time += 1) {
      lobby = await ana.opensLobby()
      await ben.joins(lobby)
      const cleo = await scenario.player('Cleo')
      await cleo.joins(lobby)
      const [, byAna, byBen] = await Promise.all([
        at(0, ana).asks(leaveLobby, { body: { lobbyId: lobby._id } }),
        at(1, ana).asks(removeMember, removal(ben, 'out')),
        at(2, ben).asks(removeMember, removal(ana, 'out')),
      ])
      const seen = await cleo.fetchesLobby(lobby)
      const hosts = seen.users.filter(({ isHost }) => isHost)
      expect(hosts).toHaveLength(1)
      expect(hosts[0]?.present).toBe(true)
      // A host who had lost the role before their request ran has not removed the other.
      const removed = seen.users.filter((one) => one.removed).map(({ user }) => user.name)
      expect(removed.sort()).toEqual([...(byBen.ok ? ['Ana'] : []), ...(byAna.ok ? ['Ben'] : [])])
      expect(removed.length).toBeLessThanOrEqual(1)
    }
  })
})
