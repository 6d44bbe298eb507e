import { endGuide, getGuide } from '@bettle/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aScenario, type Player, type Scenario } from '../../../test/support/scenario.ts'

let scenario: Scenario
beforeAll(async () => {
  scenario = await aScenario()
})
afterAll(() => scenario?.ends())

const isWanted = async (player: Player) => (await player.gets(getGuide, {})).wanted

it('the server offers a user the first-bet guide until the user’s first bet is settled [A30]', async () => {
  const ana = await scenario.player('Ana')
  const lobby = await ana.opensLobby()
  expect(await isWanted(ana)).toBe(true)
  await ana.bets(10).on('Over 0.5 Corner', lobby)
  await scenario.startsHalf(1)
  await scenario.letsKickOff()
  await scenario.goesOn(9.9)
  expect(await isWanted(ana)).toBe(true)
  await scenario.goesOn(0.1)
  expect(await isWanted(ana)).toBe(false)
})

it('the server no longer offers the first-bet guide to a user who skipped it, and still offers it to other users [A30] [PR180]', async () => {
  const ana = await scenario.player('Ana')
  const ben = await scenario.player('Ben')
  await ana.gets(endGuide, {})
  expect(await isWanted(ana)).toBe(false)
  await ana.gets(endGuide, {})
  expect(await isWanted(ana)).toBe(false)
  expect(await isWanted(ben)).toBe(true)
})
