import * as contract from '@bettle/contract'
import { oddsFromWire, payoutOf } from '@bettle/rules'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { breakLobby } from '../../../test/support/broken-lobby.ts'
import { halfId, matchNow } from '../../../test/support/match-now.ts'
import { aScenario, type Player, type Scenario } from '../../../test/support/scenario.ts'
import { aServer, listen, type TestServer } from '../../../test/support/test-app.ts'
import { ledgerFaults } from '../ledger/check-ledger.ts'

const MINUTE = 60_000

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

/** Starts the first half and returns its kick-off time. */
async function kickOff(): Promise<number> {
  await scenario.startsHalf(1)
  await scenario.letsKickOff()
  return server.clock.now()
}

async function movesKickOff(to: number): Promise<void> {
  const body = { startTime: new Date(to).toISOString() }
  await scenario.admin.gets(contract.updateHalf, { params: { id: halfId(scenario, 1) }, body })
}

const confirm = () => ({ body: { matchId: scenario.match._id } })

describe('the repeated settlement of a round', () => {
  it('settles a round again with the same payout after its kick-off is moved and moved back [S5] [C8]', async () => {
    const lobby = await ana.opensLobby()
    const bet = await ana.bets(10).on('Over 0.5 Corner', lobby)
    const kicksOff = await kickOff()
    await scenario.records('Corner')
    await scenario.goesOn(11)
    await movesKickOff(kicksOff - 5 * MINUTE)
    await movesKickOff(kicksOff)
    expect((await ana.fetchesLobby(lobby)).bets[0]).toMatchObject({ outcome: 'won' })
    await movesKickOff(kicksOff + 5 * MINUTE)
    expect((await ana.fetchesLobby(lobby)).bets[0]).toMatchObject({ outcome: 'open' })
    await movesKickOff(kicksOff)

    const payout = payoutOf(oddsFromWire(bet.odds.odds), 10)
    const seen = await ana.fetchesLobby(lobby)
    expect(seen.bets[0]).toMatchObject({ outcome: 'won', payout })
    expect(seen.currentUser.chips).toBe(90 + payout)
    await scenario.admin.gets(contract.endMatch, confirm())
    await scenario.goesOn(10)
    expect((await matchNow(scenario)).resultsConfirmedAt).not.toBeNull()
  })

  it('settles a round again when its half is reopened and then ended at the same instant as before [S5] [C7]', async () => {
    const lobby = await ana.opensLobby()
    await kickOff()
    await scenario.goesOn(1)
    await ana.bets(10).on('Under 0.5 Corner', lobby)
    await scenario.goesOn(14)
    await scenario.endsHalf(1)
    const endTime = server.clock.date().toISOString()
    expect((await ana.fetchesLobby(lobby)).bets[0]?.outcome).toBe('won')
    await scenario.goesOn(1)
    await scenario.admin.gets(contract.reopenHalf, { body: { matchId: scenario.match._id, halfNumber: 1 } })
    expect((await ana.fetchesLobby(lobby)).bets[0]?.outcome).toBe('open')
    await scenario.admin.gets(contract.endHalfAt, { params: { id: halfId(scenario, 1) }, body: { endTime } })
    expect((await ana.fetchesLobby(lobby)).bets[0]?.outcome).toBe('won')
  })

  it('the job that an upgrade stores for a match settles a round that an older version left unsettled [S2]', async () => {
    const { db, clock } = server.ctx
    const lobby = await ana.opensLobby()
    await ana.bets(10).on('Under 0.5 Corner', lobby)
    await kickOff()
    const queue = `match:${scenario.match._id}`
    await db.deleteFrom('due_work').where('queue', '=', queue).execute()
    await scenario.goesOn(12)
    expect((await ana.fetchesLobby(lobby)).bets[0]?.outcome).toBe('open')
    // The migration stores this job for every match.
    await db
      .insertInto('due_work')
      .values({ queue, kind: 'plan-match', key: scenario.match._id, due_at: clock.date(), last_error: null })
      .execute()
    await server.ctx.jobs.settled()
    expect((await ana.fetchesLobby(lobby)).bets[0]?.outcome).toBe('won')
  })

  it('settles the bets of a lobby that all members left before the match [M6]', async () => {
    const lobby = await ana.opensLobby()
    await ana.bets(10).on('Under 0.5 Corner', lobby)
    await ana.leaves(lobby)
    await kickOff()
    await scenario.goesOn(10)
    const bets = await server.ctx.db.selectFrom('bet').select('outcome').where('lobby_id', '=', lobby._id).execute()
    expect(bets).toEqual([{ outcome: 'won' }])
    await scenario.admin.gets(contract.endMatch, confirm())
    await scenario.admin.gets(contract.confirmResults, confirm())
  })
})

describe('match results', () => {
  it('results are confirmed neither by an administrator nor automatically while a bet on the match is open [S8]', async () => {
    const lobby = await ana.opensLobby()
    await ana.bets(10).on('Under 0.5 Corner', lobby)
    const mend = await breakLobby(server.ctx, lobby._id)
    try {
      await kickOff()
      await scenario.goesOn(5)
      await scenario.admin.gets(contract.endMatch, confirm())
      const refusal = await scenario.admin.asks(contract.confirmResults, confirm())
      expect(refusal).toMatchObject({ status: 409, failure: { code: 'half-state' } })
      await scenario.goesOn(11)
      expect((await matchNow(scenario)).resultsConfirmedAt).toBeNull()
    } finally {
      await mend()
    }
    await scenario.goesOn(10)
    expect((await ana.fetchesLobby(lobby)).bets[0]?.outcome).toBe('won')
    expect((await matchNow(scenario)).resultsConfirmedAt).not.toBeNull()
  })
})

describe('a started round that is moved to the future', () => {
  it('when a started round whose kick-off was moved to the future starts again, all members receive the bets placed meanwhile [V1]', async () => {
    const lobby = await ana.opensLobby()
    await ben.joins(lobby)
    await ana.bets(10).on('Over 0.5 Corner', lobby)
    const kicksOff = await kickOff()
    await scenario.goesOn(1)
    await movesKickOff(kicksOff + 5 * MINUTE)
    await ben.bets(20).on('Under 0.5 Corner', lobby)
    const { version } = await ana.fetchesLobby(lobby)
    const ears = await listen(server, ana.token.accessToken, [{ topic: `lobby:${lobby._id}`, version }])
    await scenario.goesOn(4)

    const revealed = await ears.until((frame) => frame.type === 'news' && frame.push?.type === 'bets.revealed')
    expect(revealed).toMatchObject({
      push: { bets: expect.arrayContaining([expect.objectContaining({ stake: 20 })]) },
    })
    ears.close()
  })
})
