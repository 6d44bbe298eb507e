import { GameError, type UserId } from '@bettle/contract'
import type { Context } from '../../context.ts'
import { clientKeyOf } from './client-key-of.ts'
import { fixedWindow, tooMany } from './fixed-window.ts'
import { LIMITS } from './limits.ts'

interface Asking {
  /** The account that sends the query. Undefined for a visitor, who is counted by address only. */
  readonly userId?: UserId | undefined
  readonly ip: string
}

/** Runs the query for a code if the caller is within the limits; otherwise throws `rate-limited`. */
export type CodeQueryLimiter = <Found>({ userId, ip }: Asking, query: () => Promise<Found>) => Promise<Found>

/**
 * Creates the limiter of queries with lobby codes [M4]. One count covers every way to use a code: GET, HEAD, joining
 * and pages. Unknown codes are also counted separately: for visitors by address, for members by account and by address.
 * Visitors and members at one address have separate counts, so visitors do not use up the members' limit.
 */
export function codeQueryLimiter(ctx: Pick<Context, 'config' | 'redis'>): CodeQueryLimiter {
  if (!ctx.config.rateLimits) return (_asking, query) => query()
  const { codes, unknownCodes, unknownCodesOfMembers } = LIMITS
  const limitBy = (name: string, most: number, { withinMs }: { readonly withinMs: number }) =>
    fixedWindow(ctx, { name, most, withinMs })
  const ofAccount = limitBy('codes:account', codes.most.account, codes)
  const ofVisitors = limitBy('codes:visitor', codes.most.clientKey, codes)
  const missesOfAccount = limitBy('unknown-codes:account', unknownCodes.most.account, unknownCodes)
  const missesOfVisitors = limitBy('unknown-codes:visitor', unknownCodes.most.clientKey, unknownCodes)
  const missesOfMembers = limitBy('unknown-codes:members', unknownCodesOfMembers.most.clientKey, unknownCodesOfMembers)

  return async ({ userId, ip }, query) => {
    const clientKey = clientKeyOf(ip)
    const isVisitor = userId === undefined
    await (isVisitor ? ofVisitors.consume(clientKey) : ofAccount.consume(userId)).catch(tooMany)
    const misses = isVisitor
      ? [{ limiter: missesOfVisitors, key: clientKey }]
      : [
          { limiter: missesOfAccount, key: userId },
          { limiter: missesOfMembers, key: clientKey },
        ]
    // Counts each query as a miss before it runs, so that many concurrent queries cannot pass the limit.
    for (const { limiter, key } of misses) await limiter.consume(key).catch(tooMany)
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

const MISSES: ReadonlySet<string> = new Set([
  'lobby-not-found',
  'competition-not-found',
  'circle-not-found',
  'code-not-found',
])

const isMiss = (error: unknown) => error instanceof GameError && MISSES.has(error.code)
