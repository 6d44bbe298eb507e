import { planRounds } from '@bettle/rules'
import { expect, it } from 'vitest'
import { newOddsOf } from '../odds/new-odds.ts'
import { newRoundOf } from './new-round.ts'

it('a new round starts at the end of the last round, and lasts ten minutes [PR321]', () => {
  expect(newRoundOf([])).toEqual({ startMinute: 0, endMinute: 10 })
  const rounds = [
    { id: 'r2', startMinute: 10, endMinute: 17 },
    { id: 'r1', startMinute: 0, endMinute: 10 },
  ]
  expect(newRoundOf(rounds)).toEqual({ startMinute: 17, endMinute: 27 })
})

it('a new round after one that lasts until the half ends gives that round an end, and lasts until the half ends itself [PR321]', () => {
  const plan = planRounds(45, 10).map((round, index) => ({ ...round, id: index + 1 }))
  expect(newRoundOf(plan)).toEqual({ startMinute: 50, endMinute: null, before: { id: 5, endMinute: 50 } })
})

it('a new option has the threshold 0.5, or one above the highest threshold, and the odds 2 [PR321]', () => {
  expect(newOddsOf([])).toEqual({ threshold: 0.5, oddsValue: 2 })
  expect(newOddsOf([{ threshold: 2.5 }, { threshold: 1.5 }])).toEqual({ threshold: 3.5, oddsValue: 2 })
})
