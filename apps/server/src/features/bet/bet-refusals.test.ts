import {
  deleteOdds,
  type Lobby,
  type Odds,
  type PlaceBet,
  placeBet,
  resume,
  suspend,
  updateChips,
} from '@bettle/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aScenario, type Player, type Scenario } from '../../../test/support/scenario.ts'
import { ledgerFaults } from '../ledger/check-ledger.ts'

let scenario: Scenario
beforeAll(async () => {
  scenario = await aScenario()
})
afterAll(() => scenario?.ends())

/** Returns a bet that is wrong in every field, except for the fields given. */
function wrongBet(
  lobby: Lobby,
  right: { option?: Odds; odds?: number; stake?: number; round?: number; card?: string | undefined } = {},
) {
  return placeBet.body.parse({
    lobbyId: lobby._id,
    oddsId: right.option?._id ?? '00000000-0000-7000-8000-000000000000',
    matchRoundId: lobby.rounds[(right.round ?? 1) - 1]?._id ?? '',
    stake: right.stake ?? 1,
    odds: right.odds ?? 99,
    card: 'card' in right ? right.card : 'boost',
  })
}

describe('a bet with every possible fault', () => {
  it('refuses a bet with several faults for the reason that comes first in the fixed order of reasons [B8]', async () => {
    const [ana, ben, cleo, dana] = await Promise.all(
      ['Ana', 'Ben', 'Cleo', 'Dana'].map((name) => scenario.player(name)),
    )
    if (!ana || !ben || !cleo || !dana) throw new Error('a player is missing')
    const opened = await dana.opensLobby({ minBetAmount: 5, maxBetAmount: 10, startingChips: 10 })
    await ben.joins(opened, 'spectator')
    await cleo.joins(opened)
    const lobby = await dana.fetchesLobby(opened)
    const matchId = scenario.match._id
    const [retired, option] = lobby.odds.filter((odds) => odds.betType === 'over')
    if (!retired || !option) throw new Error('nothing is offered')
    const why = (player: Player, body: PlaceBet) => player.isRefused(placeBet, { body })
    const taken = { option, odds: option.odds, stake: 5, card: undefined }
    await cleo.gets(placeBet, { body: wrongBet(lobby, taken) })
    await scenario.admin.gets(deleteOdds, { params: { id: retired._id } })
    await scenario.admin.gets(suspend, { body: { matchId } })

    expect(await why(ana, wrongBet(lobby, { round: 2 }))).toBe('lobby-not-found')
    expect(await why(ben, wrongBet(lobby, { round: 2 }))).toBe('spectators-cannot-bet')
    expect(await why(cleo, wrongBet(lobby, { round: 2 }))).toBe('betting-closed')
    expect(await why(cleo, wrongBet(lobby))).toBe('already-placed')
    expect(await why(dana, wrongBet(lobby))).toBe('option-not-found')
    expect(await why(dana, wrongBet(lobby, { option: retired }))).toBe('option-retired')
    expect(await why(dana, wrongBet(lobby, { option }))).toBe('suspended')
    await scenario.admin.gets(resume, { body: { matchId } })
    const moved = await dana.asks(placeBet, { body: wrongBet(lobby, { option }) })
    expect(moved).toMatchObject({ status: 409, failure: { code: 'odds-moved', odds: option.odds } })
    expect(await why(dana, wrongBet(lobby, { option, odds: option.odds, stake: 4 }))).toBe('stake-too-low')
    expect(await why(dana, wrongBet(lobby, { option, odds: option.odds, stake: 11 }))).toBe('stake-too-high')
    const takes = { lobbyId: lobby._id, userId: dana.userId, amount: -4, reason: 'For a test' }
    await scenario.admin.gets(updateChips, { body: takes })
    expect(await why(dana, wrongBet(lobby, { option, odds: option.odds, stake: 7 }))).toBe('insufficient-chips')
    expect(await why(dana, wrongBet(lobby, { option, odds: option.odds, stake: 6 }))).toBe('card-unavailable')
    const placed = await dana.gets(placeBet, { body: wrongBet(lobby, { ...taken, stake: 6 }) })
    expect(placed.chips).toBe(0)

    await scenario.startsHalf(1)
    await scenario.letsKickOff()
    await scenario.goesOn(8)
    expect(await why(dana, wrongBet(lobby, { round: 2 }))).toBe('betting-closed')
    await scenario.endsHalf(1)
    await scenario.startsHalf(2)
    await scenario.letsKickOff()
    await scenario.goesOn(41)
    expect(await why(ana, wrongBet(lobby, { round: 10 }))).toBe('lobby-not-found')
    expect(await why(ben, wrongBet(lobby, { round: 10 }))).toBe('spectators-cannot-bet')
    expect(await why(dana, wrongBet(lobby, { round: 10 }))).toBe('last-round')
    await scenario.endsHalf(2)
    expect(await why(dana, wrongBet(lobby, { round: 10 }))).toBe('last-round')
    expect(await ledgerFaults(scenario.server.ctx.db)).toEqual([])
  })
})

describe('a request id', () => {
  it('a player who repeats a bet with its request id after settlement gets the first answer; the same id with another stake is refused [B12]', async () => {
    const own = await aScenario({ on: scenario.server })
    const ana = await own.player('Ana')
    const ben = await own.player('Ben')
    const lobby = await ana.opensLobby()
    await ben.joins(lobby)
    const option = lobby.odds[0]
    if (!option) throw new Error('nothing is offered')
    const body = wrongBet(lobby, { option, odds: option.odds, stake: 7, card: undefined })
    const key = { 'idempotency-key': 'a-click' }
    const first = await ana.asks(placeBet, { body }, key)
    expect(first).toMatchObject({ ok: true, reply: { chips: 93 } })
    const reused = await ana.asks(placeBet, { body: { ...body, stake: 8 } }, key)
    expect(reused).toMatchObject({ status: 409, failure: { code: 'idempotency-key-reused' } })
    expect(await ben.asks(placeBet, { body: { ...body, stake: 8 } }, key)).toMatchObject({ ok: true })

    await own.startsHalf(1)
    await own.letsKickOff()
    await own.goesOn(11)
    const again = await ana.asks(placeBet, { body }, key)
    expect(again.ok && again.reply).toEqual(first.ok && first.reply)
    expect(await ana.isRefused(placeBet, { body })).toBe('betting-closed')
    expect((await ana.fetchesLobby(lobby)).bets).toHaveLength(1)
  })
})
