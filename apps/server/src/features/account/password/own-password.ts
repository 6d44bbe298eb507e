import { GameError, sentence, type UserId } from '@bettle/contract'
import type { Context } from '../../../context.ts'
import type { AccountRow } from '../../../db/schema.ts'
import type { AttemptLimits } from '../../../http/limits/attempt-limits.ts'
import { accountById } from '../../user/account-store.ts'
import { passwordFits } from '../../user/password.ts'

export interface Asking {
  readonly userId: UserId
  readonly password: string
}

/**
 * Checks the caller's own password and returns the account. Wrong passwords count for the account, separately from the
 * guesses of visitors. A refusal is a 403, because a 401 would sign the client out ([A15], [A24], [A32]).
 */
export async function accountByOwnPassword(
  ctx: Context,
  limit: AttemptLimits['ownPassword'],
  { userId, password }: Asking,
  refusal = wrongPassword,
): Promise<AccountRow> {
  const account = await accountById(ctx.db, userId)
  if (!account) throw new GameError('session-expired')
  await limit.attempt(userId, userId)
  if (!(await passwordFits(ctx, account.password_hash, password))) {
    throw refusal()
  }
  await limit.succeeded(userId, userId)
  return account
}

export const wrongPassword = (): GameError => new GameError('forbidden', sentence('password-wrong'))
