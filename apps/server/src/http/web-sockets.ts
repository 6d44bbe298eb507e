import type { Socket } from 'node:net'
import { GameError } from '@bettle/contract'
import websocket from '@fastify/websocket'
import type { FastifyInstance } from 'fastify'
import { answerGarbage } from './error-handler.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who asks for a socket here gets one. */
    socket?: boolean
  }
}

const LONGEST_FRAME = 16 * 1024

/** Sockets where a route offers one. Anywhere else the wish is refused, where the plugin would grant it and then hang up. */
export async function webSockets(app: FastifyInstance): Promise<void> {
  await app.register(websocket, {
    options: { maxPayload: LONGEST_FRAME, perMessageDeflate: false },
    preClose: (done) => done(),
    errorHandler(error, socket, request) {
      if (isOfThePeer(error)) request.log.debug({ code: error.code }, 'a socket ended: what its peer sent is no frame')
      else request.log.error({ err: error }, 'a socket failed')
      socket.terminate()
    },
  })
  // Otherwise ws would answer by itself, in HTML.
  app.websocketServer.on('wsClientError', (error, socket) => answerGarbage(error, socket as Socket))
  app.addHook('onRequest', async (request) => {
    if (request.ws && !request.routeOptions.config.socket) throw new GameError('invalid-request')
  })
}

/** Anybody may send anything and be gone at any time: nothing is wrong here, and a stack of it says nothing. */
function isOfThePeer(error: Error): error is Error & { readonly code: string } {
  return 'code' in error && /^(WS_ERR_|ECONNRESET$|EPIPE$|ETIMEDOUT$)/.test(String(error.code))
}
