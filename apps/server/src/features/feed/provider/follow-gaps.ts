import type { MatchId, MatchPush } from '@bettle/contract'
import { unknownTypes } from '@bettle/rules'
import type { Context } from '../../../context.ts'
import type { MatchRow, Reader, Tx } from '../../../db/schema.ts'
import { playedEventTypes } from '../../match/event-type-store.ts'
import { countedTypes } from '../../match/recording.ts'
import { endTypeSuspensions, suspending } from '../../match-control/suspend.ts'
import { pushesThenMatch } from '../../match-control/timetable/pushes-of-times.ts'
import { type Operated, operateMatch } from '../../operator/operate-match.ts'
import { planWaiting } from '../../settlement/schedule.ts'
import { feedOfMatch, lockedFeed, type MatchFeedRow } from '../feed-store.ts'
import { unlessDeleted } from './provider-silence.ts'
import { findProvider } from './provider-store.ts'

/**
 * Stops betting on the event types whose count is unknown, and resumes betting on those that the provider states again
 * ([F25]). While the provider is silent, every type that it counts is unknown. Rounds that wait for a count are settled
 * once it is known ([F26]).
 */
export async function followGaps(ctx: Context, matchId: MatchId): Promise<void> {
  const before = await feedOfMatch(ctx.db, matchId)
  if (!before || !(await changeOf(ctx.db, before, matchId))) return
  await unlessDeleted(
    operateMatch(ctx, null, matchId, async (tx, match) => {
      const feed = await lockedFeed(tx, matchId)
      const change = feed && (await changeOf(tx, feed, matchId))
      if (!change) return { reply: undefined, did: null }
      return apply(ctx, tx, match, change)
    }),
  )
}

/** The types whose gap begins and ends, and those on which betting stops and resumes. */
interface Change {
  readonly unknown: readonly string[]
  readonly known: readonly string[]
  readonly toStop: readonly string[]
  readonly toResume: readonly string[]
}

/** Returns what the latest answers change; undefined if nothing. */
async function changeOf(reader: Reader, feed: MatchFeedRow, matchId: MatchId): Promise<Change | undefined> {
  if (feed.source !== 'provider' || feed.state !== 'following' || feed.provider_id === null) return undefined
  const match = await reader.selectFrom('match').select('status').where('id', '=', matchId).executeTakeFirstOrThrow()
  const provider = await findProvider(reader, feed.provider_id)
  const counted = new Set(provider ? countedTypes(provider.form) : [])
  const types = (await playedEventTypes(reader, matchId)).filter((eventType) => counted.has(eventType))
  const unstated = new Set(feed.counts ? unknownTypes(feed.counts).map(({ eventType }) => eventType) : [])
  const isRunning = match.status === 'active'
  const stopped = types.filter((eventType) => unstated.has(eventType))
  const unknown = feed.silent_since === null ? stopped : types
  const open = await openGaps(reader, matchId)
  const suspended = await suspendedTypes(reader, matchId)
  const change: Change = {
    unknown: isRunning ? without(unknown, open) : [],
    known: without(open, unknown),
    toStop: isRunning
      ? without(
          stopped,
          suspended.map(({ event_type }) => event_type),
        )
      : [],
    toResume: without(
      suspended.flatMap(({ event_type, of_feed }) => (of_feed ? [event_type] : [])),
      stopped,
    ),
  }
  return Object.values(change).some((types) => types.length > 0) ? change : undefined
}

const without = (all: readonly (string | null)[], others: readonly (string | null)[]): string[] =>
  all.filter((one): one is string => one !== null && !others.includes(one))

/** Returns the event types on which betting is stopped, and whether the feed stopped it. */
function suspendedTypes(reader: Reader, matchId: MatchId) {
  return reader
    .selectFrom('suspension')
    .select(['event_type', 'of_feed'])
    .where('match_id', '=', matchId)
    .where('event_type', 'is not', null)
    .where('until_at', 'is', null)
    .execute()
}

async function apply(ctx: Context, tx: Tx, match: MatchRow, change: Change): Promise<Operated<void>> {
  const matchId = match.id as MatchId
  const { unknown, known, toStop, toResume } = change
  const now = ctx.clock.date()
  if (unknown.length > 0) {
    await tx
      .insertInto('count_gap')
      .values(unknown.map((event_type) => ({ match_id: match.id, event_type, from_at: now, closed_by: null })))
      .onConflict((held) => held.columns(['match_id', 'event_type', 'from_at']).doNothing())
      .execute()
  }
  if (known.length > 0) {
    await closeGaps(tx, match.id, known, 'answer', now)
    await planWaiting(tx, now.getTime(), match.id)
  }
  const resumed = await endTypeSuspensions(tx, matchId, toResume, now)
  const stopped =
    toStop.length > 0 ? await suspending(ctx, tx, null, { matchId, eventTypes: toStop }, { ofFeed: true }) : undefined
  const pushes = [...resumed, ...(stopped?.pushes ?? [])]
  if (pushes.length === 0) return { reply: undefined, did: null }
  return { reply: undefined, ...(await pushesThenMatch(tx, match, pushes)), did: stopped?.did ?? null }
}

/**
 * Leaves the counts to an operator from now on, and resumes betting on the types that were unknown. The events of the time
 * before stay unknown ([F25]).
 */
export async function leaveToOperator(tx: Tx, matchId: MatchId, now: Date): Promise<MatchPush[]> {
  const unknown = await openGaps(tx, matchId)
  if (unknown.length === 0) return []
  await closeGaps(tx, matchId, unknown, 'operator', now)
  await planWaiting(tx, now.getTime(), matchId)
  return endTypeSuspensions(tx, matchId, unknown, now)
}

async function closeGaps(
  tx: Tx,
  matchId: string,
  eventTypes: readonly string[],
  closedBy: 'answer' | 'operator',
  now: Date,
): Promise<void> {
  await tx
    .updateTable('count_gap')
    .set({ until_at: now, closed_by: closedBy })
    .where('match_id', '=', matchId)
    .where('event_type', 'in', [...eventTypes])
    .where('until_at', 'is', null)
    .execute()
}

async function openGaps(tx: Reader, matchId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('count_gap')
    .select('event_type')
    .where('match_id', '=', matchId)
    .where('until_at', 'is', null)
    .orderBy('event_type')
    .execute()
  return rows.map(({ event_type }) => event_type)
}

/** Marks the gaps that an operator closed as stated, and returns their types. */
export async function stateGaps(tx: Tx, matchId: MatchId, now: Date): Promise<string[]> {
  const rows = await tx
    .updateTable('count_gap')
    .set({ stated_at: now })
    .where('match_id', '=', matchId)
    .where('closed_by', '=', 'operator')
    .where('stated_at', 'is', null)
    .returning('event_type')
    .execute()
  if (rows.length > 0) await planWaiting(tx, now.getTime(), matchId)
  return [...new Set(rows.map(({ event_type }) => event_type))].sort()
}
