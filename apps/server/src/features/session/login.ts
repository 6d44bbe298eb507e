import { type Answer, GameError, type LoginForm, type login as loginRoute, type UserId } from '@bettle/contract'
import type { Context } from '../../context.ts'
import type { AccountRow } from '../../db/schema.ts'
import { transaction } from '../../db/transaction.ts'
import { accountByEmail, emailKey, holdWhilePassword } from '../people/account-store.ts'
import { passwordFits } from '../people/password.ts'
import type { AttemptLimit } from './attempt-limit.ts'
import { issueToken } from './issue-token.ts'
import { tellOfNewDevice } from './tell-of-new-device.ts'

/** Where a form came from. */
export interface From {
  readonly ip: string
  readonly device?: string | undefined
}

/** One refusal for everything that can be wrong: it never tells whether the address is registered. */
export async function login(
  ctx: Context,
  limit: AttemptLimit,
  form: LoginForm,
  { ip, device }: From,
): Promise<Answer<typeof loginRoute>> {
  const address = emailKey(form.email)
  limit.attempt(address, ip)
  const found = await accountByEmail(ctx.db, form.email)
  const account = found && mayStillSignIn(ctx, found) ? found : undefined
  if (!(await passwordFits(ctx, account?.password_hash, form.password)) || !account) {
    throw new GameError('login-failed')
  }
  const userId = account.id as UserId
  const token = await transaction(ctx, async (tx) => {
    // A password that was reset in the meantime opens nothing: its sessions are ended already.
    if (!(await holdWhilePassword(tx, userId, account.password_hash))) throw new GameError('login-failed')
    return issueToken(ctx, tx, userId, device)
  })
  limit.succeeded(address, ip)
  tellOfNewDevice(ctx, account, device)
  return { token, redirectUrl: '/' }
}

/** Whose password everybody knows signs in only where the practice match is on ([A10]); who is disabled, nowhere ([A31]). */
function mayStillSignIn({ config }: Context, account: AccountRow): boolean {
  const stands = account.deleted_at === null && account.disabled_at === null
  return stands && (config.practice || !(account.is_demo || account.is_bot))
}
