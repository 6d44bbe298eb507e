import type { Bet } from '@bettle/contract'
import { expect, it } from 'vitest'
import { barOf } from './bet-bar-state.ts'

const noun = (count: number) => (count === 1 ? 'corner' : 'corners')
const at = (betType: 'over' | 'under', threshold: number, count: number, outcome: Bet['outcome'] = 'open') =>
  barOf({ bet: { odds: { betType, threshold }, outcome } as Bet, count }, noun)

it('an over fills with each event up to the count that wins [PR863]', () => {
  expect(at('over', 3.5, 0)).toEqual({ share: 0, text: '0 of 4' })
  expect(at('over', 3.5, 2)).toEqual({ share: 0.5, text: '2 of 4' })
  expect(at('over', 3.5, 6)).toEqual({ share: 1, text: '6 of 4' })
  // At exactly 3 the stake comes back, so the fourth event wins.
  expect(at('over', 3, 3)).toEqual({ share: 0.75, text: '3 of 4' })
})

it('an under shows how many more events lose it [PR863]', () => {
  expect(at('under', 2.5, 0)).toEqual({ share: 1, text: '3 more and it is lost' })
  expect(at('under', 2.5, 2).text).toBe('one more and it is lost')
  expect(at('under', 2.5, 3)).toEqual({ share: 0, text: 'too many already' })
  // At exactly 2 the stake comes back, so the third event loses.
  expect(at('under', 2, 2).text).toBe('one more and it is lost')
})

it('a settled bet shows the count that settled it', () => {
  expect(at('over', 0.5, 1, 'won').text).toBe('1 corner')
  expect(at('under', 1.5, 2, 'lost').text).toBe('2 corners')
})
