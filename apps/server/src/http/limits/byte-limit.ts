import type { IncomingMessage } from 'node:http'
import { GameError } from '@bettle/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible'
import type { Context } from '../../context.ts'
import { hasBody } from '../arrival.ts'
import { clientKeyOf } from './client-key-of.ts'

declare module 'fastify' {
  interface FastifyInstance {
    readonly bytes: ByteLimit
  }
}

const MEGABYTE = 1024 * 1024

/** Bytes of bodies in 60 s of wall time. An operator's file of fixtures has up to 4 MiB, and is previewed several times. */
const OF_ACCOUNT = { points: 64 * MEGABYTE, duration: 60 }
/** A visitor signs in, registers or reports a crash. Hundreds of visitors behind one address stay far below this. */
const PER_CLIENT = { points: 8 * MEGABYTE, duration: 60 }

interface ByteLimit {
  /** Takes a signed request off the count of its address, because the signature proves that it is no visitor's. */
  refund(request: FastifyRequest): Promise<void>
}

/**
 * Counts the bytes of bodies: of an account by its token, of all others by their address.
 * So visitors use up nothing of an account at the same address.
 * Uploads are not counted: their addresses are signed with their size.
 */
export function limitBytes(app: FastifyInstance, { config }: Pick<Context, 'config'>): void {
  const ofAccount = new RateLimiterMemory(OF_ACCOUNT)
  const perClient = new RateLimiterMemory(PER_CLIENT)
  const countOf = ({ signedBy, ip }: FastifyRequest) =>
    signedBy === undefined ? { limiter: perClient, key: clientKeyOf(ip) } : { limiter: ofAccount, key: signedBy }
  /** The bytes counted from Content-Length. A chunked body is counted once it has arrived. */
  const declared = new WeakMap<FastifyRequest, number>()

  app.decorate('bytes', {
    async refund(request) {
      const { limiter, key } = countOf(request)
      const bytes = declared.get(request) ?? 0
      if (config.rateLimits && bytes > 0) await limiter.reward(key, bytes)
    },
  } satisfies ByteLimit)
  if (!config.rateLimits) return

  app.addHook('onRequest', async (request, reply) => {
    const { raw, routeOptions } = request
    if (!hasBody(raw) || routeOptions.config.streamsBody) return
    const { limiter, key } = countOf(request)
    const { bodyLimit = app.initialConfig.bodyLimit ?? 0 } = routeOptions
    // The server reads no more than the route takes.
    const length = Math.min(Number(raw.headers['content-length'] ?? 0), bodyLimit)
    if (length > 0) declared.set(request, length)
    else whenClosed(raw, () => void limiter.penalty(key, request.bytesReceived))
    await limiter.consume(key, length).catch(({ msBeforeNext }: RateLimiterRes) => {
      void reply.header('connection', 'close')
      throw new GameError('rate-limited', { retryAfter: Math.ceil(msBeforeNext / 1000) })
    })
  })
}

function whenClosed(raw: IncomingMessage, then: () => void): void {
  if (raw.closed) then()
  else raw.once('close', then)
}
