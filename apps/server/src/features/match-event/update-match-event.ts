import type { MatchEvent, MatchId } from '@bettle/contract'
import { reasonGiven } from '@bettle/rules'
import type { Context } from '../../context.ts'
import type { MatchRow, Tx } from '../../db/schema.ts'
import { type ChangedInMatch, inMatch } from '../../transactions/in-match.ts'
import { matchQueue } from '../match/match-queue.ts'
import { type Operator, recordInMatch, refuseBettor } from '../operator/operate-match.ts'
import { undoneBy } from '../operator/operator.ts'
import { type Did, typeOf } from '../operator/record-action.ts'
import { correctEndedRounds } from './correct-ended-rounds.ts'
import { currentEvent, eventAsItIs, matchEventToWire } from './match-event-store.ts'
import { publishScore } from './publish-score.ts'
import { refuseChange, refuseFuture, refuseUnplayed } from './refuse-event.ts'

export interface MatchEventChange {
  readonly eventType?: string | undefined
  readonly timeStamp?: string | undefined
  readonly team?: 'home' | 'away' | null | undefined
  /** The operator's reason, required once the results are confirmed. */
  readonly reason?: string | undefined
}

/** Changes the time, type or side of an event, and corrects the rounds that lose or gain the event ([E3]). */
export async function updateMatchEvent(
  ctx: Context,
  operator: Operator,
  eventId: string,
  request: MatchEventChange,
): Promise<MatchEvent> {
  if (request.timeStamp !== undefined) refuseFuture(ctx, new Date(request.timeStamp))
  const matchId = (await currentEvent(ctx.db, eventId)).match_id as MatchId
  const { event, isGoal } = await inMatch(ctx, matchId, (tx, match) =>
    updateEventIn(ctx, tx, operator, match, eventId, request),
  )
  if (isGoal) await publishScore(ctx, matchId)
  await ctx.jobs.runJobs(matchQueue(matchId))
  return event
}

interface Updated {
  readonly event: MatchEvent
  readonly isGoal: boolean
}

/** Changes the event inside its locked match. The caller publishes the score and runs the planned jobs. */
export async function updateEventIn(
  ctx: Context,
  tx: Tx,
  operator: Operator,
  match: MatchRow,
  eventId: string,
  request: MatchEventChange,
): Promise<ChangedInMatch<Updated>> {
  const matchId = match.id as MatchId
  await refuseBettor(tx, operator, matchId)
  const before = await currentEvent(tx, eventId)
  refuseChange(match, request.reason)
  // The type of an undo is not checked, because an undo may restore a type that the match no longer plays.
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
