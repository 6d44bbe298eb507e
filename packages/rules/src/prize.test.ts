import { expect, it } from 'vitest'
import { prizePot } from './prize.ts'

it('[K2] the pot holds the starting chips of everyone who ever played', () => {
  expect(prizePot(100, 3)).toBe(300)
  expect(prizePot(100, 0)).toBe(0)
})
