import { expect, it } from 'vitest'
import { divisionGroups, firstDivisions } from './divisions.ts'

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index)
const sizesOf = (parts: readonly (readonly number[])[]) => parts.map(({ length }) => length)

it.each([
  [1, [1]],
  [3, [3]],
  [4, [4]],
  [7, [7]],
  [8, [4, 4]],
  [9, [5, 4]],
  [11, [6, 5]],
  [12, [4, 4, 4]],
  [13, [5, 4, 4]],
  [60, [20, 20, 20]],
  [61, [21, 20, 20]],
  [62, [21, 21, 20]],
  [63, [21, 21, 21]],
  [200, [67, 67, 66]],
])('splits %i entries of a league into divisions of %j [CP28]', (entries, sizes) => {
  const divisions = firstDivisions(upTo(entries))
  expect(sizesOf(divisions)).toEqual(sizes)
  expect(divisions.flat().toSorted((a, b) => a - b)).toEqual(upTo(entries))
})

it.each([
  [1, [1]],
  [20, [20]],
  [21, [11, 10]],
  [40, [20, 20]],
  [41, [14, 14, 13]],
  [60, [20, 20, 20]],
  [61, [16, 15, 15, 15]],
  [67, [17, 17, 17, 16]],
  [80, [20, 20, 20, 20]],
  [81, [17, 16, 16, 16, 16]],
  [100, [20, 20, 20, 20, 20]],
  [101, [17, 17, 17, 17, 17, 16]],
  [120, [20, 20, 20, 20, 20, 20]],
  [121, [18, 18, 17, 17, 17, 17, 17]],
  [140, [20, 20, 20, 20, 20, 20, 20]],
  [141, [18, 18, 18, 18, 18, 17, 17, 17]],
  [160, [20, 20, 20, 20, 20, 20, 20, 20]],
  [161, [18, 18, 18, 18, 18, 18, 18, 18, 17]],
  [171, [19, 19, 19, 19, 19, 19, 19, 19, 19]],
])('splits a league division of %i entries into groups of the sizes %j [CP27]', (entries, sizes) => {
  expect(sizesOf(divisionGroups(upTo(entries)))).toEqual(sizes)
})
