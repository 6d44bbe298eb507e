import { expect, it } from 'vitest'
import { firstTies, knockoutRounds, nextTies, standardOrder } from './bracket.ts'

it.each([
  [1, [1]],
  [2, [1, 2]],
  [4, [1, 4, 2, 3]],
  [8, [1, 8, 4, 5, 2, 7, 3, 6]],
])('orders the %i seeds of a bracket in standard order [CP24]', (seeds, order) => {
  expect(standardOrder(seeds)).toEqual(order)
})

it('pairs each of four group winners with the runner-up of the group whose winner plays two ties further on [CP24]', () => {
  // Group 0 has seed 1, group 1 has seed 2 and so on. In standard order the winners come from the groups 0, 3, 1, 2.
  const winners = [0, 1, 2, 3].map((group) => ({ group, seed: group + 1 }))
  const runnersUp = [3, 2, 1, 0].map((group, index) => ({ group, seed: 5 + index }))
  const ties = firstTies(winners, runnersUp)
  expect(ties.map((tie) => tie.map(({ group }) => group))).toEqual([
    [0, 1],
    [3, 2],
    [1, 0],
    [2, 3],
  ])
})

it.each([2, 4, 8, 16, 32, 64])(
  'keeps the two entries that advance from one group apart until the final, with %i groups [CP24]',
  (groups) => {
    const winners = Array.from({ length: groups }, (_, group) => ({ group, seed: group + 1 }))
    const runnersUp = winners.map(({ group }) => ({ group, seed: groups + group + 1 })).toReversed()
    const ties = firstTies(winners, runnersUp)
    const upper = ties.slice(0, groups / 2).flat()
    expect(new Set(upper.map(({ group }) => group)).size).toBe(groups)
    expect(new Set(ties.flat().map(({ seed }) => seed)).size).toBe(groups * 2)
  },
)

it('lets the winners of neighbouring ties meet in the next round [CP24]', () => {
  expect(nextTies(['a', 'b', 'c', 'd'])).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ])
})

it.each([
  [1, 0],
  [2, 2],
  [4, 3],
  [64, 7],
])('plans, for a tournament with %i groups, %i knockout rounds [CP26]', (groups, rounds) => {
  expect(knockoutRounds(groups)).toBe(rounds)
})
