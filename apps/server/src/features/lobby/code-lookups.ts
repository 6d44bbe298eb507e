import { GameError, type UserId } from '@bettle/contract'
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible'
import type { Context } from '../../context.ts'
import { placeOf } from '../../http/place-of.ts'

/** More than anybody mistypes, and far less than it takes to guess one of a thousand millions. Durations in seconds, wall time. */
const OF_ACCOUNT = { points: 120, duration: 60 }
/** Of all without an account behind one address: a class that follows one link, or whoever draws previews for a messenger. */
const OF_VISITORS = { points: 1200, duration: 60 }
/** Behind one address there may be hundreds of people: only what names no lobby counts. */
const MISSES_OF_PLACE = { points: 300, duration: 600 }

interface Asking {
  /** Undefined of a visitor without an account, who counts by their address alone. */
  readonly userId?: UserId | undefined
  readonly ip: string
}

/** Looks a code up, where one may. Each node counts for itself. */
export type CodeLookup = <Found>({ userId, ip }: Asking, look: () => Promise<Found>) => Promise<Found>

/** [M4] All ways to ask for a code are one count: by GET, by HEAD, by joining, by a page; and misses are counted by place too. */
export function codeLookups({ config }: Pick<Context, 'config'>): CodeLookup {
  if (!config.rateLimits) return (_asking, look) => look()
  const ofAccount = new RateLimiterMemory(OF_ACCOUNT)
  const ofVisitors = new RateLimiterMemory(OF_VISITORS)
  const missesOfPlace = new RateLimiterMemory(MISSES_OF_PLACE)

  return async ({ userId, ip }, look) => {
    const place = placeOf(ip)
    await (userId === undefined ? ofVisitors.consume(place) : ofAccount.consume(userId)).catch(refuse)
    // Counted before it is looked up, so that many at once do not slip through.
    await missesOfPlace.consume(place).catch(refuse)
    try {
      const found = await look()
      await missesOfPlace.reward(place)
      return found
    } catch (error) {
      if (!isMiss(error)) await missesOfPlace.reward(place)
      throw error
    }
  }
}

const isMiss = (error: unknown) => error instanceof GameError && error.code === 'lobby-not-found'

function refuse({ msBeforeNext }: RateLimiterRes): never {
  throw new GameError('rate-limited', { retryAfter: Math.ceil(msBeforeNext / 1000) })
}
