import type { MatchId } from '@bettle/contract'
import { readClock } from '@bettle/rules'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/schema.ts'
import { transaction } from '../../../db/transaction.ts'
import type { StatedClock } from './adapter.ts'
import { type Polled, polledFeed } from './polled-feed.ts'

/**
 * Reads the provider's time in an answer. Returns true if it has stood still for minutes: the provider then repeats an old
 * answer, which counts as none ([F27]).
 */
export async function isFrozen(
  ctx: Context,
  matchId: MatchId,
  clock: StatedClock | undefined,
  polled: Polled,
): Promise<boolean> {
  return transaction(ctx, async (tx) => {
    const feed = await polledFeed(tx, matchId, polled, 'following')
    if (!feed || (clock === undefined && feed.provider_clock === null)) return false
    const isRunning = await hasRunningHalf(tx, matchId)
    const read =
      clock === undefined || !isRunning
        ? { clock: null, isFrozen: false }
        : readClock(feed.provider_clock, clock.time, ctx.clock.now())
    await tx
      .updateTable('match_feed')
      .set({ provider_clock: read.clock && JSON.stringify(read.clock), ...(read.isFrozen && { problem: 'frozen' }) })
      .where('match_id', '=', matchId)
      .execute()
    return read.isFrozen
  })
}

async function hasRunningHalf(tx: Tx, matchId: MatchId): Promise<boolean> {
  const half = await tx
    .selectFrom('match_half')
    .select('id')
    .where('match_id', '=', matchId)
    .where('status', '=', 'active')
    .executeTakeFirst()
  return half !== undefined
}
