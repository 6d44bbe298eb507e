import { expect, it } from 'vitest'
import { estimateCompetition, fixturesNeeded } from './fixtures-needed.ts'

const settings = { format: 'tournament', groupFixtures: 1, seasonFixtures: 10 } as const

it.each([
  [5, 1, 1],
  [6, 1, 3],
  [8, 1, 3],
  [16, 1, 3],
  [17, 1, 4],
  [32, 1, 4],
  [33, 1, 5],
  [64, 1, 5],
  [65, 1, 6],
  [128, 1, 6],
  [129, 1, 7],
  [256, 1, 7],
  [257, 1, 8],
  [8, 5, 7],
  [512, 2, 9],
])(
  'needs, for a tournament of %i entries with %i group fixtures, %i fixtures [CP26]',
  (entries, groupFixtures, needed) => {
    expect(fixturesNeeded({ ...settings, groupFixtures }, entries)).toBe(needed)
  },
)

it('needs one fixture for an exclusive lobby, and the fixtures of one season for a league [CP2] [CP26]', () => {
  expect(fixturesNeeded({ ...settings, format: 'lobby' }, 30)).toBe(1)
  expect(fixturesNeeded({ ...settings, format: 'league' }, 30)).toBe(10)
})

it('estimates 3 fixtures, 2 groups, 2 knockout rounds and 420 minutes for a tournament of eight entries [CP26]', () => {
  expect(estimateCompetition(settings, 8)).toEqual({ fixtures: 3, groups: 2, knockoutRounds: 2, minutes: 420 })
})
