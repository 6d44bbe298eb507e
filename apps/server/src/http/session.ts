import type { IncomingHttpHeaders } from 'node:http'
import { GameError, type SessionId, type UserId } from '@bettle/contract'
import type { Context } from '../context.ts'
import { type AccessClaims, readAccessToken } from '../features/account/access-token.ts'
import { isRefreshable, standingOf } from '../features/account/session-store.ts'

/** Who is asking, as the database knows them at this moment. */
export interface Caller {
  readonly userId: UserId
  readonly sessionId: SessionId
  readonly role: 'player' | 'admin'
}

/** Not a refusal: the client trades its refresh token and asks again. Answered by 302 without Location. */
export class RefreshNeeded extends Error {
  override name = 'RefreshNeeded'
}

/** The caller behind the headers; undefined when there are no credentials at all. */
export async function authenticate(ctx: Context, headers: IncomingHttpHeaders): Promise<Caller | undefined> {
  if (!headers.authorization?.trim()) return undefined
  const token = /^Bearer\s+(\S+)$/i.exec(headers.authorization.trim())?.[1]
  if (token === undefined) throw new GameError('not-signed-in')

  const read = await readAccessToken(ctx, token)
  if (read.state === 'valid') return callerOf(ctx, read.claims)
  if (read.state === 'bad') throw new GameError('not-signed-in')
  if (await isRefreshable(ctx, refreshTokenIn(headers))) throw new RefreshNeeded('The access token has expired')
  throw new GameError('session-expired')
}

/** For sockets, which carry no headers: the caller, or why not. */
export async function verifyAccessToken(ctx: Context, token: string): Promise<Caller> {
  const read = await readAccessToken(ctx, token)
  if (read.state === 'valid') return callerOf(ctx, read.claims)
  throw new GameError(read.state === 'expired' ? 'session-expired' : 'not-signed-in')
}

export function refreshTokenIn(headers: IncomingHttpHeaders): string | undefined {
  const value = headers['refresh-token']
  return (Array.isArray(value) ? value[0] : value)?.trim() || undefined
}

/** Read on each call: a session that ended, an account deleted or demoted loses access at once. */
async function callerOf(ctx: Context, { userId, sessionId }: AccessClaims): Promise<Caller> {
  const standing = await standingOf(ctx.db, userId, sessionId)
  if (!standing) throw new GameError('session-expired')
  ctx.sessionUse.note(sessionId, standing.last_used_at)
  return { userId, sessionId, role: standing.role }
}
