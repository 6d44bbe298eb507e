import { GameError, type SessionId, type UserId } from '@bettle/contract'
import type { Context } from '../../context.ts'

/** Ends one of the caller's own sessions and its sockets; of anybody else's they learn nothing ([A12]). */
export async function endOwnSession(ctx: Context, userId: UserId, sessionId: SessionId): Promise<void> {
  const ended = await ctx.db
    .updateTable('session')
    .set({ ended_at: ctx.clock.date(), ended_why: 'ended-by-owner' })
    .where('id', '=', sessionId)
    .where('account_id', '=', userId)
    .where('ended_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (!ended) throw new GameError('not-found')
  ctx.live.closeSession(sessionId)
}
