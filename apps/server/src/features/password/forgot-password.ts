import type { ForgotPasswordForm } from '@bettle/contract'
import type { Context } from '../../context.ts'
import { newId } from '../../db/ids.ts'
import { invalidRequest } from '../../http/validation.ts'
import { emailKey, emailKeys } from '../../mail/email-address.ts'
import { accountsByEmail } from '../people/account-store.ts'
import type { AttemptLimit } from '../session/attempt-limit.ts'
import { sendPasswordLink } from './mail-password-link.ts'

/** Answers before any query, so that neither its text nor its time reveals whether the address has an account. */
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
    const accounts = await accountsByEmail(ctx.db, email)
    for (const index of emailKeys(email).keys()) {
      const account = accounts[index]
      const isConfirmed = (account?.email_confirmed_at ?? null) !== null
      // Counts whether or not there is an account, and before a new link replaces the last mailed one.
      const permit = ctx.mail.permit({ kind: 'reset-link', to: email, isConfirmed })
      if (permit) await sendPasswordLink(ctx, account?.id ?? newId(), 'reset', permit)
    }
  })
  return { message: 'success' }
}
