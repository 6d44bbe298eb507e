import { randomBytes } from 'node:crypto'
import type { UserId } from '@bettle/contract'
import type { Context } from '../../context.ts'
import { emailKey } from '../../db/email-address.ts'
import { transaction } from '../../db/transaction.ts'
import type { AttemptLimits } from '../../http/limits/attempt-limits.ts'
import { confirmEmailMail } from '../../mail/confirm-email-mail.ts'
import { EMAIL_LASTS_FOR, postEmail } from '../../mail/post-email.ts'
import { tokenHashOf } from '../session/refresh-token.ts'
import { accountByEmail, lockWhilePassword } from '../user/account-store.ts'
import { readEmail } from '../user/read-email.ts'
import { refuseDemo } from '../user/refuse-demo.ts'
import { languageOfAccount } from './account-language.ts'
import type { Prepared } from './emails/send-email.ts'
import { type Asking, accountByOwnPassword, wrongPassword } from './password/own-password.ts'

/**
 * Mails a link to the requested address. The account's address changes only once the link is followed ([A33]). If an
 * account has the requested address, the reply is the same and no email is sent.
 */
export async function changeEmail(
  ctx: Context,
  limits: Pick<AttemptLimits, 'ownPassword' | 'wantedEmail' | 'wantingEmail'>,
  asking: Asking & { readonly email: string },
): Promise<void> {
  const email = readEmail(asking.email)
  const account = await accountByOwnPassword(ctx, limits.ownPassword, asking)
  refuseDemo(account)
  // Counts the request for the account first, so that one account cannot use up the limits of many addresses.
  await limits.wantingEmail.attempt(asking.userId, asking.userId)
  await limits.wantedEmail.attempt(emailKey(email), asking.userId)
  const now = ctx.clock.now()
  // The email creates the link when it is sent. Until then no token fits this hash.
  const wanted = {
    hash: tokenHashOf(newToken()),
    email,
    created_at: new Date(now),
    expires_at: new Date(now + EMAIL_LASTS_FOR['confirm-email']),
  }
  await transaction(ctx, async (tx) => {
    // Refuses if the password was changed since it was checked.
    if (!(await lockWhilePassword(tx, asking.userId, account.password_hash))) throw wrongPassword()
    await tx
      .insertInto('email_change')
      .values({ account_id: asking.userId, ...wanted })
      .onConflict((held) => held.column('account_id').doUpdateSet(wanted))
      .execute()
  })
  ctx.background.later('email a link to a new address', async () => {
    const request = { kind: 'confirm-email', to: email, accountId: account.id, isConfirmed: false } as const
    if (await ctx.mail.permit(request)) {
      await postEmail(ctx, { kind: 'confirm-email', accountId: account.id, address: email })
    }
  })
}

/**
 * Creates the link for a requested address and returns its email; undefined if the account no longer requests it. If an
 * account has the address, the email is only composed, so that the time reveals nothing.
 */
export async function confirmEmailChangeMail(
  ctx: Context,
  userId: UserId,
  email: string,
): Promise<Prepared | undefined> {
  const token = newToken()
  const wanted = await ctx.db
    .updateTable('email_change')
    .set({ hash: tokenHashOf(token) })
    .from('account')
    .whereRef('account.id', '=', 'email_change.account_id')
    .where('account_id', '=', userId)
    .where('email_change.email', '=', email)
    .where('expires_at', '>', ctx.clock.date())
    .returning(['account.name', 'account.language'])
    .executeTakeFirst()
  if (!wanted) return undefined
  const link = `${ctx.address.url}/confirm-email?${new URLSearchParams({ token, id: userId })}`
  const isSent = (await accountByEmail(ctx.db, email)) === undefined
  return { mail: { to: email, ...confirmEmailMail({ name: wanted.name, link }, languageOfAccount(wanted)) }, isSent }
}

const newToken = () => randomBytes(32).toString('base64url')
