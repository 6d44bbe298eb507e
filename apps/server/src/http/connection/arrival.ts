import type { IncomingMessage } from 'node:http'
import { GameError } from '@bettle/contract'
import type { FastifyInstance } from 'fastify'
import type { Instant } from '../../clock.ts'
import type { Context } from '../../context.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** When the last byte of the request arrived; the time of its headers if the route streams the body. */
    arrivedAt: Instant
    /** The whole body; undefined if the request has none. Rejects if the body is too large or arrives too late. */
    bodyBytes: Promise<Buffer> | undefined
    /** The bytes of the body that have arrived, also those after a refusal. */
    bytesReceived: number
  }
  interface FastifyContextConfig {
    /** True if the route reads its body itself as a stream. */
    streamsBody?: boolean
  }
}

/**
 * Stamps requests with their arrival, when the last byte is in [B14]. The body is read at once, while the caller's
 * session is checked. So a client gains no time by sending headers early, and waiting in the server does not change the
 * time stamp.
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
      // Without this, a rejection that no handler awaits would end the process.
      request.bodyBytes.catch(() => {})
    }
    done()

    function received(bytes: number): void {
      request.bytesReceived += bytes
    }
    function arrived(): void {
      request.arrivedAt = clock.now()
    }
    /** Stops reading the body: closes the connection now if the reply was sent, and otherwise after the reply. */
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
    // A client reads a refusal only after it has sent its whole body. So the rest of the body is read within the same
    // limits and dropped.
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
