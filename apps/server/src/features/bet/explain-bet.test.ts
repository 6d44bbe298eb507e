import { explainBet } from '@bettle/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aStory, type Story } from '../../test/story.ts'

let story: Story

beforeAll(async () => {
  story = await aStory()
})

afterAll(() => story.ends())

it('[V1] [V3] the explanation of a bet tells others nothing of one on a round to come', async () => {
  const ana = await story.player('Ana')
  const ben = await story.player('Ben')
  const lobby = await ana.opensLobby()
  await ben.joins(lobby)
  await story.startsHalf(1)
  await story.letsKickOff()
  await story.goesOn(35)
  const bet = await ana.bets(10).on('Over 0.5 Corner', lobby)
  await story.goesOn(6)
  await story.records('Corner')
  await ana.bets(7).on('Over 0.5 Corner', lobby)
  await story.goesOn(5)
  await story.endsHalf(1)

  const balances = async (player: typeof ana) =>
    (await player.gets(explainBet, { params: { betId: bet._id } })).ledger.map(({ kind, balance }) => [kind, balance])
  const chipsTold = (await ben.looksAt(lobby)).users.find((member) => member.isHost)?.chips ?? 0
  const [staked, paid] = await balances(ana)
  expect(paid).toEqual(['payout', chipsTold - 7])
  expect(await balances(ben)).toEqual([staked, ['payout', chipsTold]])

  await story.startsHalf(2)
  await story.letsKickOff()
  expect(await balances(ben)).toEqual([staked, paid])
})
