import {
  abandonMatch,
  adminListMatchRounds,
  createMatch,
  deleteMatches,
  deleteRound,
  leaderboard,
  lobbyDetails,
  placeBet,
} from '@bettle/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { severalServers, stopAll } from '../../../test/support/nodes.ts'
import { aScenario, betOn, type Player, playerOn, type Scenario } from '../../../test/support/scenario.ts'
import { type TestServer, testDatabaseUrl } from '../../../test/support/test-app.ts'
import { ledgerFaults } from '../ledger/check-ledger.ts'

if (!testDatabaseUrl) console.log('Races for chips were left out: set TEST_DATABASE_URL to a PostgreSQL.')

describe.skipIf(!testDatabaseUrl)('bets sent to ten servers at once', () => {
  let servers: TestServer[]
  let scenario: Scenario
  let ana: Player
  beforeAll(async () => {
    servers = await severalServers(10)
  })
  beforeEach(async () => {
    const [first] = servers
    if (!first) throw new Error('no server runs')
    scenario = await aScenario({ on: first })
    ana = await scenario.player('Ana')
  })
  afterAll(() => stopAll(servers))

  /** Returns the same player signed in at each server. */
  const everywhere = (player: Player) =>
    servers.map((server) => playerOn(server, player.name, player, () => scenario.match._id))

  it('places one of a player’s ten equal bets without a request id, and takes the stake once [B8] [L2]', async () => {
    for (let time = 0; time < 5; time += 1) {
      const lobby = await ana.opensLobby()
      const body = betOn(await ana.fetchesLobby(lobby), 'Over 0.5 Corner', 60)
      const answers = await Promise.all(everywhere(ana).map((one) => one.asks(placeBet, { body })))
      const codes = answers.map((answer) => (answer.ok ? 'placed' : answer.failure.code))
      expect(codes.sort()).toEqual([...Array(9).fill('already-placed'), 'placed'])
      const seen = await ana.fetchesLobby(lobby)
      expect([seen.currentUser.chips, seen.currentUser.betsPlaced, seen.bets.length]).toEqual([40, 1, 1])
    }
    expect(await ledgerFaults(scenario.server.ctx.db)).toEqual([])
  })

  it('places one of ten bets with the same request id, and gives all ten requests the same answer [B12]', async () => {
    for (let time = 0; time < 5; time += 1) {
      const lobby = await ana.opensLobby()
      const body = betOn(await ana.fetchesLobby(lobby), 'Under 0.5 Corner', 30)
      const key = { 'idempotency-key': `click-${time}` }
      const answers = await Promise.all(everywhere(ana).map((one) => one.asks(placeBet, { body }, key)))
      const replies = answers.map((answer) => (answer.ok ? answer.reply : answer.failure))
      expect(replies).toEqual(Array(10).fill(replies[0]))
      expect(replies[0]).toMatchObject({ chips: 70 })
      expect((await ana.fetchesLobby(lobby)).bets).toHaveLength(1)
    }
    expect(await ledgerFaults(scenario.server.ctx.db)).toEqual([])
  })

  it('places one bet if a player sends bets in two lobbies with the same request id, and refuses the bet in the other lobby [B12]', async () => {
    const [here, there] = await Promise.all([ana.opensLobby(), ana.opensLobby()])
    const key = { 'idempotency-key': 'two lobbies at once'.replaceAll(' ', '-') }
    const bodies = await Promise.all(
      [here, there].map(async (lobby) => betOn(await ana.fetchesLobby(lobby), 'Over 0.5 Corner', 10)),
    )
    const answers = await Promise.all(
      everywhere(ana).map((one, index) => one.asks(placeBet, { body: bodies[index % 2] ?? betOn(here, '', 0) }, key)),
    )
    const placed = new Set(answers.flatMap((answer) => (answer.ok ? [answer.reply.bet._id] : [])))
    const codes = new Set(answers.flatMap((answer) => (answer.ok ? [] : [answer.failure.code])))
    expect([placed.size, [...codes]]).toEqual([1, ['idempotency-key-reused']])
    const bets = [...(await ana.fetchesLobby(here)).bets, ...(await ana.fetchesLobby(there)).bets]
    expect(bets.map((bet) => bet._id)).toEqual([...placed])
  })

  it('places one of two bets that a player sends at once on different options of a round, and refuses the other as already placed [B8] [PR166]', async () => {
    for (let time = 0; time < 10; time += 1) {
      const lobby = await ana.opensLobby()
      const seen = await ana.fetchesLobby(lobby)
      const [one, another] = everywhere(ana)
      const answers = await Promise.all([
        one?.asks(placeBet, { body: betOn(seen, 'Over 0.5 Corner', 50) }),
        another?.asks(placeBet, { body: betOn(seen, 'Under 0.5 Corner', 60) }),
      ])
      expect(answers.map((answer) => (answer?.ok ? 'placed' : answer?.failure.code)).sort()).toEqual([
        'already-placed',
        'placed',
      ])
      expect((await ana.fetchesLobby(lobby)).bets).toHaveLength(1)
    }
    expect(await ledgerFaults(scenario.server.ctx.db)).toEqual([])
  })

  it('shows unchanged chips and bet counts to a member who reads the lobby while others bet on a coming round [V3]', async () => {
    const lobby = await ana.opensLobby({ maxPlayers: 20 })
    const others = await Promise.all(Array.from({ length: 12 }, (_, index) => scenario.player(`Ben ${index}`)))
    for (const other of others) await other.joins(lobby)
    const seen = await ana.fetchesLobby(lobby)
    let betting = true
    const figures: unknown[] = []
    const reading = everywhere(ana).map(async (one, index) => {
      while (betting) {
        const board =
          index % 2 === 0
            ? (await one.gets(leaderboard, { params: { lobbyId: lobby._id } })).leaderboard
            : (await one.gets(lobbyDetails, { params: { lobbyId: lobby._id } })).users
        figures.push(...board.map(({ chips, betsPlaced }) => `${chips} ${betsPlaced}`))
      }
    })
    await Promise.all(
      others.map((other, index) => {
        const server = servers[index % servers.length] ?? scenario.server
        const there = playerOn(server, other.name, other, () => scenario.match._id)
        return there.asks(placeBet, { body: betOn(seen, 'Over 0.5 Corner', 10 + index) })
      }),
    )
    betting = false
    await Promise.all(reading)
    expect(new Set(figures)).toEqual(new Set(['100 0']))
  })

  it('bets that arrive while the match is deleted or abandoned are refunded, or refused with the reason [B8] [C9]', async () => {
    const seen = new Set<string>()
    for (let time = 0; time < 10; time += 1) {
      const { match } = await scenario.admin.gets(createMatch, { body: { homeTeam: 'Spain', awayTeam: 'Italy' } })
      const lobby = await ana.opensLobby({}, match._id)
      const body = betOn(await ana.fetchesLobby(lobby), 'Over 0.5 Corner', 10)
      const isDeleted = time % 2 === 0
      const operating = isDeleted
        ? scenario.admin.asks(deleteMatches, { body: { ids: [match._id] } })
        : scenario.admin.asks(abandonMatch, { body: { matchId: match._id, reason: 'Snow' } })
      const answers = await Promise.all([operating, ...everywhere(ana).map((one) => one.asks(placeBet, { body }))])
      for (const answer of answers.slice(1)) seen.add(answer.ok ? 'placed' : answer.failure.code)
      const after = await ana.fetchesLobby(lobby)
      expect(after).toMatchObject({ status: 'closed', currentUser: { chips: 100 } })
      expect(await ana.isRefused(placeBet, { body })).toBe('lobby-closed')
    }
    for (const code of seen) {
      expect(['placed', 'already-placed', 'match-not-found', 'lobby-closed']).toContain(code)
    }
    expect(await ledgerFaults(scenario.server.ctx.db)).toEqual([])
  })

  it('if a player opens a lobby and bets while an administrator deletes the round, either the bet or the deletion is refused [R8]', async () => {
    for (let time = 0; time < 12; time += 1) {
      const { match } = await scenario.admin.gets(createMatch, {
        body: { homeTeam: 'France', awayTeam: `Croatia ${time}` },
      })
      const { matchRounds } = await scenario.admin.gets(adminListMatchRounds, { params: { matchId: match._id } })
      const [first] = matchRounds
      if (!first) throw new Error('a match has rounds')
      const [placed, deleted] = await Promise.all([
        (async () => {
          const lobby = await ana.opensLobby({}, match._id)
          const body = { ...betOn(lobby, 'Over 0.5 Corner', 10), matchRoundId: first._id }
          return everywhere(ana)[time % 2]?.asks(placeBet, { body })
        })(),
        scenario.admin.asks(deleteRound, { params: { id: first._id } }),
      ])
      const outcomes = [placed, deleted].map((answer) => (answer?.ok ? 'done' : (answer?.failure.code ?? 'nothing')))
      expect(['done round-in-use', 'betting-closed done']).toContain(outcomes.join(' '))
    }
    expect(await ledgerFaults(scenario.server.ctx.db)).toEqual([])
  })
})
