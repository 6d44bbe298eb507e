import type * as contract from '@bettle/contract'
import { type Answer, GameError, type LoginForm, type Token, type UserId } from '@bettle/contract'
import type { Context } from '../../context.ts'
import { emailKey, emailKeys } from '../../db/email-address.ts'
import type { AccountRow } from '../../db/schema.ts'
import { transaction } from '../../db/transaction.ts'
import type { AttemptLimit } from '../../http/limits/attempt-limits.ts'
import { accountsByEmail, keepPasswordHash, lockWhilePassword } from '../user/account-store.ts'
import { hashPassword, type PasswordFit, passwordFit } from '../user/password.ts'
import { emailAboutNewDevice } from './email-about-new-device.ts'
import { issueToken } from './issue-token.ts'

/** The page to which administrators are led. It shows the next match and its steps. */
const ADMIN_START = '/admin/landing-page'

/** Where a form comes from. */
export interface From {
  readonly ip: string
  readonly device?: string | undefined
}

/**
 * Signs a user in. All failures have the same refusal, so that it does not reveal whether the address is registered.
 */
export async function login(
  ctx: Context,
  limit: AttemptLimit,
  form: LoginForm,
  { ip, device }: From,
): Promise<Answer<typeof contract.login>> {
  const address = emailKey(form.email)
  await limit.attempt(address, ip)
  // The first attempt fails if the password hash changed meanwhile. The second succeeds if another sign-in only stored
  // the hash of the same password in its normalised form.
  const signedIn = (await signIn(ctx, form, device)) ?? (await signIn(ctx, form, device))
  if (!signedIn) throw new GameError('login-failed')
  await limit.succeeded(address, ip)
  emailAboutNewDevice(ctx, signedIn.account, device)
  return { token: signedIn.token, redirectUrl: signedIn.account.role === 'admin' ? ADMIN_START : '/' }
}

interface SignedIn {
  readonly account: AccountRow
  readonly token: Token
}

/** Signs in, or returns undefined if the stored password changed during the check. Throws if the password is wrong. */
async function signIn(ctx: Context, form: LoginForm, device: string | undefined): Promise<SignedIn | undefined> {
  const opened = await openedBy(ctx, form)
  if (!opened) throw new GameError('login-failed')
  const { account, fit } = opened
  const userId = account.id as UserId
  const passwordHash = fit === 'other-form' ? await hashPassword(ctx, form.password) : undefined
  return transaction(ctx, async (tx) => {
    if (!(await lockWhilePassword(tx, userId, account.password_hash))) return undefined
    if (passwordHash !== undefined) await keepPasswordHash(tx, userId, passwordHash)
    return { account, token: await issueToken(ctx, tx, userId, device) }
  })
}

/**
 * Returns the account that this address and password open. A domain with two spellings always costs two attempts, so
 * that the time reveals nothing ([A28]).
 */
async function openedBy(ctx: Context, { email, password }: LoginForm) {
  const found = (await accountsByEmail(ctx.db, email)).filter((account) => mayStillSignIn(ctx, account))
  let opened: { account: AccountRow; fit: PasswordFit } | undefined
  for (const index of emailKeys(email).keys()) {
    const account = found[index]
    const fit = await passwordFit(ctx, account?.password_hash, password)
    if (account && fit !== 'none') opened ??= { account, fit }
  }
  return opened
}

/**
 * True if the account may sign in: the demo player only if the practice match is on ([A10]), a disabled account never
 * ([A31]).
 */
function mayStillSignIn({ config }: Context, account: AccountRow): boolean {
  const isEnabled = account.deleted_at === null && account.disabled_at === null
  return isEnabled && (config.practice || !(account.is_demo || account.is_bot))
}
