import type { FeedProviderForm, FeedProviderFormat, FixtureSearch, StatedHalves } from '@bettle/contract'
import type { PhaseStatement, PlayStatement, StatedTotal } from '@bettle/rules'
import { apiFootball } from './api-football.ts'
import { generic } from './generic.ts'
import { openLigaDb } from './open-liga-db.ts'

/**
 * How the server calls one kind of provider and reads its answers. One call gives all totals of one match, or all
 * matches of a league on a day.
 */
export interface ProviderAdapter {
  /** True if this code was ever tried with the real service. */
  readonly isTriedLive: boolean
  request(form: FeedProviderForm, match: string, key: string | undefined): ProviderRequest
  /**
   * Reads the totals in an answer about a match: one for each event type and side that the provider is to count. A total
   * that the answer leaves out is unknown ([F25]).
   * @throws FeedFailure
   */
  read(answer: unknown, form: FeedProviderForm): readonly StatedTotal[]
  /** Returns true if the answer is about this match, or if the provider's answers do not say about which ([F27]). */
  isAbout(answer: unknown, form: FeedProviderForm, match: string): boolean
  /** Returns the provider's time or minute in an answer. Undefined if it need not move, such as in the interval. */
  clock(answer: unknown, form: FeedProviderForm): StatedClock | undefined
  /** Returns the request for a list of matches; undefined if the provider is configured without a list. */
  fixturesRequest(form: FeedProviderForm, search: FixtureSearch, key: string | undefined): ProviderRequest | undefined
  /**
   * Reads the matches of a list, also those of other days.
   * @throws FeedFailure
   */
  readFixtures(answer: unknown, form: FeedProviderForm): readonly FixtureFound[]
  /** True if the provider's answer about a match contains the kick-off. */
  hasKickOff(form: FeedProviderForm): boolean
  /** Returns the kick-off in the answer about a match, as the provider writes it. */
  kickOff(answer: unknown, form: FeedProviderForm): unknown
  /** Says what the provider's answers state about the halves of a match. */
  halves(form: FeedProviderForm): StatedHalves
  /** Returns the phase of the match in the answer about it; undefined if the answer states none that the game has. */
  phase(answer: unknown, form: FeedProviderForm): PhaseStatement | undefined
  /** Returns what the answer states about play; undefined if the format has no status of a match ([F28]). */
  play(answer: unknown, form: FeedProviderForm): PlayStatement | undefined
}

export interface StatedClock {
  /** The time in the provider's own form; null if the answer leaves it out. */
  readonly time: string | null
}

export interface ProviderRequest {
  readonly url: URL
  readonly headers: Readonly<Record<string, string>>
}

/** A match as the provider writes it. */
export interface FixtureFound {
  readonly match: unknown
  readonly homeTeam: unknown
  readonly awayTeam: unknown
  readonly kickOff: unknown
}

export const adapters: Readonly<Record<FeedProviderFormat, ProviderAdapter>> = {
  generic,
  'api-football': apiFootball,
  openligadb: openLigaDb,
}
