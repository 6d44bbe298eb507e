import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { PrizeDistribution } from '../lobby/settings.ts'
import { type PrizeCandidate, prizePot, prizesOf } from './prize.ts'
import { awardsOf } from './trophy.ts'

it('adds up the pot from the starting chips of every member who ever played [K2] [PR131] [PR231]', () => {
  expect(prizePot(100, 3)).toBe(300)
  expect(prizePot(100, 0)).toBe(0)
})

/** Makes a ranking with these chips. 'idle' chips belong to a member without a settled bet. */
const ranking = (...chips: readonly (number | { idle: number })[]): PrizeCandidate[] =>
  chips.map((held) =>
    typeof held === 'number'
      ? { chips: held, hasSettledBet: true, isActive: true }
      : { chips: held.idle, hasSettledBet: false, isActive: false },
  )

it.each<[string, PrizeDistribution, PrizeCandidate[], number[]]>([
  ['the winner takes all', 'winner-takes-all', ranking(150, 90, 60), [300, 0, 0]],
  ['the first three share it 50, 30 and 20 percent', 'top-3', ranking(150, 90, 60), [150, 90, 60]],
  ['a fourth member gets nothing if the first three share it', 'top-3', ranking(200, 100, 50, 50), [200, 120, 80, 0]],
  ['two members share it 70 and 30 percent', 'top-3', ranking(120, 80), [140, 60]],
  ['a single member gets all of it', 'top-3', ranking(120), [100]],
  ['in proportion to chips', 'proportional', ranking(150, 100, 50), [150, 100, 50]],
  ['chips below zero count as zero', 'proportional', ranking(300, 100, -100), [225, 75, 0]],
  ['members without chips share equally, the rest by rank', 'proportional', ranking(0, 0, -10), [100, 100, 100]],
])('divides the pot of a lobby: %s [Z2] [PR232]', (_what, distribution, entries, prizes) => {
  expect(prizesOf(entries, prizePot(100, entries.length), distribution)).toEqual(prizes)
})

it('gives no share of the pot to a member who is not active, for any distribution [Z1] [PR232]', () => {
  const rare = { chips: 100, hasSettledBet: true, isActive: false }
  for (const entries of [ranking(120, 80, { idle: 100 }), [...ranking(120, 80), rare]]) {
    expect(prizesOf(entries, 300, 'winner-takes-all')).toEqual([300, 0, 0])
    expect(prizesOf(entries, 300, 'top-3')).toEqual([210, 90, 0])
    expect(prizesOf(entries, 300, 'proportional')).toEqual([180, 120, 0])
  }
})

it('gives a share of the pot to the first in the ranking even if that member is not active, for example as the last player left [Z1] [X5]', () => {
  expect(prizesOf(ranking({ idle: 60 }, { idle: 50 }, 8, 5), 400, 'top-3')).toEqual([200, 0, 120, 80])
  const last = { userId: 'last', chips: 60, hasSettledBet: false, isActive: false, lastStanding: true }
  const eliminated = { userId: 'fell', chips: 8, hasSettledBet: true, isActive: true, lastStanding: false }
  expect(awardsOf([last, eliminated], 200, 'winner-takes-all')).toEqual([
    { userId: 'last', position: 1, won: true, trophies: 200 },
    { userId: 'fell', position: 2, won: false, trophies: 0 },
  ])
})

it('gives the whole pot to position 1 if bets were settled but no member is active [Z1]', () => {
  const rare = (chips: number) => ({ chips, hasSettledBet: true, isActive: false })
  for (const how of ['winner-takes-all', 'top-3', 'proportional'] as const) {
    expect(prizesOf([rare(90), rare(80)], 200, how)).toEqual([200, 0])
  }
})

it('pays no prizes if no bet was settled, for any distribution [Z1]', () => {
  for (const distribution of ['winner-takes-all', 'top-3', 'proportional'] as const) {
    expect(prizesOf(ranking({ idle: 100 }, { idle: 90 }), 200, distribution)).toEqual([0, 0])
    expect(prizesOf([], 0, distribution)).toEqual([])
  }
})

it('gives the rest of rounded prizes to the largest remainder, and to the higher rank among equal remainders [Z3]', () => {
  // 110 in three equal shares is 36.67 each, so two of the three members get one trophy more.
  expect(prizesOf(ranking(10, 10, 10), 110, 'proportional')).toEqual([37, 37, 36])
  // 100 divided by 7 : 5 : 3 is 46.67, 33.33 and 20. The remaining trophy goes to the first member.
  expect(prizesOf(ranking(7, 5, 3), 100, 'proportional')).toEqual([47, 33, 20])
  // 30 divided by 1 : 5 : 4 is 3, 15 and 12.
  expect(prizesOf(ranking(1, 5, 4), 30, 'proportional')).toEqual([3, 15, 12])
  expect(prizesOf(ranking(2, 10, 8), 33, 'proportional')).toEqual([3, 17, 13])
})

const entry = fc.record({
  chips: fc.integer({ min: -10_000, max: 1_000_000 }),
  hasSettledBet: fc.boolean(),
  isActive: fc.boolean(),
})
const distribution = fc.constantFrom('winner-takes-all', 'top-3', 'proportional')

it('pays whole prizes that are never negative and add up to the pot [Z3] [PR232]', () => {
  fc.assert(
    fc.property(
      fc.array(entry, { maxLength: 60 }),
      fc.integer({ min: 10, max: 1000 }),
      distribution,
      (entries, each, how) => {
        const pot = prizePot(each, entries.length)
        const prizes = prizesOf(entries, pot, how)
        expect(prizes).toHaveLength(entries.length)
        expect(prizes.every((prize) => Number.isSafeInteger(prize) && prize >= 0)).toBe(true)
        const hasSettledBets = entries.some(({ hasSettledBet }) => hasSettledBet)
        expect(prizes.reduce((sum, prize) => sum + prize, 0)).toBe(hasSettledBets ? pot : 0)
        expect(prizes.every((prize, index) => prize === 0 || index === 0 || entries[index]?.isActive)).toBe(true)
      },
    ),
  )
})

it('never pays a higher rank less than a lower rank, as long as chips decide the rank [Z2]', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: -50, max: 500 }), { minLength: 1, maxLength: 20 }),
      distribution,
      (chips, how) => {
        const prizes = prizesOf(ranking(...chips.toSorted((a, b) => b - a)), 997, how)
        expect(prizes).toEqual(prizes.toSorted((a, b) => b - a))
      },
    ),
  )
})
