import { GameError } from '@bettle/contract'
import type { FastifyInstance } from 'fastify'

/** HTTP/1.1 wants a Host with every request; what comes without is no request of a browser or a proxy, and is told so. */
export function requireHost(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw }, reply) => {
    if (raw.httpVersion !== '1.1' || raw.headers.host !== undefined) return
    void reply.header('connection', 'close')
    throw new GameError('invalid-request', { message: 'The request names no host' })
  })
}
