import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'

/** A stream, a file, is let go of with the connection it was for: Fastify sees to it where it is being sent, and here is what comes later. */
export function streamsEndWithSockets(app: FastifyInstance): void {
  app.addHook('onSend', (request, _reply, payload, done) => {
    if (payload instanceof Readable && request.raw.socket.destroyed) payload.destroy()
    done(null, payload)
  })
}
