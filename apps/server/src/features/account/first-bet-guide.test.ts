import { endGuide, getGuide } from '@bettle/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aStory, type Player, type Story } from '../../test/story.ts'

let story: Story
beforeAll(async () => {
  story = await aStory()
})
afterAll(() => story?.ends())

const isWanted = async (player: Player) => (await player.gets(getGuide, {})).wanted

it('[A30] the first bet is explained to who has never bet, until it is settled', async () => {
  const ana = await story.player('Ana')
  const lobby = await ana.opensLobby()
  expect(await isWanted(ana)).toBe(true)
  await ana.bets(10).on('Over 0.5 Corner', lobby)
  await story.startsHalf(1)
  await story.letsKickOff()
  await story.goesOn(9.9)
  expect(await isWanted(ana)).toBe(true)
  await story.goesOn(0.1)
  expect(await isWanted(ana)).toBe(false)
})

it('[A30] who skips it is not asked again, on no device; nobody else is concerned', async () => {
  const ana = await story.player('Ana')
  const ben = await story.player('Ben')
  await ana.gets(endGuide, {})
  expect(await isWanted(ana)).toBe(false)
  await ana.gets(endGuide, {})
  expect(await isWanted(ana)).toBe(false)
  expect(await isWanted(ben)).toBe(true)
})
