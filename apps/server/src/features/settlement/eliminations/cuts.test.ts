import { type GameSettingsGiven, joinLobby, type Lobby, matchLog, placeBet, reopenHalf } from '@bettle/contract'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { LOSES, memberIn, ranks } from '../../../../test/support/elimination.ts'
import { aScenario, betOn, type Player, type Scenario } from '../../../../test/support/scenario.ts'
import { aServer, type TestServer } from '../../../../test/support/test-app.ts'
import { ledgerFaults } from '../../ledger/check-ledger.ts'

let server: TestServer
let scenario: Scenario

beforeAll(async () => {
  server = await aServer()
})

beforeEach(async () => {
  scenario = await aScenario({ on: server })
})

afterEach(async () => {
  expect(await ledgerFaults(server.ctx.db)).toEqual([])
})

afterAll(() => server.stop())

/** Cuts after every round, so that eight players are four after round 1 and two after round 2. */
const CUTS = {
  ...{ isTournament: true, eliminationBy: 'cuts', firstCut: 1, roundsBetweenCuts: 1 },
  ...{ inactivityPenalty: 0, enableBettleCards: false, maxPlayers: 20 },
} satisfies GameSettingsGiven

const NAMES = ['Ana', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gus', 'Hana']

async function playersOf(many: number): Promise<Player[]> {
  const players: Player[] = []
  for (const name of NAMES.slice(0, many)) players.push(await scenario.player(name))
  return players
}

/** Opens a lobby in which the players lose stakes of 10, 20, 30 and so on in round 1. */
async function anEvening(many: number, settings: GameSettingsGiven = {}): Promise<{ lobby: Lobby; players: Player[] }> {
  const players = await playersOf(many)
  const [host, ...others] = players as [Player, ...Player[]]
  const lobby = await host.opensLobby({ ...CUTS, ...settings })
  for (const other of others) await other.joins(lobby)
  for (const [index, player] of players.entries()) await player.bets(10 * (index + 1)).on(LOSES, lobby)
  return { lobby, players }
}

async function kicksOff(half: 1 | 2 = 1) {
  await scenario.startsHalf(half)
  await scenario.letsKickOff()
}

const outIn = ({ users }: Lobby) =>
  users.flatMap(({ user, eliminatedIn }) => (eliminatedIn ? [user.name] : [])).toSorted()
const ownBets = async (player: Player, lobby: Lobby) =>
  (await player.fetchesLobby(lobby)).bets
    .filter(({ user }) => user._id === player.userId)
    .map(({ matchRound, outcome, voidReason }) => [matchRound.roundNumber, outcome, voidReason?.code ?? null])
    .toSorted()

describe('an evening of eight with cuts', () => {
  it('takes eight players to four and to two, who play on until one has won [X7] [X8] [X10] [X11] [PR970] [PR971]', async () => {
    const { lobby, players } = await anEvening(8)
    await kicksOff()
    await scenario.goesOn(1)
    for (const player of players) await player.bets(5).on(LOSES, lobby)
    await scenario.goesOn(9)

    const [ana, ben, , dan, eve] = players as Player[]
    if (!ana || !ben || !dan || !eve) throw new Error('a player is missing')
    for (const viewer of [ana, eve]) {
      const seen = await viewer.fetchesLobby(lobby)
      expect(outIn(seen)).toEqual(['Eve', 'Finn', 'Gus', 'Hana'])
      expect(memberIn(seen, eve)).toMatchObject({ seat: 'eliminated', role: 'spectator', eliminatedIn: 1, chips: 50 })
      expect(seen.players).toBe(8)
    }
    expect(await ownBets(eve, lobby)).toEqual([
      [1, 'lost', null],
      [2, 'void', 'player-cut'],
    ])
    expect(await ownBets(dan, lobby)).toEqual([
      [1, 'lost', null],
      [2, 'open', null],
    ])
    expect(await eve.isRefused(placeBet, { body: betOn(await eve.fetchesLobby(lobby), LOSES, 1) })).toBe('eliminated')

    // Newcomers only watch after a cut.
    const late = await scenario.player('Late')
    expect(await late.isRefused(joinLobby, { body: { lobbyCode: lobby.lobbyCode, role: 'player' } })).toBe(
      'lobby-closed',
    )
    await late.joins(lobby, 'spectator')

    await scenario.goesOn(10)
    expect(outIn(await ana.fetchesLobby(lobby))).toEqual(['Cleo', 'Dan', 'Eve', 'Finn', 'Gus', 'Hana'])
    await scenario.goesOn(30)
    await scenario.endsHalf(1)
    await scenario.goesOn(15)
    await kicksOff(2)
    await scenario.goesOn(1)
    await ben.bets(50).on('Under 1.5 Corner', lobby)

    await scenario.goesOn(44)
    await scenario.endsHalf(2)

    const end = await late.fetchesLobby(lobby)
    expect(ranks(end).map(([name]) => name)).toEqual(['Ben', 'Ana', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gus', 'Hana'])
    expect(end.leaderboard.map(({ eliminatedIn }) => eliminatedIn)).toEqual([null, null, 2, 2, 1, 1, 1, 1])
    const { entries } = await late.gets(matchLog, { params: { lobbyId: lobby._id } })
    expect(
      entries.flatMap(({ fact }) =>
        fact.kind === 'players-eliminated' ? [[fact.roundNumber, fact.users.length, fact.lastStanding]] : [],
      ),
    ).toEqual([
      [1, 4, null],
      [2, 2, null],
    ])
  })

  it('changes the chips after a late event and keeps who was cut, also when the half is reopened [X10] [PR972]', async () => {
    const { lobby, players } = await anEvening(4)
    await kicksOff()
    await scenario.goesOn(1)
    for (const player of players) await player.bets(5).on(LOSES, lobby)
    await scenario.goesOn(10)
    const [ana, , , dan] = players as Player[]
    if (!ana || !dan) throw new Error('a player is missing')
    expect(outIn(await ana.fetchesLobby(lobby))).toEqual(['Cleo', 'Dan'])
    // Two corners of round 1, recorded late: everybody has won, and Dan most of all.
    await scenario.records('Corner', 5)
    await scenario.records('Corner', 5)
    const corrected = await ana.fetchesLobby(lobby)
    expect(outIn(corrected)).toEqual(['Cleo', 'Dan'])
    expect(memberIn(corrected, dan).chips).toBeGreaterThan(memberIn(corrected, ana).chips)
    expect(ranks(corrected).slice(2)).toEqual([
      ['Dan', 1],
      ['Cleo', 1],
    ])
    await scenario.endsHalf(1)
    await scenario.admin.gets(reopenHalf, { body: { matchId: scenario.match._id, halfNumber: 1 } })
    await scenario.records('Corner')
    await scenario.records('Corner')
    await scenario.goesOn(10)
    expect(await ownBets(dan, lobby)).toEqual([
      [1, 'won', null],
      [2, 'void', 'player-cut'],
    ])
    expect((await ownBets(ana, lobby)).at(-1)).toEqual([2, 'won', null])
    expect(outIn(await ana.fetchesLobby(lobby))).toEqual(['Cleo', 'Dan'])
  })

  it.each([
    ['a blind lobby', { showCompetitorBets: false }, 1],
    ['half-time', { firstCut: 5 }, 5],
  ] as const)(
    'in %s nothing shows who of the cut players had bet on the next round [X10] [V1] [PR973]',
    async (_where, settings, cutIn) => {
      const { lobby, players } = await anEvening(5, settings)
      const [ana, ben, , dan, eve] = players as Player[]
      if (!ana || !ben || !dan || !eve) throw new Error('a player is missing')
      await kicksOff()
      for (let round = 1; round < cutIn; round += 1) {
        await scenario.goesOn(1)
        for (const player of players) await player.bets(1).on(LOSES, lobby)
        await scenario.goesOn(9)
      }
      await scenario.goesOn(1)
      await dan.bets(7).on(LOSES, lobby)
      await ana.bets(7).on(LOSES, lobby)
      if (cutIn === 5) {
        await scenario.goesOn(4)
        await scenario.endsHalf(1)
        await scenario.goesOn(1)
      } else {
        await scenario.goesOn(9)
      }

      const seen = await ben.fetchesLobby(lobby)
      expect(outIn(seen)).toEqual(['Dan', 'Eve'])
      const shown = (player: Player) => {
        const { chips, betsPlaced } = seen.leaderboard.find(({ user }) => user._id === player.userId) ?? {}
        return { chips, betsPlaced }
      }
      expect(shown(dan)).toEqual({ chips: 60 - (cutIn - 1), betsPlaced: cutIn })
      expect(shown(eve)).toEqual({ chips: 50 - (cutIn - 1), betsPlaced: cutIn })
      expect(
        seen.bets
          .filter(({ user }) => user._id === dan.userId && user._id !== ben.userId)
          .map((bet) => bet.matchRound.roundNumber),
      ).not.toContain(cutIn + 1)
      expect((await ownBets(dan, lobby)).at(-1)).toEqual([cutIn + 1, 'open', null])

      if (cutIn === 5) await kicksOff(2)
      await scenario.records('Corner')
      await scenario.records('Corner')
      await scenario.goesOn(11)
      expect((await ownBets(dan, lobby)).at(-1)).toEqual([cutIn + 1, 'void', 'player-cut'])
      expect((await ownBets(ana, lobby)).at(-1)).toEqual([cutIn + 1, 'won', null])
      expect(memberIn(await ben.fetchesLobby(lobby), dan).chips).toBe(60 - (cutIn - 1))
    },
  )

  it('makes no cut at a round that never began, and the next one as planned [X7] [PR972]', async () => {
    const { lobby, players } = await anEvening(4, { firstCut: 5, roundsBetweenCuts: 2 })
    const [ana] = players as [Player]
    await kicksOff()
    for (const player of players) await player.bets(1).on(LOSES, lobby)
    await scenario.goesOn(12)
    for (const player of players) await player.bets(1).on(LOSES, lobby)
    await scenario.goesOn(20)
    await scenario.endsHalf(1)
    expect(outIn(await ana.fetchesLobby(lobby))).toEqual([])
    await kicksOff(2)
    await scenario.goesOn(1)
    for (const player of players) await player.bets(1).on(LOSES, lobby)
    await scenario.goesOn(20)
    expect(outIn(await ana.fetchesLobby(lobby))).toEqual(['Cleo', 'Dan'])
  })

  it('cuts members who left and members who sat out first, and nobody while two are present [X8] [X9] [PR970]', async () => {
    const players = await playersOf(5)
    const [ana, ben, cleo, dan, eve] = players as [Player, Player, Player, Player, Player]
    const lobby = await ana.opensLobby(CUTS)
    for (const player of [ben, cleo, dan, eve]) await player.joins(lobby)
    for (const player of [ana, ben, cleo, eve]) await player.bets(10).on(LOSES, lobby)
    const pair = await ana.opensLobby(CUTS)
    await ben.joins(pair)
    await cleo.joins(pair)
    await cleo.leaves(pair)
    await eve.leaves(lobby)
    await kicksOff()
    await scenario.goesOn(10)
    // Dan holds the most chips and has not bet. Eve has left. Of the three active players who are present two stay.
    expect(outIn(await ana.fetchesLobby(lobby))).toEqual(['Cleo', 'Dan', 'Eve'])
    expect(outIn(await ana.fetchesLobby(pair))).toEqual([])
  })
})

describe('a server that does not know cuts', () => {
  it('cannot decide the end of a round of a cut evening, nor count a bet again that a cut voided [PR974]', async () => {
    const { lobby, players } = await anEvening(4)
    const plain = await (players[0] as Player).opensLobby({ isTournament: true })
    const roundId = lobby.upcomingRounds[0]?._id
    /** Settles the round as the version before did. */
    const settles = (lobbyId: string) =>
      sql`insert into lobby_round (lobby_id, round_id, settled_at, settlement, counts, changes_seen, end_decided)
        values (${lobbyId}::uuid, ${roundId}::uuid, now(), 1, '{}', 0, true)`.execute(server.ctx.db)
    await expect(settles(lobby._id)).rejects.toThrow('does not know cuts')
    await kicksOff()
    await scenario.goesOn(1)
    for (const player of players) await player.bets(5).on(LOSES, lobby)
    await scenario.goesOn(9)
    expect(outIn(await (players[0] as Player).fetchesLobby(lobby))).toEqual(['Cleo', 'Dan'])
    const counts = sql`update bet set outcome = 'lost', void_reason = null where void_reason = 'player-cut'`
    await expect(counts.execute(server.ctx.db)).rejects.toThrow('stays void')
    expect(outIn(await (players[0] as Player).fetchesLobby(plain))).toEqual([])
  })

  it('cannot seat a newcomer or a spectator after the first cut, while a member who left comes back [X11] [PR963]', async () => {
    const { lobby, players } = await anEvening(5)
    const [ana, ben] = players as [Player, Player]
    const plain = await ana.opensLobby({ isTournament: true })
    const [watcher, late] = [await scenario.player('Watcher'), await scenario.player('Late')]
    await watcher.joins(lobby, 'spectator')
    await watcher.joins(plain, 'spectator')
    /** Turns the spectator into a player as the version before did. */
    const plays = (lobbyId: string) =>
      sql`update member set role = 'player', ranked = true, played_since = ${server.ctx.clock.date()}
        where lobby_id = ${lobbyId}::uuid and account_id = ${watcher.userId}::uuid`.execute(server.ctx.db)
    /** Seats the newcomer as the version before did. */
    const comes = (lobbyId: string) =>
      sql`insert into member (lobby_id, account_id, role, present, ranked, chips, bets_placed, bets_won, joined_at, played_since)
        select lobby_id, ${late.userId}::uuid, 'player', false, false, 0, 0, 0, joined_at, ${server.ctx.clock.date()}
        from member where lobby_id = ${lobbyId}::uuid and account_id = ${ana.userId}::uuid`.execute(server.ctx.db)
    await kicksOff()
    await scenario.goesOn(10)
    expect(outIn(await ana.fetchesLobby(lobby))).toEqual(['Dan', 'Eve'])
    await expect(plays(lobby._id)).rejects.toThrow('nobody takes a seat')
    await expect(comes(lobby._id)).rejects.toThrow('nobody takes a seat')
    await comes(plain._id)
    await sql`delete from member where account_id = ${late.userId}::uuid`.execute(server.ctx.db)
    await ben.leaves(lobby)
    await ben.joins(lobby)
    expect(memberIn(await ana.fetchesLobby(lobby), ben).seat).toBe('player')
  })
})
