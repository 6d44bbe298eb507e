import { knockoutRounds } from './bracket.ts'
import type { CompetitionSettings } from './competition-settings.ts'
import { groupCount } from './group-count.ts'

/** The smallest number of match minutes between the kick-offs of two fixtures ([CP16]). */
export const FIXTURE_SPACING = 150

/** Match minutes that the estimate assumes from the kick-off of a fixture to its confirmed results. */
const FIXTURE_LENGTH = 120

/** The settings that decide how many fixtures a competition needs. */
export type FixtureSettings = Pick<CompetitionSettings, 'format' | 'groupFixtures' | 'seasonFixtures'>

/**
 * Returns how many fixtures the draw needs. A tournament needs its group fixtures and one fixture for each knockout
 * round, a league the fixtures of one season, a lobby one fixture ([CP26], [CP5]).
 */
export function fixturesNeeded({ format, groupFixtures, seasonFixtures }: FixtureSettings, entries: number): number {
  if (format === 'lobby') return 1
  if (format === 'league') return seasonFixtures
  return groupFixtures + knockoutRounds(groupCount(entries))
}

/** What a competition of a given number of entries needs, as the organiser's form shows it. */
export interface CompetitionEstimate {
  readonly fixtures: number
  readonly groups: number
  readonly knockoutRounds: number
  /**
   * Match minutes from the first kick-off to the last confirmed result, if the fixtures follow each other as closely as
   * the rules allow.
   */
  readonly minutes: number
}

/**
 * Returns what a tournament, an exclusive lobby or one season of a league needs with this number of entries ([CP26]).
 */
export function estimateCompetition(settings: FixtureSettings, entries: number): CompetitionEstimate {
  const groups = settings.format === 'tournament' ? groupCount(entries) : 1
  const fixtures = fixturesNeeded(settings, entries)
  return {
    fixtures,
    groups,
    knockoutRounds: knockoutRounds(groups),
    minutes: (fixtures - 1) * FIXTURE_SPACING + FIXTURE_LENGTH,
  }
}
