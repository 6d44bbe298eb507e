import type * as contract from '@bettle/contract'
import { type FeedProviderId, type FixtureSearch, PROVIDER_FIXTURES_MAX, type Reply } from '@bettle/contract'
import type { Context } from '../../../context.ts'
import { adapters } from './adapter.ts'
import { searchProvider } from './call-provider.ts'
import { FeedFailure } from './feed-failure.ts'
import { providerRow, reserveCall } from './provider-store.ts'

type Found = Reply<typeof contract.searchProviderFixtures>

/**
 * Lists the matches of a league on a day with one call, which counts against the provider's calls of the day ([F20]).
 */
export async function searchFixtures(ctx: Context, id: FeedProviderId, search: FixtureSearch): Promise<Found> {
  const provider = await providerRow(ctx.db, id)
  const { form } = provider
  if (!adapters[form.format].fixturesRequest(form, search, undefined)) return failed('no-fixtures')
  if (!(await reserveCall(ctx.db, provider, ctx.clock.date()))) return failed('calls-used-up')
  try {
    const found = await searchProvider(ctx, provider, search)
    const more = Math.max(0, found.length - PROVIDER_FIXTURES_MAX)
    const fixtures = found.slice(0, PROVIDER_FIXTURES_MAX).map((fixture, index) => ({ line: index + 1, ...fixture }))
    return { fixtures, more, problem: null }
  } catch (error) {
    if (error instanceof FeedFailure) return failed(error.problem)
    throw error
  }
}

const failed = (problem: Found['problem']): Found => ({ fixtures: [], more: 0, problem })
