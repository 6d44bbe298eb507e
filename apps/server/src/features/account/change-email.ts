import { randomBytes } from 'node:crypto'
import { type ConfirmEmailForm, GameError, type UserId } from '@bettle/contract'
import { validate } from 'uuid'
import type { Context, Tx } from '../../context.ts'
import { newId } from '../../db/ids.ts'
import { transaction } from '../../db/transaction.ts'
import { accountNoticeMail } from '../../mail/account-notice-mail.ts'
import { composeMail } from '../../mail/compose-mail.ts'
import { confirmEmailMail } from '../../mail/confirm-email-mail.ts'
import { emailKey } from '../../mail/email-address.ts'
import { accountByEmail, holdWhilePassword } from '../people/account-store.ts'
import { noticeTo } from '../people/notice-to.ts'
import { readEmail } from '../people/read-email.ts'
import { refuseDemo } from '../people/refuse-demo.ts'
import type { AttemptLimits } from '../session/attempt-limits.ts'
import { tokenHashOf } from '../session/refresh-token.ts'
import { changeAccount } from './change-account.ts'
import { type Asking, accountByOwnPassword, wrongPassword } from './own-password.ts'

const HOUR = 60 * 60_000

/**
 * Mails a link to the requested address; the address changes only once the link is followed ([A33]).
 * If the address has an account, no email is sent and the reply is the same.
 */
export async function changeEmail(
  ctx: Context,
  limits: Pick<AttemptLimits, 'ownPassword' | 'wantedEmail' | 'wantingEmail'>,
  asking: Asking & { readonly email: string },
): Promise<void> {
  const email = readEmail(asking.email)
  const account = await accountByOwnPassword(ctx, limits.ownPassword, asking)
  refuseDemo(account)
  // Limits the account first, so that it cannot use up the limit of many addresses.
  limits.wantingEmail.attempt(asking.userId, asking.userId)
  limits.wantedEmail.attempt(emailKey(email), asking.userId)
  const token = randomBytes(32).toString('base64url')
  const now = ctx.clock.now()
  const wanted = { hash: tokenHashOf(token), email, created_at: new Date(now), expires_at: new Date(now + HOUR) }
  await transaction(ctx, async (tx) => {
    // Refuses if the password was changed in the meantime.
    if (!(await holdWhilePassword(tx, asking.userId, account.password_hash))) throw wrongPassword()
    await tx
      .insertInto('email_change')
      .values({ account_id: asking.userId, ...wanted })
      .onConflict((held) => held.column('account_id').doUpdateSet(wanted))
      .execute()
  })
  ctx.background.later('mail a link to a new address', async () => {
    const permit = ctx.mail.permit({ kind: 'confirm-email', to: email, accountId: account.id, isConfirmed: false })
    const link = `${ctx.address.url}/confirm-email?${new URLSearchParams({ token, id: account.id })}`
    const mail = { to: email, ...confirmEmailMail({ name: account.name, link }) }
    // If the address has an account, the same work is done, so that the response time reveals nothing.
    if ((await accountByEmail(ctx.db, email)) || !permit) await composeMail(mail, ctx)
    else await ctx.mail.send(permit, mail)
  })
}

/** Makes the address the account's once its link is followed, and notifies the previous address ([A33]). */
export async function confirmEmail(
  ctx: Context,
  limit: AttemptLimits['reset'],
  { token, id }: ConfirmEmailForm,
  ip: string,
): Promise<void> {
  const named = id.toLowerCase()
  limit.attempt(named, ip)
  const userId = validate(named) ? (named as UserId) : newId<UserId>()
  const wished = await emailChangeOf(ctx, userId, token)
  if (!wished) throw expired()
  const { email, name, before } = wished
  await changeAccount(
    ctx,
    userId,
    { email, isEmailConfirmed: true },
    { record: (tx) => spend(tx, userId, token) },
  ).catch((error: unknown) => {
    // Another account registered the address meanwhile, which must not be revealed.
    if (error instanceof GameError && error.code === 'email-taken') throw expired()
    throw error
  })
  limit.succeeded(named, ip)
  ctx.background.later('tell the former address', async () => {
    const permit = ctx.mail.permit(noticeTo({ ...wished, email: before }, 'email-changed'))
    if (!permit) return
    const mail = accountNoticeMail({ kind: 'email-changed' }, { name, link: ctx.address.url })
    await ctx.mail.send(permit, { to: before, ...mail })
  })
}

/** The pending change of a link that is still valid. */
function emailChangeOf(ctx: Context, userId: UserId, token: string) {
  return ctx.db
    .selectFrom('email_change')
    .innerJoin('account', 'account.id', 'email_change.account_id')
    .select(['email_change.email', 'account.id', 'account.name', 'account.email as before', 'email_confirmed_at'])
    .where('account.id', '=', userId)
    .where('account.deleted_at', 'is', null)
    .where('account.disabled_at', 'is', null)
    .where('email_change.hash', '=', tokenHashOf(token))
    .where('email_change.expires_at', '>', ctx.clock.date())
    .executeTakeFirst()
}

/**
 * Runs in the transaction that changes the address. The link works once, and all other links of the account end with
 * it.
 */
async function spend(tx: Tx, userId: UserId, token: string): Promise<void> {
  const spent = await tx
    .deleteFrom('email_change')
    .where('account_id', '=', userId)
    .where('hash', '=', tokenHashOf(token))
    .returning('hash')
    .executeTakeFirst()
  if (!spent) throw expired()
}

const expired = () => new GameError('link-expired', { message: 'This link no longer works. Ask for the change again.' })
