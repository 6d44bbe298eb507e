import type * as contract from '@bettle/contract'
import type { FeedProviderId, Reply } from '@bettle/contract'
import type { Context } from '../../../context.ts'
import { callProvider } from './call-provider.ts'
import { FeedFailure } from './feed-failure.ts'
import { providerRow, reserveCall } from './provider-store.ts'

/**
 * Calls a provider once, so that an administrator sees whether it works. The call counts against the calls of the day.
 */
export async function testProvider(
  ctx: Context,
  id: FeedProviderId,
  match: string,
): Promise<Reply<typeof contract.testFeedProvider>> {
  const provider = await providerRow(ctx.db, id)
  const startedAt = performance.now()
  const milliseconds = () => Math.round(performance.now() - startedAt)
  if (!(await reserveCall(ctx.db, provider, ctx.clock.date()))) {
    return { totals: [], problem: 'calls-used-up', milliseconds: 0 }
  }
  try {
    const { totals } = await callProvider(ctx, provider, match)
    return { totals: [...totals], problem: null, milliseconds: milliseconds() }
  } catch (error) {
    if (!(error instanceof FeedFailure)) throw error
    return { totals: [], problem: error.problem, milliseconds: milliseconds() }
  }
}
