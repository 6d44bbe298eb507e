import type { Instant } from '../time.ts'

/** The kind of play in a competition. `lobby` is an exclusive game of one lobby on one fixture ([CP1], [CP2]). */
export type CompetitionFormat = 'tournament' | 'league' | 'lobby'

/** The organiser's settings of a competition. They do not change from the draw on. */
export interface CompetitionSettings {
  readonly format: CompetitionFormat
  /**
   * True for an exclusive game, which users enter by an invitation code and which has a described prize. Its format is
   * tournament or lobby.
   */
  readonly isExclusive: boolean
  readonly isPrivate: boolean
  /** True for the practice cup, in which bots and guests may enrol and which pays no trophies. */
  readonly isPractice: boolean
  readonly opensAt: Instant
  /**
   * The chosen closing time of enrolment. The draw takes place at this instant, or `DRAW_LEAD` before the first
   * kick-off if that is earlier (`PRACTICE_DRAW_LEAD` in the practice cup).
   */
  readonly closesAt: Instant
  /** The end of the last day of the competition. A fixture that is moved past this instant fails. */
  readonly lastDay: Instant
  readonly places: number
  /** The number of fixtures of a group stage. */
  readonly groupFixtures: number
  /** The number of fixtures of a league season. */
  readonly seasonFixtures: number
  readonly seasons: number
  readonly startingChips: number
  /**
   * The number of the last log line that was written while the rules before [CP79] applied. Those rules decide what
   * began with these lines. A competition that was created later has no such number.
   */
  readonly formerRulesUntil?: number
}

/** The most open competitions that one user may organise. Administrators have no limit ([CP53]). */
export const MOST_OPEN_COMPETITIONS = 2

/** The smallest and largest values of the settings that are numbers. */
export const COMPETITION_LIMITS = {
  places: { min: 2, max: 512 },
  groupFixtures: { min: 1, max: 5 },
  seasonFixtures: { min: 2, max: 40 },
  seasons: { min: 1, max: 20 },
} as const
