import { GameError } from '@bettle/contract'
import rateLimit, { type FastifyRateLimitStore } from '@fastify/rate-limit'
import type { FastifyInstance, RouteOptions } from 'fastify'
import type { Context } from '../../context.ts'
import { clientKeyOf } from './client-key-of.ts'
import { LIMITS } from './limits.ts'
import { WindowCounts } from './window-counts.ts'

/**
 * Limits the rate of each route separately, including routes of plugins. A signed-in account is counted by its id,
 * other requests by address.
 */
export async function limitRates(app: FastifyInstance, ctx: Pick<Context, 'config' | 'redis'>): Promise<void> {
  if (!ctx.config.rateLimits) return
  app.addHook('onRoute', (route) => {
    const usual = route.url.endsWith('/*') ? { max: LIMITS.fileRequests.most.client } : {}
    route.config = { ...route.config, rateLimit: route.config?.rateLimit ?? usual }
  })
  await app.register(rateLimit, {
    global: false,
    hook: 'preParsing', // this hook runs after the caller is identified
    max: ({ signedBy }) => (signedBy ? LIMITS.requests.most.account : LIMITS.requests.most.clientKey),
    timeWindow: LIMITS.requests.withinMs,
    store: class extends RateCounts {
      constructor() {
        super(ctx, 'pages')
      }
    },
    keyGenerator: (request) => request.signedBy ?? clientKeyOf(request.ip),
    errorResponseBuilder: (_request, { ttl }) => new GameError('rate-limited', { retryAfter: Math.ceil(ttl / 1000) }),
  })
}

/** A call with a lower limit than this waits for the exact count of all nodes. */
const EXACT_BELOW = LIMITS.requests.most.account

/**
 * Counts the requests of each client within a minute. The plugin's own store is unsuitable, because it returns its
 * internal object. Concurrent requests whose callers are loaded in one batch would all read the last count. Its store
 * for Redis makes each request, also a bet, wait for Redis.
 */
class RateCounts implements FastifyRateLimitStore {
  readonly #ctx: Pick<Context, 'redis'>
  readonly #counts: WindowCounts

  constructor(ctx: Pick<Context, 'redis'>, route: string) {
    this.#ctx = ctx
    this.#counts = new WindowCounts(ctx, `requests:${route}`)
  }

  incr(
    key: string,
    answer: (error: Error | null, result?: { current: number; ttl: number }) => void,
    withinMs: number = LIMITS.requests.withinMs,
    most: number = LIMITS.requests.most.account,
  ): void {
    if (!this.#ctx.redis || most >= EXACT_BELOW) {
      answer(null, this.#counts.add(key, 1, { most, withinMs }))
      return
    }
    this.#counts.addExactly(key, 1, { most, withinMs }).then((counted) => answer(null, counted), answer)
  }

  /** Returns a store for one route, because each route is counted separately. */
  child(options: object): RateCounts {
    const { routeInfo } = options as { readonly routeInfo: RouteOptions }
    return new RateCounts(this.#ctx, `${[routeInfo.method].flat().join(' ')} ${routeInfo.url}`)
  }
}
