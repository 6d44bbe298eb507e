import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { clientKeyOf } from '../limits/client-key-of.ts'
import { countByClientKey } from '../limits/count-by-client.ts'
import { LIMITS } from '../limits/limits.ts'

/** Time limits of the server (ms, wall time). */
export interface ServerTimeouts {
  /** The limit for a connection to send complete headers. */
  readonly headersWithin: number
  /** The limit for a request to arrive completely. */
  readonly requestWithin: number
  /** How long a connection that should transfer bytes may transfer none in either direction. */
  readonly stuckFor: number
  /** How long a connection may stay open between two requests. */
  readonly idleFor: number
}

const PATIENCE: ServerTimeouts = {
  headersWithin: LIMITS.headersTime.most.connection,
  requestWithin: LIMITS.requestTime.most.connection,
  stuckFor: LIMITS.stuckTime.most.connection,
  idleFor: LIMITS.idleTime.most.connection,
}

interface HttpServerOptions {
  readonly patience?: Partial<ServerTimeouts>
  /** The most connections of one client; undefined turns the limit off. */
  readonly mostConnections: number | undefined
}

/** Creates Node's HTTP server with limits on what one client may occupy before a handler runs. */
export function httpServer(answer: RequestListener, { patience = {}, mostConnections }: HttpServerOptions): Server {
  const { headersWithin, requestWithin, stuckFor, idleFor } = { ...PATIENCE, ...patience }
  const server = createServer({
    headersTimeout: headersWithin,
    requestTimeout: requestWithin,
    keepAliveTimeout: idleFor,
    // Off, because Node would answer with a status and no body. `requireHost` answers JSON.
    requireHostHeader: false,
    connectionsCheckingInterval: Math.min(headersWithin / 4, 2500),
  })
  if (mostConnections !== undefined) limitConnections(server, mostConnections)
  const { take, isWaiting } = withFewUnanswered(answer)
  cutOffStuck(server, stuckFor, isWaiting)
  // Node itself would answer an unknown Expect header with a status alone, uncounted and without JSON.
  server.on('checkExpectation', take)
  return server.on('request', take)
}

/**
 * Returns a text that changes whenever the socket transfers bytes. Only the socket's handle knows how much of a write
 * is left, and Node reads it there too.
 */
function bytesMoved(socket: Socket & { readonly _handle?: { readonly writeQueueSize?: number } | null }): string {
  return [socket.bytesRead, socket.bytesWritten, socket._handle?.writeQueueSize ?? 0].join()
}

/** How many times a connection is checked within `stuckFor`. */
const CHECKS = 12

/**
 * Closes a connection on which no byte has moved in either direction for `stuckFor`. Node's own timeout may take twice
 * as long, so this function checks often and adds up the idle intervals.
 */
function cutOffStuck(server: Server, stuckFor: number, isWaiting: (socket: Socket) => boolean): void {
  const interval = stuckFor / CHECKS
  const still = new WeakMap<Socket, { readonly since: number; readonly bytes: string }>()
  server.setTimeout(interval, (socket) => {
    // Between two requests Node sets `idleFor` as the socket's timeout. This time has passed now.
    if (!isWaiting(socket) && socket.timeout !== interval) {
      socket.destroy()
      return
    }
    const now = performance.now()
    const bytes = bytesMoved(socket)
    const before = still.get(socket)
    const since = before?.bytes === bytes ? before.since : now - interval
    if (now - since >= stuckFor - 1) {
      socket.destroy()
      return
    }
    still.set(socket, { since, bytes })
    socket.setTimeout(interval)
  })
}

/**
 * Limits the unanswered requests of a connection. Its replies are sent in order, so requests behind a slow one use
 * memory and keep files open.
 */
function withFewUnanswered(answer: RequestListener): {
  readonly take: RequestListener
  readonly isWaiting: (socket: Socket) => boolean
} {
  const unanswered = new WeakMap<Socket, Set<ServerResponse>>()

  function waitingOn(socket: Socket): Set<ServerResponse> {
    const requests = unanswered.get(socket)
    if (requests) return requests
    const waiting = new Set<ServerResponse>()
    unanswered.set(socket, waiting)
    // Node reports a closed socket only to the reply that is being sent, not to the replies that wait behind it.
    socket.once('close', () => {
      for (const response of waiting) if (!response.closed) response.destroy().emit('close')
    })
    return waiting
  }

  const take: RequestListener = (request, response) => {
    const { socket } = request
    // Node still parses the rest of a packet after its connection was closed.
    if (socket.destroyed) return
    const waiting = waitingOn(socket)
    if (waiting.size >= LIMITS.unansweredRequests.most.connection) {
      socket.destroy()
      return
    }
    waiting.add(response)
    response.once('close', () => waiting.delete(response))
    answer(request, response)
  }
  return { take, isWaiting: (socket) => (unanswered.get(socket)?.size ?? 0) > 0 }
}

function limitConnections(server: Server, most: number): void {
  const connections = countByClientKey(most)
  server.on('connection', (socket) => {
    const clientKey = clientKeyOf(socket.remoteAddress ?? '')
    if (connections.hasRoom(clientKey)) socket.once('close', connections.enter(clientKey))
    else socket.destroy()
  })
}
