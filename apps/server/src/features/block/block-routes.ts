import * as contract from '@bettle/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { bind } from '../../http/bind/bind.ts'
import { publicUserOf, userColumns } from '../user/user-columns.ts'
import { blockUser, unblockUser } from './block-user.ts'

export function blockRoutes(app: FastifyInstance, ctx: Context): void {
  bind(app, ctx, contract.listBlocked, async (_, { caller }) => {
    const rows = await ctx.db
      .selectFrom('block')
      .innerJoin('account', 'account.id', 'block.blocked_id')
      .select(['account.id as account_id', ...userColumns, 'block.created_at'])
      .where('block.account_id', '=', caller.userId)
      .orderBy('block.created_at', 'desc')
      .orderBy('account.id')
      .execute()
    return { blocked: rows.map((row) => ({ user: publicUserOf(row), at: row.created_at.toISOString() })) }
  })
  bind(app, ctx, contract.blockUser, async ({ body }, { caller }) => {
    await blockUser(ctx, caller.userId, body.userId)
    return { message: 'You no longer see the chat messages of this player.' }
  })
  bind(app, ctx, contract.unblockUser, async ({ params }, { caller }) => {
    await unblockUser(ctx, caller.userId, params.userId)
    return { message: 'You see the chat messages of this player again.' }
  })
}
