import type { UserId } from '@bettle/contract'
import type { Context } from '../../context.ts'
import { accountById } from '../people/account-store.ts'
import { refuseDemo } from '../people/refuse-demo.ts'
import { endSessionsOf } from './session-store.ts'

/** Ends all sessions of the account and all its sockets ([A12]). Not for the demo player, whom many visitors share. */
export async function logoutEverywhere(ctx: Context, userId: UserId): Promise<void> {
  refuseDemo(await accountById(ctx.db, userId))
  await endSessionsOf(ctx.db, userId, 'logout-everywhere', ctx.clock.now())
  ctx.live.closeUser(userId)
}
