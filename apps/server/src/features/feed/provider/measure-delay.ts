import type { MatchId } from '@bettle/contract'
import { type MeasuredEvent, measureDelays, noMeasurement, type StatedTotal } from '@bettle/rules'
import type { Context } from '../../../context.ts'
import type { Reader } from '../../../db/schema.ts'
import { transaction } from '../../../db/transaction.ts'
import { addSamples } from './measured-delays.ts'
import { type Polled, polledFeed } from './polled-feed.ts'
import type { FeedProviderRow } from './provider-store.ts'

/** The most poll intervals between two answers of the provider. With more, a sample would be too imprecise. */
const MOST_INTERVALS = 2

/**
 * Measures how late a provider counts the events that an operator records during a takeover ([F23]). It records no
 * event, and the counts that the feed follows stay as they are.
 */
export async function measureDelay(
  ctx: Context,
  matchId: MatchId,
  { id }: FeedProviderRow,
  totals: readonly StatedTotal[],
  polled: Polled & { readonly interval: number },
): Promise<void> {
  const at = ctx.clock.now()
  await transaction(ctx, async (tx) => {
    const feed = await polledFeed(tx, matchId, polled, 'held')
    if (!feed) return
    const { state, samples } = measureDelays(
      feed.measuring ?? noMeasurement(at),
      { at, totals },
      { events: await recordedEvents(tx, matchId), longestGap: MOST_INTERVALS * polled.interval },
    )
    await tx
      .updateTable('match_feed')
      .set({ measuring: JSON.stringify(state), problem: null })
      .where('match_id', '=', matchId)
      .execute()
    await addSamples(tx, id, samples)
  })
}

async function recordedEvents(reader: Reader, matchId: MatchId): Promise<MeasuredEvent[]> {
  const rows = await reader
    .selectFrom('match_event')
    .select(['event_type', 'team', 'at', 'recorded_by'])
    .where('match_id', '=', matchId)
    .where('removed_at', 'is', null)
    .execute()
  return rows.map(({ event_type, team, at, recorded_by }) => ({
    ...{ eventType: event_type, side: team, at: at.getTime() },
    isByOperator: recorded_by !== null,
  }))
}
