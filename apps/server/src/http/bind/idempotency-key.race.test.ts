import { adminCreateUser, createLobby, listMyGames, recordMatchEvent, updateChips } from '@bettle/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { severalServers, stopAll } from '../../../test/support/nodes.ts'
import { aScenario, type Player, playerOn, type Scenario } from '../../../test/support/scenario.ts'
import { type TestServer, testDatabaseUrl } from '../../../test/support/test-app.ts'
import { ledgerFaults } from '../../features/ledger/check-ledger.ts'

if (!testDatabaseUrl) console.log('Races for one key were left out: set TEST_DATABASE_URL to a PostgreSQL.')

describe.skipIf(!testDatabaseUrl)('one Idempotency-Key at four servers at the same moment', () => {
  let servers: TestServer[]
  let scenario: Scenario
  let ana: Player
  beforeAll(async () => {
    servers = await severalServers(4)
  })
  beforeEach(async () => {
    const [first] = servers
    if (!first) throw new Error('no server runs')
    scenario = await aScenario({ on: first })
    ana = await scenario.player('Ana')
  })
  afterAll(() => stopAll(servers))

  const everywhere = (player: Player) =>
    servers.map((server) => playerOn(server, player.name, player, () => scenario.match._id))
  const outcome = (answer: Awaited<ReturnType<Player['asks']>>) => (answer.ok ? answer.reply : answer.failure)

  it('one key at four servers opens one lobby, and all four requests get the same reply [B12]', async () => {
    for (let time = 1; time <= 3; time += 1) {
      const body = { matchId: scenario.match._id, gameSettings: {} }
      const key = { 'idempotency-key': `press-${time}` }
      const answers = await Promise.all(everywhere(ana).map((one) => one.asks(createLobby, { body }, key)))
      const replies = answers.map(outcome)
      expect(replies).toEqual(Array(4).fill(replies[0]))
      expect(replies[0]).toMatchObject({ lobby: { hostUser: { _id: ana.userId } } })
      expect((await ana.gets(listMyGames, {})).games).toHaveLength(time)
    }
  })

  it('one key at four servers gives chips once, records one event and creates one user [B12] [L2]', async () => {
    const lobby = await ana.opensLobby()
    const { db } = scenario.server.ctx
    const admins = everywhere(scenario.admin)
    const key = (name: string) => ({ 'idempotency-key': name })
    const gift = { body: { lobbyId: lobby._id, userId: ana.userId, amount: 25, reason: 'A present' } }
    const gifts = await Promise.all(admins.map((one) => one.asks(updateChips, gift, key('gift'))))
    expect(gifts.map(outcome)).toEqual(Array(4).fill({ chips: 125 }))
    expect((await ana.fetchesLobby(lobby)).currentUser.chips).toBe(125)
    expect(await ledgerFaults(db)).toEqual([])

    const timeStamp = new Date(scenario.server.clock.now()).toISOString()
    const event = { body: { match: scenario.match._id, eventType: 'Corner', timeStamp } }
    const events = (await Promise.all(admins.map((one) => one.asks(recordMatchEvent, event, key('event'))))).map(
      outcome,
    )
    expect(events).toEqual(Array(4).fill(events[0]))
    expect(
      await db.selectFrom('match_event').select('id').where('match_id', '=', scenario.match._id).execute(),
    ).toHaveLength(1)

    const user = { body: { name: 'Cleo', email: 'cleo@example.com', username: 'cleo', role: 'player' as const } }
    const users = (await Promise.all(admins.map((one) => one.asks(adminCreateUser, user, key('user'))))).map(outcome)
    expect(users).toEqual(Array(4).fill(users[0]))
    expect(users[0]).toMatchObject({ user: { name: 'Cleo' } })
  })

  it('four simultaneous requests of one account with four different keys open four lobbies [B12]', async () => {
    const giving = { body: { matchId: scenario.match._id, gameSettings: {} } }
    const press = (one: Player, index: number) => one.asks(createLobby, giving, { 'idempotency-key': `press-${index}` })
    const answers = await Promise.all(everywhere(ana).map(press))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect((await ana.gets(listMyGames, {})).games).toHaveLength(4)
  })

  it('accepts only one of two different bodies that are sent with one key to four servers at once [B12]', async () => {
    const key = { 'idempotency-key': 'two-bodies' }
    const answers = await Promise.all(
      everywhere(ana).map((one, index) => {
        const gameSettings = { maxPlayers: 3 + (index % 2) }
        return one.asks(createLobby, { body: { matchId: scenario.match._id, gameSettings } }, key)
      }),
    )
    const opened = new Set(answers.flatMap((answer) => (answer.ok ? [answer.reply.lobby._id] : [])))
    const codes = new Set(answers.flatMap((answer) => (answer.ok ? [] : [answer.failure.code])))
    expect([opened.size, [...codes]]).toEqual([1, ['idempotency-key-reused']])
    expect((await ana.gets(listMyGames, {})).games).toHaveLength(1)
  })
})
