import { randomInt } from 'node:crypto'
import { type AdminUser, GameError, type UserId } from '@bettle/contract'
import type { Context } from '../../../context.ts'
import { changeAccount } from '../../account/change-account.ts'
import type { Operator } from '../../operator/operator.ts'
import { recordAction } from '../../operator/record-action.ts'
import { asAdminUser } from '../../user/account-store.ts'

const TRIES = 5

/**
 * Replaces the name and username of an account by generated ones ([MD7]). The log does not store the previous names, so
 * there is no undo.
 */
export async function renameUser(ctx: Context, operator: Operator, userId: UserId): Promise<AdminUser> {
  for (let tries = 1; ; tries += 1) {
    const username = `Player${randomInt(100_000, 1_000_000_000)}`
    try {
      const account = await changeAccount(
        ctx,
        userId,
        { name: username, username },
        {
          record: (tx) =>
            recordAction(ctx, tx, operator, null, {
              kind: 'rename-user',
              subject: { userId },
              after: { changed: ['name', 'username'] },
              undo: 'details-not-kept',
              changes: [`user:${userId}`],
            }),
        },
      )
      return asAdminUser(ctx, account)
    } catch (error) {
      if (tries === TRIES || !(error instanceof GameError && error.code === 'username-taken')) throw error
    }
  }
}
