import { type AdminUser, GameError, type UserId } from '@bettle/contract'
import type { Context } from '../../../context.ts'
import type { AccountRow, Tx } from '../../../db/schema.ts'
import { transaction } from '../../../db/transaction.ts'
import { keepAnAdmin } from '../../account/keep-an-admin.ts'
import { planAdvancesOf } from '../../match/competition-work.ts'
import { suspendFeedsOf } from '../../match/feed-authority.ts'
import { accountOf, type Operator } from '../../operator/operator.ts'
import { recordAction } from '../../operator/record-action.ts'
import { refuseRival } from '../../operator/refuse-rival.ts'
import { endSessionsOf } from '../../session/session-store.ts'
import { asAdminUser, lockedAccount } from '../../user/account-store.ts'

/**
 * Disables an account. Its sessions and mailed links end in the same transaction, and its sockets close after the
 * commit. Its games continue without the user ([A31]).
 */
export async function disableUser(
  ctx: Context,
  operator: Operator,
  userId: UserId,
  reason: string,
): Promise<AdminUser> {
  if (accountOf(operator) === userId) {
    throw new GameError('forbidden', { message: 'You cannot disable your own account.' })
  }
  const { account, suspended } = await transaction(ctx, async (tx) => {
    await keepAnAdmin(tx, userId, 'disabled', ctx.clock.date())
    const { disabled_reason: before } = await lockedAccount(tx, userId)
    await refuseRival(tx, operator, userId)
    await endSessionsOf(tx, userId, 'account-disabled', ctx.clock.now())
    await tx.deleteFrom('password_link').where('account_id', '=', userId).execute()
    await tx.deleteFrom('email_change').where('account_id', '=', userId).execute()
    await tx.deleteFrom('email_confirmation').where('account_id', '=', userId).execute()
    await recordAction(ctx, tx, operator, null, {
      kind: 'disable-user',
      subject: { userId },
      before: before === null ? null : { reason: before },
      after: { reason },
      // An account that was already disabled keeps its first reason.
      undo:
        before === null ? { kind: 'enable-user', userId, reason } : { kind: 'disable-user', userId, reason: before },
      changes: [`user:${userId}`],
    })
    const account = await setDisabled(ctx, tx, userId, reason)
    return { account, suspended: await suspendFeedsOf(tx, userId, ctx.clock.date()) }
  })
  ctx.live.closeUser(userId)
  ctx.jobs.wake()
  for (const matchId of suspended) await ctx.jobs.runJobs(`feed:${matchId}`)
  return asAdminUser(ctx, account)
}

/** Enables an account, which keeps its password. */
export async function enableUser(ctx: Context, operator: Operator, userId: UserId, reason: string): Promise<AdminUser> {
  const account = await transaction(ctx, async (tx) => {
    const { disabled_reason: before } = await lockedAccount(tx, userId)
    await recordAction(
      ctx,
      tx,
      operator,
      null,
      before === null
        ? null
        : {
            kind: 'enable-user',
            subject: { userId },
            before: { reason: before },
            after: { reason },
            undo: { kind: 'disable-user', userId, reason: before },
            changes: [`user:${userId}`],
          },
    )
    return setDisabled(ctx, tx, userId, null)
  })
  ctx.jobs.wake()
  return asAdminUser(ctx, account)
}

async function setDisabled({ clock }: Context, tx: Tx, userId: UserId, reason: string | null): Promise<AccountRow> {
  const now = clock.date()
  await planAdvancesOf(tx, userId, now.getTime())
  return tx
    .updateTable('account')
    .set({ disabled_at: reason === null ? null : now, disabled_reason: reason, updated_at: now })
    .where('id', '=', userId)
    .returningAll()
    .executeTakeFirstOrThrow()
}
