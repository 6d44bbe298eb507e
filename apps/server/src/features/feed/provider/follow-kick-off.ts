import { GameError, type MatchId } from '@bettle/contract'
import { kickOffInterval, LONGEST_KICK_OFF_INTERVAL, mayReadKickOff } from '@bettle/rules'
import type { Context, Tx } from '../../../context.ts'
import type { MatchRow } from '../../../db/schema.ts'
import { changeMatch } from '../../match-control/update-match.ts'
import { operateMatch } from '../../operator/operate-match.ts'
import { lockedFeed, type MatchFeedRow } from '../feed-store.ts'
import { adapters } from './adapter.ts'
import { callsToday, type FeedProviderRow, findProvider, reserveCall } from './provider-store.ts'

/** A call that reads a kick-off. It is stored, but not made yet. */
export interface KickOffRead {
  readonly feed: MatchFeedRow
  readonly provider: FeedProviderRow
  readonly match: string
}

/**
 * Decides whether to read the kick-off of an upcoming match now, and stores the call before it is made ([F15], [F21]).
 * @returns when the next read is planned, and the call if one is made now
 */
export async function claimKickOff(
  tx: Tx,
  feed: MatchFeedRow,
  { planned_start: plannedStart }: MatchRow,
  now: number,
): Promise<{ readonly nextAt: number; readonly read?: KickOffRead }> {
  const provider = feed.provider_id === null ? undefined : await findProvider(tx, feed.provider_id)
  if (!provider || feed.provider_match === null || !adapters[provider.form.format].hasKickOff(provider.form)) {
    // The start of a half plans the job again, so a late time is enough.
    return { nextAt: now + LONGEST_KICK_OFF_INTERVAL }
  }
  const interval = kickOffInterval(plannedStart?.getTime() ?? null, now)
  const dueAt = feed.start_read_at === null ? now : feed.start_read_at.getTime() + interval
  if (dueAt > now) return { nextAt: dueAt }
  const { dailyCalls } = provider.form
  const isAllowed = mayReadKickOff(dailyCalls, await callsToday(tx, provider.id, new Date(now)))
  const isReserved = isAllowed && (await reserveCall(tx, provider, new Date(now)))
  await tx
    .updateTable('match_feed')
    .set({ start_read_at: new Date(now) })
    .where('match_id', '=', feed.match_id)
    .execute()
  const nextAt = now + interval
  return isReserved ? { nextAt, read: { feed, provider, match: feed.provider_match } } : { nextAt }
}

/**
 * Moves a match to the new kick-off of its provider, if the match has not begun ([F21]). The first kick-off that a
 * provider states moves only a match without one, because the operator may have planned another time.
 */
export async function followKickOff(
  ctx: Context,
  matchId: MatchId,
  { feed: { secret_number: secretNumber } }: KickOffRead,
  startTime: string,
): Promise<void> {
  try {
    await operateMatch(ctx, null, matchId, async (tx, match) => {
      const feed = await lockedFeed(tx, matchId)
      const isSame = feed?.source === 'provider' && feed.state === 'following' && feed.secret_number === secretNumber
      if (!isSame || match.status !== 'upcoming') return { reply: undefined, did: null }
      const given = Date.parse(startTime)
      const stated = feed.provider_start?.getTime()
      await tx
        .updateTable('match_feed')
        .set({ provider_start: new Date(given), problem: null })
        .where('match_id', '=', matchId)
        .execute()
      const isMoved = stated === undefined ? match.planned_start === null : stated !== given
      if (!isMoved || given <= ctx.clock.now() || match.planned_start?.getTime() === given) {
        return { reply: undefined, did: null }
      }
      return changeMatch(ctx, tx, match, { startTime })
    })
  } catch (error) {
    // A refusal means that the match was deleted meanwhile.
    if (!(error instanceof GameError)) throw error
  }
}
