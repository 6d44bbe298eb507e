import {
  type Answer,
  GameError,
  type RegisterForm,
  type register as registerRoute,
  type UserId,
} from '@bettle/contract'
import type { Context } from '../../context.ts'
import { transaction } from '../../db/transaction.ts'
import { emailKey, insertAccount } from '../people/account-store.ts'
import { hashPassword } from '../people/password.ts'
import type { AttemptLimit } from '../session/attempt-limit.ts'
import { issueToken } from '../session/issue-token.ts'
import type { From } from '../session/login.ts'

/** Creates an account and signs it in. */
export async function register(
  ctx: Context,
  limit: AttemptLimit,
  form: RegisterForm,
  { ip, device }: From,
): Promise<Answer<typeof registerRoute>> {
  if (form.password !== form.confirmPassword) throw new GameError('passwords-differ')
  limit.attempt(emailKey(form.email), ip)
  const passwordHash = await hashPassword(ctx, form.password)
  const token = await transaction(ctx, async (tx) => {
    const now = ctx.clock.now()
    const { name, email } = form
    const account = await insertAccount(tx, { name, email, passwordHash, tosAcceptedAt: new Date(now) }, now)
    return issueToken(ctx, tx, account.id as UserId, device)
  })
  return { token, redirectUrl: '/' }
}
