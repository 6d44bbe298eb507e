import type { Answer, UserId, whoami as whoamiRoute } from '@bettle/contract'
import type { Context } from '../../context.ts'
import { accountById, asUser } from '../people/account-store.ts'

/** Returns the caller; undefined credentials give no user. */
export async function whoami(ctx: Context, userId: UserId | undefined): Promise<Answer<typeof whoamiRoute>> {
  const account = userId && (await accountById(ctx.db, userId))
  return account ? { isLoggedIn: true, user: asUser(account) } : { isLoggedIn: false }
}
