import { expect, it } from 'vitest'
import { chipsOf } from './chip-stack.tsx'

it('a stake stands in the fewest chips, the biggest below', () => {
  expect(chipsOf(187)).toEqual([100, 50, 25, 10, 1, 1])
  expect(chipsOf(0)).toEqual([])
})

it('a stack too high to draw loses from the small end', () => {
  expect(chipsOf(499, 4)).toEqual([100, 100, 100, 100])
})
