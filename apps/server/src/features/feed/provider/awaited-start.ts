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
 * Stops betting when the provider may start a half at any moment, because the start is seen late. Resumes betting once
 * the half has started, or its planned kick-off has moved ([F24]). If an operator resumes betting meanwhile, only an
 * answer that states the half stops it again.
 */
export async function followAwaitedStart(ctx: Context, matchId: MatchId): Promise<void> {
  const before = await feedOfMatch(ctx.db, matchId)
  const found = await ctx.db.selectFrom('match').selectAll().where('id', '=', matchId).executeTakeFirst()
  if (!before || !found || before.provider_id === null || before.state !== 'following') return
  const provider = await findProvider(ctx.db, before.provider_id)
  const changeOf = (feed: MatchFeedRow, match: MatchRow, halves: readonly MatchHalfRow[]) =>
    changeOfBetting(feed, match, awaitedOf(feed, provider, match, halves), ctx.clock.now())
  if (!changeOf(before, found, await halvesOf(ctx.db, matchId))) return
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
  now: number,
): 'stop' | 'resume' | undefined {
  const isAwaited = awaited !== undefined && awaited.from <= now
  if (since === null) return isAwaited ? 'stop' : undefined
  if (!isAwaited) return 'resume'
  const isSeen = awaited.seenAt !== null && awaited.seenAt > since.getTime()
  return isSeen && suspendedAt === null ? 'stop' : undefined
}
