import { GameError, type MatchEventId, type MatchId } from '@bettle/contract'
import { reasonGiven } from '@bettle/rules'
import type { Context } from '../../context.ts'
import type { MatchRow, Tx } from '../../db/schema.ts'
import { type ChangedInMatch, inMatch } from '../../transactions/in-match.ts'
import { matchQueue } from '../match/match-queue.ts'
import { type Operator, recordInMatch, refuseBettor } from '../operator/operate-match.ts'
import { undoneBy } from '../operator/operator.ts'
import { typeOf } from '../operator/record-action.ts'
import { correctEndedRounds } from './correct-ended-rounds.ts'
import { eventAsItIs, matchEventToWire } from './match-event-store.ts'
import { publishScore } from './publish-score.ts'
import { refuseChange, refuseUnplayed } from './refuse-event.ts'

/** Restores a removed event with its source id, and corrects the rounds that were settled without it ([O3], [E3]). */
export async function restoreMatchEvent(
  ctx: Context,
  operator: Operator,
  eventId: MatchEventId,
  reason: string | undefined,
): Promise<void> {
  const event = await ctx.db.selectFrom('match_event').select('match_id').where('id', '=', eventId).executeTakeFirst()
  if (!event) throw new GameError('not-found')
  const matchId = event.match_id as MatchId
  const isScoreChanged = await inMatch(ctx, matchId, (tx, match) =>
    restoreEventIn(ctx, tx, operator, match, eventId, reason),
  )
  if (isScoreChanged) await publishScore(ctx, matchId)
  await ctx.jobs.runJobs(matchQueue(matchId))
}

/**
 * Restores the event inside its locked match. The caller publishes the score and runs the planned jobs.
 * @returns whether the score changed
 */
export async function restoreEventIn(
  ctx: Context,
  tx: Tx,
  operator: Operator,
  match: MatchRow,
  eventId: MatchEventId,
  reason: string | undefined,
): Promise<ChangedInMatch<boolean>> {
  await refuseBettor(tx, operator, match.id)
  const event = await tx
    .selectFrom('match_event')
    .selectAll()
    .where('id', '=', eventId)
    .where('removed_at', 'is not', null)
    .executeTakeFirst()
  if (!event) throw new GameError('not-found')
  refuseChange(match, reason)
  if (!undoneBy(operator)) await refuseUnplayed(tx, match, event.event_type, event.at)
  await tx
    .updateTable('match_event')
    .set({ removed_at: null, reason: reason ?? null })
    .where('id', '=', eventId)
    .execute()
  const why = reasonGiven(reason, 'event-restored')
  await correctEndedRounds(tx, match, [event.at.getTime()], ctx.clock.now(), why)
  await recordInMatch(ctx, tx, operator, match, {
    kind: 'restore-event',
    subject: { eventId },
    after: { ...eventAsItIs(event), ...(reason !== undefined && { reason }) },
    undo: { kind: 'delete-event', eventId },
    changes: [`event:${eventId}`],
    uses: [typeOf(event.event_type)],
  })
  return {
    reply: event.event_type === 'Goal',
    pushes: [{ type: 'match-event.recorded', event: matchEventToWire(event) }],
  }
}
