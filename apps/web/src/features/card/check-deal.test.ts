import type { CardKind } from '@bettle/rules'
import { DEFAULT_SETTINGS } from '@bettle/rules'
import { expect, it } from 'vitest'
import { LOBBY_ID, userId } from '../../push/lobby/a-lobby.test-support.ts'
import { checkDeal, type PublishedDeal } from './check-deal.ts'

/** The SHA-256 of 'abc' is a published value. Another program, with its own hashes, drew the hands from this seed. */
const dealt: PublishedDeal = {
  seed: 'abc',
  commitment: 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  hands: [
    { userId: userId(1), cards: ['near-miss', 'scout', 'boost'] },
    { userId: userId(2), cards: ['near-miss', 'boost', 'scout'] },
    { userId: userId(3), cards: ['boost', 'shield', 'near-miss'] },
  ],
}

const check = (deal: PublishedDeal) => checkDeal(deal, LOBBY_ID, DEFAULT_SETTINGS)

it('the check of a deal confirms the published hash of the seed and every hand that follows from the seed [H3] [PR187]', async () => {
  const checked = await check(dealt)
  expect(checked.isSeedKept).toBe(true)
  expect(checked.hands.map(({ matches }) => matches)).toEqual([true, true, true])
})

it('the check of a deal detects a seed that does not match the published hash [H3]', async () => {
  expect((await check({ ...dealt, seed: 'abd' })).isSeedKept).toBe(false)
})

it('the check of a deal detects a hand that does not follow from the seed [H3] [PR187]', async () => {
  const chosen: CardKind[] = ['boost', 'shield', 'scout']
  const hands = dealt.hands.map((hand, index) => (index === 1 ? { ...hand, cards: chosen } : hand))
  const checked = await check({ ...dealt, hands })
  expect(checked.hands.map(({ matches }) => matches)).toEqual([true, false, true])
})
