import { type ConfirmEmailForm, GameError, sentence, type UserId } from '@bettle/contract'
import { validate } from 'uuid'
import type { Context } from '../../context.ts'
import { newId } from '../../db/ids.ts'
import type { Tx } from '../../db/schema.ts'
import { transaction } from '../../db/transaction.ts'
import type { AttemptLimits } from '../../http/limits/attempt-limits.ts'
import { postEmail } from '../../mail/post-email.ts'
import { tokenHashOf } from '../session/refresh-token.ts'
import { confirmAddress } from '../user/account-store.ts'
import { noticeTo } from '../user/notice-to.ts'
import { changeAccount } from './change-account.ts'

/**
 * Follows a mailed link, which either changes the account's address ([A33]) or confirms the address of a new account
 * ([A61]). All failures have the same refusal.
 */
export async function confirmEmail(
  ctx: Context,
  limit: AttemptLimits['reset'],
  { token, id }: ConfirmEmailForm,
  ip: string,
): Promise<void> {
  const named = id.toLowerCase()
  await limit.attempt(named, ip)
  const userId = validate(named) ? (named as UserId) : newId<UserId>()
  const change = await emailChangeOf(ctx, userId, token)
  if (change) await confirmChange(ctx, userId, token, change)
  else await confirmOwn(ctx, userId, token)
  await limit.succeeded(named, ip)
}

type EmailChange = NonNullable<Awaited<ReturnType<typeof emailChangeOf>>>

/** Changes the address, and notifies the previous one. */
async function confirmChange(ctx: Context, userId: UserId, token: string, change: EmailChange): Promise<void> {
  const { email, before } = change
  await changeAccount(
    ctx,
    userId,
    { email, isEmailConfirmed: true },
    { record: (tx) => spend(tx, userId, token) },
  ).catch((error: unknown) => {
    // Another account registered the address meanwhile. The reply must not reveal this.
    if (error instanceof GameError && error.code === 'email-taken') throw expired()
    throw error
  })
  ctx.background.later('email the former address', async () => {
    if (!(await ctx.mail.permit(noticeTo({ ...change, email: before }, 'email-changed')))) return
    await postEmail(ctx, { kind: 'email-changed', accountId: userId, address: before })
  })
}

/** Returns the pending change of address for a mailed link that has not expired. */
function emailChangeOf(ctx: Context, userId: UserId, token: string) {
  return ctx.db
    .selectFrom('email_change')
    .innerJoin('account', 'account.id', 'email_change.account_id')
    .select(['email_change.email', 'account.id', 'account.email as before', 'email_confirmed_at'])
    .where('account.id', '=', userId)
    .where('account.deleted_at', 'is', null)
    .where('account.disabled_at', 'is', null)
    .where('email_change.hash', '=', tokenHashOf(token))
    .where('email_change.expires_at', '>', ctx.clock.date())
    .executeTakeFirst()
}

/** Uses up the link in the transaction that changes the address. That change ends all other links of the account. */
async function spend(tx: Tx, userId: UserId, token: string): Promise<void> {
  const spent = await tx
    .deleteFrom('email_change')
    .where('account_id', '=', userId)
    .where('hash', '=', tokenHashOf(token))
    .returning('hash')
    .executeTakeFirst()
  if (!spent) throw expired()
}

/** Confirms the current address of the account. */
function confirmOwn(ctx: Context, userId: UserId, token: string): Promise<void> {
  return transaction(ctx, async (tx) => {
    const now = ctx.clock.now()
    // A concurrent use of the same link waits for this lock, and then finds the link used.
    const account = await tx
      .selectFrom('account')
      .select('id')
      .where('id', '=', userId)
      .where('deleted_at', 'is', null)
      .where('disabled_at', 'is', null)
      .forUpdate()
      .executeTakeFirst()
    const spent =
      account &&
      (await tx
        .deleteFrom('email_confirmation')
        .where('account_id', '=', userId)
        .where('hash', '=', tokenHashOf(token))
        .where('expires_at', '>', new Date(now))
        .returning('hash')
        .executeTakeFirst())
    if (!spent) throw expired()
    await confirmAddress(tx, userId, now)
  })
}

const expired = () => new GameError('link-expired', sentence('confirm-link-expired'))
