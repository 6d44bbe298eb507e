import type { MatchId } from '@bettle/contract'
import { type AwaitedStart, awaitedStart } from '@bettle/rules'
import type { Context } from '../../../context.ts'
import type { MatchHalfRow, MatchRow } from '../../../db/schema.ts'
import { planPoll } from '../../match/feed-work.ts'
import { halvesOf } from '../../match/timetable.ts'
import { suspending } from '../../match-control/suspend.ts'
import { pushesThenMatch } from '../../match-control/timetable/pushes-of-times.ts'
import { underControl } from '../../match-control/under-control.ts'
import { operateMatch } from '../../operator/operate-match.ts'
import { feedOfMatch, lockedFeed, type MatchFeedRow } from '../feed-store.ts'
import { adapters } from './adapter.ts'
import { pollInterval } from './poll-interval.ts'
import { resumeBetting, unlessDeleted } from './provider-silence.ts'
import { type FeedProviderRow, findProvider } from './provider-store.ts'

/** Returns the half that the provider of a match is to start next; undefined if it is to start none ([F24]). */
export function awaitedOf(
  feed: MatchFeedRow,
  provider: FeedProviderRow | undefined,
  match: MatchRow,
  halves: readonly MatchHalfRow[],
): AwaitedStart | undefined {
  if (feed.source !== 'provider' || feed.state !== 'following' || !provider) return undefined
  if (adapters[provider.form.format].halves(provider.form) !== 'starts-and-ends') return undefined
  if (match.deleted_at !== null || (match.status !== 'upcoming' && match.status !== 'active')) return undefined
  return awaitedStart({
    ...{ plannedStart: match.planned_start?.getTime() ?? null, tempo: match.tempo },
    ...{ done: feed.phase?.done ?? 0, stated: feed.phase?.stated ?? null },
    halves: underControl(match, halves).halves,
  })
}

/**
 * Stops betting when the provider may start a half at any moment, because the start is seen late. From ten minutes before
 * the planned start it also stops betting while the last answer is older than two intervals, or while the limit of calls
 * allows no poll at each interval. Resumes betting once the half has started, its planned kick-off has moved, or an
 * answer has come in time ([F24]). If an operator resumes betting meanwhile, only an answer that states the half stops it
 * again.
 */
export async function followAwaitedStart(ctx: Context, matchId: MatchId): Promise<void> {
  const before = await feedOfMatch(ctx.db, matchId)
  const found = await ctx.db.selectFrom('match').selectAll().where('id', '=', matchId).executeTakeFirst()
  if (!before || !found || before.provider_id === null || before.state !== 'following') return
  const provider = await findProvider(ctx.db, before.provider_id)
  const halvesBefore = await halvesOf(ctx.db, matchId)
  const nearFrom = awaitedOf(before, provider, found, halvesBefore)?.nearFrom ?? Number.POSITIVE_INFINITY
  const isPaced =
    ctx.clock.now() < nearFrom ||
    (provider !== undefined && (await isPolledAtEachInterval(ctx, provider, halvesBefore)))
  const changeOf = (feed: MatchFeedRow, match: MatchRow, halves: readonly MatchHalfRow[]) => {
    const awaited = awaitedOf(feed, provider, match, halves)
    const now = ctx.clock.now()
    const mustWait =
      awaited !== undefined &&
      (awaited.from <= now || (awaited.nearFrom <= now && !(isPaced && hasFreshAnswer(feed, provider, now))))
    return changeOfBetting(feed, match, awaited, mustWait)
  }
  if (!changeOf(before, found, halvesBefore)) return
  await unlessDeleted(
    operateMatch(ctx, null, matchId, async (tx, match) => {
      const feed = await lockedFeed(tx, matchId)
      if (feed?.state !== 'following' || feed.secret_number !== before.secret_number) {
        return { reply: undefined, did: null }
      }
      const change = changeOf(feed, match, await halvesOf(tx, matchId))
      if (!change) return { reply: undefined, did: null }
      const now = ctx.clock.date()
      await tx
        .updateTable('match_feed')
        .set({ awaits_since: change === 'stop' ? now : null })
        .where('match_id', '=', matchId)
        .execute()
      if (change === 'stop') {
        // From now on the server polls as often as during the match.
        await planPoll(tx, matchId, now.getTime())
        const stopped = await suspending(ctx, tx, null, { matchId }, { ofFeed: true })
        return { ...stopped, ...(await pushesThenMatch(tx, match, stopped.pushes)) }
      }
      // The silence of the provider stops betting for a reason of its own ([F14]).
      return feed.silent_since === null ? resumeBetting(ctx, tx, match) : { reply: undefined, did: null }
    }),
  )
}

/** Returns whether the wait for the start of a half stops or resumes betting now; undefined if neither. */
function changeOfBetting(
  { awaits_since: since }: MatchFeedRow,
  { suspended_at: suspendedAt }: MatchRow,
  awaited: AwaitedStart | undefined,
  mustWait: boolean,
): 'stop' | 'resume' | undefined {
  if (since === null) return mustWait ? 'stop' : undefined
  if (!mustWait) return 'resume'
  const isSeen = awaited !== undefined && awaited.seenAt !== null && awaited.seenAt > since.getTime()
  return isSeen && suspendedAt === null ? 'stop' : undefined
}

/** Returns how long a bet may rely on an answer of the provider near the start of a half, in ms ([F24]). */
export const answerLasts = ({ form }: FeedProviderRow): number => 2 * form.intervalSeconds * 1000

/** Returns false if the limit of calls does not allow a poll at each interval. */
async function isPolledAtEachInterval(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  provider: FeedProviderRow,
  halves: readonly MatchHalfRow[],
): Promise<boolean> {
  const startedAt = halves.find(({ half_number }) => half_number === 1)?.start_time?.getTime() ?? null
  return (await pollInterval(db, provider, startedAt, clock.now())) === provider.form.intervalSeconds * 1000
}

function hasFreshAnswer(feed: MatchFeedRow, provider: FeedProviderRow | undefined, now: number): boolean {
  if (!provider) return false
  const askedAt = Math.max(feed.start_read_at?.getTime() ?? 0, feed.polled_at?.getTime() ?? 0)
  // A feed that was just attached or handed back is asked at once, so betting does not stop for this moment.
  if ((feed.waits_from?.getTime() ?? 0) > askedAt) return true
  return feed.answered_at !== null && now - feed.answered_at.getTime() < answerLasts(provider)
}
