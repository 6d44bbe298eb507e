import { createLobby, joinLobby, type Lobby, updateProfile } from '@bettle/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { stopAll } from '../../../../test/support/nodes.ts'
import { aScenario, type Player, playerOn, type Scenario } from '../../../../test/support/scenario.ts'
import { anotherServer, aServer, type TestServer, testDatabaseUrl } from '../../../../test/support/test-app.ts'

if (!testDatabaseUrl) console.log('Races for the caps were left out: set TEST_DATABASE_URL to a PostgreSQL.')

describe.skipIf(!testDatabaseUrl)('one account that calls several servers at the same moment', () => {
  const servers: TestServer[] = []
  let scenario: Scenario
  let ana: Player
  beforeAll(async () => {
    const first = await aServer({ config: { rateLimits: true } })
    servers.push(first)
    for (let more = 0; more < 3; more += 1) servers.push(await anotherServer(first, { config: { rateLimits: true } }))
  })
  beforeEach(async () => {
    scenario = await aScenario({ on: servers[0] as TestServer })
    ana = await scenario.player('Ana')
  })
  afterAll(() => stopAll(servers))

  /** Returns the same user's clients, two at each server. */
  const everywhere = (player: Player) =>
    [...servers, ...servers].map((server) => playerOn(server, player.name, player, () => scenario.match._id))

  it('an account that calls several servers at once hosts no sixth lobby [M12]', async () => {
    const body = { matchId: scenario.match._id, gameSettings: {} }
    const answers = await Promise.all(everywhere(ana).map((one) => one.asks(createLobby, { body })))
    const codes = answers.map((answer) => (answer.ok ? 'opened' : answer.failure.code))
    expect(codes.sort()).toEqual([...Array(5).fill('opened'), ...Array(3).fill('too-many-lobbies')])
  })

  it('an account that calls several servers at once takes no fifty-first seat [M12]', async () => {
    const hosts = await Promise.all(Array.from({ length: 11 }, (_, index) => scenario.player(`Host ${index}`)))
    const lobbies: Lobby[] = []
    for (const host of hosts) for (let time = 0; time < 5; time += 1) lobbies.push(await host.opensLobby())
    for (const lobby of lobbies.slice(0, 48)) await ana.joins(lobby)
    const requests = lobbies.slice(48).map((lobby, index) => {
      const here = everywhere(ana)[index] as Player
      return here.asks(joinLobby, { body: { lobbyCode: lobby.lobbyCode, role: 'player' } })
    })
    const codes = (await Promise.all(requests)).map((answer) => (answer.ok ? 'seated' : answer.failure.code))
    expect(codes.sort()).toEqual(['seated', 'seated', ...Array(5).fill('too-many-seats')])
  })

  it('an account that calls several servers at once changes its username no fourth time in a day [A27]', async () => {
    const requests = everywhere(ana).map((one, index) =>
      one.asks(updateProfile, { body: { username: `Ana by ${'abcdefgh'.charAt(index)}` } }),
    )
    const codes = (await Promise.all(requests)).map((answer) => (answer.ok ? 'renamed' : answer.failure.code))
    expect(codes.sort()).toEqual([...Array(5).fill('rate-limited'), ...Array(3).fill('renamed')])
  })
})
