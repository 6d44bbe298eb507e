import { GameError, type UserId } from '@bettle/contract'
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible'
import type { Context } from '../../context.ts'
import { RefreshNeeded } from '../session.ts'
import { clientKeyOf } from './client-key-of.ts'

declare module 'fastify' {
  interface FastifyInstance {
    readonly refusals: RefusalLimit
  }
}

/**
 * Of one client, in seconds of wall time. Hundreds of users may share one address, and after a break all of their
 * tokens have expired.
 * A refusal that requests a refresh is cheap. A refused user signs in and sends no more.
 */
const PER_CLIENT = { points: 3000, duration: 60 }
const REFUSED = 5
const SENT_TO_REFRESH = 1

/** Of one account whose tokens have expired or whose sessions have ended, in a few tabs. */
const OF_ACCOUNT = { points: 600, duration: 60 }

interface From {
  readonly ip: string
  /** The account for which we signed the token, if we did. */
  readonly userId: UserId | undefined
}

/**
 * A call that is refused before its caller is identified reaches no limit of its route, so it is counted here.
 * It counts for the account of a token that we signed, otherwise for the address.
 * So visitors hold up no account at the same address.
 */
export interface RefusalLimit {
  /** Refuses an expired access token before the database is queried, if too many calls were refused already. */
  beforeRefresh(from: From): Promise<void>
  /** Counts a refusal. Throws the rate limit's own refusal if there are too many. */
  count(from: From, why: unknown): Promise<void>
}

export function refusalLimit({ config }: Pick<Context, 'config'>): RefusalLimit {
  if (!config.rateLimits) return { beforeRefresh: async () => {}, count: async () => {} }
  const perClient = new RateLimiterMemory(PER_CLIENT)
  const ofAccount = new RateLimiterMemory(OF_ACCOUNT)
  const limiterOf = ({ ip, userId }: From) =>
    userId === undefined ? { limiter: perClient, key: clientKeyOf(ip) } : { limiter: ofAccount, key: userId }
  return {
    async beforeRefresh(from) {
      const { limiter, key } = limiterOf(from)
      const counted = await limiter.get(key)
      if (counted && counted.remainingPoints <= 0) tooMany(counted)
    },
    async count(from, why) {
      const { limiter, key } = limiterOf(from)
      const weight = why instanceof RefreshNeeded ? SENT_TO_REFRESH : why instanceof GameError ? REFUSED : 0
      if (weight > 0) await limiter.consume(key, weight).catch(tooMany)
    },
  }
}

function tooMany({ msBeforeNext }: RateLimiterRes): never {
  throw new GameError('rate-limited', { retryAfter: Math.ceil(msBeforeNext / 1000) })
}
