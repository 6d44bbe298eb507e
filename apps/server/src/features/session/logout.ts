import type { IncomingHttpHeaders } from 'node:http'
import { GameError, type SessionId, type UserId } from '@bettle/contract'
import type { Context } from '../../context.ts'
import { RefreshNeeded, refreshTokenIn } from '../../http/bind/session.ts'
import { accountById } from '../user/account-store.ts'
import { refuseDemo } from '../user/refuse-demo.ts'
import { endSession, endSessionsOf, sessionOfToken } from './session-store.ts'

/** Ends the session of the tokens. Missing or invalid tokens are no error. */
export async function logout(ctx: Context, headers: IncomingHttpHeaders): Promise<{ message: string }> {
  const sessionId = await sessionIn(ctx, headers)
  if (sessionId) {
    await endSession(ctx.db, sessionId, 'logout', ctx.clock.now())
    ctx.live.closeSession(sessionId)
  }
  return { message: 'You are signed out.' }
}

async function sessionIn(ctx: Context, headers: IncomingHttpHeaders): Promise<SessionId | undefined> {
  const refreshToken = refreshTokenIn(headers)
  const session = refreshToken && (await sessionOfToken(ctx.db, refreshToken))
  if (session) return session
  try {
    return (await ctx.callers.authenticate(headers))?.sessionId
  } catch (error) {
    if (error instanceof GameError || error instanceof RefreshNeeded) return undefined
    throw error
  }
}

/**
 * Ends all sessions of the account and all its sockets ([A12]). The demo player, whom many visitors share, is refused.
 */
export async function logoutEverywhere(ctx: Context, userId: UserId): Promise<void> {
  refuseDemo(await accountById(ctx.db, userId))
  await endSessionsOf(ctx.db, userId, 'logout-everywhere', ctx.clock.now())
  ctx.live.closeUser(userId)
}
