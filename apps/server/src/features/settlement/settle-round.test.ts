import { applyInactivityPenalty, getReceipt, leaderboard, listBets, suspend } from '@bettle/contract'
import { oddsFromWire, payoutOf } from '@bettle/rules'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aScenario, type Player, type Scenario } from '../../../test/support/scenario.ts'
import { aServer, type TestServer } from '../../../test/support/test-app.ts'
import { ledgerFaults } from '../ledger/check-ledger.ts'

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

describe('a round that has ended', () => {
  it('the end of a round pays the player with the winning bet once, and the other player loses the stake [S1] [S3]', async () => {
    const lobby = await ana.opensLobby()
    await ben.joins(lobby)
    const over = await ana.bets(10).on('Over 0.5 Corner', lobby)
    await ben.bets(10).on('Under 0.5 Corner', lobby)
    await scenario.startsHalf(1)
    await scenario.letsKickOff()
    await scenario.goesOn(4)
    await scenario.records('Corner')
    await scenario.goesOn(6)

    const paid = payoutOf(oddsFromWire(over.odds.odds), 10)
    const seen = await ben.fetchesLobby(lobby)
    expect(seen.leaderboard.map((entry) => [entry.user.name, entry.chips])).toEqual([
      ['Ana', 90 + paid],
      ['Ben', 90],
    ])
    expect((await ana.fetchesLobby(lobby)).bets).toMatchObject([
      { outcome: 'won', isWon: true, payout: paid, count: 1 },
    ])
    await scenario.server.ctx.jobs.settled()
    expect((await ana.fetchesLobby(lobby)).currentUser.chips).toBe(90 + paid)
  })

  it('removing a corner from a settled round takes the payout back with the reason, even to a balance below zero [S6] [S10]', async () => {
    const lobby = await ana.opensLobby({ startingChips: 10 })
    const bet = await ana.bets(10).on('Over 0.5 Corner', lobby)
    await scenario.startsHalf(1)
    await scenario.letsKickOff()
    const corner = await scenario.records('Corner')
    await scenario.goesOn(10)
    const won = (await ana.fetchesLobby(lobby)).currentUser.chips
    await ana.bets(won).on('Over 1.5 Corner', lobby)
    await scenario.deletesEvent(corner, 'It was a goal kick')

    expect((await ana.fetchesLobby(lobby)).currentUser.chips).toBe(-won)
    const why = await ana.gets(getReceipt, { params: { betId: bet._id } })
    expect(why).toMatchObject({ outcome: 'lost', count: 0, events: [], payout: 0 })
    expect(why.ledger.map((line) => [line.kind, line.amount])).toEqual([
      ['stake', -10],
      ['payout', won],
      ['correction', -won],
    ])
    expect(why.ledger.at(-1)?.reason).toBe('It was a goal kick')
  })

  it('an event that is recorded after its round was settled changes the bet from won to lost [S6]', async () => {
    const lobby = await ana.opensLobby()
    await ana.bets(10).on('Under 0.5 Corner', lobby)
    await scenario.startsHalf(1)
    await scenario.letsKickOff()
    await scenario.goesOn(12)
    expect((await ana.fetchesLobby(lobby)).bets[0]?.outcome).toBe('won')
    await scenario.records('Corner', 5)
    expect((await ana.fetchesLobby(lobby)).bets[0]?.outcome).toBe('lost')
    expect((await ana.fetchesLobby(lobby)).currentUser).toMatchObject({ chips: 90, betsWon: 0, betsPlaced: 1 })
  })

  it('a bet on a round that never began is void, and its stake is refunded [R5]', async () => {
    const lobby = await ana.opensLobby()
    await scenario.startsHalf(1)
    await scenario.letsKickOff()
    await scenario.goesOn(1)
    await ana.bets(10).on('Over 0.5 Corner', lobby)
    await scenario.endsHalf(1)
    const seen = await ana.fetchesLobby(lobby)
    expect(seen.bets).toMatchObject([{ outcome: 'void', isWon: null, payout: 10 }])
    expect(seen.currentUser.chips).toBe(95)
  })

  it('penalises players without a bet, not below zero chips, and not players who joined after betting closed [I1] [I2]', async () => {
    const lobby = await ana.opensLobby({ inactivityPenalty: 20, startingChips: 10 })
    await scenario.startsHalf(1)
    await scenario.letsKickOff()
    await scenario.goesOn(9)
    await ben.joins(lobby)
    await scenario.goesOn(1)
    const first = await ana.fetchesLobby(lobby)
    expect(first.users.map((member) => [member.user.name, member.chips])).toEqual([
      ['Ana', 0],
      ['Ben', 10],
    ])
    await scenario.goesOn(10)
    const second = await ana.fetchesLobby(lobby)
    expect(second.users.map((member) => [member.user.name, member.chips])).toEqual([
      ['Ana', 0],
      ['Ben', 10],
    ])
  })

  it('penalises no player for a round whose options were all suspended, even if other options are offered after its betting closed [I1]', async () => {
    const lobby = await ana.opensLobby()
    await scenario.startsHalf(1)
    await scenario.letsKickOff()
    const first = (await ana.fetchesLobby(lobby)).odds.map(({ name }) => name)
    await scenario.goesOn(31)
    // The last round of the half is shorter, so other lines are priced for it. The earlier lines are offered again for
    // the next half.
    const { odds, rounds } = await ana.fetchesLobby(lobby)
    for (const { _id } of odds)
      await scenario.admin.gets(suspend, { body: { matchId: scenario.match._id, oddsId: _id } })
    await scenario.goesOn(11)
    const now = (await ana.fetchesLobby(lobby)).odds.map(({ name }) => name)
    const back = now.filter((name) => first.includes(name) && !odds.some((one) => one.name === name))
    expect(back.length).toBeGreaterThan(0)
    await scenario.goesOn(5)
    await scenario.endsHalf(1)
    const body = { lobbyId: lobby._id, matchRoundId: rounds[4]?._id as never }
    expect((await ana.gets(applyInactivityPenalty, { body })).penalizedUsers).toEqual([])
  })

  it('penalises a player once for a round, however often the list of penalised players is requested [I3] [PR204]', async () => {
    const lobby = await ana.opensLobby()
    const round = lobby.rounds[0]
    if (!round) throw new Error('a lobby without rounds')
    await scenario.startsHalf(1)
    await scenario.letsKickOff()
    await scenario.goesOn(10)
    const body = { lobbyId: lobby._id, matchRoundId: round._id }
    const first = await ana.gets(applyInactivityPenalty, { body })
    expect(first.penalizedUsers).toEqual([{ user: { _id: ana.userId } }])
    expect(await ana.gets(applyInactivityPenalty, { body })).toEqual(first)
    expect((await ana.fetchesLobby(lobby)).currentUser.chips).toBe(95)
  })

  it('the database refuses to update or delete ledger entries, even by SQL [L1]', async () => {
    const lobby = await ana.opensLobby()
    const { db } = server.ctx
    const change = db.updateTable('ledger_entry').set({ amount: 1000 }).where('lobby_id', '=', lobby._id)
    await expect(change.execute()).rejects.toThrow('the ledger only grows')
    const removal = db.deleteFrom('ledger_entry').where('lobby_id', '=', lobby._id)
    await expect(removal.execute()).rejects.toThrow('the ledger only grows')
  })

  it('makes a player who missed three rounds in a row a spectator, if the host chose this setting [I4] [PR213]', async () => {
    const lobby = await ana.opensLobby({ autoKickInactive: true })
    await ben.joins(lobby)
    await scenario.startsHalf(1)
    await scenario.letsKickOff()
    for (let round = 1; round <= 3; round += 1) {
      await ana.bets(1).on('Over 0.5 Corner', lobby)
      await scenario.goesOn(10)
    }
    const seen = await ana.fetchesLobby(lobby)
    expect(seen.users.map((member) => [member.user.name, member.role])).toEqual([
      ['Ana', 'player'],
      ['Ben', 'spectator'],
    ])
    expect(seen.leaderboard).toHaveLength(2)
  })

  it('other members cannot see a bet in the bets, balances, counts and order of a lobby until its round starts [V1] [V3]', async () => {
    const lobby = await ana.opensLobby()
    await ben.joins(lobby)
    await ana.bets(60).on('Over 0.5 Corner', lobby)
    const before = await ben.gets(leaderboard, { params: { lobbyId: lobby._id } })
    expect(before.leaderboard).toMatchObject([
      { user: { name: 'Ana' }, chips: 100, betsPlaced: 0 },
      { user: { name: 'Ben' }, chips: 100, betsPlaced: 0 },
    ])
    expect((await ben.gets(listBets, { query: { lobbyId: lobby._id, includeAll: 'true' } })).bets).toEqual([])
    expect((await ana.fetchesLobby(lobby)).currentUser).toMatchObject({ chips: 40, betsPlaced: 1 })
    await scenario.startsHalf(1)
    await scenario.letsKickOff()
    expect((await ben.gets(listBets, { query: { lobbyId: lobby._id, includeAll: 'true' } })).bets).toHaveLength(1)
    const after = await ben.fetchesLobby(lobby)
    expect(after.users.find((member) => member.user.name === 'Ana')).toMatchObject({ chips: 40, betsPlaced: 1 })
  })
})
