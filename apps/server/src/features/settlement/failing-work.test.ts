import * as contract from '@bettle/contract'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { breakLobby } from '../../../test/support/broken-lobby.ts'
import { matchNow } from '../../../test/support/match-now.ts'
import { aScenario, type Player, type Scenario } from '../../../test/support/scenario.ts'
import { aServer, type TestServer } from '../../../test/support/test-app.ts'
import { failingWork } from '../../jobs/job-store.ts'
import { ledgerFaults } from '../ledger/check-ledger.ts'

let server: TestServer
let scenario: Scenario
let ana: Player
let mend: () => Promise<void>

beforeAll(async () => {
  server = await aServer()
})

beforeEach(async () => {
  scenario = await aScenario({ on: server })
  ana = await scenario.player('Ana')
  mend = async () => {}
})

afterEach(async () => {
  await mend()
  expect(await ledgerFaults(server.ctx.db)).toEqual([])
})

afterAll(() => server.stop())

/** Creates seven lobbies with a bet on round 1; settlement fails in the third. */
async function sevenLobbies(): Promise<contract.Lobby[]> {
  const lobbies: contract.Lobby[] = []
  for (let lobby = 0; lobby < 7; lobby += 1) lobbies.push(await ana.opensLobby({ inactivityPenalty: 0 }))
  for (const lobby of lobbies) await ana.bets(10).on('Under 0.5 Corner', lobby)
  mend = await breakLobby(server.ctx, lobbies[2]?._id ?? '')
  return lobbies
}

const outcomes = (lobbies: readonly contract.Lobby[]) =>
  Promise.all(lobbies.map(async (lobby) => (await ana.fetchesLobby(lobby)).bets.map((bet) => bet.outcome).join()))

describe('a lobby in which settlement fails', () => {
  it('a lobby in which settlement fails does not delay the other lobbies of its round or later rounds [S2]', async () => {
    const lobbies = await sevenLobbies()
    await scenario.startsHalf(1)
    await scenario.letsKickOff()
    await scenario.goesOn(1)
    for (const lobby of lobbies) await ana.bets(10).on('Under 0.5 Corner', lobby)
    await scenario.goesOn(9)
    expect(await outcomes(lobbies)).toEqual(lobbies.map((_, index) => (index === 2 ? 'open,open' : 'won,open')))
    await scenario.goesOn(10)
    expect(await outcomes(lobbies)).toEqual(lobbies.map((_, index) => (index === 2 ? 'open,open' : 'won,won')))

    await mend()
    await scenario.goesOn(5)
    expect(await outcomes(lobbies)).toEqual(lobbies.map(() => 'won,won'))
    expect(await failingWork(server.ctx.db)).toEqual([])
  })

  it('retries a failed settlement after one second and then two, and /readyz counts the failing job', async () => {
    await sevenLobbies()
    await scenario.startsHalf(1)
    await scenario.letsKickOff()
    await scenario.goesOn(10)
    const found = async () =>
      (await failingWork(server.ctx.db)).map(({ queue, kind, attempts, wait_until }) => ({
        queue,
        kind,
        attempts,
        pause: (wait_until?.getTime() ?? 0) - server.clock.now(),
      }))
    const row = { queue: `match:${scenario.match._id}`, kind: 'round-end' }
    expect(await found()).toEqual([{ ...row, attempts: 1, pause: 1000 }])
    await server.clock.advance(999)
    expect(await found()).toEqual([{ ...row, attempts: 1, pause: 1 }])
    await server.clock.advance(1)
    expect(await found()).toEqual([{ ...row, attempts: 2, pause: 2000 }])
    const [failing] = await failingWork(server.ctx.db)
    expect(failing?.last_error).toContain('this lobby is broken')
    const ready = await fetch(`${server.url}/readyz`)
    expect([ready.status, await ready.json()]).toEqual([200, { ok: true, clockOffsetMs: 0, failingWork: 1 }])
  })

  it('an operator’s call succeeds while a settlement fails, and its reply says that the correction is still pending; the operator settles the ended round once it can be [S7] [PR324] [PR335]', async () => {
    const lobbies = await sevenLobbies()
    await scenario.startsHalf(1)
    await scenario.letsKickOff()
    await scenario.goesOn(10)
    const body = { match: scenario.match._id, eventType: 'Corner', timeStamp: server.clock.date().toISOString() }
    expect(await scenario.admin.gets(contract.recordMatchEvent, { body })).toMatchObject({ pending: true })
    const { events } = await ana.gets(contract.listMatchEvents, { params: { matchId: scenario.match._id } })
    expect(events).toHaveLength(1)
    const trigger = { body: { matchId: scenario.match._id } }
    expect(await scenario.admin.gets(contract.manualTrigger, trigger)).toMatchObject({ pending: true })

    expect((await outcomes(lobbies))[2]).toBe('open')
    await mend()
    expect(await scenario.admin.gets(contract.manualTrigger, trigger)).not.toHaveProperty('pending')
    expect(await outcomes(lobbies)).toEqual(lobbies.map(() => 'won'))
  })

  it('a bet that is corrected late has one correction with both reasons; a bet corrected in time has one correction for each reason [S11] [S12]', async () => {
    const [sound, broken] = [await ana.opensLobby(), await ana.opensLobby()]
    const bets = [await ana.bets(10).on('Over 0.5 Corner', sound), await ana.bets(10).on('Over 0.5 Corner', broken)]
    await scenario.startsHalf(1)
    await scenario.letsKickOff()
    const corners = [await scenario.records('Corner'), await scenario.records('Corner')]
    await scenario.goesOn(10)
    mend = await breakLobby(server.ctx, broken._id)
    await deleteEvent(corners[0], 'Offside')
    await deleteEvent(corners[1], 'A goal kick.')
    await mend()
    await scenario.goesOn(5)

    const corrections = await Promise.all(
      bets.map(async ({ _id }) => (await ana.gets(contract.getReceipt, { params: { betId: _id } })).corrections),
    )
    const by = (text: string) => ({ code: 'operator', text })
    expect(corrections[0]).toMatchObject([
      { from: 'won', to: 'won', reason: 'Offside', why: by('Offside'), whys: [by('Offside')] },
      { from: 'won', to: 'lost', reason: 'A goal kick.', why: by('A goal kick.'), whys: [by('A goal kick.')] },
    ])
    expect(corrections[1]).toMatchObject([
      {
        from: 'won',
        to: 'lost',
        reason: 'Offside. A goal kick.',
        why: by('A goal kick.'),
        whys: [by('Offside'), by('A goal kick.')],
      },
    ])
    const left = await server.ctx.db.selectFrom('round_change').selectAll().execute()
    expect(left).toEqual([])

    async function deleteEvent(event: contract.MatchEvent | undefined, reason: string) {
      if (event) await scenario.deletesEvent(event, reason)
    }
  })

  it('when a match is abandoned, a lobby whose settlement fails stays open until its round is settled, and the other lobbies close [S9]', async () => {
    const lobbies = await sevenLobbies()
    await scenario.startsHalf(1)
    await scenario.letsKickOff()
    await scenario.goesOn(10)
    await scenario.goesOn(1)
    const abandon = { body: { matchId: scenario.match._id, reason: 'Floodlights failed' } }
    expect(await scenario.admin.gets(contract.abandonMatch, abandon)).toMatchObject({ pending: true })
    const statuses = async () =>
      (await Promise.all(lobbies.map((lobby) => ana.fetchesLobby(lobby)))).map((one) => one.status)
    expect(await statuses()).toEqual(lobbies.map((_, index) => (index === 2 ? 'open' : 'closed')))

    await mend()
    await scenario.goesOn(5)
    expect(await statuses()).toEqual(lobbies.map(() => 'closed'))
    expect(await outcomes(lobbies)).toEqual(lobbies.map(() => 'won'))
  })
})

describe('the deletion of several matches', () => {
  it('deletes none of several matches if one of them cannot be deleted [C9]', async () => {
    const other = await aScenario({ on: server })
    const ids = [scenario.match._id, other.match._id]
    const unknown = '01890000-0000-7000-8000-000000000000' as contract.MatchId
    const request = (more: contract.MatchId[]) => ({ body: { ids: [...ids, ...more] } })
    expect(await scenario.admin.isRefused(contract.deleteMatches, request([unknown]))).toBe('match-not-found')

    await server.ctx.db.updateTable('match').set({ version: 2_147_483_647 }).where('id', '=', other.match._id).execute()
    expect((await scenario.admin.asks(contract.deleteMatches, request([]))).status).toBe(500)
    await server.ctx.db.updateTable('match').set({ version: 7 }).where('id', '=', other.match._id).execute()
    expect((await matchNow(scenario)).status).toBe('upcoming')
    expect((await matchNow(other)).status).toBe('upcoming')
    expect(await scenario.admin.gets(contract.deleteMatches, request([]))).not.toHaveProperty('pending')
    expect(await scenario.admin.isRefused(contract.getMatch, { params: { id: other.match._id } })).toBe(
      'match-not-found',
    )
  })
})
