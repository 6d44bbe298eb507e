import type { IncomingHttpHeaders } from 'node:http'
import { GameError, type SessionId } from '@bettle/contract'
import type { Context } from '../../context.ts'
import { RefreshNeeded, refreshTokenIn } from '../../http/session.ts'
import { endSession, sessionOfToken } from './session-store.ts'

/** Ends the session behind the credentials. Missing or invalid credentials are no error. */
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
