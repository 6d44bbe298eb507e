import { expect, it } from 'vitest'
import { correctionsIn, type Decision } from './receipt.ts'

const decision = (from: Decision['from'], to: Decision['to'], credit: number): Decision => ({ from, to, credit })

it('shows no correction on the receipt of a bet that was never corrected [S11]', () => {
  expect(correctionsIn([])).toEqual([])
  expect(correctionsIn([decision('open', 'won', 18)])).toEqual([])
})

it('shows on a receipt the bet before and after each correction, and the chips that moved [S11]', () => {
  const history = [decision('open', 'won', 18), decision('won', 'lost', 0), decision('lost', 'void', 10)]
  expect(correctionsIn(history)).toEqual([
    { ...decision('won', 'lost', 0), amount: -18 },
    { ...decision('lost', 'void', 10), amount: 10 },
  ])
})

it('shows a correction that moves no chips on a receipt, such as from a win at 1.22 with stake one to a void bet [S11]', () => {
  const history = [decision('open', 'won', 1), decision('won', 'void', 1), decision('void', 'void', 1)]
  expect(correctionsIn(history)).toEqual([
    { ...decision('won', 'void', 1), amount: 0 },
    { ...decision('void', 'void', 1), amount: 0 },
  ])
})

it('shows the reopening of a bet as a correction on its receipt, but not the settlement that follows [S11]', () => {
  const history = [decision('open', 'won', 18), decision('won', 'open', 0), decision('open', 'won', 18)]
  expect(correctionsIn(history)).toEqual([{ ...decision('won', 'open', 0), amount: -18 }])
})
