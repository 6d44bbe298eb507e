import type { IncomingMessage } from 'node:http'
import { GameError } from '@bettle/contract'
import type { FastifyInstance } from 'fastify'
import type { Instant } from '../clock.ts'
import type { Context } from '../context.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** When the last byte of the request was in, before any waiting of ours. */
    arrivedAt: Instant
    /** The whole body; undefined where there is none. Refused where it is too large or does not come. */
    bodyBytes: Promise<Buffer> | undefined
    /** So many bytes of the body are in, also of a request that was refused meanwhile. */
    bytesReceived: number
  }
  interface FastifyContextConfig {
    /** The route reads its body itself, as it comes in. */
    streamsBody?: boolean
  }
}

/** A call is a few words: what does not come within this (ms, wall time) holds a connection for nothing. */
export const BODY_WITHIN_MS = 10_000

/**
 * [B14] A request has arrived when its last byte is in. Its body is taken in at once, while we still find out who is asking:
 * so headers sent in time buy no time for what follows them, and no waiting of ours moves the stamp.
 */
export function stampArrivals(app: FastifyInstance, { clock }: Pick<Context, 'clock'>, bodyWithinMs: number): void {
  app.decorateRequest('arrivedAt', 0)
  app.decorateRequest('bodyBytes', undefined)
  app.decorateRequest('bytesReceived', 0)
  app.addHook('onRequest', (request, reply, done) => {
    request.arrivedAt = clock.now()
    if (hasBody(request.raw) && !request.routeOptions.config.streamsBody) {
      const { bodyLimit = app.initialConfig.bodyLimit ?? 0 } = request.routeOptions
      const answered = new Promise<void>((resolve) => reply.raw.once('finish', resolve))
      request.bodyBytes = takenIn(request.raw, { bodyLimit, bodyWithinMs, answered, received, arrived, leave })
      // Whether anybody asks for it is not known yet.
      request.bodyBytes.catch(() => {})
    }
    done()

    function received(bytes: number): void {
      request.bytesReceived += bytes
    }
    function arrived(): void {
      request.arrivedAt = clock.now()
    }
    /** What still comes in is not waited for. */
    function leave(): void {
      if (reply.sent) request.raw.destroy()
      else void reply.header('connection', 'close')
    }
  })
}

interface Bounds {
  readonly bodyLimit: number
  readonly bodyWithinMs: number
  readonly answered: Promise<void>
  readonly received: (bytes: number) => void
  readonly arrived: () => void
  readonly leave: () => void
}

function takenIn(
  raw: IncomingMessage,
  { bodyLimit, bodyWithinMs, answered, received, arrived, leave }: Bounds,
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    let chunks: Buffer[] = []
    let left = bodyLimit
    let isWanted = true
    const late = setTimeout(() => give(new GameError('invalid-request', { message: TOO_LATE })), bodyWithinMs)
    raw.on('data', receive)
    raw.once('end', () => {
      arrived()
      resolve(Buffer.concat(chunks))
    })
    raw.once('close', () => {
      clearTimeout(late)
      reject(new GameError('invalid-request'))
    })
    // Who was refused before all was in hears so only if they may say the rest: it is let in, within the same bounds, and not kept.
    void answered.then(() => {
      isWanted = false
      chunks = []
    })
    if (Number(raw.headers['content-length']) > bodyLimit) give(new GameError('too-large'))

    function receive(chunk: Buffer): void {
      received(chunk.length)
      left -= chunk.length
      if (left < 0) give(new GameError('too-large'))
      else if (isWanted) chunks.push(chunk)
    }
    function give(refusal: GameError): void {
      raw.off('data', receive)
      leave()
      reject(refusal)
    }
  })
}

const TOO_LATE = 'The request took too long to arrive'

export function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}
