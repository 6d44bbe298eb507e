import { expect, it } from 'vitest'
import { correctionsIn, type Decision } from './receipt.ts'

const decision = (from: Decision['from'], to: Decision['to'], credit: number): Decision => ({ from, to, credit })

it('[S11] a bet that was never corrected has no correction', () => {
  expect(correctionsIn([])).toEqual([])
  expect(correctionsIn([decision('open', 'won', 18)])).toEqual([])
})

it('[S11] each correction says what the bet was before and after, and what moved for it', () => {
  const history = [decision('open', 'won', 18), decision('won', 'lost', 0), decision('lost', 'void', 10)]
  expect(correctionsIn(history)).toEqual([
    { ...decision('won', 'lost', 0), amount: -18 },
    { ...decision('lost', 'void', 10), amount: 10 },
  ])
})

it('[S11] also where not a chip moved: one staked at 1.22 pays one, as a void bet does', () => {
  const history = [decision('open', 'won', 1), decision('won', 'void', 1), decision('void', 'void', 1)]
  expect(correctionsIn(history)).toEqual([
    { ...decision('won', 'void', 1), amount: 0 },
    { ...decision('void', 'void', 1), amount: 0 },
  ])
})

it('[S11] a round that goes on after all takes its bets back to open; settling them again corrects nothing', () => {
  const history = [decision('open', 'won', 18), decision('won', 'open', 0), decision('open', 'won', 18)]
  expect(correctionsIn(history)).toEqual([{ ...decision('won', 'open', 0), amount: -18 }])
})
