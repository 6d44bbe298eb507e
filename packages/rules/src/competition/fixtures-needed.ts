import { knockoutRounds } from './bracket.ts'
import type { CompetitionSettings } from './competition-settings.ts'
import { groupCount } from './group-count.ts'

/** Match minutes that lie between the kick-offs of two fixtures at least ([CP16]). */
export const FIXTURE_SPACING = 150

/** Match minutes from the kick-off of a fixture to its confirmed results, as the estimate takes them. */
const FIXTURE_LENGTH = 120

/** The settings that decide how many fixtures are needed. */
export type FixtureSettings = Pick<CompetitionSettings, 'format' | 'groupFixtures' | 'seasonFixtures'>

/**
 * Returns how many fixtures the draw needs: a tournament its group fixtures and one for each knockout round, a league those of one season,
 * a lobby one ([CP26], [CP5]).
 */
export function fixturesNeeded({ format, groupFixtures, seasonFixtures }: FixtureSettings, entries: number): number {
  if (format === 'lobby') return 1
  if (format === 'league') return seasonFixtures
  return groupFixtures + knockoutRounds(groupCount(entries))
}

/** The needs of a field of entries, as the organiser's form shows it. */
export interface CompetitionEstimate {
  readonly fixtures: number
  readonly groups: number
  readonly knockoutRounds: number
  /** Match minutes from the first kick-off to the last confirmed result if the fixtures follow each other as closely as possible. */
  readonly minutes: number
}

/** Returns what a tournament or lobby of so many entries needs, or one season of a league ([CP26]). */
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
