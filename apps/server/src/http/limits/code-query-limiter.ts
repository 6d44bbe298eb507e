import { GameError, type UserId } from '@bettle/contract'
import type { Context } from '../../context.ts'
import { clientKeyOf } from './client-key-of.ts'
import { fixedWindow, tooMany } from './fixed-window.ts'
import { LIMITS } from './limits.ts'

interface Asking {
  /** Undefined for a visitor without an account, who is counted by address alone. */
  readonly userId?: UserId | undefined
  readonly ip: string
}

/** Runs the query if the caller is within the limits. */
export type CodeQueryLimiter = <Found>({ userId, ip }: Asking, query: () => Promise<Found>) => Promise<Found>

/**
 * [M4] One count covers every way to use a code: GET, HEAD, joining and pages. Unknown codes are also counted apart: by
 * account for members, by address for visitors, so that visitors do not use up the members' limit.
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
    // Counts before the query, so that many concurrent queries do not pass.
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

const MISSES: ReadonlySet<string> = new Set(['lobby-not-found', 'competition-not-found', 'code-not-found'])

const isMiss = (error: unknown) => error instanceof GameError && MISSES.has(error.code)
