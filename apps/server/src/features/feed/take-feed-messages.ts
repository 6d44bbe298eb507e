import {
  type ErrorCode,
  FeedMessage,
  type FeedOutcome,
  GameError,
  type MatchEventId,
  type MatchId,
} from '@bettle/contract'
import { feedMessageStep, type SourceState } from '@bettle/rules'
import type { Context } from '../../context.ts'
import type { MatchRow, Tx } from '../../db/schema.ts'
import { isSound, unsoundText } from '../../http/validation/sound-text.ts'
import { UNSOUND } from '../../http/validation/validation.ts'
import { type ChangedInMatch, inMatch } from '../../transactions/in-match.ts'
import { matchQueue } from '../match/match-queue.ts'
import { deleteEventIn } from '../match-event/delete-match-event.ts'
import { publishScore } from '../match-event/publish-score.ts'
import { recordEventIn } from '../match-event/record-match-event.ts'
import { refuseFuture } from '../match-event/refuse-event.ts'
import { restoreEventIn } from '../match-event/restore-match-event.ts'
import { updateEventIn } from '../match-event/update-match-event.ts'
import { attachedFeed, isAuthorised, lockedFeed } from './feed-store.ts'

/** Changes of a feed have no operator: the audit log shows the feed as the server itself. */
const FEED = null

/**
 * Applies a feed's messages to a match in their order ([F5]). Each message has a transaction of its own, so that a
 * refused message stops no other. Jobs that the messages plan run before the reply.
 */
export async function takeFeedMessages(
  ctx: Context,
  matchId: MatchId,
  messages: readonly unknown[],
): Promise<FeedOutcome[]> {
  const outcomes: FeedOutcome[] = []
  let isScore = false
  for (const given of messages) {
    if (unsoundText(given) !== undefined) {
      outcomes.push(refused(sourceIdIn(given), 'invalid-request', UNSOUND.message))
      continue
    }
    const message = FeedMessage.safeParse(given)
    if (!message.success) {
      outcomes.push(refused(sourceIdIn(given), 'invalid-request', message.error.issues[0]?.message))
      continue
    }
    try {
      const taken = await take(ctx, matchId, message.data)
      outcomes.push({ sourceId: message.data.sourceId, outcome: taken.outcome })
      isScore ||= taken.isScore
    } catch (error) {
      if (!(error instanceof GameError)) throw error
      outcomes.push(refused(message.data.sourceId, error.code, error.message))
    }
  }
  if (isScore) await publishScore(ctx, matchId)
  await ctx.jobs.runJobs(matchQueue(matchId))
  return outcomes
}

interface Taken {
  readonly outcome: Exclude<FeedOutcome['outcome'], 'refused'>
  /** True if the message may have changed the score. */
  readonly isScore: boolean
}

const UNCHANGED: Taken = { outcome: 'unchanged', isScore: false }

/**
 * Applies one message. The revision is read and written in one transaction, so that of two nodes with two revisions the
 * higher one stays.
 */
function take(ctx: Context, matchId: MatchId, message: FeedMessage): Promise<Taken> {
  return inMatch(ctx, matchId, async (tx, match) => {
    const feed = (await lockedFeed(tx, matchId)) ?? (await attachedFeed(tx, matchId))
    if (feed.state === 'held') throw takenOver()
    if (feed.state === 'suspended' || !(await isAuthorised(tx, feed))) throw noAuthority()
    refuseConfirmed(match)
    const source = await sourceOf(tx, matchId, message.sourceId)
    const step = feedMessageStep(source, message)
    if (step === 'nothing') return { reply: UNCHANGED }
    const { eventId, ...acted } = await apply(ctx, tx, match, message, step, source?.eventId ?? null)
    await note(ctx, tx, matchId, message, eventId)
    return acted
  })
}

interface Applied extends ChangedInMatch<Taken> {
  readonly eventId: string | null
}

async function apply(
  ctx: Context,
  tx: Tx,
  match: MatchRow,
  message: FeedMessage,
  step: Exclude<ReturnType<typeof feedMessageStep>, 'nothing'>,
  source: MatchEventId | null,
): Promise<Applied> {
  if (message.kind === 'delete') {
    if (step !== 'delete' || source === null) return { eventId: source, reply: UNCHANGED }
    const { reply: isScore, pushes = [] } = await deleteEventIn(ctx, tx, FEED, match, source, undefined)
    return { eventId: source, reply: { outcome: 'deleted', isScore }, pushes }
  }
  refuseFuture(ctx, new Date(message.timeStamp))
  const { eventType, timeStamp, sourceId } = message
  const team = message.side ?? undefined
  if (source === null) {
    const request = { match: match.id as MatchId, eventType, timeStamp, team, sourceId }
    const { reply, pushes = [] } = await recordEventIn(ctx, tx, FEED, match, request)
    const isScore = reply.event.eventType === 'Goal'
    return { eventId: reply.event._id, reply: { outcome: reply.isNew ? 'recorded' : 'unchanged', isScore }, pushes }
  }
  const back = step === 'restore' ? await restoreEventIn(ctx, tx, FEED, match, source, undefined) : undefined
  const change = { eventType, timeStamp, team: message.side ?? null }
  const { reply, pushes = [] } = await updateEventIn(ctx, tx, FEED, match, source, change)
  const isScore = reply.isGoal || back?.reply === true
  return { eventId: source, reply: { outcome: 'changed', isScore }, pushes: [...(back?.pushes ?? []), ...pushes] }
}

async function sourceOf(
  tx: Tx,
  matchId: MatchId,
  sourceId: string,
): Promise<(SourceState & { eventId: MatchEventId | null }) | undefined> {
  const row = await tx
    .selectFrom('feed_source')
    .leftJoin('match_event', 'match_event.id', 'feed_source.event_id')
    .select(['feed_source.revision', 'feed_source.event_id', 'match_event.removed_at'])
    .where('feed_source.match_id', '=', matchId)
    .where('feed_source.source_id', '=', sourceId)
    .executeTakeFirst()
  if (!row) return undefined
  const event = row.event_id === null ? 'none' : row.removed_at === null ? 'current' : 'removed'
  return { revision: Number(row.revision), event, eventId: row.event_id as MatchEventId | null }
}

async function note(ctx: Context, tx: Tx, matchId: MatchId, message: FeedMessage, eventId: string | null) {
  const { sourceId, revision } = message
  await tx
    .insertInto('feed_source')
    .values({ match_id: matchId, source_id: sourceId, revision, event_id: eventId })
    .onConflict((held) => held.columns(['match_id', 'source_id']).doUpdateSet({ revision, event_id: eventId }))
    .execute()
  await tx.updateTable('match_feed').set({ heard_at: ctx.clock.date() }).where('match_id', '=', matchId).execute()
}

export function takenOver(): GameError {
  return new GameError('suspended', {
    message: 'An operator has taken over this match, so the server refuses the events of the feed.',
  })
}

export function noAuthority(): GameError {
  return new GameError('suspended', {
    message:
      'The administrator who attached this feed may no longer operate the match, so the server refuses the events of the feed.',
  })
}

/** Confirmed results change only with a reason, which a feed cannot give ([S8]). */
function refuseConfirmed({ results_confirmed_at }: MatchRow): void {
  if (results_confirmed_at) throw new GameError('results-confirmed', { message: 'The results are confirmed.' })
}

function refused(sourceId: string | null, code: ErrorCode, error: string | undefined): FeedOutcome {
  return { sourceId, outcome: 'refused', code, ...(error !== undefined && { error }) }
}

function sourceIdIn(given: unknown): string | null {
  const named = typeof given === 'object' && given !== null && 'sourceId' in given ? given.sourceId : undefined
  return typeof named === 'string' && isSound(named) ? named.slice(0, 200) : null
}
