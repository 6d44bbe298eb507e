import { deleteMatchEvent, joinLobby, type Lobby, leaveLobby, placeBet, recordMatchEvent } from '@bettle/contract'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { LOSES } from '../../../../test/support/elimination.ts'
import { setClocks, severalServers, stopAll } from '../../../../test/support/nodes.ts'
import { aScenario, betOn, type Player, playerOn } from '../../../../test/support/scenario.ts'
import { call, type TestServer, testDatabaseUrl } from '../../../../test/support/test-app.ts'
import { ledgerFaults } from '../../ledger/check-ledger.ts'

if (!testDatabaseUrl) console.log('Races of cuts were left out: set TEST_DATABASE_URL to a PostgreSQL.')

const MINUTE = 60_000
/** Two players stay after round 1. */
const CUT = {
  ...{ isTournament: true, eliminationBy: 'cuts', firstCut: 1, roundsBetweenCuts: 10 },
  ...{ inactivityPenalty: 0, enableBettleCards: false },
} as const
/** The stakes that the players lose in round 1, so that the first two stay. */
const STAKES = [10, 20, 30, 40]

describe.skipIf(!testDatabaseUrl)('a cut on several servers', () => {
  let servers: TestServer[]
  let first: TestServer
  beforeAll(async () => {
    servers = await severalServers(3)
    first = servers[0] as TestServer
  })
  afterEach(async () => {
    expect(await ledgerFaults(first.ctx.db)).toEqual([])
  })
  afterAll(() => stopAll(servers))

  it('three servers cut the same players of six lobbies once, and a bet on a later round that arrives during the cut is void or refused and saves nobody [X7] [X8] [X10] [S2] [PR961]', {
    timeout: 120_000,
  }, async () => {
    const scenario = await aScenario({ on: first })
    const players: Player[] = []
    for (const name of ['Ana', 'Ben', 'Cleo', 'Dan']) players.push(await scenario.player(name))
    const on = (index: number, player: Player) =>
      playerOn(servers[index % servers.length] ?? first, player.name, player, () => scenario.match._id)
    const lobbies: Lobby[] = []
    for (let index = 0; index < 6; index += 1) {
      const [host, ...others] = players as [Player, ...Player[]]
      const lobby = await on(index, host).opensLobby(CUT)
      for (const player of others) await on(index + 1, player).joins(lobby)
      for (const [rank, player] of players.entries())
        await on(index + 2, player).gets(placeBet, { body: betOn(lobby, LOSES, STAKES[rank] ?? 0) })
      lobbies.push(lobby)
    }
    await scenario.startsHalf(1)
    const kicksOff = (Math.floor(first.clock.now() / MINUTE) + 1) * MINUTE
    await setClocks(servers, kicksOff)
    const seen = await Promise.all(lobbies.map((lobby) => (players[0] as Player).fetchesLobby(lobby)))
    const settling = setClocks(servers, kicksOff + 10 * MINUTE)
    // Everybody bets while the round is settled: on round 3, or on round 2 in every other lobby if it still takes bets.
    const tries = await Promise.all(
      seen.flatMap((lobby, index) =>
        players.map(async (player) => {
          const later = { ...lobby, upcomingRounds: lobby.upcomingRounds.slice(index % 2) }
          const { ok } = await on(index, player).asks(placeBet, { body: betOn(later, LOSES, 5) })
          return { lobbyId: lobby._id, userId: player.userId, ok }
        }),
      ),
    )
    await settling
    await Promise.all(servers.map((server) => server.ctx.jobs.settled()))

    const ids = lobbies.map(({ _id }) => _id)
    const members = await first.ctx.db
      .selectFrom('member')
      .select(['lobby_id', 'account_id', 'seat_end', 'eliminated_in'])
      .where('lobby_id', 'in', ids)
      .execute()
    const out = new Set(players.slice(2).map(({ userId }) => userId as string))
    expect(members).toHaveLength(24)
    for (const { account_id, seat_end, eliminated_in } of members)
      expect([seat_end, eliminated_in]).toEqual(out.has(account_id) ? ['eliminated', 1] : [null, null])
    const rounds = await first.ctx.db
      .selectFrom('lobby_round')
      .select(['settlement', 'cuts_decided'])
      .where('lobby_id', 'in', ids)
      .where('settled_at', 'is not', null)
      .execute()
    expect(rounds).toEqual(Array(6).fill({ settlement: 1, cuts_decided: true }))

    // Once all rounds are settled, an accepted bet of a player who is out is void, and one of the others is lost.
    for (let minute = 11; minute <= 31; minute += 10) await setClocks(servers, kicksOff + minute * MINUTE)
    await Promise.all(servers.map((server) => server.ctx.jobs.settled()))
    const bets = await first.ctx.db
      .selectFrom('bet')
      .innerJoin('round', 'round.id', 'bet.round_id')
      .select(['bet.lobby_id', 'bet.account_id', 'bet.outcome', 'bet.void_reason'])
      .where('bet.lobby_id', 'in', ids)
      .where('round.round_number', '>', 1)
      .execute()
    const accepted = tries.filter(({ ok }) => ok)
    expect(bets).toHaveLength(accepted.length)
    for (const { account_id, outcome, void_reason } of bets)
      expect([outcome, void_reason]).toEqual(out.has(account_id) ? ['void', 'player-cut'] : ['lost', null])
  })

  it('corrections on several servers after a cut change the chips and not who is out, and a freed seat is for its player alone [X10] [X11] [S6] [PR963] [PR972]', {
    timeout: 120_000,
  }, async () => {
    const scenario = await aScenario({ on: first })
    const players: Player[] = []
    for (const name of ['Ana', 'Ben', 'Cleo', 'Dan']) players.push(await scenario.player(name))
    const [ana, ben] = players as [Player, Player]
    const lobby = await ana.opensLobby(CUT)
    for (const player of players.slice(1)) await player.joins(lobby)
    for (const [rank, player] of players.entries())
      await player.gets(placeBet, { body: betOn(lobby, LOSES, STAKES[rank] ?? 0) })
    await scenario.startsHalf(1)
    const kicksOff = (Math.floor(first.clock.now() / MINUTE) + 1) * MINUTE
    await setClocks(servers, kicksOff + MINUTE)
    const seen = await ana.fetchesLobby(lobby)
    for (const player of players) await player.gets(placeBet, { body: betOn(seen, LOSES, 5) })
    await setClocks(servers, kicksOff + 10 * MINUTE)
    await Promise.all(servers.map((server) => server.ctx.jobs.settled()))
    const out = async () =>
      (await ana.fetchesLobby(lobby)).users
        .filter(({ eliminatedIn }) => eliminatedIn === 1)
        .map(({ user }) => user.name)
        .toSorted()
    const outcomes = async () => {
      const rows = await first.ctx.db
        .selectFrom('bet')
        .innerJoin('round', 'round.id', 'bet.round_id')
        .select(['round.round_number', 'bet.outcome', 'bet.void_reason'])
        .where('bet.lobby_id', '=', lobby._id)
        .orderBy('round.round_number')
        .orderBy('bet.stake', 'desc')
        .orderBy('bet.outcome')
        .execute()
      return rows.map(({ round_number, outcome, void_reason }) => [round_number, outcome, void_reason])
    }
    expect(await out()).toEqual(['Cleo', 'Dan'])

    // Two servers record one late corner of round 1 each: with both, every bet of the round has won.
    const { headers } = scenario.admin
    const timeStamp = (second: number) => new Date(kicksOff + 5 * MINUTE + second * 1000).toISOString()
    const corners = await Promise.all(
      servers.slice(0, 2).map((server, index) => {
        const body = { match: scenario.match._id, eventType: 'Corner', timeStamp: timeStamp(index * 20) }
        return call(server, recordMatchEvent, { body }, { headers })
      }),
    )
    await Promise.all(servers.map((server) => server.ctx.jobs.settled()))
    const ofRound1 = (outcome: string) => Array(4).fill([1, outcome, null])
    expect((await outcomes()).slice(0, 4)).toEqual(ofRound1('won'))
    expect(await out()).toEqual(['Cleo', 'Dan'])

    // One of them is taken back on a third server while the second plays on.
    const [corner] = corners.flatMap((reply) => (reply.ok ? [reply.reply.event] : []))
    if (!corner) throw new Error('no corner was recorded')
    const taken = await Promise.all([
      call(servers[2] as TestServer, deleteMatchEvent, { params: { id: corner._id } }, { headers }),
      setClocks(servers.slice(0, 2), kicksOff + 21 * MINUTE),
    ])
    expect(taken[0].ok).toBe(true)
    await setClocks(servers, kicksOff + 22 * MINUTE)
    await Promise.all(servers.map((server) => server.ctx.jobs.settled()))
    expect(await out()).toEqual(['Cleo', 'Dan'])
    expect(await outcomes()).toEqual([
      ...ofRound1('lost'),
      ...[2, 2].map((round) => [round, 'lost', null]),
      ...[2, 2].map((round) => [round, 'void', 'player-cut']),
    ])
    const cuts = await first.ctx.db
      .selectFrom('lobby_round')
      .select('cuts_decided')
      .where('lobby_id', '=', lobby._id)
      .where('cuts_decided', '=', true)
      .execute()
    expect(cuts).toHaveLength(2)

    // Ben leaves on one server, and a newcomer asks for the seat on another.
    const late = await scenario.player('Late')
    const joins = { body: { lobbyCode: lobby.lobbyCode, role: 'player' as const } }
    const on = (server: TestServer | undefined, player: Player) =>
      playerOn(server ?? first, player.name, player, () => scenario.match._id)
    const [, refused] = await Promise.all([
      on(servers[1], ben).gets(leaveLobby, { body: { lobbyId: lobby._id } }),
      on(servers[2], late).isRefused(joinLobby, joins),
    ])
    expect(refused).toBe('lobby-closed')
    expect(await on(servers[0], late).isRefused(joinLobby, joins)).toBe('lobby-closed')
    const back = (await on(servers[2], ben).gets(joinLobby, joins)).lobby
    expect(back.users.find(({ user }) => user._id === ben.userId)).toMatchObject({ seat: 'player', present: true })
  })
})
