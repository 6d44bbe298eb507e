import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'

/**
 * Closes a file's stream with its connection. Fastify does so for the reply being sent; this covers the replies queued
 * behind it.
 */
export function streamsEndWithSockets(app: FastifyInstance): void {
  app.addHook('onSend', (request, _reply, payload, done) => {
    if (payload instanceof Readable && request.raw.socket.destroyed) payload.destroy()
    done(null, payload)
  })
}
