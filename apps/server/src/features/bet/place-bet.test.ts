import { lobbyDetails, placeBet } from '@bettle/contract'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { aScenario, betOn, type Player, type Scenario } from '../../../test/support/scenario.ts'
import { ledgerFaults } from '../ledger/check-ledger.ts'
import { placeBet as placeBetArrived } from './place-bet.ts'

let scenario: Scenario
let ana: Player

beforeAll(async () => {
  scenario = await aScenario()
  ana = await scenario.player('Ana')
})

afterEach(async () => {
  expect(await ledgerFaults(scenario.server.ctx.db)).toEqual([])
})

afterAll(() => scenario.ends())

describe('a bet', () => {
  it('placing a bet prices the options for the next round if no job has priced them yet [P7]', async () => {
    const { db } = scenario.server.ctx
    const lobby = await ana.opensLobby()
    const request = betOn(lobby, 'Over 0.5 Corner', 10)
    await db.updateTable('plan').set({ priced_round_id: null }).execute()

    const { bet, chips } = await ana.gets(placeBet, { body: request })
    expect(chips).toBe(90)
    const plan = await db.selectFrom('plan').select('priced_round_id').executeTakeFirstOrThrow()
    expect(plan.priced_round_id).toBe(bet.matchRound._id)
  })

  it('the answer to a bet contains the same bet and chips that the lobby then shows its player, with and without a request id', async () => {
    const keys: Record<string, string>[] = [{}, { 'idempotency-key': 'a-click' }]
    for (const headers of keys) {
      const lobby = await ana.opensLobby()
      const answer = await ana.asks(placeBet, { body: betOn(lobby, 'Over 0.5 Corner', 10) }, headers)
      const seen = await ana.gets(lobbyDetails, { params: { lobbyId: lobby._id } })
      expect(answer).toMatchObject({ ok: true, reply: { bet: seen.bets[0], chips: seen.currentUser.chips } })
      expect(seen.currentUser).toMatchObject({ chips: 90, betsPlaced: 1 })
    }
  })

  it('refuses a bet with an extreme price or whole stake for the game’s own reason, and as invalid only if the stake is not whole [B8] [B15]', async () => {
    const lobby = await ana.opensLobby({ minBetAmount: 2 })
    const request = betOn(lobby, 'Over 0.5 Corner', 10)
    const refusal = (more: object) => ana.isRefused(placeBet, { body: { ...request, ...more } })
    for (const odds of [0, 1, 500, -1e300]) expect(await refusal({ odds, stake: 0 })).toBe('odds-moved')
    for (const stake of [0, -10, 1]) expect(await refusal({ stake })).toBe('stake-too-low')
    for (const stake of [101, 5_000_000, Number.MAX_SAFE_INTEGER]) {
      expect(await refusal({ stake })).toBe('stake-too-high')
    }
    expect(await refusal({ stake: 2.5 })).toBe('invalid-request')
    const spectator = await scenario.player('Sue')
    await spectator.joins(lobby, 'spectator')
    expect(await spectator.isRefused(placeBet, { body: { ...request, stake: 0 } })).toBe('spectators-cannot-bet')
  })

  it('refuses a bet that arrived in time if its lobby has settled the round meanwhile [B14]', async () => {
    const lobby = await ana.opensLobby()
    const request = betOn(lobby, 'Over 0.5 Corner', 10)
    await scenario.startsHalf(1)
    const arrivedAt = scenario.server.clock.now()
    await scenario.letsKickOff()
    await scenario.goesOn(10)

    const late = placeBetArrived(scenario.server.ctx, ana.userId, { ...request, arrivedAt })
    await expect(late).rejects.toMatchObject({ code: 'betting-closed' })
    const seen = await ana.fetchesLobby(lobby)
    expect(seen.bets).toEqual([])
    expect(seen.currentUser.chips).toBe(95)
  })
})
