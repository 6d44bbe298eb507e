import { expect, it } from 'vitest'
import { lateText } from './late-text.ts'

const late = (left: number) => lateText({ total: 10, left }, 100)

it('a latecomer reads what they have missed and how much is left to play', () => {
  expect(late(6)).toBe('Betting on rounds 1 to 4 is over; 6 of 10 are left. You still start with 100 chips.')
  expect(late(9)).toBe('Betting on round 1 is over; 9 of 10 are left. You still start with 100 chips.')
  expect(late(1)).toContain('one round is left')
})

it('a latecomer reads nothing about missed rounds if they have missed none or if no round is left', () => {
  expect(late(10)).toBeUndefined()
  expect(late(0)).toBeUndefined()
})
