import { type FeedProviderId, GameError, type MatchId } from '@bettle/contract'
import type { Context } from '../../../context.ts'
import { removeMatchEventType } from '../../event-type/remove-match-event-type.ts'
import { playedEventTypes } from '../../match/event-type-store.ts'
import { countedTypes } from '../../match/recording.ts'
import type { Operator } from '../../operator/operator.ts'
import { providerRow } from './provider-store.ts'

/**
 * Removes from the match the event types that its provider does not count ([F12]). Bets on these types are settled. The
 * operator may add a type again and record its events.
 */
export async function offerOnly(
  ctx: Context,
  operator: Operator,
  matchId: MatchId,
  providerId: FeedProviderId,
): Promise<void> {
  const counted = countedTypes((await providerRow(ctx.db, providerId)).form)
  for (const name of await playedEventTypes(ctx.db, matchId)) {
    if (counted.includes(name)) continue
    try {
      await removeMatchEventType(ctx, operator, matchId, name)
    } catch (error) {
      // Another operator has removed the event type meanwhile.
      if (!(error instanceof GameError && error.code === 'not-found')) throw error
    }
  }
}
