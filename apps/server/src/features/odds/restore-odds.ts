import { GameError, type OddsSnapshot, type OperatorAction } from '@bettle/contract'
import { oddsFromWire } from '@bettle/rules'
import type { Context } from '../../context.ts'
import type { PlanRow, Tx } from '../../db/schema.ts'
import { loadTimetable, officialPlan } from '../match/timetable.ts'
import { type Operator, operateMatch } from '../operator/operate-match.ts'
import { accountOf } from '../operator/operator.ts'
import { pricedBy, setOption } from './odds-store.ts'
import { didToOptions, optionsOf } from './option-changes.ts'
import { keepPrices } from './price-list.ts'
import { oddsChanged, repriceIn } from './reprice.ts'

export type RestoreOdds = Omit<Extract<OperatorAction, { kind: 'restore-odds' }>, 'kind'>

/** Restores options to a snapshot. Options that return to the model are priced for the current next round ([O3]). */
export function restoreOdds(ctx: Context, operator: Operator, { matchId, odds }: RestoreOdds): Promise<void> {
  return operateMatch(ctx, operator, matchId, async (tx) => {
    const plan = await officialPlan(tx, matchId)
    const before = await optionsOf(tx, plan)
    const now = ctx.clock.date()
    await restoreOptions(tx, operator, plan, odds, now)
    await repriceIn(tx, plan, await loadTimetable(tx, matchId, plan.id), now.getTime())
    await keepPrices(tx, plan.id, now)
    const did = await didToOptions(tx, 'restore-odds', plan, before)
    return { reply: undefined, pushes: [await oddsChanged(tx, plan)], did }
  })
}

/** Restores options. A restored price belongs to the operators who set it and to the operator who restores it. */
export async function restoreOptions(
  tx: Tx,
  operator: Operator,
  plan: PlanRow,
  odds: readonly OddsSnapshot[],
  now: Date,
): Promise<void> {
  const optionsById = new Map((await optionsOf(tx, plan)).map((option) => [option.id, option]))
  for (const { oddsId, name, odds: price, setBy, retiredBy, pricedBy: authors = [] } of odds) {
    const option = optionsById.get(oddsId)
    if (!option) throw new GameError('option-not-found')
    await setOption(tx, oddsId, {
      name,
      hundredths: oddsFromWire(price),
      set_by: setBy,
      ...(setBy === 'admin'
        ? pricedBy(...new Set([...authors, accountOf(operator)]))
        : option.set_by === 'admin' && { handed_back_at: now }),
      retired_by: retiredBy,
      retired_at: retiredBy === null ? null : (option.retired_at ?? now),
    })
  }
}
