import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { clientKeyOf } from '../limits/client-key-of.ts'
import { countByClientKey } from '../limits/count-by-client.ts'
import { LIMITS } from '../limits/limits.ts'

/** All in ms, wall time. */
export interface ServerTimeouts {
  /** For a connection that has sent no complete headers. */
  readonly headersWithin: number
  /** For a whole request. */
  readonly requestWithin: number
  /** For a connection that should transfer bytes and transfers none in either direction. */
  readonly stuckFor: number
  /** For a connection between two requests. */
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
  /** For one client; undefined turns the limit off. */
  readonly mostConnections: number | undefined
}

/** Node's HTTP server with limits on what one peer may occupy before a handler runs. */
export function httpServer(answer: RequestListener, { patience = {}, mostConnections }: HttpServerOptions): Server {
  const { headersWithin, requestWithin, stuckFor, idleFor } = { ...PATIENCE, ...patience }
  const server = createServer({
    headersTimeout: headersWithin,
    requestTimeout: requestWithin,
    keepAliveTimeout: idleFor,
    // Node would answer a bare status. `requireHost` answers JSON.
    requireHostHeader: false,
    connectionsCheckingInterval: Math.min(headersWithin / 4, 2500),
  })
  if (mostConnections !== undefined) limitConnections(server, mostConnections)
  const { take, isWaiting } = withFewUnanswered(answer)
  cutOffStuck(server, stuckFor, isWaiting)
  // Node would answer an unknown expectation with a bare status, neither counted nor in JSON.
  server.on('checkExpectation', take)
  return server.on('request', take)
}

/** The bytes transferred so far. Only the handle knows how much of a write is left, and Node reads it there too. */
function bytesMoved(socket: Socket & { readonly _handle?: { readonly writeQueueSize?: number } | null }): string {
  return [socket.bytesRead, socket.bytesWritten, socket._handle?.writeQueueSize ?? 0].join()
}

/** How often a connection is checked within `stuckFor`. */
const CHECKS = 12

/**
 * Closes a connection on which no byte has moved in either direction for `stuckFor`.
 * Node's own timeout may take twice as long, so this checks often and sums up the idle intervals.
 */
function cutOffStuck(server: Server, stuckFor: number, isWaiting: (socket: Socket) => boolean): void {
  const interval = stuckFor / CHECKS
  const still = new WeakMap<Socket, { readonly since: number; readonly bytes: string }>()
  server.setTimeout(interval, (socket) => {
    // Between two requests another timeout applies.
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

/** Replies of one connection are sent in order: requests behind a slow one cost memory and keep files open. */
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
    // Node reports a closed socket only to the reply that is being sent, not to those that wait behind it.
    socket.once('close', () => {
      for (const response of waiting) if (!response.closed) response.destroy().emit('close')
    })
    return waiting
  }

  const take: RequestListener = (request, response) => {
    const { socket } = request
    // Node still parses the rest of a packet after the connection was closed.
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
