import { type Answer, GameError, type LoginForm, type login as loginRoute, type UserId } from '@bettle/contract'
import type { Context } from '../../context.ts'
import { transaction } from '../../db/transaction.ts'
import { accountByEmail, emailKey } from './account-store.ts'
import { issueToken } from './issue-token.ts'
import type { LoginLimit } from './login-limit.ts'
import { passwordFits } from './password.ts'

interface From {
  readonly ip: string
  readonly device?: string | undefined
}

/** One refusal for everything that can be wrong: it never tells whether the address is registered. */
export async function login(
  ctx: Context,
  limit: LoginLimit,
  form: LoginForm,
  { ip, device }: From,
): Promise<Answer<typeof loginRoute>> {
  const address = emailKey(form.email)
  limit.attempt(address, ip)
  const found = await accountByEmail(ctx.db, form.email)
  const account = found && found.deleted_at === null ? found : undefined
  if (!(await passwordFits(ctx, account?.password_hash, form.password)) || !account) {
    throw new GameError('login-failed')
  }
  limit.succeeded(address, ip)
  const token = await transaction(ctx, (tx) => issueToken(ctx, tx, account.id as UserId, device))
  return { token, redirectUrl: '/' }
}
