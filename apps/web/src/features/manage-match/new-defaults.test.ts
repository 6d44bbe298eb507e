import { expect, it } from 'vitest'
import { newOddsOf } from './new-odds.ts'
import { newRoundOf } from './new-round.ts'

it('a new round goes on where the last one ends, for ten minutes', () => {
  expect(newRoundOf([])).toEqual({ startMinute: 0, endMinute: 10 })
  const rounds = [
    { startMinute: 10, endMinute: 17 },
    { startMinute: 0, endMinute: 10 },
  ]
  expect(newRoundOf(rounds)).toEqual({ startMinute: 17, endMinute: 27 })
})

it('new odds are half an event, or one more than the highest there is, at 2', () => {
  expect(newOddsOf([])).toEqual({ threshold: 0.5, oddsValue: 2 })
  expect(newOddsOf([{ threshold: 2.5 }, { threshold: 1.5 }])).toEqual({ threshold: 3.5, oddsValue: 2 })
})
