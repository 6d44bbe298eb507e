import type { Context } from '../../context.ts'
import { refuseDemo } from '../people/refuse-demo.ts'
import type { AttemptLimits } from '../session/attempt-limits.ts'
import { deleteAccount } from './delete-account.ts'
import { type Asking, accountByOwnPassword } from './own-password.ts'

/** Requires the password ([A15]). */
export async function deleteOwnAccount(
  ctx: Context,
  limit: AttemptLimits['ownPassword'],
  asking: Asking,
): Promise<void> {
  refuseDemo(await accountByOwnPassword(ctx, limit, asking))
  await deleteAccount(ctx, asking.userId)
}
