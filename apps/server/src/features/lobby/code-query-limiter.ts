import { GameError, type UserId } from '@bettle/contract'
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible'
import type { Context } from '../../context.ts'
import { clientKeyOf } from '../../http/limits/client-key-of.ts'

/** More than a user mistypes, and far too few to guess one of a billion codes. Durations in seconds, wall time. */
const OF_ACCOUNT = { points: 120, duration: 60 }
/**
 * All visitors without an account behind one address: a class that follows one link, or a messenger that fetches
 * previews.
 */
const OF_VISITORS = { points: 1200, duration: 60 }
/** Queries with an unknown code, as made by guessing. */
const MISSES_OF_ACCOUNT = { points: 120, duration: 600 }
/** One address may belong to hundreds of visitors. */
const MISSES_OF_VISITORS = { points: 300, duration: 600 }
/**
 * All accounts at one address, so that many accounts of one user guess no faster. Fewer than twenty accounts do not
 * reach it.
 */
const MISSES_OF_MEMBERS = { points: 3000, duration: 600 }

interface Asking {
  /** Undefined for a visitor without an account, who is counted by address alone. */
  readonly userId?: UserId | undefined
  readonly ip: string
}

/** Runs the query if the caller is within the limits. Each node counts by itself. */
export type CodeQueryLimiter = <Found>({ userId, ip }: Asking, query: () => Promise<Found>) => Promise<Found>

/**
 * [M4] One count covers every way to use a code: GET, HEAD, joining and pages. Unknown codes are also counted apart: by
 * account for members, by address for visitors, so that visitors do not use up the members' limit.
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
    // Counts before the query, so that many concurrent queries do not pass.
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
