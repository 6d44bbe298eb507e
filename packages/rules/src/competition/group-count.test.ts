import { expect, it } from 'vitest'
import { groupCount } from './group-count.ts'

it.each([
  [2, 1],
  [5, 1],
  [6, 2],
  [16, 2],
  [17, 4],
  [32, 4],
  [33, 8],
  [64, 8],
  [65, 16],
  [128, 16],
  [129, 32],
  [256, 32],
  [257, 64],
  [512, 64],
])('puts %i entries of a tournament into %i groups [CP19]', (entries, groups) => {
  expect(groupCount(entries)).toBe(groups)
})
