import type { FeedProviderForm, FeedProviderFormat } from '@bettle/contract'
import type { CountTotal } from '@bettle/rules'
import { apiFootball } from './api-football.ts'
import { generic } from './generic.ts'
import { openLigaDb } from './open-liga-db.ts'

/** How one kind of provider is called and read. One call gives all totals of one match. */
export interface ProviderAdapter {
  /** Whether it was ever tried with the real service. */
  readonly isTriedLive: boolean
  eventTypes(form: FeedProviderForm): readonly string[]
  request(form: FeedProviderForm, match: string, key: string | undefined): ProviderRequest
  /** @throws FeedFailure */
  read(answer: unknown, form: FeedProviderForm): readonly CountTotal[]
}

export interface ProviderRequest {
  readonly url: URL
  readonly headers: Readonly<Record<string, string>>
}

export const adapters: Readonly<Record<FeedProviderFormat, ProviderAdapter>> = {
  generic,
  'api-football': apiFootball,
  openligadb: openLigaDb,
}
