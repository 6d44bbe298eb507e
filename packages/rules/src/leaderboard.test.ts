import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isActive, type Ranked, rankMembers, winnerOf } from './leaderboard.ts'

const kickOff = Date.UTC(2026, 0, 3, 15)

const inPlay = { eliminatedIn: null, lastStanding: false }

function aMember(member: Partial<Ranked> & { userId: string }): Ranked {
  return {
    chips: 100,
    betsWon: 0,
    betsPlaced: 0,
    hasSettledBet: true,
    isActive: true,
    joinedAt: kickOff,
    ...inPlay,
    ...member,
  }
}

const order = (...members: readonly Ranked[]) => rankMembers(members).map(({ userId }) => userId)

it('[K1] most chips come first', () => {
  expect(order(aMember({ userId: 'ana' }), aMember({ userId: 'ben', chips: 120 }))).toEqual(['ben', 'ana'])
})

it.each([
  [0, 0, false],
  [1, 0, true],
  [1, 1, true],
  [0, 1, false],
  [1, 5, true],
  [1, 6, false],
  [2, 6, true],
  [2, 8, true],
  [2, 9, false],
  [3, 10, true],
])('[K6] with bets settled in %i of %i rounds a member is active: %s', (roundsBet, roundsOpen, expected) => {
  expect(isActive({ roundsBet, roundsOpen })).toBe(expected)
})

it('[K1] active members rank before all others, whatever they hold', () => {
  const idle = aMember({ userId: 'ana', chips: 100, hasSettledBet: false, isActive: false })
  const broke = aMember({ userId: 'ben', chips: 0, betsPlaced: 4 })
  const rare = aMember({ userId: 'cleo', chips: 90, betsPlaced: 1, isActive: false })
  expect(order(idle, broke, rare)).toEqual(['ben', 'ana', 'cleo'])
})

it('[K1] [X3] active members rank before the others who were eliminated in the same round', () => {
  const eliminated = { eliminatedIn: 4 }
  const idle = aMember({ userId: 'ana', chips: 9, hasSettledBet: false, isActive: false, ...eliminated })
  const later = aMember({ userId: 'cleo', chips: 1, hasSettledBet: false, isActive: false, eliminatedIn: 5 })
  const ranking = rankMembers([idle, aMember({ userId: 'ben', chips: 0, betsPlaced: 4, ...eliminated }), later])
  expect(ranking.map(({ userId }) => userId)).toEqual(['cleo', 'ben', 'ana'])
})

it('[K1] position 1 has won as soon as anybody in the game has had a bet settled', () => {
  const idle = aMember({ userId: 'ana', chips: 100, hasSettledBet: false, isActive: false })
  const rare = aMember({ userId: 'ben', chips: 80, betsPlaced: 1, isActive: false })
  expect(winnerOf(rankMembers([rare, idle]))?.userId).toBe('ana')
  expect(winnerOf(rankMembers([{ ...rare, hasSettledBet: false }, idle]))).toBeUndefined()
  expect(winnerOf(rankMembers([]))).toBeUndefined()
})

it('[K1] then most bets won', () => {
  expect(order(aMember({ userId: 'ana' }), aMember({ userId: 'ben', betsWon: 1, betsPlaced: 9 }))).toEqual([
    'ben',
    'ana',
  ])
})

it('[K1] then fewest bets placed', () => {
  expect(order(aMember({ userId: 'ana', betsPlaced: 2 }), aMember({ userId: 'ben', betsPlaced: 1 }))).toEqual([
    'ben',
    'ana',
  ])
})

it('[K1] then who joined first', () => {
  expect(order(aMember({ userId: 'ana', joinedAt: kickOff + 1 }), aMember({ userId: 'ben' }))).toEqual(['ben', 'ana'])
})

it('[K1] the order does not depend on the order they are read in, and leaves what it was given alone', () => {
  const few = fc.integer({ min: 0, max: 2 })
  const members = fc.uniqueArray(
    fc.record({
      userId: fc.uuid(),
      chips: few,
      betsWon: few,
      betsPlaced: few,
      hasSettledBet: fc.boolean(),
      isActive: fc.boolean(),
      joinedAt: few,
      eliminatedIn: fc.option(few),
      lastStanding: fc.boolean(),
    }),
    { selector: (member) => member.userId },
  )
  fc.assert(
    fc.property(members, (given) => {
      const before = [...given]
      expect(rankMembers(given.toReversed())).toEqual(rankMembers(given))
      expect(given).toEqual(before)
    }),
  )
})
