import {
  joinLobby,
  type Lobby,
  listMyGames,
  matchLog,
  placeBet,
  removeMember,
  reopenHalf,
  updateChips,
} from '@bettle/contract'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ELIMINATION, LOSES, memberIn, ranks } from '../../../../test/support/elimination.ts'
import { aScenario, betOn, type Player, type Scenario } from '../../../../test/support/scenario.ts'
import { aServer, type TestServer } from '../../../../test/support/test-app.ts'
import { ledgerFaults } from '../../ledger/check-ledger.ts'

let server: TestServer
let scenario: Scenario
let ana: Player
let ben: Player

beforeAll(async () => {
  server = await aServer()
})

beforeEach(async () => {
  scenario = await aScenario({ on: server })
  ana = await scenario.player('Ana')
  ben = await scenario.player('Ben')
})

afterEach(async () => {
  expect(await ledgerFaults(server.ctx.db)).toEqual([])
})

afterAll(() => server.stop())

/** This option always wins, because no corner is recorded in these tests. */
const WINS = 'Under 1.5 Corner'

const triesToBet = async (player: Player, lobby: Lobby) => {
  const now = await player.fetchesLobby(lobby)
  return player.asks(placeBet, { body: betOn(now, LOSES, 1) })
}
const isRefused = async (player: Player, lobby: Lobby) => {
  const answer = await triesToBet(player, lobby)
  return answer.ok ? 'placed' : [answer.status, answer.failure.code, answer.failure.error]
}
async function kicksOff() {
  await scenario.startsHalf(1)
  await scenario.letsKickOff()
}

describe('elimination', () => {
  it('eliminates the one of two players who loses almost all chips, and the other player wins whatever follows [X2] [X5] [PR119]', async () => {
    const lobby = await ana.opensLobby({ ...ELIMINATION, inactivityPenalty: 5, autoKickInactive: true })
    await ben.joins(lobby)
    await ana.bets(91).on(LOSES, lobby)
    await ben.bets(10).on(LOSES, lobby)
    await kicksOff()
    await scenario.goesOn(10)

    const out = { seat: 'eliminated', role: 'spectator', chips: 9, eliminatedIn: 1, lastStanding: false }
    const won = { seat: 'player', role: 'player', chips: 90, eliminatedIn: null, lastStanding: true }
    for (const viewer of [ana, ben]) {
      const seen = await viewer.fetchesLobby(lobby)
      expect([memberIn(seen, ana), memberIn(seen, ben)]).toMatchObject([out, won])
      expect(ranks(seen)).toEqual([
        ['Ben', null],
        ['Ana', 1],
      ])
      // The eliminated player's seat is not filled again, and the player is not counted as a spectator.
      expect([seen.players, seen.spectators]).toEqual([2, 0])
    }
    expect(await isRefused(ana, lobby)).toEqual([
      403,
      'eliminated',
      'You were eliminated from this game, so you cannot bet.',
    ])
    expect(await isRefused(ben, lobby)).toEqual([
      409,
      'last-round',
      'This game is decided. No more bets can be placed.',
    ])
    expect((await ana.gets(listMyGames, {})).games).toMatchObject([{ role: 'spectator', eliminatedIn: 1, position: 2 }])
    const { entries } = await ben.gets(matchLog, { params: { lobbyId: lobby._id } })
    expect(entries.flatMap(({ fact }) => (fact.kind === 'players-eliminated' ? [fact] : []))).toMatchObject([
      { roundNumber: 1, users: [{ name: 'Ana' }], lastStanding: { name: 'Ben' } },
    ])

    // New members can only watch now. The winner keeps chips and seat.
    const cleo = await scenario.player('Cleo')
    const joining = (role: 'player' | 'spectator') =>
      cleo.asks(joinLobby, { body: { lobbyCode: lobby.lobbyCode, role } })
    expect(await joining('player')).toMatchObject({ ok: false, failure: { code: 'lobby-closed' } })
    expect(await joining('spectator')).toMatchObject({ ok: true })
    await scenario.goesOn(30)
    expect(memberIn(await ana.fetchesLobby(lobby), ben)).toMatchObject(won)

    // A correction moves chips, and the eliminated player stays eliminated.
    await scenario.records('Corner', 35)
    await scenario.records('Corner', 34)
    const corrected = await ben.fetchesLobby(lobby)
    expect(memberIn(corrected, ana).chips).toBeGreaterThan(100)
    expect(memberIn(corrected, ana)).toMatchObject({ seat: 'eliminated', eliminatedIn: 1 })
    expect(ranks(corrected)[0]).toEqual(['Ben', null])
  })

  it('eliminates a player with an open bet only when that bet is settled, and names no winner in a lobby of one player [X2]', async () => {
    const lobby = await ana.opensLobby(ELIMINATION)
    await ana.bets(95).on(LOSES, lobby)
    await kicksOff()
    await scenario.goesOn(1)
    await ana.bets(5).on(LOSES, lobby)
    await scenario.goesOn(9)
    expect((await ana.fetchesLobby(lobby)).currentUser).toMatchObject({ seat: 'player', chips: 0, eliminatedIn: null })
    await scenario.goesOn(10)
    const seen = await ana.fetchesLobby(lobby)
    expect(seen.currentUser).toMatchObject({ seat: 'eliminated', chips: 0, eliminatedIn: 2, lastStanding: false })
  })

  it('ranks later eliminations before earlier ones, keeps eliminated players’ seats taken, and names no last player left when three fall out together [X2] [X3] [X4] [X5] [PR120]', async () => {
    const names = ['Cleo', 'Dan', 'Eve', 'Finn', 'Gus', 'Hana']
    const [cleo, dan, eve, finn, gus, hana] = (await Promise.all(names.map((name) => scenario.player(name)))) as [
      Player,
      Player,
      Player,
      Player,
      Player,
      Player,
    ]
    const lobby = await ana.opensLobby({ ...ELIMINATION, maxPlayers: 8 })
    for (const player of [ben, cleo, dan, eve, finn, gus, hana]) await player.joins(lobby)
    for (const [player, stake] of [
      [ana, 92],
      [ben, 95],
      [cleo, 95],
      [dan, 100],
    ] as const) {
      await player.bets(stake).on(LOSES, lobby)
    }
    for (const player of [eve, finn, gus, hana]) await player.bets(1).on(WINS, lobby)
    await dan.leaves(lobby)
    await kicksOff()
    await scenario.goesOn(10)

    // Expected chips, calculated by hand: Ana 8, Ben and Cleo 5 (Ben joined first), Dan 0 and no longer a member.
    const first = await eve.fetchesLobby(lobby)
    expect(ranks(first).slice(4)).toEqual([
      ['Ana', 1],
      ['Ben', 1],
      ['Cleo', 1],
      ['Dan', 1],
    ])
    expect(memberIn(first, dan)).toMatchObject({ seat: 'eliminated', present: false })
    // Four players are active and four eliminated: no new player gets a seat, and the host stays host.
    expect(first).toMatchObject({ players: 8, hostUser: { name: 'Ana' } })
    const late = await scenario.player('Ivy')
    const joining = await late.asks(joinLobby, { body: { lobbyCode: lobby.lobbyCode, role: 'player' } })
    expect(joining).toMatchObject({ ok: false, failure: { code: 'lobby-full' } })
    expect((await dan.joins(lobby)).currentUser).toMatchObject({ seat: 'eliminated', role: 'spectator', present: true })
    const removal = { lobbyId: lobby._id, userId: dan.userId, to: 'out' as const, reason: 'Rude' }
    await ana.gets(removeMember, { body: removal })
    expect(await eve.fetchesLobby(lobby)).toMatchObject({ players: 8, spectators: 0 })

    const body = { lobbyId: lobby._id, userId: hana.userId, to: 'spectator' as const, reason: 'Rude' }
    await ana.gets(removeMember, { body })
    for (const [player, left] of [
      [eve, 3],
      [finn, 9],
      [gus, 0],
    ] as const) {
      const { chips } = (await player.fetchesLobby(lobby)).currentUser
      await player.bets(Math.min(100, chips - left)).on(LOSES, lobby)
    }
    const held = async (player: Player) => (await player.fetchesLobby(lobby)).currentUser.chips
    const left = await Promise.all([eve, finn, gus].map(held))
    expect(left.every((chips) => chips < 10)).toBe(true)
    await scenario.goesOn(10)
    await scenario.goesOn(10)

    const after = await ana.fetchesLobby(lobby)
    // Hana was removed with more than a hundred chips and was not eliminated. The other three were eliminated in round
    // 3 and are ranked by chips.
    const byChips = [
      ['Eve', left[0]],
      ['Finn', left[1]],
      ['Gus', left[2]],
    ] as [string, number][]
    const eliminated = byChips.toSorted((a, b) => b[1] - a[1]).map(([name]) => [name, 3])
    expect(ranks(after)).toEqual([['Hana', null], ...eliminated, ['Ana', 1], ['Ben', 1], ['Cleo', 1], ['Dan', 1]])
    expect(after.users.some(({ lastStanding }) => lastStanding)).toBe(false)
    expect(await isRefused(hana, lobby)).toEqual([403, 'spectators-cannot-bet', 'Spectators watch: they cannot bet.'])
  })

  it('a player eliminated at an early end of the half stays eliminated when the half is reopened and the lost bet wins [X2] [I3]', async () => {
    const lobby = await ana.opensLobby(ELIMINATION)
    const cleo = await scenario.player('Cleo')
    for (const player of [ben, cleo]) await player.joins(lobby)
    await ana.bets(95).on(LOSES, lobby)
    await kicksOff()
    await scenario.goesOn(5)
    await scenario.endsHalf(1)
    const eliminated = { seat: 'eliminated', eliminatedIn: 1, chips: 5 }
    expect((await ana.fetchesLobby(lobby)).currentUser).toMatchObject(eliminated)
    await scenario.admin.gets(reopenHalf, { body: { matchId: scenario.match._id, halfNumber: 1 } })
    // The bet is open again, and Ana stays eliminated.
    expect((await ana.fetchesLobby(lobby)).bets).toMatchObject([{ outcome: 'open' }])
    expect((await ana.fetchesLobby(lobby)).currentUser).toMatchObject(eliminated)
    expect((await isRefused(ana, lobby))[1]).toBe('eliminated')
    await scenario.records('Corner')
    await scenario.records('Corner')
    await scenario.goesOn(5)
    const seen = await ana.fetchesLobby(lobby)
    expect(seen.currentUser).toMatchObject({ seat: 'eliminated', eliminatedIn: 1 })
    expect(memberIn(await ben.fetchesLobby(lobby), ana).chips).toBeGreaterThan(100)
    expect(seen.users.map(({ lastStanding }) => lastStanding)).toEqual([false, false, false])
  })

  it('a round that never began penalises and eliminates no player; it does both when the half is reopened and the round is played [X2] [I3]', async () => {
    const lobby = await ana.opensLobby({ ...ELIMINATION, inactivityPenalty: 5 })
    const cleo = await scenario.player('Cleo')
    for (const player of [ben, cleo]) await player.joins(lobby)
    await kicksOff()
    await scenario.goesOn(5)
    await scenario.endsHalf(1)
    const bensChips = async () => memberIn(await ben.fetchesLobby(lobby), ben).chips
    // The shortened round 1 cost each player 5 chips; rounds 2 to 5 cost nothing.
    expect(await bensChips()).toBe(95)
    await scenario.admin.gets(reopenHalf, { body: { matchId: scenario.match._id, halfNumber: 1 } })
    await ana.bets(90).on(LOSES, lobby)
    await scenario.goesOn(5)
    expect(await bensChips()).toBe(95)
    await scenario.goesOn(10)
    expect(await bensChips()).toBe(90)
    expect((await ana.fetchesLobby(lobby)).currentUser).toMatchObject({ seat: 'eliminated', eliminatedIn: 2, chips: 5 })
  })

  it('reopening a half applies, once, the penalties and eliminations of rounds that would have ended meanwhile [X2] [I3]', async () => {
    const lobby = await ana.opensLobby({ ...ELIMINATION, inactivityPenalty: 5 })
    const cleo = await scenario.player('Cleo')
    for (const player of [ben, cleo]) await player.joins(lobby)
    const dan = await scenario.player('Dan')
    const without = await dan.opensLobby({ inactivityPenalty: 5 })
    await kicksOff()
    await ana.bets(90).on(LOSES, lobby)
    await scenario.goesOn(5)
    await scenario.endsHalf(1)
    // The shortened round 1 cost each player without a bet 5 chips; the stake of Ana's bet on round 2 was refunded.
    const chips = async () => [
      memberIn(await ana.fetchesLobby(lobby), ana).chips,
      memberIn(await ben.fetchesLobby(lobby), ben).chips,
      memberIn(await dan.fetchesLobby(without), dan).chips,
    ]
    expect(await chips()).toEqual([95, 95, 95])
    await scenario.goesOn(30)
    await scenario.admin.gets(reopenHalf, { body: { matchId: scenario.match._id, halfNumber: 1 } })
    await scenario.goesOn(0)
    // Rounds 2 and 3 have been played: Ana lost 90 chips on round 2 and was eliminated. There are no other bets on the
    // two rounds.
    expect(await chips()).toEqual([5, 85, 85])
    expect((await ana.fetchesLobby(lobby)).currentUser).toMatchObject({ seat: 'eliminated', eliminatedIn: 2, chips: 5 })
    // Round 4 has begun meanwhile and ends with the half. The ends of rounds 2 and 3 are not decided again.
    await scenario.endsHalf(1)
    expect(await chips()).toEqual([5, 80, 80])
    await scenario.admin.gets(reopenHalf, { body: { matchId: scenario.match._id, halfNumber: 1 } })
    await scenario.goesOn(0)
    expect(await chips()).toEqual([5, 80, 80])
  })

  it('eliminates a player with too few chips at a round’s end, even if all members have left the lobby [X2] [S1]', async () => {
    const lobby = await ana.opensLobby({ ...ELIMINATION, minBetAmount: 10 })
    await kicksOff()
    await scenario.goesOn(1)
    await ana.leaves(lobby)
    await scenario.endsHalf(1)
    const body = { lobbyId: lobby._id, userId: ana.userId, amount: -95, reason: 'Test' }
    await scenario.admin.gets(updateChips, { body })
    await scenario.goesOn(1)
    await scenario.startsHalf(2)
    await scenario.letsKickOff()
    await scenario.goesOn(10)
    expect((await ana.fetchesLobby(lobby)).currentUser).toMatchObject({ seat: 'eliminated', chips: 5, present: false })
  })

  it('eliminates no player in a lobby without elimination [X2]', async () => {
    const lobby = await ana.opensLobby({ inactivityPenalty: 0 })
    await ana.bets(95).on(LOSES, lobby)
    await kicksOff()
    await scenario.goesOn(10)
    expect((await ana.fetchesLobby(lobby)).currentUser).toMatchObject({ seat: 'player', chips: 5, eliminatedIn: null })
  })
})
