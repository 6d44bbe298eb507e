import { GameError } from '@bettle/contract'
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { placeOf } from './place-of.ts'

/** More than a person clicks. Behind one address there may be hundreds of people, and a script that hammers is neither. */
const OF_ACCOUNT = 600
const OF_ADDRESS = 3000

/** Each route counts for itself: a signed-in account by its id, anyone else by where they ask from. */
export async function limitRates(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    hook: 'preParsing', // after the caller is known
    max: (request) => (request.caller ? OF_ACCOUNT : OF_ADDRESS),
    timeWindow: 60_000,
    cache: 50_000,
    keyGenerator: (request) => request.caller?.userId ?? placeOf(request.ip),
    errorResponseBuilder: (_request, { ttl }) => new GameError('rate-limited', { retryAfter: Math.ceil(ttl / 1000) }),
  })
}
