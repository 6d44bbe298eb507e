import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lobbyFigures } from '../lobby/lobby-figures.ts'
import { type Award, awardsOf, countsAs, currentAwards, type TrophyEntry, trophyEntries } from './trophy.ts'

it('counts a lobby for trophies once two users have had a bet settled, and never counts a practice lobby [Z4]', () => {
  expect(countsAs({ isPractice: false, isOwnMatch: false, isCompetition: false, people: 0 })).toBe('too-few')
  expect(countsAs({ isPractice: false, isOwnMatch: false, isCompetition: false, people: 1 })).toBe('too-few')
  expect(countsAs({ isPractice: false, isOwnMatch: false, isCompetition: false, people: 2 })).toBe('counts')
  expect(countsAs({ isPractice: true, isOwnMatch: false, isCompetition: false, people: 8 })).toBe('practice')
})

it('counts no lobby on a match that a user opened for a room of their own [OM3]', () => {
  expect(countsAs({ isPractice: false, isOwnMatch: true, isCompetition: false, people: 8 })).toBe('own-match')
})

const ana = { userId: 'ana', chips: 120, hasSettledBet: true, isActive: true, lastStanding: false }
const ben = { userId: 'ben', chips: 80, hasSettledBet: true, isActive: true, lastStanding: false }
const idle = { userId: 'cleo', chips: 100, hasSettledBet: false, isActive: false, lastStanding: false }

describe('the awards of a game', () => {
  it('lists an award for every ranked member with the position and trophies of the member, also an award of 0 trophies [Z5]', () => {
    expect(awardsOf([ana, ben, idle], 300, 'top-3')).toEqual([
      { userId: 'ana', position: 1, won: true, trophies: 210 },
      { userId: 'ben', position: 2, won: false, trophies: 90 },
      { userId: 'cleo', position: 3, won: false, trophies: 0 },
    ])
  })

  it('names no winner in the awards of a game without a settled bet [Z1]', () => {
    expect(awardsOf([idle], 100, 'proportional')).toEqual([{ userId: 'cleo', position: 1, won: false, trophies: 0 }])
  })
})

describe('a guest in the ranking', () => {
  const guest = { ...ana, userId: 'guest', isGuest: true }

  it('divides the pot among the other players if a guest is first in the ranking, and counts no win for the second in the ranking [G12] [PR565]', () => {
    expect(awardsOf([guest, ben, ana], 200, 'top-3')).toEqual([
      { userId: 'ben', position: 2, won: false, trophies: 140 },
      { userId: 'ana', position: 3, won: false, trophies: 60 },
    ])
    expect(awardsOf([guest, ben], 100, 'winner-takes-all')).toEqual([
      { userId: 'ben', position: 2, won: false, trophies: 100 },
    ])
    expect(awardsOf([guest], 0, 'proportional')).toEqual([])
  })

  it('adds nothing to the pot for a guest [G12] [PR565]', () => {
    const member = { ...ben, betsPlaced: 1, betsWon: 0, present: true, ranked: true, seat: 'player' as const }
    const members = [
      { ...member, joinedAt: 1, eliminatedIn: null },
      { ...member, userId: 'guest', joinedAt: 2, eliminatedIn: null, isGuest: true },
    ]
    const figures = lobbyFigures(members, { startingChips: 100, isCompetition: false })
    expect(figures).toMatchObject({ players: 2, prizePot: 100 })
    expect(figures.ranking).toHaveLength(2)
  })
})

describe('the ledger of trophies', () => {
  const before = awardsOf([ana, ben, idle], 300, 'top-3')
  const booked = trophyEntries([], before)

  it('books every award in the ledger of trophies once, and nothing when the awards are unchanged [Z5]', () => {
    expect(booked).toEqual(before.map((award) => ({ ...award, kind: 'award' })))
    expect(trophyEntries(booked, before)).toEqual([])
  })

  it('reverses a trophy award that no longer applies by its exact opposite, and leaves the other awards unchanged [Z6]', () => {
    const after = awardsOf([ben, ana, idle], 300, 'top-3')
    expect(trophyEntries(booked, after)).toEqual([
      { userId: 'ana', position: 1, won: true, trophies: -210, kind: 'reversal' },
      { userId: 'ben', position: 2, won: false, trophies: -90, kind: 'reversal' },
      { userId: 'ben', position: 1, won: true, trophies: 210, kind: 'award' },
      { userId: 'ana', position: 2, won: false, trophies: 90, kind: 'award' },
    ])
  })

  const award = fc.record({
    userId: fc.constantFrom('ana', 'ben', 'cleo', 'dan'),
    position: fc.integer({ min: 1, max: 4 }),
    won: fc.boolean(),
    trophies: fc.integer({ min: 0, max: 400 }),
  })
  const awards = fc.uniqueArray(award, { selector: ({ userId }) => userId })

  it('ends with exactly the last awards in the ledger of trophies after any corrections [Z6]', () => {
    fc.assert(
      fc.property(fc.array(awards, { maxLength: 6 }), (history) => {
        let entries: TrophyEntry[] = []
        for (const owed of history) entries = [...entries, ...trophyEntries(entries, owed)]
        const last = history.at(-1) ?? []
        const sorted = (some: Iterable<Award>) => [...some].toSorted((a, b) => (a.userId < b.userId ? -1 : 1))
        expect(sorted(currentAwards(entries).values())).toEqual(sorted(last))
        for (const userId of ['ana', 'ben', 'cleo', 'dan']) {
          const sum = entries.filter((entry) => entry.userId === userId).reduce((all, entry) => all + entry.trophies, 0)
          expect(sum).toBe(last.find((owed) => owed.userId === userId)?.trophies ?? 0)
        }
      }),
    )
  })
})
