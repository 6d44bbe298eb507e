import { GameError } from '@bettle/contract'
import type { FastifyInstance } from 'fastify'

/** HTTP/1.1 requires a Host header. Refuses requests without one, which no browser or proxy sends. */
export function requireHost(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw }, reply) => {
    if (raw.httpVersion !== '1.1' || raw.headers.host !== undefined) return
    void reply.header('connection', 'close')
    throw new GameError('invalid-request', { message: 'The request names no host' })
  })
}
