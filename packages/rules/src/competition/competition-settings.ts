import type { Instant } from '../time.ts'

/** How the entries of a competition play: an exclusive game may be one `lobby` on one fixture ([CP1], [CP2]). */
export type CompetitionFormat = 'tournament' | 'league' | 'lobby'

/** The organiser's choices. They do not change from the draw on. */
export interface CompetitionSettings {
  readonly format: CompetitionFormat
  /** An exclusive game is entered by an invitation code and has a described prize. Its format is tournament or lobby. */
  readonly isExclusive: boolean
  readonly isPrivate: boolean
  /** The practice cup: bots and guests may enrol, and it pays no trophies. */
  readonly isPractice: boolean
  readonly opensAt: Instant
  /** The draw is due at this instant, or 15 minutes before the first kick-off if that is earlier. */
  readonly closesAt: Instant
  /** The end of the last day. A fixture that is moved past it fails. */
  readonly lastDay: Instant
  readonly places: number
  /** Fixtures of a group stage. */
  readonly groupFixtures: number
  /** Fixtures of a league season. */
  readonly seasonFixtures: number
  readonly seasons: number
  readonly startingChips: number
}

/** The ranges of the settings that are numbers. */
export const COMPETITION_LIMITS = {
  places: { min: 2, max: 512 },
  groupFixtures: { min: 1, max: 5 },
  seasonFixtures: { min: 2, max: 40 },
  seasons: { min: 1, max: 20 },
} as const
