import { type EventType, GameError, type MatchId } from '@bettle/contract'
import type { Context } from '../../context.ts'
import { eventTypesOf } from '../match/event-type-store.ts'
import { type Operator, operateMatch } from '../match/operate-match.ts'
import { plansOf } from '../match/timetable.ts'
import { newsOfOdds } from '../match-control/news-of-times.ts'
import { keepPrices } from '../odds/price-list.ts'

/** Retires an event type of a match and its options in every plan; bets on it settle. */
export function removeMatchEventType(
  ctx: Context,
  operator: Operator,
  matchId: MatchId,
  name: string,
): Promise<EventType[]> {
  return operateMatch(ctx, operator, matchId, async (tx, match) => {
    const now = ctx.clock.date()
    const removed = await tx
      .updateTable('match_event_type')
      .set({ retired_at: now })
      .where('match_id', '=', matchId)
      .where('name', '=', name)
      .where('retired_at', 'is', null)
      .returning('name')
      .executeTakeFirst()
    if (!removed) throw new GameError('not-found')
    // As the model would: should the type come back, so do its options.
    await tx
      .updateTable('option')
      .set({ retired_at: now, retired_by: 'model' })
      .where('match_id', '=', matchId)
      .where('event_type', '=', name)
      .where('retired_at', 'is', null)
      .execute()
    for (const plan of await plansOf(tx, matchId)) await keepPrices(tx, plan.id, now)
    return { reply: await eventTypesOf(tx, matchId), ...(await newsOfOdds(tx, match)) }
  })
}
