import { adminPostOdds, createLobby } from '@bettle/contract'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { aScenario, type Player, type Scenario } from '../../../test/support/scenario.ts'

let scenario: Scenario
let ana: Player
beforeEach(async () => {
  scenario = await aScenario()
  ana = await scenario.player('Ana')
})
afterEach(() => scenario.ends())

/** Returns the code of the refusal and the fields that it names. */
async function faultsOf(gameSettings: object) {
  const answer = await ana.asks(createLobby, { body: { matchId: scenario.match._id, gameSettings } as never })
  if (answer.ok) throw new Error('a lobby was opened')
  return [answer.failure.code, answer.failure.issues?.map(({ path }) => path).toSorted()]
}

it('the refusal of a lobby’s settings names a setting of the wrong type and a setting out of range in one reply [M1]', async () => {
  expect(await faultsOf({ maxPlayers: 'ten', startingChips: 1, gameMode: 'chess' })).toEqual([
    'invalid-request',
    ['gameSettings.gameMode', 'gameSettings.maxPlayers', 'gameSettings.startingChips'],
  ])
  expect(await faultsOf({ maxPlayers: 'ten' })).toEqual(['invalid-request', ['gameSettings.maxPlayers']])
  expect(await faultsOf({ maxPlayers: 1000, startingChips: 1 })).toEqual([
    'invalid-settings',
    ['gameSettings.maxPlayers', 'gameSettings.startingChips'],
  ])
})

it('the refusal of a lobby’s settings names those of the wrong type, and does not compare other settings with them [M1]', async () => {
  // The limits that depend on a setting of the wrong type cannot be computed.
  expect(
    await faultsOf({ minBetAmount: 10, maxBetAmount: 'many', eliminationThreshold: 50, startingChips: 'a few' }),
  ).toEqual(['invalid-request', ['gameSettings.maxBetAmount', 'gameSettings.startingChips']])
})

it('the refusal of an administrator’s new option names each missing field [O1]', async () => {
  const body = { eventType: 'Corner', betType: 'over' as const, threshold: 0.5 }
  const answer = await scenario.admin.asks(adminPostOdds, { body: body as never })
  expect(answer).toMatchObject({
    failure: { code: 'invalid-request', issues: [{ path: 'matchId' }, { path: 'odds' }] },
  })
})
