import type * as contract from '@bettle/contract'
import type { Answer, UserId } from '@bettle/contract'
import type { Context } from '../../context.ts'
import { accountById, asUser } from '../user/account-store.ts'

/** Returns the caller. Without tokens it returns no user. */
export async function whoami(ctx: Context, userId: UserId | undefined): Promise<Answer<typeof contract.whoami>> {
  const account = userId && (await accountById(ctx.db, userId))
  return account ? { isLoggedIn: true, user: asUser(ctx, account) } : { isLoggedIn: false }
}
