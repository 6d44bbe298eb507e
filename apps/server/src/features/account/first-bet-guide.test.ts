import { endGuide, getGuide } from '@bettle/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aScenario, type Player, type Scenario } from '../../../test/support/scenario.ts'

let scenario: Scenario
beforeAll(async () => {
  scenario = await aScenario()
})
afterAll(() => scenario?.ends())

const isWanted = async (player: Player) => (await player.gets(getGuide, {})).wanted

it('[A30] the first bet is explained to who has never bet, until it is settled', async () => {
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

it('[A30] who skips it is not asked again, on no device; nobody else is concerned', async () => {
  const ana = await scenario.player('Ana')
  const ben = await scenario.player('Ben')
  await ana.gets(endGuide, {})
  expect(await isWanted(ana)).toBe(false)
  await ana.gets(endGuide, {})
  expect(await isWanted(ana)).toBe(false)
  expect(await isWanted(ben)).toBe(true)
})
