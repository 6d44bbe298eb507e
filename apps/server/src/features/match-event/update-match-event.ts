import { GameError, type MatchEvent, type MatchId } from '@bettle/contract'
import { reasonGiven } from '@bettle/rules'
import type { Context, Tx } from '../../context.ts'
import type { MatchRow } from '../../db/schema.ts'
import { type ChangedInMatch, inMatch } from '../../transactions/in-match.ts'
import { matchQueue } from '../match/match-queue.ts'
import { type Operator, recordInMatch, refuseBettor } from '../operation/operate-match.ts'
import { undoneBy } from '../operation/operator.ts'
import { type Did, typeOf } from '../operation/record-action.ts'
import { refuseUncounted } from './counts-in-match.ts'
import { currentEvent, eventAsItIs, matchEventToWire } from './match-event-store.ts'
import { publishScore } from './publish-score.ts'
import { correctEndedRounds, refuseFuture } from './record-match-event.ts'

export interface MatchEventChange {
  readonly eventType?: string | undefined
  readonly timeStamp?: string | undefined
  readonly team?: 'home' | 'away' | null | undefined
  /** Required once the results are confirmed. */
  readonly reason?: string | undefined
}

/** Changes the time, type or side of an event; the rounds that lose and gain it are corrected ([E3]). */
export async function updateMatchEvent(
  ctx: Context,
  operator: Operator,
  eventId: string,
  request: MatchEventChange,
): Promise<MatchEvent> {
  if (request.timeStamp !== undefined) refuseFuture(ctx, new Date(request.timeStamp))
  const matchId = (await currentEvent(ctx.db, eventId)).match_id as MatchId
  const { event, isGoal } = await inMatch(ctx, matchId, updating(ctx, operator, eventId, request))
  if (isGoal) await publishScore(ctx, matchId)
  await ctx.jobs.runJobs(matchQueue(matchId))
  return event
}

interface Updated {
  readonly event: MatchEvent
  readonly isGoal: boolean
}

/** The same inside its locked match. The caller publishes the score and runs the planned jobs. */
export function updating(ctx: Context, operator: Operator, eventId: string, request: MatchEventChange) {
  return async (tx: Tx, match: MatchRow): Promise<ChangedInMatch<Updated>> => {
    const matchId = match.id as MatchId
    await refuseBettor(tx, operator, matchId)
    const before = await currentEvent(tx, eventId)
    refuseAbandoned(match)
    refuseUnreasoned(match, request.reason)
    // An undo may restore a type that the match no longer plays.
    const at = request.timeStamp === undefined ? before.at : new Date(request.timeStamp)
    if (request.eventType !== undefined && !undoneBy(operator)) await refuseUnplayed(tx, match, request.eventType, at)
    const after = await tx
      .updateTable('match_event')
      .set({
        event_type: request.eventType ?? before.event_type,
        at,
        team: request.team === undefined ? before.team : request.team,
        reason: request.reason ?? before.reason,
      })
      .where('id', '=', eventId)
      .returningAll()
      .executeTakeFirstOrThrow()
    const moments = [before.at.getTime(), after.at.getTime()]
    await correctEndedRounds(tx, match, moments, ctx.clock.now(), reasonGiven(request.reason, 'event-changed'))
    const event = matchEventToWire(after)
    const were = eventAsItIs(before)
    const are = eventAsItIs(after)
    const isSame = JSON.stringify(were) === JSON.stringify(are)
    const did: Did = {
      kind: 'update-event',
      subject: { eventId },
      before: were,
      after: { ...are, ...(request.reason !== undefined && { reason: request.reason }) },
      undo: { kind: 'update-event', eventId: event._id, ...were },
      changes: [`event:${eventId}`],
      uses: [typeOf(were.eventType), typeOf(are.eventType)],
    }
    await recordInMatch(ctx, tx, operator, match, isSame ? null : did)
    return {
      reply: { event, isGoal: before.event_type === 'Goal' || after.event_type === 'Goal' },
      pushes: [{ type: 'match-event.changed', event, reason: request.reason ?? null }],
    }
  }
}

/** Events of an abandoned match cannot change, because no correction could be restored ([S9]). */
export function refuseAbandoned({ status }: MatchRow): void {
  if (status === 'abandoned') throw new GameError('half-state', { message: 'This match was abandoned.' })
}

/** Confirmed results change only with a reason ([S8]). */
export function refuseUnreasoned(match: MatchRow, reason: string | undefined): void {
  if (match.results_confirmed_at && reason === undefined) throw new GameError('results-confirmed')
}

export async function refuseUnplayed(tx: Tx, match: MatchRow, name: string, at: Date): Promise<void> {
  const type = await tx
    .selectFrom('match_event_type')
    .select('retired_at')
    .where('match_id', '=', match.id)
    .where('name', '=', name)
    .executeTakeFirst()
  await refuseUncounted(tx, match, type, at)
}
