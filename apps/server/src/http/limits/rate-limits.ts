import { GameError } from '@bettle/contract'
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { clientKeyOf } from './client-key-of.ts'
import { RateCounts } from './rate-counts.ts'

/** More than a user clicks in a minute. A script exceeds it. */
const OF_ACCOUNT = 600
const OF_ADDRESS = 3000
/** A page has some forty files, and hundreds of users may share one address. */
const FILES_OF_ADDRESS = 30_000

/** Limits each route separately, those of plugins too. A signed-in account is counted by its id, others by address. */
export async function limitRates(app: FastifyInstance, { config }: Pick<Context, 'config'>): Promise<void> {
  if (!config.rateLimits) return
  app.addHook('onRoute', (route) => {
    const usual = route.url.endsWith('/*') ? { max: FILES_OF_ADDRESS } : {}
    route.config = { ...route.config, rateLimit: route.config?.rateLimit ?? usual }
  })
  await app.register(rateLimit, {
    global: false,
    hook: 'preParsing', // after the caller is identified
    max: (request) => (request.signedBy ? OF_ACCOUNT : OF_ADDRESS),
    timeWindow: 60_000,
    store: RateCounts,
    keyGenerator: (request) => request.signedBy ?? clientKeyOf(request.ip),
    errorResponseBuilder: (_request, { ttl }) => new GameError('rate-limited', { retryAfter: Math.ceil(ttl / 1000) }),
  })
}
