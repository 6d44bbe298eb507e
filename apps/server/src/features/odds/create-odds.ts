import { GameError, type MatchId, type Odds } from '@bettle/contract'
import { oddsFromWire, ownName } from '@bettle/rules'
import type { Context } from '../../context.ts'
import { playedEventTypes } from '../match/event-type-store.ts'
import { officialPlan } from '../match/timetable.ts'
import { type Operator, operateMatch } from '../operator/operate-match.ts'
import { oneOdds } from './list-odds.ts'
import { priceLine } from './odds-store.ts'
import { didToOptions, optionsOf } from './option-changes.ts'
import { keepPrices } from './price-list.ts'
import { oddsChanged } from './reprice.ts'

export interface OddsRequest {
  readonly name?: string | undefined
  readonly eventType: string
  readonly betType: 'over' | 'under'
  readonly threshold: number
  readonly odds: number
}

/**
 * Offers a line on the official plan at the administrator's price. If the line is already offered, its price changes
 * ([P8]).
 */
export async function createOdds(
  ctx: Context,
  operator: Operator,
  matchId: MatchId,
  request: OddsRequest,
): Promise<Odds> {
  return operateMatch(ctx, operator, matchId, async (tx) => {
    if (!(await playedEventTypes(tx, matchId)).includes(request.eventType)) throw new GameError('not-found')
    const plan = await officialPlan(tx, matchId)
    const before = await optionsOf(tx, plan)
    const oddsId = await priceLine(tx, operator, {
      match_id: matchId,
      plan_id: plan.id,
      name: ownName(request.name, request),
      event_type: request.eventType,
      bet_type: request.betType,
      threshold: request.threshold,
      hundredths: oddsFromWire(request.odds),
      created_at: ctx.clock.date(),
    })
    await keepPrices(tx, plan.id, ctx.clock.date())
    const did = await didToOptions(tx, 'create-odds', plan, before, { oddsId })
    return { reply: await oneOdds(tx, oddsId), pushes: [await oddsChanged(tx, plan)], did }
  })
}
