import type { FeedProviderForm, FeedProviderFormat, FixtureSearch } from '@bettle/contract'
import type { CountTotal } from '@bettle/rules'
import { apiFootball } from './api-football.ts'
import { generic } from './generic.ts'
import { openLigaDb } from './open-liga-db.ts'

/** How one kind of provider is called and read. One call gives all totals of one match, or all matches of a league on a day. */
export interface ProviderAdapter {
  /** Whether it was ever tried with the real service. */
  readonly isTriedLive: boolean
  request(form: FeedProviderForm, match: string, key: string | undefined): ProviderRequest
  /** @throws FeedFailure */
  read(answer: unknown, form: FeedProviderForm): readonly CountTotal[]
  /** Undefined if the provider is configured without a list of matches. */
  fixturesRequest(form: FeedProviderForm, search: FixtureSearch, key: string | undefined): ProviderRequest | undefined
  /**
   * The matches of the list, also those of other days.
   * @throws FeedFailure
   */
  readFixtures(answer: unknown, form: FeedProviderForm): readonly FixtureFound[]
  /** Whether the answer about a match has its kick-off. */
  hasKickOff(form: FeedProviderForm): boolean
  /** The kick-off in the answer about a match, as the provider writes it. */
  kickOff(answer: unknown, form: FeedProviderForm): unknown
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
