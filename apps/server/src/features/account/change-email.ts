import { randomBytes } from 'node:crypto'
import type { Context } from '../../context.ts'
import { transaction } from '../../db/transaction.ts'
import type { AttemptLimits } from '../../http/limits/attempt-limits.ts'
import { composeMail } from '../../mail/compose-mail.ts'
import { confirmEmailMail } from '../../mail/confirm-email-mail.ts'
import { emailKey } from '../../mail/email-address.ts'
import { tokenHashOf } from '../session/refresh-token.ts'
import { accountByEmail, lockWhilePassword } from '../user/account-store.ts'
import { readEmail } from '../user/read-email.ts'
import { refuseDemo } from '../user/refuse-demo.ts'
import { type Asking, accountByOwnPassword, wrongPassword } from './password/own-password.ts'

const HOUR = 60 * 60_000

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
  const token = randomBytes(32).toString('base64url')
  const now = ctx.clock.now()
  const wanted = { hash: tokenHashOf(token), email, created_at: new Date(now), expires_at: new Date(now + HOUR) }
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
    const permit = await ctx.mail.permit({
      kind: 'confirm-email',
      to: email,
      accountId: account.id,
      isConfirmed: false,
    })
    const link = `${ctx.address.url}/confirm-email?${new URLSearchParams({ token, id: account.id })}`
    const mail = { to: email, ...confirmEmailMail({ name: account.name, link }) }
    // Composes the email even if an account has the address, so that the response time reveals nothing.
    if ((await accountByEmail(ctx.db, email)) || !permit) await composeMail(mail, ctx)
    else await ctx.mail.send(permit, mail)
  })
}
