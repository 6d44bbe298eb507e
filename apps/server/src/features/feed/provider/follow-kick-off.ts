import { GameError, type MatchId } from '@bettle/contract'
import {
  type AwaitedStart,
  EARLIEST_START,
  kickOffInterval,
  LONGEST_KICK_OFF_INTERVAL,
  mayReadKickOff,
  START_POLLS_LAST,
} from '@bettle/rules'
import type { Context } from '../../../context.ts'
import type { MatchRow, Tx } from '../../../db/schema.ts'
import { changeMatch } from '../../match-control/update-match.ts'
import { operateMatch } from '../../operator/operate-match.ts'
import { lockedFeed, type MatchFeedRow } from '../feed-store.ts'
import { adapters } from './adapter.ts'
import { answerLasts } from './awaited-start.ts'
import { IDLE_PAUSE, pollInterval } from './poll-interval.ts'
import { callsToday, type FeedProviderRow, findProvider, reserveCall } from './provider-store.ts'

/** A call that reads a kick-off. It is stored, but not made yet. */
export interface KickOffRead {
  readonly feed: MatchFeedRow
  readonly provider: FeedProviderRow
  readonly match: string
  /** The time until the next read (ms). */
  readonly interval: number
  /** True if the provider may start the match now, so that the phase in the answer counts ([F24]). */
  readonly mayStart: boolean
}

/**
 * Decides whether to read the kick-off of an upcoming match now, and stores the call before it is made ([F15], [F21]).
 * While the provider is to state the start of the match, the server reads as often as during the match: from shortly
 * before bets need a fresh answer, and until two hours after the planned kick-off ([F24]).
 * @param awaited the half that the provider is to start next
 * @returns when the next read is planned, and the call if one is made now
 */
export async function claimKickOff(
  tx: Tx,
  feed: MatchFeedRow,
  { planned_start: plannedStart }: MatchRow,
  awaited: AwaitedStart | undefined,
  now: number,
): Promise<{ readonly nextAt: number; readonly read?: KickOffRead }> {
  const provider = feed.provider_id === null ? undefined : await findProvider(tx, feed.provider_id)
  const isAwaited = awaited !== undefined && awaited.from <= now
  // The first fast read is early enough for an answer when bets begin to need one.
  const isNear =
    awaited !== undefined &&
    provider !== undefined &&
    awaited.nearFrom - answerLasts(provider) <= now &&
    now < awaited.from + START_POLLS_LAST
  // The job runs also when bets begin to need a fresh answer, when the last answer is too old, and when the half may begin.
  const answerEndsAt = isNear && feed.answered_at ? feed.answered_at.getTime() + answerLasts(provider) : null
  const turns =
    awaited && provider
      ? [awaited.nearFrom - answerLasts(provider), awaited.nearFrom, answerEndsAt ?? awaited.from, awaited.from]
      : []
  const waitsAt = Math.min(...turns.filter((at) => at > now))
  const reads = provider && (isNear || isAwaited || adapters[provider.form.format].hasKickOff(provider.form))
  if (!reads || feed.provider_match === null) {
    // The start of a half plans the job again, so a late time is enough.
    return { nextAt: Math.min(now + LONGEST_KICK_OFF_INTERVAL, waitsAt) }
  }
  const pace = isNear ? ((await pollInterval(tx, provider, null, now)) ?? IDLE_PAUSE) : undefined
  // Calls that are too few for each interval are kept for the match: no bet is accepted meanwhile.
  const isFast = pace !== undefined && (isAwaited || pace === provider.form.intervalSeconds * 1000)
  const interval = isFast ? pace : kickOffInterval(plannedStart?.getTime() ?? null, now)
  const dueAt = feed.start_read_at === null ? now : feed.start_read_at.getTime() + interval
  if (dueAt > now) return { nextAt: Math.min(dueAt, waitsAt) }
  const { dailyCalls } = provider.form
  const isAllowed = isFast || mayReadKickOff(dailyCalls, await callsToday(tx, provider.id, new Date(now)))
  const isReserved = isAllowed && (await reserveCall(tx, provider, new Date(now)))
  await tx
    .updateTable('match_feed')
    .set({ start_read_at: new Date(now), ...(isFast && !isReserved && { problem: 'calls-used-up' as const }) })
    .where('match_id', '=', feed.match_id)
    .execute()
  const nextAt = Math.min(now + interval, waitsAt)
  const mayStart = awaited !== undefined && now >= awaited.from - EARLIEST_START
  return isReserved ? { nextAt, read: { feed, provider, match: feed.provider_match, interval, mayStart } } : { nextAt }
}

/**
 * Moves a match to the new kick-off of its provider, if the match has not begun ([F21]). The first kick-off that a
 * provider states moves only a match without one, because the operator may have planned another time.
 */
export async function followKickOff(
  ctx: Context,
  matchId: MatchId,
  { feed: { secret_number: secretNumber } }: Pick<KickOffRead, 'feed'>,
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
