import { expect, it } from 'vitest'
import { chipsOf } from './chip-stack.tsx'

it('a stake is drawn with the fewest chips, the largest at the bottom', () => {
  expect(chipsOf(187)).toEqual([100, 50, 25, 10, 1, 1])
  expect(chipsOf(0)).toEqual([])
})

it('a stack of chips that would be too high is drawn without its smallest chips', () => {
  expect(chipsOf(499, 4)).toEqual([100, 100, 100, 100])
})
