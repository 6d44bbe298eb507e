import type { Socket } from 'node:net'
import { GameError } from '@bettle/contract'
import websocket from '@fastify/websocket'
import type { FastifyInstance } from 'fastify'
import { answerGarbage } from '../errors/error-handler.ts'
import { LIMITS } from '../limits/limits.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** True if the route offers a WebSocket. */
    socket?: boolean
  }
}

/**
 * Accepts WebSockets on routes that offer one. Elsewhere it refuses the upgrade itself, because the plugin would accept
 * and then close it.
 */
export async function webSockets(app: FastifyInstance): Promise<void> {
  await app.register(websocket, {
    options: { maxPayload: LIMITS.frameBytes.most.socket, perMessageDeflate: false },
    preClose: (done) => done(),
    errorHandler(error, socket, request) {
      if (isOfThePeer(error))
        request.log.debug({ code: error.code }, 'a socket ended: its peer sent an invalid frame or disconnected')
      else request.log.error({ err: error }, 'a socket failed')
      socket.terminate()
    },
  })
  // Without this listener ws would answer by itself, in HTML.
  app.websocketServer.on('wsClientError', (error, socket) => answerGarbage(error, socket as Socket))
  app.addHook('onRequest', async (request) => {
    if (request.ws && !request.routeOptions.config.socket) throw new GameError('invalid-request')
  })
}

/**
 * True for errors that a client can cause by sending anything or disconnecting. They are not bugs, and their stack has
 * no value.
 */
function isOfThePeer(error: Error): error is Error & { readonly code: string } {
  return 'code' in error && /^(WS_ERR_|ECONNRESET$|EPIPE$|ETIMEDOUT$)/.test(String(error.code))
}
