import { GameError, type UserId } from '@bettle/contract'
import type { Context } from '../../context.ts'
import type { AccountRow } from '../../db/schema.ts'
import { accountById, emailKey } from '../people/account-store.ts'
import { passwordFits } from '../people/password.ts'
import type { AttemptLimits } from '../session/attempt-limits.ts'

export interface Asking {
  readonly userId: UserId
  readonly password: string
  readonly ip: string
}

/**
 * The account of whoever says its password: wrong ones are counted as a sign-in's are, and refused with 403, as a 401 would tell
 * the client to sign out ([A15], [A32]).
 */
export async function accountByOwnPassword(
  ctx: Context,
  limit: AttemptLimits['login'],
  { userId, password, ip }: Asking,
  refusal = wrongPassword,
): Promise<AccountRow> {
  const account = await accountById(ctx.db, userId)
  if (!account) throw new GameError('session-expired')
  const address = emailKey(account.email)
  limit.attempt(address, ip)
  if (!(await passwordFits(ctx, account.password_hash, password))) {
    throw refusal()
  }
  limit.succeeded(address, ip)
  return account
}

export const wrongPassword = (): GameError => new GameError('forbidden', { message: 'That is not your password.' })
