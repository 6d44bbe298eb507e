import { expect, it } from 'vitest'
import { type BetEntry, outcomeChanges } from './receipt.ts'

const stake: BetEntry = { kind: 'stake', amount: -10 }
const payout: BetEntry = { kind: 'payout', amount: 18 }
const correction = (amount: number): BetEntry => ({ kind: 'correction', amount })
const bet = { stake: 10, hundredths: 180 }

it('[S11] a bet that was never corrected has no change', () => {
  expect(outcomeChanges([stake], { ...bet, outcome: 'open' })).toEqual([])
  expect(outcomeChanges([stake, payout], { ...bet, outcome: 'won' })).toEqual([])
})

it('[S11] each correction says what the bet was before and after', () => {
  expect(outcomeChanges([stake, payout, correction(-18)], { ...bet, outcome: 'lost' })).toEqual([
    { from: 'won', to: 'lost' },
  ])
  const back = [stake, correction(18), correction(-18), correction(10)]
  expect(outcomeChanges(back, { ...bet, outcome: 'void' })).toEqual([
    { from: 'lost', to: 'won' },
    { from: 'won', to: 'lost' },
    { from: 'lost', to: 'void' },
  ])
  const refund: BetEntry = { kind: 'refund', amount: 10 }
  expect(outcomeChanges([stake, refund, correction(8)], { ...bet, outcome: 'won' })).toEqual([
    { from: 'void', to: 'won' },
  ])
})

it('[S11] also where the round went on after all', () => {
  expect(outcomeChanges([stake, payout, correction(-18)], { ...bet, outcome: 'open' })).toEqual([
    { from: 'won', to: 'open' },
  ])
  expect(outcomeChanges([stake, payout, correction(-18), payout], { ...bet, outcome: 'won' })).toEqual([
    { from: 'won', to: 'open' },
  ])
})
