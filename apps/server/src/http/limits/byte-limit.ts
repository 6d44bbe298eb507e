import type { IncomingMessage } from 'node:http'
import { GameError } from '@bettle/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Context } from '../../context.ts'
import { hasBody } from '../connection/arrival.ts'
import { clientKeyOf } from './client-key-of.ts'
import { LIMITS } from './limits.ts'
import { WindowCounts } from './window-counts.ts'

declare module 'fastify' {
  interface FastifyInstance {
    readonly bytes: ByteLimit
  }
}

interface ByteLimit {
  /** Subtracts the body of a signed request from the count of its client, because its signature excludes a visitor. */
  refund(request: FastifyRequest): void
}

/**
 * Limits the bytes of request bodies. A request with a signed token counts for its account, any other request for its
 * client key. So visitors do not use up the limit of an account on the same network. Uploads are not counted, because
 * their signed URLs contain the size.
 */
export function limitBytes(app: FastifyInstance, ctx: Pick<Context, 'config' | 'redis'>): void {
  const { most, withinMs } = LIMITS.bytes
  const ofAccount = { counts: new WindowCounts(ctx, 'bytes:account'), window: { most: most.account, withinMs } }
  const ofClient = { counts: new WindowCounts(ctx, 'bytes:client'), window: { most: most.clientKey, withinMs } }
  /** Adds bytes to the count of the request's sender; a negative number subtracts them. */
  function add({ signedBy, ip }: FastifyRequest, bytes: number) {
    const { counts, window } = signedBy === undefined ? ofClient : ofAccount
    const { current, ttl } = counts.add(signedBy ?? clientKeyOf(ip), bytes, window)
    return { isTooMuch: current > window.most, retryAfter: Math.ceil(ttl / 1000) }
  }
  /** The bytes already counted from Content-Length. A chunked body is counted once it has arrived. */
  const declared = new WeakMap<FastifyRequest, number>()

  app.decorate('bytes', {
    refund(request) {
      const bytes = declared.get(request) ?? 0
      if (ctx.config.rateLimits && bytes > 0) add(request, -bytes)
    },
  } satisfies ByteLimit)
  if (!ctx.config.rateLimits) return

  app.addHook('onRequest', async (request, reply) => {
    const { raw, routeOptions } = request
    if (!hasBody(raw) || routeOptions.config.streamsBody) return
    const { bodyLimit = app.initialConfig.bodyLimit ?? 0 } = routeOptions
    // Counts at most the route's limit, because the server reads no more.
    const length = Math.min(Number(raw.headers['content-length'] ?? 0), bodyLimit)
    if (length > 0) declared.set(request, length)
    else whenClosed(raw, () => void add(request, request.bytesReceived))
    const { isTooMuch, retryAfter } = add(request, length)
    if (!isTooMuch) return
    void reply.header('connection', 'close')
    throw new GameError('rate-limited', { retryAfter })
  })
}

function whenClosed(raw: IncomingMessage, then: () => void): void {
  if (raw.closed) then()
  else raw.once('close', then)
}
