import {
  type Bet,
  deleteMatchEvent,
  getReceipt,
  joinLobby,
  type Lobby,
  listBets,
  placeBet,
  recordMatchEvent,
  sendChat,
} from '@bettle/contract'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { setClocks, severalServers, stopAll } from '../../../test/support/nodes.ts'
import { aPlayer, aScenario, betOn, type Player, playerOn, type Scenario } from '../../../test/support/scenario.ts'
import { listen, type TestServer, testDatabaseUrl } from '../../../test/support/test-app.ts'
import { ledgerFaults } from '../ledger/check-ledger.ts'

if (!testDatabaseUrl) console.log('Races of settlement were left out: set TEST_DATABASE_URL to a PostgreSQL.')

const MINUTE = 60_000

describe.skipIf(!testDatabaseUrl)('settlement on several servers', () => {
  let servers: TestServer[]
  let first: TestServer
  beforeAll(async () => {
    servers = await severalServers(4)
    first = servers[0] as TestServer
  })
  afterEach(async () => {
    expect(await ledgerFaults(first.ctx.db)).toEqual([])
  })
  afterAll(() => stopAll(servers))

  const at = (index: number): TestServer => servers[index % servers.length] ?? first
  const on = (server: TestServer, player: Player, scenario: Scenario) =>
    playerOn(server, player.name, player, () => scenario.match._id)

  /** Kicks off at the next full minute, sets all clocks to this time and returns it. */
  async function kickOff(scenarios: readonly Scenario[]): Promise<number> {
    for (const scenario of scenarios) await scenario.startsHalf(1)
    const kicksOff = (Math.floor(first.clock.now() / MINUTE) + 1) * MINUTE
    await setClocks(servers, kicksOff)
    return kicksOff
  }

  it('four servers that settle a round of 130 lobbies at the same time settle each lobby once [S2]', {
    timeout: 120_000,
  }, async () => {
    const scenario = await aScenario({ on: first })
    const hosts = await Promise.all(Array.from({ length: 10 }, (_, index) => scenario.player(`Ana ${index}`)))
    const idle = await scenario.player('Ben')
    const lobbies: Lobby[] = []
    for (let index = 0; index < 130; index += 10) {
      lobbies.push(...(await Promise.all(hosts.map((host, seat) => on(at(seat), host, scenario).opensLobby()))))
    }
    await Promise.all(
      lobbies.map(async (lobby, index) => {
        const host = hosts[index % 10]
        await host?.gets(placeBet, { body: betOn(lobby, 'Over 0.5 Corner', 10 + (index % 7)) })
        if (index % 5 === 0) await on(at(index), idle, scenario).joins(lobby)
      }),
    )
    const kicksOff = await kickOff([scenario])
    await scenario.records('Corner')
    const settling = setClocks(servers, kicksOff + 10 * MINUTE)
    expect(await ledgerFaults(first.ctx.db)).toEqual([])
    await settling
    await Promise.all(servers.map((server) => server.ctx.jobs.settled()))

    const ids = lobbies.map((lobby) => lobby._id)
    const { db } = first.ctx
    const settled = await db.selectFrom('lobby_round').select(['settlement']).where('lobby_id', 'in', ids).execute()
    expect(settled.map(({ settlement }) => settlement)).toEqual(Array(130).fill(1))
    const entries = await db.selectFrom('ledger_entry').select('kind').where('lobby_id', 'in', ids).execute()
    const tally = (kind: string) => entries.filter((entry) => entry.kind === kind).length
    expect([tally('join'), tally('stake'), tally('payout'), tally('penalty')]).toEqual([156, 130, 130, 26])
  })

  /** Creates a match with a bet on each round, on events that the race then records or removes. */
  async function aRace(name: string): Promise<Race> {
    const scenario = await aScenario({ on: first })
    const ana = await scenario.player(name)
    const lobby = await ana.opensLobby({ roundDuration: 5, bettingTimeLimit: 3, breakDuration: 1 })
    const operator = await aPlayer(at(1), 'Other admin', () => scenario.match._id, 'admin')
    return { scenario, ana, lobby, operator, expected: new Map() }
  }

  interface Race {
    readonly scenario: Scenario
    readonly ana: Player
    readonly lobby: Lobby
    /** An operator who calls the second server. */
    readonly operator: Player
    /** The expected final count of each bet's event type. */
    readonly expected: Map<Bet['_id'], number>
  }

  async function betsOnNext({ ana, lobby }: Race): Promise<Bet> {
    const now = await ana.fetchesLobby(lobby)
    const option = now.odds.find((odds) => odds.betType === 'over')
    return (await ana.gets(placeBet, { body: betOn(now, option?.name ?? '', 1) })).bet
  }

  const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

  it.each([
    ['with clocks in step', 0],
    ['with one clock 80 ms behind', 80],
  ])(
    'settles every bet by the final count when operators record or remove an event while the round is settled, %s [S7]',
    async (_how, behind) => {
      const races = await Promise.all(['Ana', 'Ben', 'Cleo', 'Dana'].map(aRace))
      let open = await Promise.all(races.map(betsOnNext))
      const kicksOff = await kickOff(races.map(({ scenario }) => scenario))
      const [, other = first] = servers
      for (let round = 1; round <= 8; round += 1) {
        const ends = kicksOff + round * 5 * MINUTE
        await setClocks(servers, ends - 4 * MINUTE)
        const next = await Promise.all(races.map(betsOnNext))
        await setClocks(servers, ends - 500)
        const before = await Promise.all(
          races.map(({ scenario }, index) => scenario.records(open[index]?.odds.eventType ?? '')),
        )
        const settling = Promise.all(servers.map((server) => server.clock.set(server === other ? ends - behind : ends)))
        await Promise.all(
          races.map(async (race, index) => {
            const { scenario, operator, expected } = race
            const bet = open[index]
            const event = before[index]
            if (!bet || !event) return
            await pause((round * 7 + index * 5) % 24)
            if ((round + index) % 2 === 0) {
              await operator.gets(deleteMatchEvent, { params: { id: event._id } })
              expected.set(bet._id, 0)
            } else {
              const timeStamp = new Date(ends - 400).toISOString()
              const body = { match: scenario.match._id, eventType: bet.odds.eventType, timeStamp }
              await operator.gets(recordMatchEvent, { body })
              expected.set(bet._id, 2)
            }
          }),
        )
        await settling
        await setClocks(servers, ends + 1)
        open = next
      }
      await Promise.all(servers.map((server) => server.ctx.jobs.settled()))

      for (const { ana, lobby, expected } of races) {
        const { bets } = await ana.gets(listBets, { query: { lobbyId: lobby._id } })
        const settled = bets.filter((bet) => expected.has(bet._id))
        expect(settled.map(({ count, outcome }) => ({ count, outcome }))).toEqual(
          settled.map(({ _id, odds }) => {
            const count = expected.get(_id) ?? 0
            return { count, outcome: count > odds.threshold ? 'won' : 'lost' }
          }),
        )
        expect(settled).toHaveLength(8)
      }
    },
    120_000,
  )

  it('counts all 240 events that operators on four servers record at once after the round was settled [S7]', {
    timeout: 120_000,
  }, async () => {
    const scenario = await aScenario({ on: first })
    const ana = await scenario.player('Ana')
    const lobby = await ana.opensLobby()
    const bet = await ana.bets(1).on('Over 0.5 Corner', lobby)
    const operators = await Promise.all(
      servers.map((server) => aPlayer(server, 'Operator', () => scenario.match._id, 'admin')),
    )
    const kicksOff = await kickOff([scenario])
    await setClocks(servers, kicksOff + 10 * MINUTE)
    const timeStamp = new Date(kicksOff + MINUTE).toISOString()
    const body = { match: scenario.match._id, eventType: 'Corner', timeStamp }
    for (let burst = 1; burst <= 60; burst += 1) {
      await Promise.all(
        operators.map(async (operator, index) => {
          await pause((burst * index) % 9)
          await operator.gets(recordMatchEvent, { body })
        }),
      )
      const explained = await ana.gets(getReceipt, { params: { betId: bet._id } })
      expect([explained.events.length, explained.count]).toEqual([burst * 4, burst * 4])
    }
  })

  it('ten users who join a lobby with three free seats on four servers at once get exactly three seats [M5]', async () => {
    const scenario = await aScenario({ on: first })
    const ana = await scenario.player('Ana')
    const lobby = await ana.opensLobby({ maxPlayers: 4 })
    const others = await Promise.all(Array.from({ length: 10 }, (_, index) => scenario.player(`Ben ${index}`)))
    const body = { lobbyCode: lobby.lobbyCode, role: 'player' as const }
    const answers = await Promise.all(
      others.map((other, index) => on(at(index), other, scenario).asks(joinLobby, { body })),
    )
    const codes = answers.map((answer) => (answer.ok ? 'seated' : answer.failure.code))
    expect(codes.sort()).toEqual([...Array(7).fill('lobby-full'), ...Array(3).fill('seated')])
    expect((await ana.fetchesLobby(lobby)).players).toBe(4)
  })

  it('each server publishes a lobby’s updates in order; each of several servers that share a Redis publishes all of them [V1]', async () => {
    const scenario = await aScenario({ on: first })
    const players = await Promise.all(Array.from({ length: 8 }, (_, index) => scenario.player(`Ana ${index}`)))
    const lobby = await (players[0] as Player).opensLobby()
    for (const player of players) await player.joins(lobby)
    // Sets all clocks to the time of the scenario, because a bet placed before its prices were set would be wrong.
    await setClocks(servers, first.clock.now())
    const now = await (players[0] as Player).fetchesLobby(lobby)
    const follow = [{ topic: `lobby:${lobby._id}`, version: now.version }]
    const listeners = await Promise.all(
      servers.map((server) => listen(server, (players[0] as Player).token.accessToken, follow)),
    )
    await Promise.all(
      players.map((player, index) =>
        on(at(index), player, scenario).gets(placeBet, { body: betOn(now, 'Over 0.5 Corner', 5) }),
      ),
    )
    await Promise.all(
      players.map((player, index) =>
        on(at(index), player, scenario).gets(sendChat, { body: { lobbyId: lobby._id, message: 'Come on' } }),
      ),
    )
    const kicksOff = await kickOff([scenario])
    await setClocks(servers, kicksOff + 10 * MINUTE)
    await Promise.all(listeners.map((listener) => listener.done()))
    const latest = await (players[0] as Player).fetchesLobby(lobby)
    const all = Array.from({ length: latest.version - now.version }, (_, index) => now.version + index + 1)
    expect(all.length).toBeGreaterThanOrEqual(10)
    const received = () =>
      listeners.map(({ frames }) => frames.flatMap((frame) => (frame.type === 'news' ? [frame.version] : [])))
    if (first.ctx.redis) {
      await expect.poll(received, { timeout: 10_000 }).toEqual(listeners.map(() => all))
    } else {
      for (const numbers of received()) expect(numbers).toEqual(numbers.toSorted((a, b) => a - b))
      const together = received().flat()
      expect(together.toSorted((a, b) => a - b)).toEqual(all)
    }
    for (const listener of listeners) listener.close()
  })
})
