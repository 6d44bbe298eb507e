import { expect, it } from 'vitest'
import { pointsForRank } from './competition-points.ts'

it('gives 10, 7, 5, 4, 3, 2 points and then 1 each [CP14]', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 8, 20].map(pointsForRank)).toEqual([10, 7, 5, 4, 3, 2, 1, 1, 1])
})
