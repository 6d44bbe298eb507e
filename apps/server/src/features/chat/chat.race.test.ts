import { type Lobby, listChat, sendChat } from '@bettle/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { severalServers, stopAll } from '../../../test/support/nodes.ts'
import { aScenario, type Player, playerOn } from '../../../test/support/scenario.ts'
import { type TestServer, testDatabaseUrl } from '../../../test/support/test-app.ts'

if (testDatabaseUrl === undefined) console.log('Races of chat were left out: set TEST_DATABASE_URL to a PostgreSQL.')

describe.skipIf(testDatabaseUrl === undefined)('the chat on three servers with one database', () => {
  let servers: TestServer[]
  let ana: Player
  let everywhere: Player[]
  let lobby: Lobby

  beforeAll(async () => {
    servers = await severalServers(3)
    const [first] = servers
    if (!first) throw new Error('no server')
    const scenario = await aScenario({ on: first })
    ana = await scenario.player('Ana')
    lobby = await ana.opensLobby()
    everywhere = servers.map((server) => playerOn(server, 'Ana', ana, () => scenario.match._id))
  })

  afterAll(() => stopAll(servers))

  it('three servers accept the same chat request once, however often it is sent [T4]', async () => {
    const key = { 'idempotency-key': crypto.randomUUID() }
    const saying = { body: { lobbyId: lobby._id, message: 'Once' } }
    const answers = await Promise.all(
      [...everywhere, ...everywhere, ...everywhere].map((player) => player.asks(sendChat, saying, key)),
    )
    const ids = answers.map((answer) => (answer.ok ? answer.reply.message._id : answer.failure.code))
    expect(new Set(ids).size).toBe(1)
    expect((await ana.gets(listChat, { query: { lobbyId: lobby._id } })).total).toBe(1)
  })

  it('three servers number messages without a gap and in the order of time, although their clocks differ [T2]', async () => {
    await Promise.all(servers.map((server, index) => server.clock.advance(index * 40)))
    const says = (player: Player, n: number) => player.gets(sendChat, { body: { lobbyId: lobby._id, message: `${n}` } })
    await Promise.all(Array.from({ length: 30 }, (_, n) => says(everywhere[n % 3] ?? ana, n)))
    const { messages, total } = await ana.gets(listChat, { query: { lobbyId: lobby._id } })
    expect(messages.map(({ seq }) => seq)).toEqual(Array.from({ length: total }, (_, index) => index + 1))
    const times = messages.map(({ createdAt }) => createdAt)
    expect(times).toEqual(times.toSorted())
  })
})
