import type { MatchId } from '@bettle/contract'
import { type AwaitedStart, awaitedStart } from '@bettle/rules'
import type { Context } from '../../../context.ts'
import type { MatchHalfRow, MatchRow } from '../../../db/schema.ts'
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
    ...{ plannedStart: match.planned_start?.getTime() ?? null, tempo: match.tempo, done: feed.phase?.done ?? 0 },
    halves: underControl(match, halves).halves,
  })
}

/**
 * Stops betting when the provider may start a half at any moment, because the start is seen late. Resumes betting once
 * the half has started, or its planned kick-off has moved ([F24]). If an operator resumes betting meanwhile, the same
 * wait does not stop it again.
 */
export async function followAwaitedStart(ctx: Context, matchId: MatchId): Promise<void> {
  const before = await feedOfMatch(ctx.db, matchId)
  const found = await ctx.db.selectFrom('match').selectAll().where('id', '=', matchId).executeTakeFirst()
  if (!before || !found || before.provider_id === null || before.state !== 'following') return
  const provider = await findProvider(ctx.db, before.provider_id)
  const isAwaited = (feed: MatchFeedRow, match: MatchRow, halves: readonly MatchHalfRow[]): boolean => {
    const awaited = awaitedOf(feed, provider, match, halves)
    return awaited !== undefined && awaited.from <= ctx.clock.now()
  }
  if (isAwaited(before, found, await halvesOf(ctx.db, matchId)) === (before.awaits_since !== null)) return
  await unlessDeleted(
    operateMatch(ctx, null, matchId, async (tx, match) => {
      const feed = await lockedFeed(tx, matchId)
      if (feed?.state !== 'following' || feed.secret_number !== before.secret_number) {
        return { reply: undefined, did: null }
      }
      const isStopping = isAwaited(feed, match, await halvesOf(tx, matchId))
      if (isStopping === (feed.awaits_since !== null)) return { reply: undefined, did: null }
      const now = ctx.clock.date()
      await tx
        .updateTable('match_feed')
        .set({ awaits_since: isStopping ? now : null })
        .where('match_id', '=', matchId)
        .execute()
      if (isStopping) {
        const stopped = await suspending(ctx, tx, null, { matchId }, { ofFeed: true })
        return { ...stopped, ...(await pushesThenMatch(tx, match, stopped.pushes)) }
      }
      // The silence of the provider stops betting for a reason of its own ([F14]).
      return feed.silent_since === null ? resumeBetting(ctx, tx, match) : { reply: undefined, did: null }
    }),
  )
}
