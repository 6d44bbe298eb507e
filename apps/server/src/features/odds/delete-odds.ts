import type { MatchId } from '@bettle/contract'
import type { Context } from '../../context.ts'
import { readOnce } from '../../db/idempotency/idempotent-call.ts'
import { officialPlan } from '../match/timetable.ts'
import { type Operator, operateMatch } from '../operator/operate-match.ts'
import { officialOption, setOption } from './odds-store.ts'
import { didToOptions, optionsOf } from './option-changes.ts'
import { keepPrices } from './price-list.ts'
import { oddsChanged } from './reprice.ts'

/** Retires an option for good. The model does not offer it again, and bets on it settle ([P8]). */
export async function deleteOdds(ctx: Context, operator: Operator, oddsId: string): Promise<void> {
  const { match_id: matchId } = await readOnce(() => officialOption(ctx.db, oddsId))
  await operateMatch(ctx, operator, matchId as MatchId, async (tx) => {
    const option = await officialOption(tx, oddsId)
    const plan = await officialPlan(tx, matchId)
    const before = await optionsOf(tx, plan)
    await setOption(tx, oddsId, { retired_at: option.retired_at ?? ctx.clock.date(), retired_by: 'admin' })
    await keepPrices(tx, plan.id, ctx.clock.date())
    const did = await didToOptions(tx, 'delete-odds', plan, before, { oddsId })
    return { reply: undefined, pushes: [await oddsChanged(tx, plan)], did }
  })
}
