import type { UserId } from '@bettle/contract'
import type { Context } from '../../../context.ts'
import { deleteAccount } from '../../account/delete-account.ts'
import type { Operator } from '../../operator/operator.ts'
import { recordAction } from '../../operator/record-action.ts'
import { refuseRival } from '../../operator/refuse-rival.ts'

export function deleteUser(ctx: Context, operator: Operator, userId: UserId): Promise<void> {
  return deleteAccount(ctx, userId, async (tx, { role }) => {
    await refuseRival(tx, operator, userId)
    await recordAction(ctx, tx, operator, null, {
      kind: 'delete-user',
      subject: { userId },
      before: { role },
      undo: 'account-deleted',
      changes: [`user:${userId}`],
    })
  })
}
