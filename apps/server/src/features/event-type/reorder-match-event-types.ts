import { type EventType, GameError, type MatchId } from '@bettle/contract'
import type { Context } from '../../context.ts'
import { newsOfOdds } from '../match/news-of-times.ts'
import { type Operator, operateMatch } from '../match/operate-match.ts'
import { eventTypesOf, playedEventTypes, setPositions } from './event-type-store.ts'

/** Puts a match's event types in this order; those left out follow in the order they had. */
export function reorderMatchEventTypes(
  ctx: Context,
  operator: Operator,
  matchId: MatchId,
  order: readonly string[],
): Promise<EventType[]> {
  return operateMatch(ctx, operator, matchId, async (tx, match) => {
    const played = await playedEventTypes(tx, matchId)
    if (order.some((name) => !played.includes(name))) throw new GameError('not-found')
    await setPositions(tx, matchId, [...new Set([...order, ...played])])
    return { reply: await eventTypesOf(tx, matchId), ...(await newsOfOdds(tx, match)) }
  })
}
