import { GameError, type SessionId, type UserId } from '@bettle/contract'
import type { Context } from '../../context.ts'
import type { Tx } from '../../db/schema.ts'
import { transaction } from '../../db/transaction.ts'
import type { Caller } from '../../http/bind/session.ts'
import { accountById } from '../user/account-store.ts'
import { refuseDemo } from '../user/refuse-demo.ts'

/**
 * Ends one of the caller's own sessions and its sockets. Another user's session is not found ([A12]). The demo player
 * can end only the session of the call.
 */
export async function endOwnSession(
  ctx: Context,
  caller: Pick<Caller, 'userId' | 'sessionId'>,
  sessionId: SessionId,
): Promise<void> {
  if (sessionId !== caller.sessionId) refuseDemo(await accountById(ctx.db, caller.userId))
  await endSessionOf(ctx, caller.userId, sessionId, 'ended-by-owner')
}

/** Ends a session of this account. `record` records the action if an administrator does it. */
export async function endSessionOf(
  ctx: Context,
  userId: UserId,
  sessionId: SessionId,
  why: 'ended-by-owner' | 'ended-by-admin',
  record?: (tx: Tx) => Promise<void>,
): Promise<void> {
  await transaction(ctx, async (tx) => {
    const ended = await tx
      .updateTable('session')
      .set({ ended_at: ctx.clock.date(), ended_why: why })
      .where('id', '=', sessionId)
      .where('account_id', '=', userId)
      .where('ended_at', 'is', null)
      .returning('id')
      .executeTakeFirst()
    if (!ended) throw new GameError('not-found')
    await record?.(tx)
  })
  ctx.live.closeSession(sessionId)
}
