import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Award, awardsOf, countsAs, currentAwards, type TrophyEntry, trophyEntries } from './trophy.ts'

it('[Z4] a lobby counts once two people have had a bet settled, and practice never', () => {
  expect(countsAs({ isPractice: false, people: 0 })).toBe('too-few')
  expect(countsAs({ isPractice: false, people: 1 })).toBe('too-few')
  expect(countsAs({ isPractice: false, people: 2 })).toBe('counts')
  expect(countsAs({ isPractice: true, people: 8 })).toBe('practice')
})

const ana = { userId: 'ana', chips: 120, hasSettledBet: true, isActive: true, lastStanding: false }
const ben = { userId: 'ben', chips: 80, hasSettledBet: true, isActive: true, lastStanding: false }
const idle = { userId: 'cleo', chips: 100, hasSettledBet: false, isActive: false, lastStanding: false }

describe('what a game brings', () => {
  it('[Z5] everyone who ever played has a place in it, with or without trophies', () => {
    expect(awardsOf([ana, ben, idle], 300, 'top-3')).toEqual([
      { userId: 'ana', position: 1, won: true, trophies: 210 },
      { userId: 'ben', position: 2, won: false, trophies: 90 },
      { userId: 'cleo', position: 3, won: false, trophies: 0 },
    ])
  })

  it('[Z1] nobody has won who never had a bet settled, also in the first place', () => {
    expect(awardsOf([idle], 100, 'proportional')).toEqual([{ userId: 'cleo', position: 1, won: false, trophies: 0 }])
  })
})

describe('the ledger of trophies', () => {
  const before = awardsOf([ana, ben, idle], 300, 'top-3')
  const booked = trophyEntries([], before)

  it('[Z5] enters every award once: nothing is left to enter then', () => {
    expect(booked).toEqual(before.map((award) => ({ ...award, kind: 'award' })))
    expect(trophyEntries(booked, before)).toEqual([])
  })

  it('[Z6] takes back by the exact opposite what no longer stands, and leaves what does', () => {
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

  it('[Z6] whatever is corrected how often, what stands is what was due last, to the trophy', () => {
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
