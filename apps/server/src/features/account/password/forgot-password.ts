import type { ForgotPasswordForm } from '@bettle/contract'
import { sentence } from '@bettle/contract'
import type { Context } from '../../../context.ts'
import { emailKey, emailKeys } from '../../../db/email-address.ts'
import { newId } from '../../../db/ids.ts'
import type { AttemptLimit } from '../../../http/limits/attempt-limits.ts'
import { invalidRequest } from '../../../http/validation/validation.ts'
import { postEmail } from '../../../mail/post-email.ts'
import { accountsByEmail } from '../../user/account-store.ts'

/**
 * Answers before any query, so that neither the text nor the response time reveals whether the address has an account.
 */
export async function forgotPassword(
  ctx: Context,
  limit: AttemptLimit,
  { email, confirmEmail }: ForgotPasswordForm,
  ip: string,
): Promise<{ message: string }> {
  const address = emailKey(email)
  if (address !== emailKey(confirmEmail)) {
    throw invalidRequest([{ path: 'confirmEmail', ...sentence('emails-differ') }])
  }
  await limit.attempt(address, ip)
  ctx.background.later('email a reset link', async () => {
    const accounts = await accountsByEmail(ctx.db, email)
    for (const index of emailKeys(email).keys()) {
      const account = accounts[index]
      const isConfirmed = (account?.email_confirmed_at ?? null) !== null
      // Counts the email whether or not an account exists, and before a new link replaces the last mailed link.
      const permit = await ctx.mail.permit({ kind: 'reset-link', to: email, isConfirmed })
      if (permit) await postEmail(ctx, { kind: 'reset-link', accountId: account?.id ?? newId(), address: email })
    }
  })
  return { message: 'success' }
}
