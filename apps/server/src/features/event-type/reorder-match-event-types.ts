import { type EventType, GameError, type MatchId } from '@bettle/contract'
import type { Context } from '../../context.ts'
import { eventTypesOf, setPositions } from '../match/event-type-store.ts'
import { pushesOfOdds } from '../match-control/timetable/pushes-of-times.ts'
import { type Operator, operateMatch } from '../operator/operate-match.ts'
import { didToEventTypes, playingIn } from './event-type-changes.ts'

/** Reorders a match's event types. Types that the order leaves out follow in their previous order. */
export function reorderMatchEventTypes(
  ctx: Context,
  operator: Operator,
  matchId: MatchId,
  order: readonly string[],
): Promise<EventType[]> {
  return operateMatch(ctx, operator, matchId, async (tx, match) => {
    const before = await playingIn(tx, matchId)
    const played = before.eventTypes
    if (order.some((name) => !played.includes(name))) throw new GameError('not-found')
    await setPositions(tx, matchId, [...new Set([...order, ...played])])
    const did = await didToEventTypes(tx, 'reorder-event-types', matchId, before)
    return { reply: await eventTypesOf(tx, matchId), ...(await pushesOfOdds(tx, match)), did }
  })
}
