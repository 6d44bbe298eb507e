import { randomBytes } from 'node:crypto'
import { type ConfirmEmailForm, GameError, type UserId } from '@bettle/contract'
import { validate } from 'uuid'
import type { Context } from '../../context.ts'
import { newId } from '../../db/ids.ts'
import { transaction } from '../../db/transaction.ts'
import { accountNewsMail } from '../../mail/account-news-mail.ts'
import { confirmEmailMail } from '../../mail/confirm-email-mail.ts'
import { accountByEmail, emailKey } from '../people/account-store.ts'
import { readEmail } from '../people/read-email.ts'
import type { AttemptLimits } from '../session/attempt-limits.ts'
import { hashOf } from '../session/refresh-token.ts'
import { changeAccount } from './change-account.ts'
import { type Asking, accountByOwnPassword, refuseDemo } from './own-password.ts'

const HOUR = 60 * 60_000

/**
 * Mails a link to the address somebody wants to have; only that makes it theirs ([A33]). The answer is the same for an address
 * that has an account: nothing is mailed to it then, and nothing tells.
 */
export async function changeEmail(
  ctx: Context,
  limits: Pick<AttemptLimits, 'login' | 'forgot'>,
  asking: Asking & { readonly email: string },
): Promise<void> {
  const email = readEmail(asking.email)
  const account = await accountByOwnPassword(ctx, limits.login, asking)
  refuseDemo(account)
  limits.forgot.attempt(emailKey(email), asking.ip)
  const token = randomBytes(32).toString('base64url')
  const now = ctx.clock.now()
  const wanted = { hash: hashOf(token), email, created_at: new Date(now), expires_at: new Date(now + HOUR) }
  await ctx.db
    .insertInto('email_change')
    .values({ account_id: asking.userId, ...wanted })
    .onConflict((held) => held.column('account_id').doUpdateSet(wanted))
    .execute()
  ctx.background.later('mail a link to a new address', async () => {
    if (await accountByEmail(ctx.db, email)) return
    const link = `${ctx.address.url}/confirm-email?${new URLSearchParams({ token, id: account.id })}`
    await ctx.mail.send({ to: email, ...confirmEmailMail({ name: account.name, link }) })
  })
}

/** Whoever follows the link has the address: it is the account's from now on, and the one before is told ([A33]). */
export async function confirmEmail(
  ctx: Context,
  limit: AttemptLimits['reset'],
  { token, id }: ConfirmEmailForm,
  ip: string,
): Promise<void> {
  const named = id.toLowerCase()
  limit.attempt(named, ip)
  const userId = validate(named) ? (named as UserId) : newId<UserId>()
  const spent = await transaction(ctx, (tx) =>
    tx
      .deleteFrom('email_change')
      .where('account_id', '=', userId)
      .where('hash', '=', hashOf(token))
      .where('expires_at', '>', ctx.clock.date())
      .returning('email')
      .executeTakeFirst(),
  )
  const before = spent && (await accountOf(ctx, userId))
  if (!spent || !before) throw expired()
  await changeAccount(ctx, userId, { email: spent.email }).catch((error: unknown) => {
    // Somebody registered with it in the meantime: that is theirs to know.
    if (error instanceof GameError && error.code === 'email-taken') throw expired()
    throw error
  })
  limit.succeeded(named, ip)
  ctx.background.later('tell the former address', () => {
    const letter = accountNewsMail({ kind: 'email-changed' }, { name: before.name, link: ctx.address.url })
    return ctx.mail.send({ to: before.email, ...letter })
  })
}

function accountOf(ctx: Context, userId: UserId) {
  return ctx.db
    .selectFrom('account')
    .select(['name', 'email'])
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .where('disabled_at', 'is', null)
    .executeTakeFirst()
}

const expired = () =>
  new GameError('link-expired', { message: 'This link does not work any more. Ask for the change once more.' })
