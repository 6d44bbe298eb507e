import type { FeedMessage, MatchId } from '@bettle/contract'
import {
  type CountMessage,
  type CountState,
  countDifferences,
  countTotals,
  noCounts,
  readCounts,
  roundSpan,
  type StatedTotal,
} from '@bettle/rules'
import { sql } from 'kysely'
import type { Context } from '../../../context.ts'
import type { MatchRow, Tx } from '../../../db/schema.ts'
import { transaction } from '../../../db/transaction.ts'
import { playedEventTypes } from '../../match/event-type-store.ts'
import { timetablesOf } from '../../match/timetable.ts'
import type { MatchFeedRow } from '../feed-store.ts'
import { takeFeedMessages } from '../take-feed-messages.ts'
import { type Polled, polledFeed } from './polled-feed.ts'
import { delayOf, type FeedProviderRow } from './provider-store.ts'

/**
 * Records a provider's totals as events ([F10]). The counts and their messages are stored together before the messages
 * are applied. After a crash the next poll applies them again, and an applied message changes nothing the second time.
 * An answer without a usable total is no answer ([F25]).
 * @returns whether the match follows the provider and the answer counts as one
 */
export async function takeTotals(
  ctx: Context,
  matchId: MatchId,
  { form }: FeedProviderRow,
  totals: readonly StatedTotal[],
  polled: Polled,
): Promise<boolean> {
  const at = ctx.clock.now()
  const taken = await transaction(ctx, async (tx) => {
    const feed = await polledFeed(tx, matchId, polled, 'following')
    if (!feed) return undefined
    const match = await tx.selectFrom('match').selectAll().where('id', '=', matchId).executeTakeFirstOrThrow()
    const played = new Set(await playedEventTypes(tx, matchId))
    const read = readCounts(
      feed.counts ?? noCounts({ fromKickOff: false }),
      { at, totals: totals.filter(({ eventType }) => played.has(eventType)) },
      { ...(await timesOf(tx, match, at)), delayOf: (eventType) => delayOf(form, eventType) },
    )
    const messages = [...(feed.outbox ?? []), ...read.messages]
    await tx
      .updateTable('match_feed')
      .set({
        counts: JSON.stringify(read.state),
        outbox: JSON.stringify(messages),
        ...(read.isUsable ? { answered_at: new Date(at), problem: null } : { problem: 'no-counts' as const }),
        ...differingNow(feed, read.state, feed.check_counts, at),
      })
      .where('match_id', '=', matchId)
      .execute()
    return { outbox: messages, isUsable: read.isUsable }
  })
  if (!taken) return false
  if (taken.outbox.length > 0) await applyOutbox(ctx, matchId, taken.outbox)
  return taken.isUsable
}

/**
 * Compares the totals of the second provider with those of the first one ([F16]). The second provider's totals record
 * no events.
 */
export async function takeCheckTotals(
  ctx: Context,
  matchId: MatchId,
  totals: readonly StatedTotal[],
  polled: Polled,
): Promise<void> {
  const at = ctx.clock.now()
  await transaction(ctx, async (tx) => {
    const feed = await polledFeed(tx, matchId, polled, 'following')
    if (!feed) return
    const match = await tx.selectFrom('match').selectAll().where('id', '=', matchId).executeTakeFirstOrThrow()
    const { state, isUsable } = readCounts(
      feed.check_counts ?? noCounts({ fromKickOff: true }),
      { at, totals },
      { ...(await timesOf(tx, match, at)), delayOf: () => 0 },
    )
    await tx
      .updateTable('match_feed')
      .set({
        check_counts: JSON.stringify(state),
        ...(isUsable
          ? { check_answered_at: new Date(at), check_problem: null }
          : { check_problem: 'no-counts' as const }),
        ...differingNow(feed, feed.counts, state, at),
      })
      .where('match_id', '=', matchId)
      .execute()
  })
}

/** Returns the times of the halves, the end of the latest round that has ended, and whether the match is over. */
async function timesOf(tx: Tx, match: MatchRow, at: number) {
  const timetables = (await timetablesOf(tx, match)).map(({ timetable }) => timetable)
  const ends = timetables.flatMap((timetable) => timetable.rounds.map((round) => roundSpan(timetable, round).endsAt))
  const past = ends.filter((end): end is number => end !== null && end <= at)
  const halves = [...(timetables[0]?.halves ?? [])].sort((a, b) => a.halfNumber - b.halfNumber)
  return {
    halves: halves.map(({ startTime, endTime, status }) => ({
      startsAt: status === 'upcoming' ? null : startTime,
      endsAt: endTime,
    })),
    settledUntil: past.length > 0 ? Math.max(...past) : null,
    isOver: match.status === 'completed',
  }
}

function differingNow(
  { differing }: Pick<MatchFeedRow, 'differing'>,
  counts: CountState | null,
  checked: CountState | null,
  at: number,
): { differing: string } {
  const before = differing ?? {}
  const differences = counts && checked ? countDifferences(countTotals(counts), countTotals(checked)) : []
  const keys = differences.map(({ eventType, side }) => `${eventType}:${side}`)
  return {
    differing: JSON.stringify(Object.fromEntries(keys.map((key) => [key, before[key] ?? new Date(at).toISOString()]))),
  }
}

/**
 * Applies the stored messages. A refused message is not tried again; the operator sees the difference between the
 * counts.
 */
async function applyOutbox(ctx: Context, matchId: MatchId, outbox: readonly CountMessage[]): Promise<void> {
  const corrections = outbox.filter((message) => message.kind === 'record' && message.corrects).length
  if (corrections > 0) ctx.log.info({ matchId, corrections }, 'a provider counted events of settled rounds')
  await takeFeedMessages(ctx, matchId, outbox.map(messageOf))
  await ctx.db
    .updateTable('match_feed')
    .set({ outbox: null })
    .where('match_id', '=', matchId)
    .where('outbox', '=', sql<never>`${JSON.stringify(outbox)}::jsonb`)
    .execute()
}

function messageOf(message: CountMessage): FeedMessage {
  if (message.kind === 'delete') return message
  const { kind, sourceId, revision, eventType, side, at } = message
  return { kind, sourceId, revision, eventType, side, timeStamp: new Date(at).toISOString() }
}
