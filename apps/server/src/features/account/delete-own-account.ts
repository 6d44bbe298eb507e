import { GameError, type UserId } from '@bettle/contract'
import type { Context } from '../../context.ts'
import { accountById, emailKey } from '../people/account-store.ts'
import { passwordFits } from '../people/password.ts'
import type { AttemptLimits } from '../session/attempt-limits.ts'
import { deleteAccount } from './delete-account.ts'

/** Asks for the password, and counts wrong ones as a sign-in does; a 401 would tell the client to sign out ([A15]). */
export async function deleteOwnAccount(
  ctx: Context,
  limit: AttemptLimits['login'],
  { userId, password, ip }: { readonly userId: UserId; readonly password: string; readonly ip: string },
): Promise<void> {
  const account = await accountById(ctx.db, userId)
  if (!account) throw new GameError('session-expired')
  const address = emailKey(account.email)
  limit.attempt(address, ip)
  if (!(await passwordFits(ctx, account.password_hash, password))) {
    throw new GameError('forbidden', { message: 'That is not your password.' })
  }
  limit.succeeded(address, ip)
  await deleteAccount(ctx, userId)
}
