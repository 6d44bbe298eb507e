import { type AdminUser, GameError, type UserId } from '@bettle/contract'
import { type BanReason, banEndRefusal } from '@bettle/rules'
import type { Context } from '../../../context.ts'
import type { AccountRow, Tx } from '../../../db/schema.ts'
import { transaction } from '../../../db/transaction.ts'
import { leavesLobbies } from '../../account/delete-account.ts'
import { keepAnAdmin } from '../../account/keep-an-admin.ts'
import { suspendFeedsOf } from '../../match/feed-authority.ts'
import { accountOf, type Operator, undoneBy } from '../../operator/operator.ts'
import { recordAction } from '../../operator/record-action.ts'
import { refuseRival } from '../../operator/refuse-rival.ts'
import { endSessionsOf } from '../../session/session-store.ts'
import { asAdminUser, type Ban, banOf, lockedAccount } from '../../user/account-store.ts'

export interface BanRequest {
  readonly userId: UserId
  /** ISO 8601 */
  readonly until: string
  readonly reason: BanReason
}

/**
 * Bans an account until a time ([MD8]). Its sessions end in the same transaction, and its sockets close after the
 * commit. A job then leaves its lobbies as a member does ([MD10]). Nothing has to run when the ban ends ([MD9]).
 */
export async function banUser(
  ctx: Context,
  operator: Operator,
  { userId, until, reason }: BanRequest,
): Promise<AdminUser> {
  if (accountOf(operator) === userId) {
    throw new GameError('forbidden', { message: 'You cannot ban your own account.' })
  }
  // An undo restores the previous term, even if that term has ended.
  if (!undoneBy(operator)) refuseTerm(until, ctx.clock.now())
  const now = ctx.clock.now()
  const { account, suspended } = await transaction(ctx, async (tx) => {
    await keepAnAdmin(tx, userId, 'banned', new Date(now))
    const before = banOf(await lockedAccount(tx, userId), now)
    await refuseRival(tx, operator, userId)
    await endSessionsOf(tx, userId, 'account-banned', now)
    await recordAction(ctx, tx, operator, null, {
      kind: 'ban-user',
      subject: { userId },
      before: before ? { ...before } : null,
      after: { until, reason },
      undo: before ? { kind: 'ban-user', userId, ...before } : { kind: 'lift-ban', userId },
      changes: [`user:${userId}`],
    })
    const account = await setBan(tx, userId, { until, reason }, now)
    await leavesLobbies.plan(tx, userId, now)
    return { account, suspended: await suspendFeedsOf(tx, userId, new Date(now)) }
  })
  ctx.live.closeUser(userId)
  for (const matchId of suspended) await ctx.jobs.runJobs(`feed:${matchId}`)
  ctx.jobs.wake()
  await ctx.jobs.runJobs(leavesLobbies.queueOf(userId))
  return asAdminUser(ctx, account)
}

function refuseTerm(until: string, now: number): void {
  const refusal = banEndRefusal(Date.parse(until), now)
  if (!refusal) return
  const message =
    refusal === 'past'
      ? 'Choose an end of the ban that is in the future.'
      : 'A ban lasts at most ten years. To lock out the user for longer, disable the account.'
  throw new GameError('invalid-request', { message, issues: [{ path: 'until', message }] })
}

/** Lifts a ban before its end. An account without a ban is not changed. */
export async function liftBan(ctx: Context, operator: Operator, userId: UserId): Promise<AdminUser> {
  const now = ctx.clock.now()
  const account = await transaction(ctx, async (tx) => {
    const locked = await lockedAccount(tx, userId)
    const before = banOf(locked, now)
    await recordAction(
      ctx,
      tx,
      operator,
      null,
      before
        ? {
            kind: 'lift-ban',
            subject: { userId },
            before: { ...before },
            undo: { kind: 'ban-user', userId, ...before },
            changes: [`user:${userId}`],
          }
        : null,
    )
    return before ? setBan(tx, userId, undefined, now) : locked
  })
  return asAdminUser(ctx, account)
}

function setBan(tx: Tx, userId: UserId, ban: Ban | undefined, now: number): Promise<AccountRow> {
  return tx
    .updateTable('account')
    .set({
      banned_until: ban ? new Date(ban.until) : null,
      ban_reason: ban?.reason ?? null,
      updated_at: new Date(now),
    })
    .where('id', '=', userId)
    .returningAll()
    .executeTakeFirstOrThrow()
}
