import type { SessionId, UserId } from '@bettle/contract'
import type { Context } from '../../../context.ts'
import type { Operator } from '../../operator/operator.ts'
import { recordAction } from '../../operator/record-action.ts'
import { refuseRival } from '../../operator/refuse-rival.ts'
import { endSessionOf } from '../../session/end-own-session.ts'

/** Ends a session of any account, and the sockets of the session. */
export function endUserSession(ctx: Context, operator: Operator, userId: UserId, sessionId: SessionId): Promise<void> {
  return endSessionOf(ctx, userId, sessionId, 'ended-by-admin', async (tx) => {
    await refuseRival(tx, operator, userId)
    await recordAction(ctx, tx, operator, null, {
      kind: 'end-session',
      subject: { userId },
      undo: 'nothing-to-undo',
      changes: [`user:${userId}`],
    })
  })
}
