import type { FeedProviderId, FixtureSearch, ProviderFixture } from '@bettle/contract'
import type { PhaseStatement, PlayStatement, StatedTotal } from '@bettle/rules'
import type { Context } from '../../../context.ts'
import { invalidRequest } from '../../../http/validation/validation.ts'
import { adapters, type ProviderAdapter, type ProviderRequest, type StatedClock } from './adapter.ts'
import { FeedFailure } from './feed-failure.ts'
import { fetchJson } from './fetch-json.ts'
import { fixturesFound, kickOffOf } from './fixtures-found.ts'
import type { FeedProviderRow } from './provider-store.ts'
import { openKey } from './sealed-key.ts'

type Caller = Pick<Context, 'config'>

export interface ProviderAnswer {
  readonly totals: readonly StatedTotal[]
  /** The provider's time. Undefined if it need not move. */
  readonly clock: StatedClock | undefined
  /** Undefined if the answer states no phase. */
  readonly phase: PhaseStatement | undefined
  /** Undefined if the format has no status of a match. */
  readonly play: PlayStatement | undefined
}

/**
 * Calls a provider once for the totals and the phase of a match. The caller has reserved the call in the daily limit.
 * @throws FeedFailure
 */
export async function callProvider(caller: Caller, provider: FeedProviderRow, match: string): Promise<ProviderAnswer> {
  const { form } = provider
  const answer = await answerAbout(caller, provider, match)
  const adapter = adapters[form.format]
  return {
    totals: adapter.read(answer, form),
    clock: adapter.clock(answer, form),
    phase: adapter.phase(answer, form),
    play: adapter.play(answer, form),
  }
}

/**
 * Calls a provider once for the matches of a league on a day in UTC. The caller has reserved the call in the daily
 * limit.
 * @throws FeedFailure
 */
export async function searchProvider(
  caller: Caller,
  provider: FeedProviderRow,
  search: FixtureSearch,
): Promise<readonly Omit<ProviderFixture, 'line'>[]> {
  const { form } = provider
  const answer = await answerOf(caller, provider, (adapter, key) => adapter.fixturesRequest(form, search, key))
  const found = fixturesFound(adapters[form.format].readFixtures(answer, form))
  // A match without a kick-off may be on any day, so the list contains it.
  return found.filter(({ startTime }) => startTime === null || startTime.startsWith(search.day))
}

/**
 * Calls a provider once for the kick-off and the phase of a match, whose answer may have no totals yet. The caller has
 * reserved the call in the daily limit.
 * @throws FeedFailure
 */
export async function readKickOff(
  caller: Caller,
  provider: FeedProviderRow,
  match: string,
): Promise<{ readonly startTime: string | null } & Omit<ProviderAnswer, 'clock'>> {
  const { form } = provider
  const answer = await answerAbout(caller, provider, match)
  const adapter = adapters[form.format]
  const startTime = kickOffOf(adapter.kickOff(answer, form))
  const totals = totalsIfAny(() => adapter.read(answer, form))
  return { startTime, totals, phase: adapter.phase(answer, form), play: adapter.play(answer, form) }
}

/** Returns no totals for an answer that has none yet. */
function totalsIfAny(read: () => readonly StatedTotal[]): readonly StatedTotal[] {
  try {
    return read()
  } catch (error) {
    if (error instanceof FeedFailure) return []
    throw error
  }
}

/**
 * Refuses an id of a match with which the provider cannot be called, such as one with a colon in the name of its host.
 * @throws GameError `invalid-request`
 */
export function refuseUnusableMatch({ form }: Pick<FeedProviderRow, 'form'>, match: string, path: string): void {
  try {
    const { url } = adapters[form.format].request(form, match, undefined)
    if (url.host === new URL(form.url).host) return
  } catch (error) {
    if (!(error instanceof FeedFailure)) throw error
  }
  throw invalidRequest([{ path, message: 'The provider cannot be called with this id of a match.' }])
}

/** @throws FeedFailure `other-match` if the answer is about another match ([F27]) */
async function answerAbout(caller: Caller, provider: FeedProviderRow, match: string): Promise<unknown> {
  const { form } = provider
  const answer = await answerOf(caller, provider, (adapter, key) => adapter.request(form, match, key))
  if (!adapters[form.format].isAbout(answer, form, match)) throw new FeedFailure('other-match')
  return answer
}

async function answerOf(
  { config }: Caller,
  { id, form, sealed_key }: FeedProviderRow,
  requestOf: (adapter: ProviderAdapter, key: string | undefined) => ProviderRequest | undefined,
): Promise<unknown> {
  const key = sealed_key === null ? undefined : openKey(config, id as FeedProviderId, sealed_key)
  if (sealed_key !== null && key === undefined) throw new FeedFailure('key-unreadable')
  const request = requestOf(adapters[form.format], key)
  if (!request) throw new FeedFailure('no-fixtures')
  const { url, headers } = request
  // A value of the request, such as the match id, must not lead to another host.
  if (url.host !== new URL(form.url).host) throw new FeedFailure('address-refused')
  return fetchJson(url, { headers, allowsPrivate: config.localProvider })
}
