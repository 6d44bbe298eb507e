import {
  addMatchEventType,
  copyMatch,
  createMatch,
  createOdds,
  listActions,
  type MatchId,
  type OddsId,
  ownPart,
  placeBet,
  undoAction,
  updateOdds,
} from '@bettle/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aPlayer, aScenario, betOn, type Player, type Scenario } from '../../../test/support/scenario.ts'
import { aServer, type TestServer } from '../../../test/support/test-app.ts'

let server: TestServer
let scenario: Scenario
let olga: Player
let otto: Player

beforeAll(async () => {
  server = await aServer()
})
beforeEach(async () => {
  scenario = await aScenario({ on: server })
  olga = await aPlayer(server, 'Olga', () => scenario.match._id, 'admin')
  otto = await aPlayer(server, 'Otto', () => scenario.match._id, 'admin')
})
afterAll(() => server.stop())

const LINE = { eventType: 'Corner', betType: 'over', threshold: 3.5 } as const
const prices = async (by: Player, odds: number, matchId = scenario.match._id) =>
  (await by.gets(createOdds, { body: { ...LINE, oddsValue: odds, matchId } })).odds._id

/** Bets on the line in a new lobby. Returns `placed`, or the code of the refusal. */
async function bets(by: Player, matchId: MatchId = scenario.match._id, option = 'Over 3.5 Corner'): Promise<string> {
  const lobby = await by.opensLobby({}, matchId)
  const answer = await by.asks(placeBet, { body: betOn(await by.fetchesLobby(lobby), option, 10) })
  return answer.ok ? 'placed' : answer.failure.code
}

async function undoesLast(by: Player, kind: string) {
  const { actions } = await by.gets(listActions, { query: { matchId: scenario.match._id } })
  const last = actions.find((action) => action.kind === kind && action.canUndo)
  if (!last) throw new Error(`no ${kind} to undo`)
  await by.gets(undoAction, { params: { id: last._id } })
}

describe('an option whose price an operator set', () => {
  it('refuses a bet on an option to the operator who set its price, and to no other player [V12]', async () => {
    await prices(olga, 100)
    expect(await bets(olga)).toBe('own-price')
    expect(await bets(await scenario.player('Ana'))).toBe('placed')
    expect(await bets(otto)).toBe('placed')
  })

  it('lists an option as an operator’s own price until another operator sets its price; a price handed back to the model is listed for neither [V12]', async () => {
    const named = async (by: Player) => (await by.gets(ownPart, { params: { id: scenario.match._id } })).ownPrices
    const oddsId = await prices(olga, 100)
    expect([await named(olga), await named(otto)]).toEqual([[oddsId], []])
    await otto.gets(updateOdds, { params: { id: oddsId }, body: { oddsValue: 7 } })
    expect([await named(olga), await named(otto)]).toEqual([[], [oddsId]])
    await otto.gets(updateOdds, { params: { id: oddsId }, body: { setBy: 'model' } })
    expect([await named(olga), await named(otto)]).toEqual([[], []])
  })

  it("still refuses a bet at the operator's own price after the operator lost the role [V12]", async () => {
    await prices(olga, 100)
    await server.ctx.db.updateTable('account').set({ role: 'player' }).where('id', '=', olga.userId).execute()
    expect(await bets(olga)).toBe('own-price')
  })

  it("accepts the operator's bet once another operator has set the price, or the model sets it again [V12]", async () => {
    await prices(olga, 100)
    await prices(otto, 4)
    expect([await bets(otto), await bets(olga)]).toEqual(['own-price', 'placed'])
    const oda = await aPlayer(server, 'Oda', () => scenario.match._id, 'admin')
    // The model offers this line, so the option remains when its price is handed back.
    const { odds } = await oda.fetchesLobby(await oda.opensLobby())
    const id = odds.find(({ name }) => name === 'Over 0.5 Corner')?._id ?? ('' as OddsId)
    const betsOnModelLine = () => bets(oda, scenario.match._id, 'Over 0.5 Corner')
    await oda.gets(updateOdds, { params: { id }, body: { oddsValue: 7 } })
    expect(await betsOnModelLine()).toBe('own-price')
    await oda.gets(updateOdds, { params: { id }, body: { setBy: 'model' } })
    await server.clock.advance(1)
    expect(await betsOnModelLine()).toBe('placed')
  })

  it("refuses a bet at the operator's own price that arrived before the price was handed back to the model [V12]", async () => {
    const lobby = await olga.opensLobby()
    const { odds } = await olga.fetchesLobby(lobby)
    const corner = odds.find(({ name }) => name === 'Over 0.5 Corner')
    await olga.gets(updateOdds, { params: { id: corner?._id ?? ('' as OddsId) }, body: { oddsValue: 100 } })
    const body = betOn(await olga.fetchesLobby(lobby), 'Over 0.5 Corner', 10)
    const arrivedAt = server.clock.now()
    await server.clock.advance(20)
    await olga.gets(updateOdds, { params: { id: corner?._id ?? ('' as OddsId) }, body: { setBy: 'model' } })
    const { placeBets } = await import('../bet/place-bets.ts')
    const request = { ...body, userId: olga.userId, arrivedAt }
    const [late] = await placeBets(server.ctx, [request])
    expect(late).toMatchObject({ error: { code: 'own-price' } })
    const [fresh] = await placeBets(server.ctx, [{ ...request, arrivedAt: server.clock.now() }])
    expect(fresh).toMatchObject({ reply: { bet: { stake: 10 } } })
  })

  it('after an operator’s undo restored a price, refuses a bet on it to that operator and to the operator who had set it [V12]', async () => {
    await prices(olga, 100)
    await prices(otto, 4)
    const oda = await aPlayer(server, 'Oda', () => scenario.match._id, 'admin')
    await undoesLast(oda, 'create-odds')
    expect([await bets(olga), await bets(oda), await bets(otto)]).toEqual(['own-price', 'own-price', 'placed'])
  })

  it('refuses a bet to the operator who copied the price, or who set it together with its event type [V12]', async () => {
    const { match: other } = await scenario.admin.gets(createMatch, { body: { homeTeam: 'Peru', awayTeam: 'Chile' } })
    await prices(scenario.admin, 100, other._id)
    await olga.gets(copyMatch, { params: { id: scenario.match._id }, body: { from: other._id, parts: ['odds'] } })
    expect([await bets(olga), await bets(otto)]).toEqual(['own-price', 'placed'])
    const third = await scenario.admin.gets(createMatch, { body: { homeTeam: 'Cuba', awayTeam: 'Togo' } })
    const customOdds = [{ betType: 'over' as const, threshold: 0.5, odds: 50 }]
    await olga.gets(addMatchEventType, {
      params: { id: third.match._id },
      body: { eventTypeName: 'Nutmeg', customOdds },
    })
    expect(await bets(olga, third.match._id, 'Over 0.5 Nutmeg')).toBe('own-price')
  })
})
