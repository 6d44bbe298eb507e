import { GameError } from '@bettle/contract'
import DataLoader from 'dataloader'
import type { Context } from '../../context.ts'
import { type Caller, type Callers, RefreshNeeded, refreshTokenIn } from '../../http/session.ts'
import { type AccessClaims, readAccessToken } from './access-token.ts'
import { fallenOf, isRefreshable, type Standing, standingsOf } from './session-store.ts'
import { createSessionUse } from './session-use.ts'

/** Callers by their access tokens, looked up on each call: a session that ended, an account deleted or demoted loses access at once. */
export function createCallers(ctx: Pick<Context, 'config' | 'db' | 'clock' | 'log'>): Callers {
  const sessionUse = createSessionUse(ctx)
  const standings = standingsLoader(ctx)

  async function callerOf({ userId, sessionId }: AccessClaims): Promise<Caller> {
    const standing = await standings.load({ userId, sessionId })
    if (!standing) throw new GameError('session-expired')
    sessionUse.note(sessionId, standing.last_used_at)
    return { userId, sessionId, role: standing.role, isGuest: standing.isGuest }
  }

  return {
    async signedBy({ authorization }) {
      const token = tokenIn(authorization)
      const read = token === undefined ? undefined : await readAccessToken(ctx, token)
      if (read === undefined || read.state === 'bad') return undefined
      return read.state === 'valid' ? read.claims.userId : read.userId
    },
    async authenticate(headers, beforeTrade) {
      if (!headers.authorization?.trim()) return undefined
      const token = tokenIn(headers.authorization)
      if (token === undefined) throw new GameError('not-signed-in')

      const read = await readAccessToken(ctx, token)
      if (read.state === 'valid') return callerOf(read.claims)
      if (read.state === 'bad') throw new GameError('not-signed-in')
      await beforeTrade?.(read.userId)
      if (await isRefreshable(ctx, refreshTokenIn(headers))) throw new RefreshNeeded('The access token has expired')
      throw new GameError('session-expired')
    },
    async verify(accessToken) {
      const read = await readAccessToken(ctx, accessToken)
      if (read.state === 'valid') return callerOf(read.claims)
      throw new GameError(read.state === 'expired' ? 'session-expired' : 'not-signed-in')
    },
    fallen: (sessionIds) => fallenOf(ctx.db, sessionIds, ctx.clock.now()),
    flush: () => sessionUse.flush(),
  }
}

const tokenIn = (authorization = '') => /^Bearer\s+(\S+)$/i.exec(authorization.trim())?.[1]

type Who = Pick<AccessClaims, 'userId' | 'sessionId'>

/**
 * While one look is under way those who come next wait for it and are looked up together; who comes alone is looked up at once.
 * Nothing is kept: each is looked up after they came ([A8]).
 */
function standingsLoader({ db, clock }: Pick<Context, 'db' | 'clock'>): DataLoader<Who, Standing | undefined> {
  let underWay: Promise<unknown> = Promise.resolve()
  return new DataLoader(
    (asked: readonly Who[]) => {
      const found = standingsOf(db, asked, clock.now())
      underWay = found.catch(() => {})
      return found
    },
    { cache: false, maxBatchSize: 500, batchScheduleFn: (look) => void underWay.then(look) },
  )
}
