import type { AdminUser, OperatorAction, UserId } from '@bettle/contract'
import type { Context } from '../../../context.ts'
import type { AccountRow } from '../../../db/schema.ts'
import { type AccountChange, changeAccount } from '../../account/change-account.ts'
import type { Operator } from '../../operator/operator.ts'
import { type Did, recordAction } from '../../operator/record-action.ts'
import { refuseRival } from '../../operator/refuse-rival.ts'
import { checkedImage } from '../../stored-file/checked-upload.ts'
import { asAdminUser } from '../../user/account-store.ts'

export type UserChange = Omit<Extract<OperatorAction, { kind: 'update-user' }>, 'kind' | 'userId'> & AccountChange

export async function updateUser(
  ctx: Context,
  operator: Operator,
  userId: UserId,
  change: UserChange,
): Promise<AdminUser> {
  if (change.profileImageKey != null) await checkedImage(ctx, change.profileImageKey)
  const record: NonNullable<Parameters<typeof changeAccount>[3]>['record'] = async (tx, before, after) => {
    if (before.email_key !== after.email_key || before.role !== after.role) await refuseRival(tx, operator, userId)
    await recordAction(ctx, tx, operator, null, didToUser(userId, before, after))
  }
  return asAdminUser(ctx, await changeAccount(ctx, userId, change, { record }))
}

/**
 * Fields with personal data. They are stored in the account alone, so that a deletion removes them ([A15]). The log
 * names only which of them changed.
 */
const DETAILS = ['name', 'email', 'username', 'profile_image_key'] as const

function didToUser(userId: UserId, before: AccountRow, after: AccountRow): Did | null {
  const changed = DETAILS.filter((name) => before[name] !== after[name]).map((name) =>
    name === 'profile_image_key' ? 'profileImageKey' : name,
  )
  const isOtherRole = before.role !== after.role
  if (changed.length === 0 && !isOtherRole) return null
  return {
    kind: 'update-user',
    subject: { userId },
    before: isOtherRole ? { role: before.role } : null,
    after: { ...(isOtherRole && { role: after.role }), ...(changed.length > 0 && { changed }) },
    undo: changed.length > 0 ? 'details-not-kept' : { kind: 'update-user', userId, role: before.role },
    changes: [`user:${userId}`],
  }
}
