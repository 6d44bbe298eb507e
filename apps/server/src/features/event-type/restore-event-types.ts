import { GameError, type OperatorAction } from '@bettle/contract'
import type { Context } from '../../context.ts'
import type { Tx } from '../../db/schema.ts'
import { playedEventTypes, setPositions } from '../match/event-type-store.ts'
import { officialPlan, plansOf, timetablesOf } from '../match/timetable.ts'
import { pushesOfOdds } from '../match-control/timetable/pushes-of-times.ts'
import { keepPrices } from '../odds/price-list.ts'
import { repriceIn } from '../odds/reprice.ts'
import { restoreOptions } from '../odds/restore-odds.ts'
import { type Operator, operateMatch } from '../operator/operate-match.ts'
import { didToEventTypes, playingIn } from './event-type-changes.ts'
import { retireOptions } from './remove-match-event-type.ts'

export type RestoreEventTypes = Omit<Extract<OperatorAction, { kind: 'restore-event-types' }>, 'kind'>

/**
 * Restores the event types of a match and their order, with the options that were added or removed together with them
 * ([O3]).
 */
export function restoreEventTypes(ctx: Context, operator: Operator, request: RestoreEventTypes): Promise<void> {
  const { matchId } = request
  return operateMatch(ctx, operator, matchId, async (tx, match) => {
    const before = await playingIn(tx, matchId)
    const now = ctx.clock.date()
    await restoreTypesAndOptions(tx, operator, request, now)
    for (const { plan, timetable } of await timetablesOf(tx, match)) await repriceIn(tx, plan, timetable, now.getTime())
    for (const plan of await plansOf(tx, matchId)) await keepPrices(tx, plan.id, now)
    const did = await didToEventTypes(tx, 'restore-event-types', matchId, before)
    return { reply: undefined, ...(await pushesOfOdds(tx, match)), did }
  })
}

export async function restoreTypesAndOptions(
  tx: Tx,
  operator: Operator,
  { matchId, eventTypes, odds }: RestoreEventTypes,
  now: Date,
): Promise<void> {
  for (const name of await playedEventTypes(tx, matchId)) {
    if (eventTypes.includes(name)) continue
    await setRetired(tx, matchId, name, now)
    await retireOptions(tx, matchId, name, now)
  }
  for (const name of eventTypes) await setRetired(tx, matchId, name, null)
  const played = await playedEventTypes(tx, matchId)
  if (eventTypes.some((name) => !played.includes(name))) throw new GameError('not-found')
  await setPositions(tx, matchId, eventTypes)
  await restoreOptions(tx, operator, await officialPlan(tx, matchId), odds, now)
}

async function setRetired(tx: Tx, matchId: string, name: string, at: Date | null): Promise<void> {
  await tx
    .updateTable('match_event_type')
    .set({ retired_at: at })
    .where('match_id', '=', matchId)
    .where('name', '=', name)
    .execute()
}
