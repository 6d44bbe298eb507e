import { GameError, type UserId } from '@bettle/contract'
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible'
import type { Context } from '../../context.ts'
import { clientKeyOf } from '../../http/limits/client-key-of.ts'

/** More than anybody mistypes, and far less than it takes to guess one of a thousand millions. Durations in seconds, wall time. */
const OF_ACCOUNT = { points: 120, duration: 60 }
/** Of all without an account behind one address: a class that follows one link, or whoever draws previews for a messenger. */
const OF_VISITORS = { points: 1200, duration: 60 }
/** What names no lobby, as somebody who guesses asks. */
const MISSES_OF_ACCOUNT = { points: 120, duration: 600 }
/** Behind one address there may be hundreds of people. */
const MISSES_OF_VISITORS = { points: 300, duration: 600 }
/** Of all accounts at one address, so that many accounts of one person guess no faster: no twenty of them reach it. */
const MISSES_OF_MEMBERS = { points: 3000, duration: 600 }

interface Asking {
  /** Undefined of a visitor without an account, who counts by their address alone. */
  readonly userId?: UserId | undefined
  readonly ip: string
}

/** Looks a code up, where one may. Each node counts for itself. */
export type CodeQueryLimiter = <Found>({ userId, ip }: Asking, query: () => Promise<Found>) => Promise<Found>

/**
 * [M4] All ways to ask for a code are one count: by GET, by HEAD, by joining, by a page. What misses is counted besides: of an account
 * by itself, of visitors by their address, so that visitors use up nothing of what members may ask.
 */
export function codeQueryLimiter({ config }: Pick<Context, 'config'>): CodeQueryLimiter {
  if (!config.rateLimits) return (_asking, query) => query()
  const ofAccount = new RateLimiterMemory(OF_ACCOUNT)
  const ofVisitors = new RateLimiterMemory(OF_VISITORS)
  const missesOfAccount = new RateLimiterMemory(MISSES_OF_ACCOUNT)
  const missesOfVisitors = new RateLimiterMemory(MISSES_OF_VISITORS)
  const missesOfMembers = new RateLimiterMemory(MISSES_OF_MEMBERS)

  return async ({ userId, ip }, query) => {
    const clientKey = clientKeyOf(ip)
    const isVisitor = userId === undefined
    await (isVisitor ? ofVisitors.consume(clientKey) : ofAccount.consume(userId)).catch(refuse)
    const misses = isVisitor
      ? [{ limiter: missesOfVisitors, key: clientKey }]
      : [
          { limiter: missesOfAccount, key: userId },
          { limiter: missesOfMembers, key: clientKey },
        ]
    // Counted before it is looked up, so that many at once do not slip through.
    for (const { limiter, key } of misses) await limiter.consume(key).catch(refuse)
    const forget = () => Promise.all(misses.map(({ limiter, key }) => limiter.reward(key)))
    try {
      const found = await query()
      await forget()
      return found
    } catch (error) {
      if (!isMiss(error)) await forget()
      throw error
    }
  }
}

const isMiss = (error: unknown) => error instanceof GameError && error.code === 'lobby-not-found'

function refuse({ msBeforeNext }: RateLimiterRes): never {
  throw new GameError('rate-limited', { retryAfter: Math.ceil(msBeforeNext / 1000) })
}
