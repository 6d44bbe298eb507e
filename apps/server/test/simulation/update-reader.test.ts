import type { GameSettingsGiven, Lobby } from '@bettle/contract'
import * as contract from '@bettle/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ELIMINATION, LOSES, memberIn } from '../support/elimination.ts'
import { halfId } from '../support/match-now.ts'
import { aScenario, type Player, type Scenario } from '../support/scenario.ts'
import { aServer, type TestServer } from '../support/test-app.ts'
import { type UpdateReader, updateReader } from './update-reader.ts'

const MINUTE = 60_000

let server: TestServer
beforeAll(async () => {
  server = await aServer()
})
afterAll(() => server.stop())

interface Scene {
  readonly scenario: Scenario
  readonly lobby: Lobby
  readonly ana: Player
  readonly ben: Player
  /** Cleo never bets, and Dan is a spectator. */
  readonly cleo: Player
  /** Runs a change, waits until all clients have received its updates, and compares the clients with a fetch. */
  happens(what: string, run: () => Promise<unknown>): Promise<void>
  /** Stops comparing Ana's lobby for a removed player. */
  isRemoved(player: Player): Promise<void>
}

async function aScene(settings: GameSettingsGiven): Promise<Scene> {
  const scenario = await aScenario({ on: server })
  const [ana, ben, cleo, dan] = await Promise.all(['Ana', 'Ben', 'Cleo', 'Dan'].map((name) => scenario.player(name)))
  if (!ana || !ben || !cleo || !dan) throw new Error('somebody did not come')
  const lobby = await ana.opensLobby(settings)
  for (const player of [ben, cleo]) await player.joins(lobby)
  await dan.joins(lobby, 'spectator')
  const readers = new Map<Player, UpdateReader>()
  for (const player of [ana, ben, cleo, dan]) readers.set(player, await updateReader(server, player, lobby))
  const happens: Scene['happens'] = async (what, run) => {
    await run()
    for (const [{ name }, reader] of readers) {
      expect(await reader.differences(), `what ${name} holds after: ${what}`).toEqual([])
    }
  }
  return {
    scenario,
    lobby,
    ana,
    ben,
    cleo,
    happens,
    async isRemoved(player) {
      readers.get(player)?.close()
      readers.delete(player)
      const body = { lobbyId: lobby._id, userId: player.userId, to: 'out', reason: 'Abuse' } as const
      await happens(`${player.name} is put out`, () => ana.gets(contract.removeMember, { body }))
    },
  }
}

/**
 * Plays a first half up to round 3. Ana won, Ben lost and Cleo did not bet on earlier rounds. Ana and Ben have bet on
 * round 3.
 */
async function playTwoRounds({ scenario, lobby, ana, ben, happens }: Scene): Promise<number> {
  await happens('Ana bets', () => ana.bets(10).on('Over 0.5 Corner', lobby))
  await happens('Ben bets', () => ben.bets(20).on('Under 0.5 Corner', lobby))
  await happens('Start', () => scenario.startsHalf(1))
  await happens('the kick-off', () => scenario.letsKickOff())
  const kickOff = server.clock.now()
  await happens('a corner', () => scenario.records('Corner'))
  await happens('a bet in play', () => ana.bets(14).on('Over 4.5 Throw', lobby))
  await happens('the end of round 1', () => scenario.goesOn(10))
  await happens('a bet on round 3', () => ben.bets(7).on('Over 0.5 Goal', lobby))
  await happens('the end of round 2', () => scenario.goesOn(10))
  await happens('a bet on round 4', () => ana.bets(3).on('Over 0.5 Corner', lobby))
  return kickOff
}

describe.each([
  ['a lobby that shows bets', { showCompetitorBets: true }],
  ['a blind lobby', { showCompetitorBets: false }],
])('a client that only applies the updates of %s', (_name, shown) => {
  const settings: GameSettingsGiven = { ...shown, inactivityPenalty: 5, autoKickInactive: true }

  it('a client that applies updates has what a fetch returns through corrections, joins and leaves, gifts and removals [V8]', {
    timeout: 120_000,
  }, async () => {
    const scene = await aScene(settings)
    const { scenario, lobby, ana, ben, happens } = scene
    await playTwoRounds(scene)
    const late = await scenario.admin.gets(contract.recordMatchEvent, {
      body: {
        match: scenario.match._id,
        eventType: 'Goal',
        team: 'home',
        timeStamp: new Date(server.clock.now() - 15 * MINUTE).toISOString(),
      },
    })
    await happens('a goal recorded late', async () => {})
    await happens('a corner recorded late', () => scenario.records('Corner', 18))
    await happens('and taken back', () => scenario.deletesEvent(late.event, 'Offside'))
    await happens('Ana leaves', () => ana.leaves(lobby))
    await happens('Ana comes back', () => ana.joins(lobby))
    for (const amount of [5, -60, 20]) {
      const body = { lobbyId: lobby._id, userId: ana.userId, amount, reason: 'A test' }
      await happens(`${amount} chips`, () => scenario.admin.gets(contract.updateChips, { body }))
    }
    await happens('a suspension', () =>
      scenario.admin.gets(contract.suspend, { body: { matchId: scenario.match._id, eventType: 'Corner' } }),
    )
    await happens('its end', () =>
      scenario.admin.gets(contract.resume, { body: { matchId: scenario.match._id, eventType: 'Corner' } }),
    )
    await happens('a third round sat out', () => scenario.goesOn(10))
    await happens('Finn joins', async () => (await scenario.player('Finn')).joins(lobby))
    await happens('the end of the half', () => scenario.endsHalf(1))
    await happens('the second half', () => scenario.startsHalf(2))
    await happens('its kick-off', () => scenario.letsKickOff())
    await happens('a bet in it', () => ben.bets(4).on('Over 0.5 Corner', lobby))
    await happens('its end', () => scenario.goesOn(11).then(() => scenario.endsHalf(2)))
    await happens('the confirmation', () => scenario.goesOn(11))
  })

  it('a client that applies updates has what a fetch returns when halves are reopened and kick-offs moved [S5] [V8]', {
    timeout: 120_000,
  }, async () => {
    const scene = await aScene(settings)
    const { scenario, lobby, ana, ben, happens } = scene
    const kickOff = await playTwoRounds(scene)
    const movesKickOff = (to: number) =>
      scenario.admin.gets(contract.updateHalf, {
        params: { id: halfId(scenario, 1) },
        body: { startTime: new Date(to).toISOString() },
      })
    await happens('the kick-off five minutes earlier', () => movesKickOff(kickOff - 5 * MINUTE))
    await happens('and put back', () => movesKickOff(kickOff))
    await happens('the kick-off so late that a round goes on', () => movesKickOff(kickOff + 5 * MINUTE))
    await happens('so late that a round lies ahead again', () => movesKickOff(kickOff + 15 * MINUTE))
    await happens('two minutes', () => scenario.goesOn(2))
    await happens('and put back again', () => movesKickOff(kickOff))
    await happens('the half ends early', () => scenario.endsHalf(1))
    const reopens = { body: { matchId: scenario.match._id, halfNumber: 1 as const } }
    await happens('and is reopened', () => scenario.admin.gets(contract.reopenHalf, reopens))
    await happens('a round goes on', () => scenario.goesOn(9))
    await happens('a bet', () => ben.bets(2).on('Over 0.5 Corner', lobby))
    await happens('the half ends', () => scenario.endsHalf(1))
    await happens('Ana bets on the second', () => ana.bets(2).on('Over 0.5 Corner', lobby))
    await happens('it is reopened', () => scenario.admin.gets(contract.reopenHalf, reopens))
  })

  it('a client that applies updates has what a fetch returns when the match is abandoned in play or before the kick-off [S9] [V8]', {
    timeout: 120_000,
  }, async () => {
    const off = await aScene(settings)
    await playTwoRounds(off)
    const body = { matchId: off.scenario.match._id, reason: 'The floodlights went out.' }
    await off.happens('it is abandoned', () => off.scenario.admin.gets(contract.abandonMatch, { body }))
    const before = await aScene(settings)
    await before.happens('Ana bets', () => before.ana.bets(10).on('Over 0.5 Corner', before.lobby))
    const early = { matchId: before.scenario.match._id, reason: 'Snow.' }
    await before.happens('it is called off before', () =>
      before.scenario.admin.gets(contract.abandonMatch, { body: early }),
    )
  })

  it('a client that applies updates has what a fetch returns when a round that had begun is upcoming again [V3] [V8]', {
    timeout: 120_000,
  }, async () => {
    const { scenario, lobby, ana, happens } = await aScene(settings)
    await happens('Ana bets', () => ana.bets(10).on('Over 0.5 Corner', lobby))
    await happens('Start', () => scenario.startsHalf(1))
    await happens('the kick-off', () => scenario.letsKickOff())
    await happens('three minutes', () => scenario.goesOn(3))
    const body = { startTime: new Date(server.clock.now() + 2 * MINUTE).toISOString() }
    await happens('a later kick-off', () =>
      scenario.admin.gets(contract.updateHalf, { params: { id: halfId(scenario, 1) }, body }),
    )
    await happens('which comes', () => scenario.goesOn(3))
  })

  it('a client that applies updates has what a fetch returns when a player with a hidden elimination is removed [M13] [V8] [X6]', {
    timeout: 120_000,
  }, async () => {
    const { scenario, lobby, ana, cleo, happens, isRemoved } = await aScene({ ...shown, ...ELIMINATION })
    await happens('Cleo bets', () => cleo.bets(95).on(LOSES, lobby))
    await happens('Start', () => scenario.startsHalf(1))
    await happens('the kick-off', () => scenario.letsKickOff())
    await happens('the end of the half', () => scenario.goesOn(5).then(() => scenario.endsHalf(1)))
    await isRemoved(cleo)
    await happens('the second half', () => scenario.startsHalf(2))
    await happens('its kick-off', () => scenario.letsKickOff())
    await happens('its first round is over', () => scenario.goesOn(10))
    expect(memberIn(await ana.fetchesLobby(lobby), cleo)).toMatchObject({ seat: 'out', eliminatedIn: 1 })
  })
})
