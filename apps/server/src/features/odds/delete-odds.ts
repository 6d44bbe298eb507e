import type { MatchId } from '@bettle/contract'
import type { Context } from '../../context.ts'
import { type Operator, operateMatch } from '../match/operate-match.ts'
import { officialPlan } from '../match/timetable.ts'
import { officialOption, setOption } from './odds-store.ts'
import { keepPrices } from './price-list.ts'
import { oddsChanged } from './reprice.ts'

/** Retires an option for good: the model does not bring it back, bets on it settle ([P8]). */
export async function deleteOdds(ctx: Context, operator: Operator, oddsId: string): Promise<void> {
  const { match_id: matchId } = await officialOption(ctx.db, oddsId)
  await operateMatch(ctx, operator, matchId as MatchId, async (tx) => {
    const option = await officialOption(tx, oddsId)
    await setOption(tx, oddsId, { retired_at: option.retired_at ?? ctx.clock.date(), retired_by: 'admin' })
    const plan = await officialPlan(tx, matchId)
    await keepPrices(tx, plan.id, ctx.clock.date())
    return { reply: undefined, news: [await oddsChanged(tx, plan)] }
  })
}
