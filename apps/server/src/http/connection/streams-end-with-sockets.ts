import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'

/**
 * Closes the stream of a reply whose connection has closed before the reply is sent. Fastify itself closes only the
 * stream of a reply that is being sent.
 */
export function streamsEndWithSockets(app: FastifyInstance): void {
  app.addHook('onSend', (request, _reply, payload, done) => {
    if (payload instanceof Readable && request.raw.socket.destroyed) payload.destroy()
    done(null, payload)
  })
}
