import { GameError, type Said } from '@bettle/contract'
import { DAY, waitUnderDailyCap } from '@bettle/rules'
import type { Context } from '../../context.ts'
import type { CountedActTable, Tx } from '../../db/schema.ts'

interface Cap {
  readonly kind: CountedActTable['kind']
  readonly most: number
  /** The sentence of the refusal. */
  readonly said: Said
}

/**
 * Counts a limited action of an account, or refuses the action with the time to wait. The caller has locked the
 * account, so that two concurrent actions are both counted.
 */
export async function countDailyAction(ctx: Pick<Context, 'clock'>, tx: Tx, userId: string, cap: Cap): Promise<void> {
  const now = ctx.clock.now()
  const own = tx.selectFrom('counted_act').select('at').where('account_id', '=', userId).where('kind', '=', cap.kind)
  const earlier = await own.where('at', '>', new Date(now - DAY)).execute()
  const times = earlier.map(({ at }) => at.getTime())
  const wait = waitUnderDailyCap(times, cap.most, now)
  if (wait > 0) {
    throw new GameError('rate-limited', { ...cap.said, retryAfter: Math.ceil(wait / 1000) })
  }
  await tx
    .deleteFrom('counted_act')
    .where('account_id', '=', userId)
    .where('kind', '=', cap.kind)
    .where('at', '<=', new Date(now - DAY))
    .execute()
  await tx
    .insertInto('counted_act')
    .values({ account_id: userId, kind: cap.kind, at: new Date(now) })
    .execute()
}
