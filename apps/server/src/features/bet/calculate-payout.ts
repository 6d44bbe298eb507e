import { GameError, type OddsId } from '@bettle/contract'
import { payoutOf } from '@bettle/rules'
import type { Context } from '../../context.ts'

/** What a stake on an option would return at its price now. */
export async function calculatePayout(
  ctx: Context,
  wish: { readonly oddsId: OddsId; readonly stake: number; readonly card?: string | undefined },
): Promise<number> {
  if (wish.card !== undefined) throw new GameError('card-unavailable')
  const option = await ctx.db.selectFrom('option').select('hundredths').where('id', '=', wish.oddsId).executeTakeFirst()
  if (!option) throw new GameError('option-not-found')
  return payoutOf(option.hundredths, wish.stake)
}
