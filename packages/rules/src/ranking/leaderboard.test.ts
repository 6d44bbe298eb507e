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

it('ranks the member with most chips first [K1] [PR202]', () => {
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
])(
  'decides whether a member with bets settled in %i of %i rounds is active: %s [K6]',
  (roundsBet, roundsOpen, expected) => {
    expect(isActive({ roundsBet, roundsOpen })).toBe(expected)
  },
)

it('ranks active members before all others, whatever their chips [K1] [PR230]', () => {
  const idle = aMember({ userId: 'ana', chips: 100, hasSettledBet: false, isActive: false })
  const broke = aMember({ userId: 'ben', chips: 0, betsPlaced: 4 })
  const rare = aMember({ userId: 'cleo', chips: 90, betsPlaced: 1, isActive: false })
  expect(order(idle, broke, rare)).toEqual(['ben', 'ana', 'cleo'])
})

it('ranks an active member before an inactive member eliminated in the same round, but behind a member eliminated later [K1] [X3]', () => {
  const eliminated = { eliminatedIn: 4 }
  const idle = aMember({ userId: 'ana', chips: 9, hasSettledBet: false, isActive: false, ...eliminated })
  const later = aMember({ userId: 'cleo', chips: 1, hasSettledBet: false, isActive: false, eliminatedIn: 5 })
  const ranking = rankMembers([idle, aMember({ userId: 'ben', chips: 0, betsPlaced: 4, ...eliminated }), later])
  expect(ranking.map(({ userId }) => userId)).toEqual(['cleo', 'ben', 'ana'])
})

it('names the first in the ranking as winner once any bet of the game was settled, and no winner before [K1]', () => {
  const idle = aMember({ userId: 'ana', chips: 100, hasSettledBet: false, isActive: false })
  const rare = aMember({ userId: 'ben', chips: 80, betsPlaced: 1, isActive: false })
  expect(winnerOf(rankMembers([rare, idle]))?.userId).toBe('ana')
  expect(winnerOf(rankMembers([{ ...rare, hasSettledBet: false }, idle]))).toBeUndefined()
  expect(winnerOf(rankMembers([]))).toBeUndefined()
})

it('ranks members with equal chips by most bets won [K1] [PR230]', () => {
  expect(order(aMember({ userId: 'ana' }), aMember({ userId: 'ben', betsWon: 1, betsPlaced: 9 }))).toEqual([
    'ben',
    'ana',
  ])
})

it('ranks members with equal chips and wins by fewest bets placed [K1] [PR230]', () => {
  expect(order(aMember({ userId: 'ana', betsPlaced: 2 }), aMember({ userId: 'ben', betsPlaced: 1 }))).toEqual([
    'ben',
    'ana',
  ])
})

it('ranks members who are otherwise equal by who joined first [K1] [PR230]', () => {
  expect(order(aMember({ userId: 'ana', joinedAt: kickOff + 1 }), aMember({ userId: 'ben' }))).toEqual(['ben', 'ana'])
})

it('ranks members independently of their order in the input, and does not change the input [K1]', () => {
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

const competitionOrder = (...members: readonly Ranked[]) =>
  rankMembers(members, { isCompetition: true }).map(({ userId }) => userId)

it('ranks an absent member last in a competition, even as the last player left, who ranks first in other lobbies [CP13]', () => {
  const absent = { chips: 500, hasSettledBet: false, isActive: false, lastStanding: true }
  const members = [aMember({ userId: 'ana', ...absent }), aMember({ userId: 'ben', chips: 0 })] as const
  expect(competitionOrder(...members)).toEqual(['ben', 'ana'])
  expect(order(...members)).toEqual(['ana', 'ben'])
})

it('ranks otherwise equal members of a competition in the order in which they were seated [CP13]', () => {
  const members = [aMember({ userId: 'ana', joinedAt: kickOff + 1 }), aMember({ userId: 'ben' })] as const
  expect(competitionOrder(...members)).toEqual(['ben', 'ana'])
})
