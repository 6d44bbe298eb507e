import { GameError } from '@bettle/contract'
import type { Context } from '../../context.ts'
import { readTogether } from '../../db/queries/read-together.ts'
import { type Caller, type Callers, RefreshNeeded, refreshTokenIn } from '../../http/bind/session.ts'
import { type AccessClaims, readAccessToken } from './access-token.ts'
import { isRefreshable, revokedSessions, sessionsEndedSince, validSessionsOf } from './session-store.ts'
import { createSessionUse } from './session-use.ts'

/**
 * Identifies callers by their access tokens. Each call reads the session and the account, so that the end of a session,
 * a deletion or a demotion takes effect at once.
 */
export function createCallers(ctx: Pick<Context, 'config' | 'db' | 'clock' | 'log'>): Callers {
  const sessionUse = createSessionUse(ctx)
  const sessionOf = readTogether((asked: readonly SessionKey[]) => validSessionsOf(ctx.db, asked, ctx.clock.now()))

  async function callerOf({ userId, sessionId }: AccessClaims): Promise<Caller> {
    const session = await sessionOf({ userId, sessionId })
    if (!session) throw new GameError('session-expired')
    sessionUse.note(sessionId, session.last_used_at, session.isGuest ? GUEST_EXACT_MS : undefined)
    return { userId, sessionId, role: session.role, isGuest: session.isGuest }
  }

  return {
    async signedBy({ authorization }) {
      const token = tokenIn(authorization)
      const read = token === undefined ? undefined : await readAccessToken(ctx, token)
      if (read === undefined || read.state === 'bad') return undefined
      return read.state === 'valid' ? read.claims.userId : read.userId
    },
    async authenticate(headers, beforeRefresh) {
      if (!headers.authorization?.trim()) return undefined
      const token = tokenIn(headers.authorization)
      if (token === undefined) throw new GameError('not-signed-in')

      const read = await readAccessToken(ctx, token)
      if (read.state === 'valid') return callerOf(read.claims)
      if (read.state === 'bad') throw new GameError('not-signed-in')
      await beforeRefresh?.(read.userId)
      if (await isRefreshable(ctx, refreshTokenIn(headers))) throw new RefreshNeeded('The access token has expired')
      throw new GameError('session-expired')
    },
    async verify(accessToken) {
      const read = await readAccessToken(ctx, accessToken)
      if (read.state === 'valid') return callerOf(read.claims)
      throw new GameError(read.state === 'expired' ? 'session-expired' : 'not-signed-in')
    },
    revoked: (sessionIds) => revokedSessions(ctx.db, sessionIds, ctx.clock.now()),
    endedSince: (since) => sessionsEndedSince(ctx.db, since),
    seen: (sessionId) => sessionUse.note(sessionId, new Date(0), 0),
    flush: () => sessionUse.flush(),
  }
}

/** The precision of the last use of a guest's session (ms), which says since when the device is away ([G16]). */
const GUEST_EXACT_MS = 10_000

const tokenIn = (authorization = '') => /^Bearer\s+(\S+)$/i.exec(authorization.trim())?.[1]

type SessionKey = Pick<AccessClaims, 'userId' | 'sessionId'>
