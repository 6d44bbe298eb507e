import { expect, it } from 'vitest'
import { lateText } from './late-text.ts'

const late = (left: number) => lateText({ total: 10, left }, 100)

it('a latecomer reads what they missed and what is left, without a promise', () => {
  expect(late(6)).toBe('Rounds 1 to 4 are past betting; 6 of 10 are left. You start with 100 chips like everybody.')
  expect(late(9)).toBe('Round 1 is past betting; 9 of 10 are left. You start with 100 chips like everybody.')
  expect(late(1)).toContain('one round is left')
})

it('a latecomer reads nothing if nothing was missed or nothing is left', () => {
  expect(late(10)).toBeUndefined()
  expect(late(0)).toBeUndefined()
})
