import type { SessionId } from '@bettle/contract'
import type { Context } from '../../../context.ts'
import { transaction } from '../../../db/transaction.ts'
import type { AttemptLimits } from '../../../http/limits/attempt-limits.ts'
import { postEmail } from '../../../mail/post-email.ts'
import { endOtherSessions } from '../../session/session-store.ts'
import { lockWhilePassword, setPassword } from '../../user/account-store.ts'
import { noticeTo } from '../../user/notice-to.ts'
import { hashPassword } from '../../user/password.ts'
import { refuseDemo } from '../../user/refuse-demo.ts'
import { type Asking, accountByOwnPassword, wrongPassword } from './own-password.ts'

/**
 * Changes the password, which requires the current one. This device stays signed in, all others are signed out, and an
 * email reports the change ([A32]).
 */
export async function changePassword(
  ctx: Context,
  limit: AttemptLimits['ownPassword'],
  asking: Asking & { readonly sessionId: SessionId; readonly newPassword: string },
): Promise<void> {
  const { userId, sessionId, newPassword } = asking
  const account = await accountByOwnPassword(ctx, limit, asking)
  refuseDemo(account)
  const passwordHash = await hashPassword(ctx, newPassword)
  const ended = await transaction(ctx, async (tx) => {
    // If two changes run at once, the second request has a password that is no longer valid.
    if (!(await lockWhilePassword(tx, userId, account.password_hash))) {
      throw wrongPassword()
    }
    const now = ctx.clock.now()
    await setPassword(tx, userId, passwordHash, now)
    await tx.deleteFrom('password_link').where('account_id', '=', userId).execute()
    await tx.deleteFrom('email_change').where('account_id', '=', userId).execute()
    return endOtherSessions(tx, userId, sessionId, 'password-changed', now)
  })
  for (const other of ended) ctx.live.closeSession(other)
  ctx.background.later('email about a new password', async () => {
    if (!(await ctx.mail.permit(noticeTo(account, 'password-changed')))) return
    await postEmail(ctx, { kind: 'password-changed', accountId: account.id, address: account.email })
  })
}
