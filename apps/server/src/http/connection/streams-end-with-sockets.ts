import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'

/**
 * Closes a file's stream when its connection closes. Fastify closes the stream of the reply that is being sent; this
 * closes those of the replies that wait behind it.
 */
export function streamsEndWithSockets(app: FastifyInstance): void {
  app.addHook('onSend', (request, _reply, payload, done) => {
    if (payload instanceof Readable && request.raw.socket.destroyed) payload.destroy()
    done(null, payload)
  })
}
