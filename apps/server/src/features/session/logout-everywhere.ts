import type { UserId } from '@bettle/contract'
import type { Context } from '../../context.ts'
import { endSessionsOf } from './session-store.ts'

/** Ends every session of the account, the asking one too, and all its sockets ([A12]). */
export async function logoutEverywhere(ctx: Context, userId: UserId): Promise<void> {
  await endSessionsOf(ctx.db, userId, 'logout-everywhere', ctx.clock.now())
  ctx.live.closeUser(userId)
}
