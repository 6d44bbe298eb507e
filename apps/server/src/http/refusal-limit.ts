import { GameError } from '@bettle/contract'
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible'
import type { Context } from '../context.ts'
import { placeOf } from './place-of.ts'
import { RefreshNeeded } from './session.ts'

declare module 'fastify' {
  interface FastifyInstance {
    readonly refusals: RefusalLimit
  }
}

/**
 * Of one place, in seconds of wall time. Behind one address there may be hundreds of people, and when a break is over all of their tokens
 * have run out at once: to be sent to trade one weighs little. Whoever is refused goes to sign in, and asks no more.
 */
const OF_PLACE = { points: 3000, duration: 60 }
const REFUSED = 5
const SENT_TO_TRADE = 1

/** What is refused before it is known who asks comes to no limit of its route: it is counted here, by where it comes from. */
export interface RefusalLimit {
  /** Refuses whose access token has run out, before the database is asked for more, where too much was refused already. */
  beforeTrade(ip: string): Promise<void>
  /** Counts why somebody was not let in; refuses that in its turn where there is too much of it. */
  count(ip: string, why: unknown): Promise<void>
}

export function refusalLimit({ config }: Pick<Context, 'config'>): RefusalLimit {
  if (!config.rateLimits) return { beforeTrade: async () => {}, count: async () => {} }
  const ofPlace = new RateLimiterMemory(OF_PLACE)
  return {
    async beforeTrade(ip) {
      const counted = await ofPlace.get(placeOf(ip))
      if (counted && counted.remainingPoints <= 0) tooMany(counted)
    },
    async count(ip, why) {
      const weight = why instanceof RefreshNeeded ? SENT_TO_TRADE : why instanceof GameError ? REFUSED : 0
      if (weight > 0) await ofPlace.consume(placeOf(ip), weight).catch(tooMany)
    },
  }
}

function tooMany({ msBeforeNext }: RateLimiterRes): never {
  throw new GameError('rate-limited', { retryAfter: Math.ceil(msBeforeNext / 1000) })
}
