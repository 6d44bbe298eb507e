import type { GameSettingsGiven, MatchId, OddsId } from '@bettle/contract'
import * as contract from '@bettle/contract'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { halfId, matchNow } from '../../../test/support/match-now.ts'
import { aScenario, type Scenario } from '../../../test/support/scenario.ts'
import { aServer, aSignedInUser, listen, type TestServer } from '../../../test/support/test-app.ts'

const UNKNOWN_ID = '01890000-0000-7000-8000-000000000000'
const IDS = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g

describe('the suspension and the end of a match', () => {
  let server: TestServer
  let scenario: Scenario
  beforeAll(async () => {
    server = await aServer()
  })
  afterAll(() => server.stop())
  beforeEach(async () => {
    scenario = await aScenario({ on: server })
  })
  afterEach(() => scenario.ends())

  it('confirms the results ten match minutes after the end of the match; an operator cannot confirm before the end or again afterwards [S8] [PR229] [PR324]', async () => {
    const confirm = { body: { matchId: scenario.match._id } }
    expect(await scenario.admin.isRefused(contract.confirmResults, confirm)).toBe('half-state')
    await scenario.startsHalf(1)
    await scenario.letsKickOff()
    await scenario.admin.gets(contract.endMatch, confirm)
    await scenario.goesOn(9)
    expect((await matchNow(scenario)).resultsConfirmedAt).toBeNull()
    await scenario.goesOn(1)
    expect((await matchNow(scenario)).resultsConfirmedAt).toBe(scenario.server.clock.date().toISOString())
    expect(await scenario.admin.isRefused(contract.confirmResults, confirm)).toBe('results-confirmed')
  })

  it('an abandoned match keeps settled rounds, voids open bets and closes its lobbies with the reason [C9] [S9]', async () => {
    const ana = await scenario.player('Ana')
    const lobby = await ana.opensLobby()
    await ana.bets(10).on('Under 0.5 Corner', lobby)
    await scenario.startsHalf(1)
    await scenario.letsKickOff()
    await scenario.goesOn(11)
    await ana.bets(10).on('Over 0.5 Corner', lobby)
    const abandon = { body: { matchId: scenario.match._id, reason: 'Floodlights failed' } }
    const { match } = await scenario.admin.gets(contract.abandonMatch, abandon)
    expect(match).toMatchObject({ status: 'abandoned', abandonedReason: 'Floodlights failed' })
    const seen = await ana.fetchesLobby(lobby)
    expect(seen).toMatchObject({ status: 'closed', closedReason: 'Floodlights failed' })
    expect(seen.bets.map((bet) => bet.outcome)).toEqual(['won', 'void'])
    expect(await scenario.admin.isRefused(contract.abandonMatch, abandon)).toBe('half-state')
    expect(await scenario.admin.isRefused(contract.startHalf2, { body: { matchId: match._id } })).toBe('half-state')
    const reopen = { body: { matchId: match._id, halfNumber: 1 } }
    expect(await scenario.admin.isRefused(contract.reopenHalf, reopen)).toBe('half-state')
  })

  it.each([
    [
      'abandoned',
      (matchId: MatchId) => scenario.admin.gets(contract.abandonMatch, { body: { matchId, reason: 'Rain' } }),
    ],
    ['deleted', (id: MatchId) => scenario.admin.gets(contract.deleteMatch, { params: { id } })],
  ])(
    'the hub receives no byte about the private lobbies of a match that is %s [V4] [V5] [G3]',
    async (_how, callOff) => {
      const ana = await scenario.player('Ana')
      const ben = await aSignedInUser(server, 'Ben')
      /** Returns the updates on the hub, without the ids of matches and lobbies. */
      const receivedOf = async (settings: readonly GameSettingsGiven[]) => {
        const body = { homeTeam: 'France', awayTeam: 'Croatia' }
        const { match } = await scenario.admin.gets(contract.createMatch, { body })
        for (const setting of settings) await ana.opensLobby(setting, match._id)
        const bens = await listen(server, await ben.token(), ['hub'])
        await callOff(match._id)
        await bens.done()
        bens.close()
        const updates = bens.frames.filter((frame) => frame.type === 'news')
        const first = updates[0]?.version ?? 0
        return JSON.stringify(updates.map((update) => ({ ...update, version: update.version - first }))).replace(
          IDS,
          'id',
        )
      }
      const withoutPrivate = await receivedOf([{}])
      expect(withoutPrivate).toContain('lobby.closed')
      expect(await receivedOf([{ isPrivate: true }, {}, { isPrivate: true, startingChips: 250 }])).toBe(withoutPrivate)
    },
  )

  it('an operator suspends betting on the whole match, an event type or an option, and resumes each; every change is published [B11]', async () => {
    const ana = await scenario.player('Ana')
    const lobby = await ana.opensLobby()
    const option = lobby.odds.find((odds) => odds.eventType === 'Corner')
    if (!option) throw new Error('no corner is offered')
    const target = (more: { eventType?: string; oddsId?: OddsId } = {}) => ({
      body: { matchId: scenario.match._id, ...more },
    })
    const watcher = await aSignedInUser(scenario.server, 'Watcher')
    const socket = await listen(scenario.server, await watcher.token(), [`match:${scenario.match._id}`])
    await scenario.admin.gets(contract.suspend, target())
    await scenario.admin.gets(contract.suspend, target())
    await scenario.admin.gets(contract.suspend, target({ eventType: 'Goal' }))
    await scenario.admin.gets(contract.suspend, target({ oddsId: option._id }))
    expect(await matchNow(scenario)).toMatchObject({ suspended: true, suspendedEventTypes: ['Goal'] })
    expect((await ana.fetchesLobby(lobby)).odds.every((odds) => odds.suspended)).toBe(true)
    await scenario.admin.gets(contract.resume, target())
    const suspended = (await ana.fetchesLobby(lobby)).odds.filter((odds) => odds.suspended)
    expect(suspended.every((odds) => odds.eventType === 'Goal' || odds._id === option._id)).toBe(true)
    await scenario.admin.gets(contract.resume, target({ eventType: 'Goal' }))
    await scenario.admin.gets(contract.resume, target({ oddsId: option._id }))
    expect((await ana.fetchesLobby(lobby)).odds.some((odds) => odds.suspended)).toBe(false)
    await socket.done()
    const pushes = socket.frames.flatMap((frame) => (frame.type === 'news' ? [frame.push] : []))
    expect(pushes.map((push) => push?.type === 'suspension.changed' && push.suspended)).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
    ])
    socket.close()
    expect(await scenario.admin.isRefused(contract.suspend, target({ eventType: 'Yawn' }))).toBe('not-found')
    expect(await scenario.admin.isRefused(contract.suspend, target({ oddsId: UNKNOWN_ID as OddsId }))).toBe(
      'option-not-found',
    )
  })

  it('after a suspended event type was removed from its match, an operator can end the suspension, restore it and end it again [B11]', async () => {
    const matchId = scenario.match._id
    const body = { matchId, eventType: 'Goal' }
    await scenario.admin.gets(contract.suspend, { body })
    const { actions } = await scenario.admin.gets(contract.listActions, { query: { matchId } })
    await scenario.admin.gets(contract.removeMatchEventType, { params: { id: matchId, name: 'Goal' } })
    await scenario.admin.gets(contract.undoAction, { params: { id: actions[0]?._id ?? '' } })
    expect(await matchNow(scenario)).toMatchObject({ suspendedEventTypes: [] })
    expect(await scenario.admin.isRefused(contract.resume, { body })).toBe('not-found')
    const done = (await scenario.admin.gets(contract.listActions, { query: { matchId } })).actions[0]
    await scenario.admin.gets(contract.undoAction, { params: { id: done?._id ?? '' } })
    expect(await matchNow(scenario)).toMatchObject({ suspendedEventTypes: ['Goal'] })
    await scenario.admin.gets(contract.resume, { body })
    expect(await matchNow(scenario)).toMatchObject({ suspendedEventTypes: [] })
  })

  it('an operator’s request to update the rounds of a half returns each round with its current status [PR324]', async () => {
    await scenario.startsHalf(1)
    await scenario.letsKickOff()
    await scenario.goesOn(11)
    const { matchRounds } = await scenario.admin.gets(contract.updateRounds, { body: { halfId: halfId(scenario, 1) } })
    expect(matchRounds.map((round) => round.status)).toEqual(['finished', 'active', 'upcoming', 'upcoming', 'upcoming'])
    const { message } = await scenario.admin.gets(contract.manualTrigger, { body: { matchId: scenario.match._id } })
    expect(message).not.toBe('')
  })
})
