import type { UserId } from '@bettle/contract'
import type { Context } from '../../context.ts'

/** True if the first bet should be explained: the user has no settled bet and has not ended the guide ([A30]). */
export async function isGuideWanted(ctx: Context, userId: UserId): Promise<boolean> {
  const guided = ctx.db.selectFrom('account').select('id').where('id', '=', userId).where('guided_at', 'is not', null)
  const settled = ctx.db
    .selectFrom('member')
    .innerJoin('bet', (join) =>
      join.onRef('bet.lobby_id', '=', 'member.lobby_id').onRef('bet.account_id', '=', 'member.account_id'),
    )
    .select('member.account_id as id')
    .where('member.account_id', '=', userId)
    .where('bet.outcome', '!=', 'open')
  const found = await guided.unionAll(settled).limit(1).executeTakeFirst()
  return found === undefined
}

/** Records that the user finished or skipped the guide. Later calls change nothing ([A30]). */
export async function endGuide(ctx: Context, userId: UserId): Promise<void> {
  await ctx.db
    .updateTable('account')
    .set({ guided_at: ctx.clock.date() })
    .where('id', '=', userId)
    .where('guided_at', 'is', null)
    .execute()
}
