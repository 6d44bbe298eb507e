import { GameError } from '@bettle/contract'
import type { FastifyInstance } from 'fastify'

/** Refuses HTTP/1.1 requests without the required Host header. Every browser and proxy sends this header. */
export function requireHost(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw }, reply) => {
    if (raw.httpVersion !== '1.1' || raw.headers.host !== undefined) return
    void reply.header('connection', 'close')
    throw new GameError('invalid-request', { message: 'The request names no host' })
  })
}
