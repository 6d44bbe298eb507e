import { GameError, type ResetPasswordForm, type UserId } from '@bettle/contract'
import { plainPassword } from '@bettle/rules'
import { validate } from 'uuid'
import type { Context } from '../../../context.ts'
import { emailKey } from '../../../db/email-address.ts'
import { newId } from '../../../db/ids.ts'
import { transaction } from '../../../db/transaction.ts'
import type { AttemptLimits } from '../../../http/limits/attempt-limits.ts'
import { endSessionsOf } from '../../session/session-store.ts'
import { confirmAddress, setPassword } from '../../user/account-store.ts'
import { hashPassword } from '../../user/password.ts'
import { consumeLink } from './password-link-store.ts'

/** Sets a password by a mailed link. Every failure has the same refusal, after the same work. */
export async function resetPassword(
  ctx: Context,
  limits: Pick<AttemptLimits, 'login' | 'reset'>,
  { password, confirmPassword, token, id }: ResetPasswordForm,
  ip: string,
): Promise<{ message: string }> {
  if (plainPassword(password) !== plainPassword(confirmPassword)) throw new GameError('passwords-differ')
  const named = id.toLowerCase()
  await limits.reset.attempt(named, ip)
  const userId = validate(named) ? (named as UserId) : newId<UserId>()
  const passwordHash = await hashPassword(ctx, password)
  const email = await transaction(ctx, async (tx) => {
    const now = ctx.clock.now()
    if (!(await consumeLink(tx, userId, token, now))) return undefined
    await endSessionsOf(tx, userId, 'password-reset', now)
    // A thief of the old password may have requested a change of the address.
    await tx.deleteFrom('email_change').where('account_id', '=', userId).execute()
    await confirmAddress(tx, userId, now)
    return setPassword(tx, userId, passwordHash, now)
  })
  if (email === undefined) throw new GameError('link-expired')
  ctx.live.closeUser(userId)
  await limits.reset.succeeded(named, ip)
  // Resets the count of wrong passwords, which the user may have tried before.
  await limits.login.succeeded(emailKey(email), ip)
  return { message: 'success' }
}
