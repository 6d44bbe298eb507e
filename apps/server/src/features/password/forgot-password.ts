import type { ForgotPasswordForm } from '@bettle/contract'
import type { Context } from '../../context.ts'
import { newId } from '../../db/ids.ts'
import { invalidRequest } from '../../http/validation.ts'
import { accountByEmail, emailKey } from '../people/account-store.ts'
import type { AttemptLimit } from '../session/attempt-limit.ts'
import { sendPasswordLink } from './mail-password-link.ts'

/** Answers before anything is looked up: neither words nor time tell whether the address has an account. */
export function forgotPassword(
  ctx: Context,
  limit: AttemptLimit,
  { email, confirmEmail }: ForgotPasswordForm,
  ip: string,
): { message: string } {
  const address = emailKey(email)
  if (address !== emailKey(confirmEmail)) {
    throw invalidRequest([{ path: 'confirmEmail', message: 'Email addresses do not match' }])
  }
  limit.attempt(address, ip)
  ctx.background.later('mail a reset link', async () => {
    const account = await accountByEmail(ctx.db, email)
    await sendPasswordLink(ctx, account?.id ?? newId(), 'reset')
  })
  return { message: 'success' }
}
