import { type EventType, GameError, type MatchId } from '@bettle/contract'
import { oddsFromWire } from '@bettle/rules'
import type { Context } from '../../context.ts'
import type { PlanRow, Tx } from '../../db/schema.ts'
import { invalid } from '../../http/errors/invalid.ts'
import {
  builtInEventTypes,
  customEventTypes,
  eventTypesOf,
  isReserved,
  isSameName,
  setPositions,
} from '../match/event-type-store.ts'
import { officialPlan, timetablesOf } from '../match/timetable.ts'
import { pushesOfOdds } from '../match-control/timetable/pushes-of-times.ts'
import { priceLine } from '../odds/odds-store.ts'
import { keepPrices } from '../odds/price-list.ts'
import { repriceIn } from '../odds/reprice.ts'
import { type Operator, operateMatch } from '../operator/operate-match.ts'
import { didToEventTypes, playingIn } from './event-type-changes.ts'

export interface OwnOdds {
  readonly betType: 'over' | 'under'
  readonly threshold: number
  readonly odds: number
}

/**
 * Adds an event type to a match as its last type, with the given or the default odds. A new name creates a type of this
 * match alone. A type that was removed from the match is restored.
 */
export async function addMatchEventType(
  ctx: Context,
  operator: Operator,
  matchId: MatchId,
  request: { readonly eventTypeName: string; readonly customOdds?: readonly OwnOdds[] | undefined },
): Promise<EventType[]> {
  if (isReserved(request.eventTypeName))
    throw invalid('eventTypeName', 'This name is reserved. Choose another name for the event type.')
  return operateMatch(ctx, operator, matchId, async (tx, match) => {
    const before = await playingIn(tx, matchId)
    const played = await eventTypesOf(tx, matchId)
    if (played.some(({ name }) => isSameName(name, request.eventTypeName))) throw new GameError('event-type-exists')
    const type = await typeCalled(tx, matchId, request.eventTypeName)
    await tx
      .insertInto('match_event_type')
      .values({
        match_id: matchId,
        name: type.name,
        display_name: type.displayName,
        position: played.length,
        retired_at: null,
      })
      .onConflict((conflict) => conflict.columns(['match_id', 'name']).doUpdateSet({ retired_at: null }))
      .execute()
    await setPositions(tx, matchId, [...played.map((other) => other.name), type.name])
    const now = ctx.clock.date()
    for (const { plan, timetable } of await timetablesOf(tx, match)) await repriceIn(tx, plan, timetable, now.getTime())
    if (request.customOdds?.length) {
      await offerOnly(tx, operator, await officialPlan(tx, matchId), type.name, request.customOdds, now)
    }
    const did = await didToEventTypes(tx, 'add-event-type', matchId, before, type.name)
    return { reply: await eventTypesOf(tx, matchId), ...(await pushesOfOdds(tx, match)), did }
  })
}

/**
 * Returns the event type of this name with its stored spelling: one of the match, a built-in one, or one for all
 * matches. A type that was retired for all matches is not added.
 */
async function typeCalled(tx: Tx, matchId: string, name: string): Promise<EventType> {
  const rows = await tx
    .selectFrom('match_event_type')
    .select(['name', 'display_name'])
    .where('match_id', '=', matchId)
    .execute()
  const ofMatch = rows.map((row) => ({ name: row.name, displayName: row.display_name }))
  const ofAll = await customEventTypes(tx)
  const isCalled = (type: EventType) => isSameName(type.name, name)
  if (ofAll.find(isCalled)?.retired)
    throw invalid('eventTypeName', 'This event type is retired. Restore it first under Event Types.')
  return [...ofMatch, ...builtInEventTypes, ...ofAll].find(isCalled) ?? { name, displayName: name }
}

/** Offers only the given odds instead of the default ones, and keeps the model from adding the default ones again. */
async function offerOnly(
  tx: Tx,
  operator: Operator,
  plan: PlanRow,
  eventType: string,
  own: readonly OwnOdds[],
  now: Date,
): Promise<void> {
  const kept: string[] = []
  for (const { betType, threshold, odds } of own) {
    const optionId = await priceLine(tx, operator, {
      match_id: plan.match_id,
      plan_id: plan.id,
      name: null,
      event_type: eventType,
      bet_type: betType,
      threshold,
      hundredths: oddsFromWire(odds),
      created_at: now,
    })
    kept.push(optionId)
  }
  await tx
    .updateTable('option')
    .set({ retired_at: now, retired_by: 'admin' })
    .where('plan_id', '=', plan.id)
    .where('event_type', '=', eventType)
    .where('retired_at', 'is', null)
    .where('id', 'not in', kept)
    .execute()
  await keepPrices(tx, plan.id, now)
}
