import { GameError, type MatchPush, type OperatorAction } from '@bettle/contract'
import type { Context } from '../../context.ts'
import type { MatchRow, Tx } from '../../db/schema.ts'
import { restoreTypesAndOptions } from '../event-type/restore-event-types.ts'
import { plansOf, timetablesOf } from '../match/timetable.ts'
import { eventTypesChanged, type MatchPushes, pushesOfTimes } from '../match-control/timetable/pushes-of-times.ts'
import { keepPrices } from '../odds/price-list.ts'
import { oddsChanged, repriceIn } from '../odds/reprice.ts'
import { type Operator, operateMatch } from '../operator/operate-match.ts'
import { setHalves } from './set-halves.ts'
import { didToSetup, setupOf } from './setup-changes.ts'

export type RestoreSetup = Omit<Extract<OperatorAction, { kind: 'restore-setup' }>, 'kind'>

/** Restores the setup of a match that has not started ([O3]). */
export function restoreSetup(ctx: Context, operator: Operator, request: RestoreSetup): Promise<void> {
  const { matchId, eventTypes, odds, halves } = request
  return operateMatch(ctx, operator, matchId, async (tx, match) => {
    if (match.status !== 'upcoming') throw new GameError('half-state')
    const before = await setupOf(tx, matchId)
    const named = halves.map(({ halfId, halfNumber, rounds }) => ({ halfId, halfNumber, rounds }))
    const now = ctx.clock.date()
    await setHalves(tx, match, named, now)
    await restoreTypesAndOptions(tx, operator, { matchId, eventTypes, odds }, now)
    const pushes = await pushesOfSetup(ctx, tx, match)
    const did = didToSetup('restore-setup', matchId, before, await setupOf(tx, matchId), {})
    return { reply: undefined, ...pushes, did }
  })
}

/**
 * Prices the options of all plans after a change of the setup. Returns the pushes with the whole setup and the prices.
 */
export async function pushesOfSetup(ctx: Context, tx: Tx, match: MatchRow): Promise<MatchPushes> {
  const now = ctx.clock.date()
  for (const { plan, timetable } of await timetablesOf(tx, match)) await repriceIn(tx, plan, timetable, now.getTime())
  const plans = await plansOf(tx, match.id)
  for (const plan of plans) await keepPrices(tx, plan.id, now)
  const pushes: MatchPush[] = [await eventTypesChanged(tx, match.id)]
  for (const plan of plans) pushes.push(await oddsChanged(tx, plan))
  return pushesOfTimes(ctx, tx, match, [], pushes)
}
