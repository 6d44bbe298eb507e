import { describe, expect, it } from 'vitest'
import { LEAGUE, TOURNAMENT } from '../../test/competition.ts'
import { expectAsRecounted } from '../../test/expect-as-recounted.ts'
import type { Mishaps } from '../../test/random-competition.ts'
import type { CompetitionSettings } from './competition-settings.ts'
import type { CompetitionState } from './competition-state.ts'

const CALM: Mishaps = { absence: 0.3, event: 0, fixture: 0 }
const UNRULY: Mishaps = { absence: 0.3, event: 0.25, fixture: 0.15 }
const HARSH: Mishaps = { absence: 0.3, event: 0.15, fixture: 0.1, disqualification: 0.6 }

/** Checks that two entries of one group meet only in the final. */
function expectGroupsApart({ stages }: CompetitionState): void {
  const [first, ...rounds] = stages
  const groupOf = (entry: string) => first?.groups.findIndex(({ members }) => members.includes(entry))
  for (const { groups } of rounds.slice(0, -1)) {
    for (const { members } of groups) expect(new Set(members.map(groupOf)).size).toBe(2)
  }
}

/**
 * Checks that the sizes of a division's groups, and of the divisions of a first season, differ by at most one. Entries
 * that join late may change that.
 */
function expectEvenSeasons({ stages }: CompetitionState): void {
  for (const [season, { groups }] of stages.entries()) {
    const divisions = [1, 2, 3].map((division) => groups.filter((group) => group.division === division))
    while (divisions.at(-1)?.length === 0) divisions.pop()
    for (const own of divisions) expectEven(own.map(({ members }) => members.length))
    const sizes = divisions.map((own) => own.reduce((sum, { members }) => sum + members.length, 0))
    if (season === 0) expectEven(sizes)
    if (sizes.length > 1) expect(Math.min(...sizes)).toBeGreaterThanOrEqual(4)
  }
}

function expectEven(sizes: readonly number[]): void {
  expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1)
}

const from = (first: number, count: number) => Array.from({ length: count }, (_, index) => first + index)

describe('the independent recount of a tournament', () => {
  it.each([...from(2, 60), 100, 128, 129, 257, 500])(
    'recounts a tournament of %i entries with the same result as the fold of its log, and lets two of one group meet only in the final [CP19]',
    (entries) => {
      expectGroupsApart(
        expectAsRecounted({ settings: TOURNAMENT, seed: entries, entries, fixtures: 12, mishaps: CALM }),
      )
    },
  )

  it.each(from(5000, 70))(
    'recounts a tournament with absences, failed fixtures and decisions with the same result as the fold of its log, random seed %i [CP41]',
    (seed) => {
      const isLobby = seed % 9 === 0
      const settings: CompetitionSettings = {
        ...TOURNAMENT,
        format: isLobby ? 'lobby' : 'tournament',
        isExclusive: isLobby,
        groupFixtures: 1 + (seed % 4),
        places: 2 + (seed % 40),
      }
      expectAsRecounted({ settings, seed, entries: 1 + (seed % 37), fixtures: 10, mishaps: UNRULY })
    },
  )
})

describe('the independent recount of a tournament with disqualifications', () => {
  it.each(from(7000, 120))(
    'recounts a tournament with disqualifications before and after every boundary with the same result as the fold of its log, random seed %i [CP79] [CP80]',
    (seed) => {
      const isLobby = seed % 9 === 0
      const settings: CompetitionSettings = {
        ...TOURNAMENT,
        format: isLobby ? 'lobby' : 'tournament',
        isExclusive: isLobby,
        groupFixtures: 1 + (seed % 3),
      }
      const mishaps = { ...HARSH, event: seed % 2 === 0 ? 0 : HARSH.event, absence: (seed % 4) * 0.2 }
      expectAsRecounted({ settings, seed, entries: 2 + (seed % 23), fixtures: 10, mishaps })
    },
  )
})

describe('the independent recount of a league', () => {
  it.each(from(8000, 80))(
    'recounts a league with disqualifications before and after every boundary with the same result as the fold of its log, random seed %i [CP79] [CP81]',
    (seed) => {
      const settings = { ...LEAGUE, seasons: 1 + (seed % 3), seasonFixtures: 2 + (seed % 3) }
      const mishaps = { ...HARSH, event: seed % 2 === 0 ? 0 : HARSH.event, absence: (seed % 4) * 0.2 }
      expectAsRecounted({ settings, seed, entries: 2 + (seed % 30), fixtures: 14, mishaps })
    },
  )

  it.each([...from(1, 61), 100, 121, 200])(
    'recounts a league of %i entries with the same result as the fold of its log, and finds the groups of a division even to within one entry [CP27] [CP31]',
    (entries) => {
      const settings = { ...LEAGUE, seasons: 3, seasonFixtures: 2 + (entries % 3) }
      expectEvenSeasons(expectAsRecounted({ settings, seed: entries, entries, fixtures: 12, mishaps: CALM }))
    },
  )

  it.each(from(6000, 60))(
    'recounts a league with absences, failed fixtures and decisions with the same result as the fold of its log, random seed %i [CP41]',
    (seed) => {
      const settings: CompetitionSettings = {
        ...LEAGUE,
        seasons: 1 + (seed % 4),
        seasonFixtures: 2 + (seed % 5),
        places: 2 + (seed % 60),
      }
      expectAsRecounted({ settings, seed, entries: 2 + (seed % 50), fixtures: 22, mishaps: UNRULY })
    },
  )
})
