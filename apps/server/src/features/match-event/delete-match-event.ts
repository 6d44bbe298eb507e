import type { MatchEventId, MatchId } from '@bettle/contract'
import { reasonGiven } from '@bettle/rules'
import type { Context } from '../../context.ts'
import { readOnce } from '../../db/idempotency/idempotent-call.ts'
import type { MatchRow, Tx } from '../../db/schema.ts'
import { type ChangedInMatch, inMatch } from '../../transactions/in-match.ts'
import { matchQueue } from '../match/match-queue.ts'
import { type Operator, recordInMatch, refuseBettor } from '../operator/operate-match.ts'
import { typeOf } from '../operator/record-action.ts'
import { correctEndedRounds } from './correct-ended-rounds.ts'
import { currentEvent, eventAsItIs } from './match-event-store.ts'
import { publishScore } from './publish-score.ts'
import { refuseChange } from './refuse-event.ts'

/**
 * Removes an event, such as a disallowed goal. The rounds that counted it are corrected, and its source cannot record
 * it again ([E3]).
 * @returns the event's match
 */
export async function deleteMatchEvent(
  ctx: Context,
  operator: Operator,
  eventId: MatchEventId,
  reason: string | undefined,
): Promise<MatchId> {
  const matchId = await readOnce(async () => (await currentEvent(ctx.db, eventId)).match_id as MatchId)
  const isScoreChanged = await inMatch(ctx, matchId, (tx, match) =>
    deleteEventIn(ctx, tx, operator, match, eventId, reason),
  )
  if (isScoreChanged) await publishScore(ctx, matchId)
  await ctx.jobs.runJobs(matchQueue(matchId))
  return matchId
}

/**
 * Removes the event inside its locked match. The caller publishes the score and runs the planned jobs.
 * @returns whether the score changed
 */
export async function deleteEventIn(
  ctx: Context,
  tx: Tx,
  operator: Operator,
  match: MatchRow,
  eventId: MatchEventId,
  reason: string | undefined,
): Promise<ChangedInMatch<boolean>> {
  await refuseBettor(tx, operator, match.id)
  const event = await currentEvent(tx, eventId)
  refuseChange(match, reason)
  const now = ctx.clock.date()
  await tx
    .updateTable('match_event')
    .set({ removed_at: now, reason: reason ?? null })
    .where('id', '=', eventId)
    .execute()
  await correctEndedRounds(tx, match, [event.at.getTime()], now.getTime(), reasonGiven(reason, 'event-removed'))
  await recordInMatch(ctx, tx, operator, match, {
    kind: 'delete-event',
    subject: { eventId },
    before: eventAsItIs(event),
    ...(reason !== undefined && { after: { reason } }),
    undo: { kind: 'restore-event', eventId },
    changes: [`event:${eventId}`],
    uses: [typeOf(event.event_type)],
  })
  return {
    reply: event.event_type === 'Goal',
    pushes: [{ type: 'match-event.removed', eventId, eventType: event.event_type, reason: reason ?? null }],
  }
}
