import type * as contract from '@bettle/contract'
import type { FeedProviderId, Reply } from '@bettle/contract'
import { clearTotals } from '@bettle/rules'
import type { Context } from '../../../context.ts'
import { callProvider, refuseUnusableMatch } from './call-provider.ts'
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
  refuseUnusableMatch(provider, match, 'match')
  const startedAt = performance.now()
  const milliseconds = () => Math.round(performance.now() - startedAt)
  if (!(await reserveCall(ctx.db, provider, ctx.clock.date()))) {
    return { totals: [], problem: 'calls-used-up', milliseconds: 0 }
  }
  try {
    const { totals: stated } = await callProvider(ctx, provider, match)
    const totals = stated.flatMap(({ total, ...of }) => (typeof total === 'number' ? [{ ...of, total }] : []))
    const clear = [...clearTotals(stated)]
    const unknown = clear.flatMap(([eventType, given]) => (given === 'unknown' ? [eventType] : []))
    const problem = unknown.length === clear.length ? 'no-counts' : null
    return { totals, unknown, problem, milliseconds: milliseconds() }
  } catch (error) {
    if (!(error instanceof FeedFailure)) throw error
    return { totals: [], problem: error.problem, milliseconds: milliseconds() }
  }
}
