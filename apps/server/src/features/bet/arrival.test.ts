import { lobbyDetails, type Odds, updateOdds } from '@bettle/contract'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { aScenario, betOn, type Player, type Scenario } from '../../../test/support/scenario.ts'
import { ledgerFaults } from '../ledger/check-ledger.ts'
import { placeBet } from './place-bet.ts'

const scenarios: Scenario[] = []
let scenario: Scenario
let ana: Player

beforeEach(async () => {
  const [first] = scenarios
  scenario = await aScenario(first ? { on: first.server } : {})
  scenarios.push(scenario)
  ana = await scenario.player('Ana')
})

afterAll(async () => {
  expect(await ledgerFaults(scenario.server.ctx.db)).toEqual([])
  await scenarios[0]?.ends()
})

const priceOf = (odds: readonly Odds[], name: string) => odds.find((option) => option.name === name)?.odds

/**
 * Moves to the kick-off of the first round. Bets on it were possible until then; the second round has other prices and
 * lines.
 */
async function justBeforeKickOff() {
  const lobby = await ana.opensLobby()
  await scenario.startsHalf(1)
  const seen = await ana.fetchesLobby(lobby)
  const arrivedAt = scenario.server.clock.now()
  await scenario.letsKickOff()
  await scenario.goesOn(1)
  return { seen, arrivedAt, later: await ana.fetchesLobby(lobby) }
}

describe('a bet that arrives just before its round starts and is handled after the next round was priced', () => {
  it('a bet that waited gets the price of its own round, whether or not the request names the price [B14] [P9]', async () => {
    const option = 'Over 0.5 Corner'
    for (const named of [true, false]) {
      const { seen, arrivedAt, later } = await justBeforeKickOff()
      const odds = priceOf(seen.odds, option)
      expect(priceOf(later.odds, option)).not.toBe(odds)
      const request = { ...betOn(seen, option, 10), arrivedAt, ...(named && { odds }) }
      const { bet } = await placeBet(scenario.server.ctx, ana.userId, request)
      expect(bet.odds.odds).toBe(odds)
      expect(bet.matchRound.roundNumber).toBe(1)
      scenario = await aScenario({ on: scenario.server })
      ana = await scenario.player('Ana')
    }
  })

  it('accepts a bet that arrived in time, although its option was retired for the next round before the bet was handled [P9]', async () => {
    const { seen, arrivedAt, later } = await justBeforeKickOff()
    const retired = seen.odds.find((option) => !later.odds.some(({ _id }) => _id === option._id))
    if (!retired) throw new Error('every line is offered again')
    const { bet } = await placeBet(scenario.server.ctx, ana.userId, { ...betOn(seen, retired.name, 10), arrivedAt })
    expect(bet.odds).toMatchObject({ _id: retired._id, odds: retired.odds })
  })
})

describe('a bet that arrives before an administrator changes its price', () => {
  it('prices a bet as of the moment the request arrived, not as of its handling [P9]', async () => {
    const lobby = await ana.opensLobby()
    const request = { ...betOn(lobby, 'Over 0.5 Corner', 10), arrivedAt: scenario.server.clock.now() }
    await scenario.goesOn(1)
    await scenario.admin.gets(updateOdds, { params: { id: request.oddsId }, body: { odds: 9.5 } })
    const { bet } = await placeBet(scenario.server.ctx, ana.userId, request)
    expect(bet.odds.odds).toBe(priceOf(lobby.odds, 'Over 0.5 Corner'))
    const ben = await scenario.player('Ben')
    const late = { ...request, lobbyId: (await ben.opensLobby())._id, arrivedAt: scenario.server.clock.now() }
    expect((await placeBet(scenario.server.ctx, ben.userId, late)).bet.odds.odds).toBe(9.5)
  })
})

it('stores the arrival of a bet as the time the bet was placed, however long the request waited [B14]', async () => {
  const { seen, arrivedAt } = await justBeforeKickOff()
  const { bet } = await placeBet(scenario.server.ctx, ana.userId, { ...betOn(seen, 'Over 0.5 Corner', 10), arrivedAt })
  expect(Date.parse(bet.placedAt)).toBe(arrivedAt)
  const { bets } = await ana.fetchesLobby(seen)
  expect(bets.map(({ placedAt }) => Date.parse(placedAt))).toEqual([arrivedAt])
})

describe('a bet that waits until its round has started, when no call or job priced the round', () => {
  it('a bet that waited is placed at the prices of its arrival, and the ledger check finds these prices [B14] [P9] [L9]', async () => {
    const lobby = await ana.opensLobby()
    const { clock, ctx } = scenario.server
    await scenario.startsHalf(1)
    await ctx.db
      .updateTable('due_work')
      .set({ due_at: new Date(clock.now() + 1e9) })
      .execute()
    const seen = await ana.fetchesLobby(lobby)
    const round = seen.rounds.find(({ roundNumber }) => roundNumber === 2)
    if (!round) throw new Error('the match has one round')
    await scenario.letsKickOff()
    const arrivedAt = clock.now()
    await scenario.goesOn(seen.gameSettings.roundDuration + 1)
    const request = { ...betOn(seen, 'Over 0.5 Corner', 10), matchRoundId: round._id, arrivedAt }
    const { bet } = await placeBet(ctx, ana.userId, request)
    expect(bet.odds.odds).toBe(priceOf(seen.odds, 'Over 0.5 Corner'))
    expect(await ledgerFaults(ctx.db)).toEqual([])
  })
})

describe('a lobby that is read at the moment a round starts', () => {
  it('shows the next round at the prices of that round, even before the jobs of the round’s start have run [P9]', async () => {
    const lobby = await ana.opensLobby()
    const { clock, ctx } = scenario.server
    await scenario.startsHalf(1)
    await ctx.db
      .updateTable('due_work')
      .set({ due_at: new Date(clock.now() + 1e9) })
      .execute()
    const before = await ana.fetchesLobby(lobby)
    await scenario.letsKickOff()
    const seen = await ana.gets(lobbyDetails, { params: { lobbyId: lobby._id } })
    expect(seen.upcomingRounds[0]?.roundNumber).toBe(2)
    expect(priceOf(seen.odds, 'Over 0.5 Corner')).not.toBe(priceOf(before.odds, 'Over 0.5 Corner'))
    const { bet } = await placeBet(ctx, ana.userId, { ...betOn(seen, 'Over 0.5 Corner', 10), arrivedAt: clock.now() })
    expect(bet.odds.odds).toBe(priceOf(seen.odds, 'Over 0.5 Corner'))
  })
})
