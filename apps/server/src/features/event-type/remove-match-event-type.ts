import { type EventType, GameError, type MatchId } from '@bettle/contract'
import type { Context } from '../../context.ts'
import type { Tx } from '../../db/schema.ts'
import { eventTypesOf } from '../match/event-type-store.ts'
import { plansOf } from '../match/timetable.ts'
import { pushesOfOdds } from '../match-control/timetable/pushes-of-times.ts'
import { keepPrices } from '../odds/price-list.ts'
import { type Operator, operateMatch } from '../operator/operate-match.ts'
import { didToEventTypes, playingIn } from './event-type-changes.ts'

/** Retires an event type of a match and its options in every plan. Bets on the type are still settled. */
export function removeMatchEventType(
  ctx: Context,
  operator: Operator,
  matchId: MatchId,
  name: string,
): Promise<EventType[]> {
  return operateMatch(ctx, operator, matchId, async (tx, match) => {
    const now = ctx.clock.date()
    const before = await playingIn(tx, matchId)
    const removed = await tx
      .updateTable('match_event_type')
      .set({ retired_at: now })
      .where('match_id', '=', matchId)
      .where('name', '=', name)
      .where('retired_at', 'is', null)
      .returning('name')
      .executeTakeFirst()
    if (!removed) throw new GameError('not-found')
    await retireOptions(tx, matchId, name, now)
    for (const plan of await plansOf(tx, matchId)) await keepPrices(tx, plan.id, now)
    const did = await didToEventTypes(tx, 'remove-event-type', matchId, before, name)
    return { reply: await eventTypesOf(tx, matchId), ...(await pushesOfOdds(tx, match)), did }
  })
}

/** Marks the options as retired by the model, so that they return with the type. */
export async function retireOptions(tx: Tx, matchId: string, eventType: string, now: Date): Promise<void> {
  await tx
    .updateTable('option')
    .set({ retired_at: now, retired_by: 'model' })
    .where('match_id', '=', matchId)
    .where('event_type', '=', eventType)
    .where('retired_at', 'is', null)
    .execute()
}
