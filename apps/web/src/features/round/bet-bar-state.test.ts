import type { Bet } from '@bettle/contract'
import { expect, it } from 'vitest'
import { barOf } from './bet-bar-state.ts'

const noun = (count: number) => (count === 1 ? 'corner' : 'corners')
const round = { halfNumber: 1, startMinute: 20, endMinute: 30 }
const at = (betType: 'over' | 'under', threshold: number, count: number, outcome: Bet['outcome'] = 'open') =>
  barOf({ bet: { odds: { betType, threshold }, outcome } as Bet, count }, noun, round)

it('an over fills with each event up to the count that wins, and says until when [PR863]', () => {
  expect(at('over', 3.5, 0)).toEqual({ share: 0, text: "0 of 4 corners by 30'" })
  expect(at('over', 3.5, 2)).toEqual({ share: 0.5, text: "2 of 4 corners by 30'" })
  expect(at('over', 0.5, 0).text).toBe("0 of 1 corner by 30'")
  expect(at('over', 3.5, 6)).toEqual({ share: 1, text: "6 of 4 corners by 30'" })
  // At exactly 3 the stake comes back, so the fourth event wins.
  expect(at('over', 3, 3)).toEqual({ share: 0.75, text: "3 of 4 corners by 30'" })
})

it('an under shows how many more events lose it, and says until when [PR863]', () => {
  expect(at('under', 2.5, 0)).toEqual({ share: 1, text: "No corners yet. 3 more by 30' lose it" })
  expect(at('under', 2.5, 1).text).toBe("1 corner. 2 more by 30' lose it")
  expect(at('under', 2.5, 2).text).toBe("2 corners. One more by 30' loses it")
  expect(at('under', 2.5, 3)).toEqual({ share: 0, text: '3 corners: too many' })
  // At exactly 2 the stake comes back, so the third event loses.
  expect(at('under', 2, 2).text).toBe("2 corners. One more by 30' loses it")
})

it('a round without an end lasts until the whistle', () => {
  const last = { halfNumber: 1, startMinute: 40, endMinute: null }
  const bet = { odds: { betType: 'under', threshold: 2.5 }, outcome: 'open' } as Bet
  expect(barOf({ bet, count: 1 }, noun, last).text).toBe('1 corner. 2 more by half-time lose it')
})

it('a settled bet shows the count that settled it', () => {
  expect(at('over', 0.5, 1, 'won').text).toBe('1 corner')
  expect(at('under', 1.5, 2, 'lost').text).toBe('2 corners')
})
