import { GameError, type UserId } from '@bettle/contract'
import type { Context } from '../../context.ts'
import { RefreshNeeded } from '../bind/session.ts'
import { clientKeyOf } from './client-key-of.ts'
import { fixedWindow, tooMany } from './fixed-window.ts'
import { LIMITS, REFUSAL_POINTS } from './limits.ts'

declare module 'fastify' {
  interface FastifyInstance {
    readonly refusals: RefusalLimit
  }
}

interface From {
  readonly ip: string
  /** The account for which the server signed the request's token; undefined without such a token. */
  readonly userId: UserId | undefined
}

/**
 * Limits refused calls. A call that is refused before its caller is identified reaches no limit of its route, so it is
 * counted here. It counts for the account of a token that the server signed, otherwise for the address. So visitors do
 * not block accounts at the same address.
 */
export interface RefusalLimit {
  /**
   * Throws `rate-limited` if too many calls of this sender were refused before. It runs before the server queries the
   * database for an expired access token, and before it admits a signed request.
   */
  beforeRefresh(from: From): Promise<void>
  /** Counts a refused call. Throws the rate limit's own refusal if there are too many. */
  count(from: From, why: unknown): Promise<void>
}

export function refusalLimit(ctx: Pick<Context, 'config' | 'redis'>): RefusalLimit {
  if (!ctx.config.rateLimits) return { beforeRefresh: async () => {}, count: async () => {} }
  const { most, withinMs } = LIMITS.refusals
  const ofClient = fixedWindow(ctx, { name: 'refusals:client', most: most.clientKey, withinMs })
  const ofAccount = fixedWindow(ctx, { name: 'refusals:account', most: most.account, withinMs })
  const limiterOf = ({ ip, userId }: From) =>
    userId === undefined ? { limiter: ofClient, key: clientKeyOf(ip) } : { limiter: ofAccount, key: userId }
  return {
    async beforeRefresh(from) {
      const { limiter, key } = limiterOf(from)
      const counted = await limiter.get(key)
      if (counted && counted.remainingPoints <= 0) tooMany(counted)
    },
    async count(from, why) {
      const { limiter, key } = limiterOf(from)
      const points = pointsOf(why)
      if (points > 0) await limiter.consume(key, points).catch(tooMany)
    },
  }
}

function pointsOf(why: unknown): number {
  if (why instanceof RefreshNeeded) return REFUSAL_POINTS.expired
  return why instanceof GameError ? REFUSAL_POINTS.refused : 0
}
