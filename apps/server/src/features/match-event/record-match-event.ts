import { GameError, type MatchEvent, type MatchEventId, type MatchId } from '@bettle/contract'
import { eventRefusal, reasonGiven } from '@bettle/rules'
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { newId } from '../../db/ids.ts'
import type { MatchRow, Tx } from '../../db/schema.ts'
import { type ChangedInMatch, inMatch } from '../../transactions/in-match.ts'
import { matchQueue } from '../match/match-queue.ts'
import { stageOf } from '../match-control/under-control.ts'
import { bettorRefused, lockOperator, type Operator, recordInMatch } from '../operator/operate-match.ts'
import { accountOf } from '../operator/operator.ts'
import { typeOf } from '../operator/record-action.ts'
import { correctEndedRounds } from './correct-ended-rounds.ts'
import { eventAsItIs, matchEventToWire } from './match-event-store.ts'
import { publishScore } from './publish-score.ts'
import { refuseFuture, refuseUncounted } from './refuse-event.ts'

export interface MatchEventRequest {
  readonly match: MatchId
  readonly eventType: string
  readonly timeStamp: string
  readonly team?: 'home' | 'away' | undefined
  /** The source's own id of the event. The same id again changes nothing, also after the event was removed. */
  readonly sourceId?: string | undefined
  /** The operator's reason, required once the results are confirmed. */
  readonly reason?: string | undefined
}

/** The prefix of source ids that a console creates. */
const CONSOLE_KEYS = 'console:'

/**
 * Records an event of a match ([E1], [E2], [E4]). Before it publishes the event, it reads the context once, inserts
 * event and audit line, reads the rounds once and plans corrections. The score and the corrections follow afterwards.
 */
export async function recordMatchEvent(
  ctx: Context,
  operator: Operator,
  request: MatchEventRequest,
): Promise<MatchEvent> {
  refuseFuture(ctx, new Date(request.timeStamp))
  const { event, isNew } = await inMatch(ctx, request.match, (tx, match) =>
    recordEventIn(ctx, tx, operator, match, request),
  )
  if (!isNew) return event
  if (event.eventType === 'Goal') await publishScore(ctx, request.match)
  await ctx.jobs.runJobs(matchQueue(request.match))
  return event
}

interface Recorded {
  readonly event: MatchEvent
  readonly isNew: boolean
}

/** Records the event inside its locked match. The caller publishes the score and runs the planned jobs. */
export async function recordEventIn(
  ctx: Context,
  tx: Tx,
  operator: Operator,
  match: MatchRow,
  request: MatchEventRequest,
): Promise<ChangedInMatch<Recorded>> {
  const userId = accountOf(operator)
  // Locks the operator in an earlier statement, because only a later statement reads a bet for which the lock waited.
  if (userId !== null) await lockOperator(tx, userId)
  const context = await loadContext(tx, operator, request)
  if (context.hasBet) throw bettorRefused()
  if (context.eventId) return { reply: { event: await eventOf(tx, context.eventId), isNew: false } }
  await refuseRecording(tx, match, request, context)
  const now = ctx.clock.date()
  const row = await insertEvent(tx, operator, request, now)
  const event = matchEventToWire(row)
  await recordInMatch(ctx, tx, operator, match, {
    kind: 'record-event',
    subject: { eventId: event._id },
    after: {
      ...eventAsItIs(row),
      sourceId: row.source_id,
      ...(request.reason !== undefined && { reason: request.reason }),
    },
    undo: { kind: 'delete-event', eventId: event._id },
    changes: [`event:${event._id}`],
    uses: [typeOf(row.event_type)],
  })
  await correctEndedRounds(tx, match, [row.at.getTime()], now.getTime(), reasonGiven(request.reason, 'event-late'))
  return { reply: { event, isNew: true }, pushes: [{ type: 'match-event.recorded', event }] }
}

interface RecordingContext {
  readonly type: { readonly name: string; readonly retired_at: Date | null } | undefined
  /** The id of the event that was recorded under this source id before. */
  readonly eventId: string | undefined
  readonly hasBet: boolean
}

/** Reads all data that can refuse the event, in one statement. */
async function loadContext(tx: Tx, operator: Operator, request: MatchEventRequest): Promise<RecordingContext> {
  const { rows } = await sql<{
    name: string | null
    retired_at: Date | null
    event_id: string | null
    has_bet: boolean
  }>`
    select type.name, type.retired_at,
      (select id from match_event where match_id = ${request.match} and source_id = ${request.sourceId ?? null}) as event_id,
      exists (
        select from bet join lobby on lobby.id = bet.lobby_id
        where lobby.match_id = ${request.match} and bet.account_id = ${accountOf(operator)}::uuid
      ) as has_bet
    from (select 1) as one
    left join match_event_type as type on type.match_id = ${request.match} and type.name = ${request.eventType}`.execute(
    tx,
  )
  const row = rows[0]
  return {
    type: row?.name ? { name: row.name, retired_at: row.retired_at } : undefined,
    eventId: row?.event_id ?? undefined,
    hasBet: row?.has_bet ?? false,
  }
}

async function refuseRecording(
  tx: Tx,
  match: MatchRow,
  request: MatchEventRequest,
  { type }: RecordingContext,
): Promise<void> {
  const change = { isOfFeed: isOfFeed(request), hasReason: request.reason !== undefined }
  const refusal = eventRefusal(stageOf(match), change)
  if (refusal === 'abandoned') throw new GameError('half-state')
  if (refusal === 'final-for-feeds') throw new GameError('results-confirmed', { message: 'The results are confirmed.' })
  if (refusal === 'reason-needed') throw new GameError('results-confirmed')
  await refuseUncounted(tx, match, type, new Date(request.timeStamp))
}

/**
 * True if the event has a feed's source id. An id from a console is no feed's: the console asks its operator about a
 * late event instead of dropping it ([W5]).
 */
function isOfFeed({ sourceId }: MatchEventRequest): boolean {
  return sourceId !== undefined && !sourceId.startsWith(CONSOLE_KEYS)
}

function insertEvent(tx: Tx, operator: Operator, request: MatchEventRequest, now: Date) {
  return tx
    .insertInto('match_event')
    .values({
      id: newId<MatchEventId>(),
      match_id: request.match,
      event_type: request.eventType,
      at: new Date(request.timeStamp),
      team: request.team ?? null,
      source_id: request.sourceId ?? null,
      recorded_by: accountOf(operator),
      reason: request.reason ?? null,
      created_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

async function eventOf(tx: Tx, eventId: string): Promise<MatchEvent> {
  const row = await tx.selectFrom('match_event').selectAll().where('id', '=', eventId).executeTakeFirstOrThrow()
  return matchEventToWire(row)
}
