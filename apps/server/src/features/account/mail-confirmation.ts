import { randomBytes } from 'node:crypto'
import { GameError, type UserId } from '@bettle/contract'
import type { Context } from '../../context.ts'
import { readableEmail } from '../../db/email-address.ts'
import { transaction } from '../../db/transaction.ts'
import type { AttemptLimits } from '../../http/limits/attempt-limits.ts'
import { confirmRegistrationMail } from '../../mail/confirm-registration-mail.ts'
import { EMAIL_LASTS_FOR, postEmail } from '../../mail/post-email.ts'
import { tokenHashOf } from '../session/refresh-token.ts'
import { accountById } from '../user/account-store.ts'
import { mustConfirmEmail } from '../user/must-confirm-email.ts'
import { noticeTo } from '../user/notice-to.ts'
import { languageOfAccount } from './account-language.ts'
import type { Prepared } from './emails/send-email.ts'

/**
 * Mails the confirmation link again ([A61]). The limit counts by account, so that the user can read how long to wait.
 */
export async function sendConfirmation(
  ctx: Context,
  limit: AttemptLimits['confirmation'],
  userId: UserId,
): Promise<void> {
  const account = await accountById(ctx.db, userId)
  if (!account) throw new GameError('session-expired')
  if (!mustConfirmEmail(ctx, account)) return
  await limit.attempt(userId, userId)
  mailConfirmation(ctx, userId)
}

/** Mails the account a link that confirms its address, after the reply. Call this function after the commit. */
export function mailConfirmation(ctx: Context, userId: UserId): void {
  ctx.background.later('email a link that confirms an address', async () => {
    const account = await accountById(ctx.db, userId)
    if (!account || !mustConfirmEmail(ctx, account)) return
    // Counts the email before a new link replaces the last mailed link.
    if (!(await ctx.mail.permit(noticeTo(account, 'confirm-registration')))) return
    await postEmail(ctx, { kind: 'confirm-registration', accountId: userId, address: account.email })
  })
}

/** Creates the link and returns its email; undefined if there is no address to confirm any more. */
export async function confirmRegistrationMailOf(ctx: Context, userId: UserId): Promise<Prepared | undefined> {
  const token = randomBytes(32).toString('base64url')
  const now = ctx.clock.now()
  const link = {
    hash: tokenHashOf(token),
    created_at: new Date(now),
    expires_at: new Date(now + EMAIL_LASTS_FOR['confirm-registration']),
  }
  const account = await transaction(ctx, async (tx) => {
    // After the permit was given, the address may have been confirmed or changed, or the account disabled or deleted.
    const locked = await tx
      .selectFrom('account')
      .select(['name', 'email', 'language'])
      .where('id', '=', userId)
      .where('email_confirmed_at', 'is', null)
      .where('deleted_at', 'is', null)
      .where('disabled_at', 'is', null)
      .forUpdate()
      .executeTakeFirst()
    if (!locked) return undefined
    await tx
      .insertInto('email_confirmation')
      .values({ account_id: userId, ...link })
      .onConflict((held) => held.column('account_id').doUpdateSet(link))
      .execute()
    return locked
  })
  if (!account) return undefined
  const query = new URLSearchParams({ token, id: userId, new: '1' })
  const address = `${ctx.address.url}/confirm-email?${query}`
  const { name, email } = account
  const parts = { name, email: readableEmail(email), link: address }
  const mail = confirmRegistrationMail(parts, languageOfAccount(account))
  return { mail: { to: email, ...mail }, isSent: true }
}
