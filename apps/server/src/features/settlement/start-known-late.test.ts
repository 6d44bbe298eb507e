import * as contract from '@bettle/contract'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { halfId } from '../../../test/support/match-now.ts'
import { aPlayer, aScenario, type Player, type Scenario } from '../../../test/support/scenario.ts'
import { aServer, type TestServer } from '../../../test/support/test-app.ts'
import { ledgerFaults } from '../ledger/check-ledger.ts'

const MINUTE = 60_000
const LATE = { code: 'start-known-late' }

let server: TestServer
let scenario: Scenario
let ana: Player
let ben: Player
let cleo: Player

beforeAll(async () => {
  server = await aServer()
})

beforeEach(async () => {
  scenario = await aScenario({ on: server })
  ana = await scenario.player('Ana')
  ben = await scenario.player('Ben')
  cleo = await scenario.player('Cleo')
})

afterEach(async () => {
  expect(await ledgerFaults(server.ctx.db)).toEqual([])
})

afterAll(() => server.stop())

/** Starts a half and returns its kick-off. */
async function kicksOff(half: 1 | 2 = 1): Promise<number> {
  await scenario.startsHalf(half)
  await scenario.letsKickOff()
  return server.clock.now()
}

async function correctsStart(to: number, half: 1 | 2 = 1): Promise<void> {
  const body = { startTime: new Date(to).toISOString() }
  await scenario.admin.gets(contract.updateHalf, { params: { id: halfId(scenario, half) }, body })
}

async function undoesLast(kind: string): Promise<void> {
  const { actions } = await scenario.admin.gets(contract.listActions, { query: { matchId: scenario.match._id } })
  const last = actions.find((action) => action.kind === kind)
  await scenario.admin.gets(contract.undoAction, { params: { id: last?._id as never } })
}

async function ownBets(player: Player, lobby: contract.Lobby) {
  const { bets, currentUser } = await player.fetchesLobby(lobby)
  const shown = bets.map(({ matchRound, outcome, voidReason }) => [
    matchRound.roundNumber,
    outcome,
    ...(voidReason ? [voidReason.code] : []),
  ])
  return { bets: shown.toSorted(), chips: currentUser.chips }
}

describe('a start that is known late', () => {
  it('a bet that arrived after the corrected start of its round is void at once, with its stake back and the reason; one before it stands [S13] [PR759]', async () => {
    const lobby = await ana.opensLobby({ inactivityPenalty: 0 })
    await ben.joins(lobby)
    const early = await ana.bets(10).on('Over 0.5 Corner', lobby)
    await scenario.goesOn(7)
    const late = await ben.bets(10).on('Over 0.5 Corner', lobby)
    const start = await kicksOff()
    await scenario.goesOn(1)
    await scenario.records('Corner')
    // The half had begun five minutes before it was started here: after Ana's bet and before Ben's.
    await correctsStart(start - 5 * MINUTE)

    expect(await ownBets(ana, lobby)).toEqual({ bets: [[1, 'open']], chips: 90 })
    expect(await ownBets(ben, lobby)).toEqual({ bets: [[1, 'void', 'start-known-late']], chips: 100 })
    const receipt = await ben.gets(contract.getReceipt, { params: { betId: late._id } })
    expect(receipt).toMatchObject({ outcome: 'void', payout: 10, voidReason: LATE })
    expect(receipt.ledger.map(({ kind, amount, why }) => [kind, amount, why?.code ?? null])).toEqual([
      ['stake', -10, null],
      ['refund', 10, 'start-known-late'],
    ])
    // The corrected round ends four minutes later.
    await scenario.goesOn(4)
    expect((await ownBets(ben, lobby)).chips).toBe(100)
    const { outcome, payout = 0 } = (await ana.fetchesLobby(lobby)).bets.find(({ _id }) => _id === early._id) ?? {}
    expect([outcome, payout > 10]).toEqual(['won', true])
  })

  it('bets of a settled round that turn out late are void by compensating entries, also where no count changes; undoing the correction brings the results back [S13] [O3]', async () => {
    const lobby = await ana.opensLobby({ inactivityPenalty: 0 })
    await ben.joins(lobby)
    await ana.bets(10).on('Under 0.5 Corner', lobby)
    await scenario.goesOn(7)
    await ben.bets(10).on('Under 0.5 Corner', lobby)
    const start = await kicksOff()
    await scenario.goesOn(12)
    const [anas, bens] = [await ownBets(ana, lobby), await ownBets(ben, lobby)]
    expect([anas.bets, bens.bets]).toEqual([[[1, 'won']], [[1, 'won']]])

    await correctsStart(start - 3 * MINUTE)
    expect(await ownBets(ana, lobby)).toEqual(anas)
    expect(await ownBets(ben, lobby)).toEqual({ bets: [[1, 'void', 'start-known-late']], chips: 100 })

    await undoesLast('update-half')
    expect(await ownBets(ana, lobby)).toEqual(anas)
    expect(await ownBets(ben, lobby)).toEqual(bens)
  })

  it('an undone correction opens the late bets of a running round again, and a repeated one voids them again [S13] [O3]', async () => {
    const lobby = await ana.opensLobby({ inactivityPenalty: 0 })
    await scenario.goesOn(7)
    await ana.bets(10).on('Over 0.5 Corner', lobby)
    const start = await kicksOff()
    await scenario.goesOn(1)
    for (let round = 0; round < 2; round += 1) {
      await correctsStart(start - 5 * MINUTE)
      expect(await ownBets(ana, lobby)).toEqual({ bets: [[1, 'void', 'start-known-late']], chips: 100 })
      await undoesLast('update-half')
      expect(await ownBets(ana, lobby)).toEqual({ bets: [[1, 'open']], chips: 90 })
    }
    await scenario.goesOn(10)
    expect(await ownBets(ana, lobby)).toEqual({ bets: [[1, 'lost']], chips: 90 })
  })

  it('a bet on a later round is judged by the start of its own round [S13]', async () => {
    const lobby = await ana.opensLobby({ inactivityPenalty: 0 })
    await ben.joins(lobby)
    const start = await kicksOff()
    await scenario.goesOn(3)
    await ana.bets(10).on('Under 0.5 Corner', lobby)
    await scenario.goesOn(4)
    await ben.bets(10).on('Under 0.5 Corner', lobby)
    // Round 2 began in minute 5 by the clock before, so Ana bet two minutes before it and Ben two minutes after it.
    await correctsStart(start - 5 * MINUTE)
    expect((await ownBets(ana, lobby)).bets).toEqual([[2, 'open']])
    expect((await ownBets(ben, lobby)).bets).toEqual([[2, 'void', 'start-known-late']])
  })

  it('nobody is penalised for a round whose betting an earlier start ended or voided, a void bet counts as placed, and the next round penalises as usual [I6] [PR760]', async () => {
    const lobby = await ana.opensLobby({ inactivityPenalty: 7 })
    await ben.joins(lobby)
    await cleo.joins(lobby)
    await scenario.goesOn(7)
    await ben.bets(10).on('Under 0.5 Corner', lobby)
    const start = await kicksOff()
    await scenario.goesOn(3)
    // Betting on round 2 was open for five more minutes; by the corrected start round 2 runs since a minute.
    await correctsStart(start - 8 * MINUTE)
    await scenario.goesOn(9)
    expect((await ownBets(ben, lobby)).bets).toEqual([[1, 'void', 'start-known-late']])
    const chips = async () =>
      (await Promise.all([ana, ben, cleo].map((one) => ownBets(one, lobby)))).map((own) => own.chips)
    // Rounds 1 and 2 are over.
    expect(await chips()).toEqual([100, 100, 100])
    await scenario.goesOn(10)
    // Round 3 is over, on which everybody could have bet.
    expect(await chips()).toEqual([93, 93, 93])
  })

  it('an operator who has bet on the match neither corrects the start of a half nor undoes a correction [V6] [S13]', async () => {
    const lobby = await ana.opensLobby()
    const bettor = await aPlayer(server, 'Dora', () => scenario.match._id, 'admin')
    await bettor.joins(lobby)
    await bettor.bets(10).on('Over 0.5 Corner', lobby)
    const start = await kicksOff()
    await correctsStart(start - MINUTE / 2)
    const body = { startTime: new Date(start - 5 * MINUTE).toISOString() }
    const correction = { params: { id: halfId(scenario, 1) }, body }
    expect(await bettor.isRefused(contract.updateHalf, correction)).toBe('forbidden')
    const { actions } = await scenario.admin.gets(contract.listActions, { query: { matchId: scenario.match._id } })
    const last = actions.find(({ kind }) => kind === 'update-half')
    expect(await bettor.isRefused(contract.undoAction, { params: { id: last?._id as never } })).toBe('forbidden')
  })

  it('the start of half 2 is corrected alike, and the numbers of rounds that members bet on stay right [S13] [K6]', async () => {
    const lobby = await ana.opensLobby({ inactivityPenalty: 0 })
    await kicksOff()
    await scenario.goesOn(47)
    await scenario.endsHalf(1)
    await scenario.goesOn(12)
    await ana.bets(10).on('Over 0.5 Corner', lobby)
    const start = await kicksOff(2)
    await scenario.goesOn(2)
    await correctsStart(start - 90_000, 2)
    expect(await ownBets(ana, lobby)).toEqual({ bets: [[6, 'void', 'start-known-late']], chips: 100 })
    await scenario.goesOn(10)
    expect(await ownBets(ana, lobby)).toEqual({ bets: [[6, 'void', 'start-known-late']], chips: 100 })
  })
})
