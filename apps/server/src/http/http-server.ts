import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { clientKeyOf } from './limits/client-key-of.ts'
import { countByClientKey } from './limits/count-by-client.ts'

/** All in ms, wall time. */
export interface ServerTimeouts {
  /** A connection that has not said what it wants. */
  readonly headersWithin: number
  /** The largest upload over a slow line; who takes longer holds a connection for nothing. */
  readonly requestWithin: number
  /** A connection on which no byte goes either way while something is to be said. */
  readonly stuckFor: number
  /** A connection between two requests: longer than proxies keep theirs, so that none sends into one just closed. */
  readonly idleFor: number
}

const PATIENCE: ServerTimeouts = { headersWithin: 10_000, requestWithin: 120_000, stuckFor: 60_000, idleFor: 72_000 }

/** Nothing that browsers or proxies do: one answer is waited for before the next request is sent. */
export const MOST_UNANSWERED = 8
/** Behind one address there may be hundreds of people, each with a browser's six and a socket. */
export const MOST_CONNECTIONS = 2000

interface HttpServerOptions {
  readonly patience?: Partial<ServerTimeouts>
  /** From one place; without it connections are not counted. */
  readonly mostConnections: number | undefined
}

/** Node's server with bounds on what one peer may keep it busy with, before anything of ours runs. */
export function httpServer(answer: RequestListener, { patience = {}, mostConnections }: HttpServerOptions): Server {
  const { headersWithin, requestWithin, stuckFor, idleFor } = { ...PATIENCE, ...patience }
  const server = createServer({
    headersTimeout: headersWithin,
    requestTimeout: requestWithin,
    keepAliveTimeout: idleFor,
    // Node would answer that with nothing but a status: our own check says it in JSON.
    requireHostHeader: false,
    connectionsCheckingInterval: Math.min(headersWithin / 4, 2500),
  })
  if (mostConnections !== undefined) limitConnections(server, mostConnections)
  const { take, isWaiting } = withFewUnanswered(answer)
  cutOffStuck(server, stuckFor, isWaiting)
  // Node by itself would answer an unknown expectation with a bare status: neither counted nor said in JSON.
  server.on('checkExpectation', take)
  return server.on('request', take)
}

/** As far as it has come; what of a write is still to go only its handle knows, which is where Node looks as well. */
function bytesMoved(socket: Socket & { readonly _handle?: { readonly writeQueueSize?: number } | null }): string {
  return [socket.bytesRead, socket.bytesWritten, socket._handle?.writeQueueSize ?? 0].join()
}

/** So often within the time it may be stuck a connection is looked at. */
const CHECKS = 12

/**
 * Closes a connection on which no byte has gone either way for so long. Node looks once the time is over, and where something had
 * moved at its beginning, once more after as long again: so it looks often, and the times without are added up here.
 */
function cutOffStuck(server: Server, stuckFor: number, isWaiting: (socket: Socket) => boolean): void {
  const interval = stuckFor / CHECKS
  const still = new WeakMap<Socket, { readonly since: number; readonly bytes: string }>()
  server.setTimeout(interval, (socket) => {
    // Between two requests: it was the time for that.
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

/** Requests of one connection are answered in order: what waits behind a slow one costs memory, and files that stay open. */
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
    // Node tells only the answer that is being sent that its socket is gone, not those that wait behind it.
    socket.once('close', () => {
      for (const response of waiting) if (!response.closed) response.destroy().emit('close')
    })
    return waiting
  }

  const take: RequestListener = (request, response) => {
    const { socket } = request
    // The rest of a packet is still read after its connection was closed.
    if (socket.destroyed) return
    const waiting = waitingOn(socket)
    if (waiting.size >= MOST_UNANSWERED) {
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
