import { expect, it } from 'vitest'
import { pointsForRank } from './competition-points.ts'

it('gives the first six ranks of a lobby 10, 7, 5, 4, 3 and 2 points, and each later rank 1 [CP14]', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 8, 20].map(pointsForRank)).toEqual([10, 7, 5, 4, 3, 2, 1, 1, 1])
})
