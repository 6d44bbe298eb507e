import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Ranked, rankMembers } from './leaderboard.ts'

const kickOff = Date.UTC(2026, 0, 3, 15)

const inPlay = { eliminatedIn: null, lastStanding: false }

function aMember(member: Partial<Ranked> & { userId: string }): Ranked {
  return { chips: 100, betsWon: 0, betsPlaced: 0, hasSettledBet: true, joinedAt: kickOff, ...inPlay, ...member }
}

const order = (...members: readonly Ranked[]) => rankMembers(members).map(({ userId }) => userId)

it('[K1] most chips come first', () => {
  expect(order(aMember({ userId: 'ana' }), aMember({ userId: 'ben', chips: 120 }))).toEqual(['ben', 'ana'])
})

it('[K1] who never had a bet settled is behind all who had, whatever they hold', () => {
  const idle = aMember({ userId: 'ana', chips: 100, hasSettledBet: false })
  const broke = aMember({ userId: 'ben', chips: 0, betsPlaced: 4 })
  const waiting = aMember({ userId: 'cleo', chips: 90, betsPlaced: 1, hasSettledBet: false })
  expect(order(idle, broke, waiting)).toEqual(['ben', 'ana', 'cleo'])
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
