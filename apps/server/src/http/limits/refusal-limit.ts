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
 * Of one place, in seconds of wall time. Behind one address there may be hundreds of people, and when a break is over all of their tokens
 * have run out at once: to be sent to trade one weighs little. Whoever is refused goes to sign in, and asks no more.
 */
const PER_CLIENT = { points: 3000, duration: 60 }
const REFUSED = 5
const SENT_TO_REFRESH = 1

/** Of one account whose tokens have run out or whose sessions have ended, in some tabs. */
const OF_ACCOUNT = { points: 600, duration: 60 }

interface From {
  readonly ip: string
  /** Whom the token was signed for, where we signed it. */
  readonly userId: UserId | undefined
}

/**
 * What is refused before it is known who asks comes to no limit of its route: it is counted here, by the account of its token where we
 * signed that, else by where it comes from. So visitors hold up nobody who has an account at the same address.
 */
export interface RefusalLimit {
  /** Refuses whose access token has run out, before the database is asked for more, where too much was refused already. */
  beforeRefresh(from: From): Promise<void>
  /** Counts why somebody was not let in; refuses that in its turn where there is too much of it. */
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
