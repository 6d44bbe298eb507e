import type { Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { CLOSE, ClientFrame, type FollowRequest, GameError, type ServerFrame } from '@bettle/contract'
import type { FastifyInstance } from 'fastify'
import type { WebSocket } from 'ws'
import type { Context } from '../context.ts'
import { DatabaseUnavailable } from '../db/database-unavailable.ts'
import { clientKeyOf } from '../http/limits/client-key-of.ts'
import { countByClientKey } from '../http/limits/count-by-client.ts'
import type { Caller } from '../http/session.ts'
import { preparedFrame } from './frames.ts'
import type { Listener } from './listener.ts'

const HELLO_WITHIN_MS = 5000
const HEARTBEAT_MS = 25_000
const FRAMES = { max: 60, perMs: 10_000 }
/** One address may belong to hundreds of users with one or two tabs each. */
const SOCKETS_PER_CLIENT = 1000
/** Bytes that may wait for a slow client before it is disconnected to fetch the state instead. */
const WAITING_BYTES = 1024 * 1024
const CLOSING_MS = 2000
const FOLLOW_AGAIN_MS = 500

interface Connection {
  listener: Listener | undefined
  /** The client has answered the last ping. */
  alive: boolean
  /** True if data has waited for the client since the last check and it took none of it. */
  isStuck(): boolean
}

export interface SocketOptions {
  readonly helloWithinMs?: number
  readonly heartbeatMs?: number
  /** Sockets of one client address; applies also if rate limits are off. */
  readonly mostPerClient?: number
}

/** The push channel: one socket for each browser tab, signed in by its first frame. */
export function socketRoute(
  app: FastifyInstance,
  ctx: Context,
  { helloWithinMs = HELLO_WITHIN_MS, heartbeatMs = HEARTBEAT_MS, mostPerClient }: SocketOptions = {},
): void {
  const connections = new Map<WebSocket, Connection>()

  const perClient = countByClientKey(
    mostPerClient ?? (ctx.config.rateLimits ? SOCKETS_PER_CLIENT : Number.POSITIVE_INFINITY),
  )

  app.route({
    method: 'GET',
    url: '/api/live',
    schema: { hide: true },
    config: { socket: true },
    onRequest: async ({ ip }) => {
      if (!perClient.hasRoom(clientKeyOf(ip))) throw new GameError('rate-limited')
    },
    handler: async () => {
      throw new GameError('not-found')
    },
    wsHandler(ws, request) {
      connections.set(ws, converse(ctx, ws, request.raw.socket, helloWithinMs))
      const leave = perClient.enter(clientKeyOf(request.ip))
      ws.on('close', () => {
        connections.delete(ws)
        leave()
      })
    },
  })

  const heartbeat = setInterval(() => {
    for (const [ws, connection] of connections) {
      if (!connection.alive || connection.isStuck()) ws.terminate()
      else ws.ping()
      connection.alive = false
    }
    closeEndedSessions(ctx).catch((error) => {
      if (!(error instanceof DatabaseUnavailable))
        ctx.log.error({ err: error }, 'ended sessions could not be looked up')
    })
  }, heartbeatMs)
  const unlisten = ctx.clock.onMove(() => ctx.live.broadcast({ type: 'clock', serverTime: serverTime(ctx) }))

  app.addHook('preClose', async () => {
    clearInterval(heartbeat)
    unlisten()
    for (const ws of connections.keys()) closeSoon(ws, CLOSE.moving)
  })
}

function converse(ctx: Context, ws: WebSocket, raw: Socket, helloWithinMs: number): Connection {
  const connection: Connection = { listener: undefined, alive: true, isStuck: stuckness(raw) }
  const noHello = setTimeout(() => closeSoon(ws, CLOSE.noHello), helloWithinMs)
  const maySend = frameLimit()
  let before: Promise<void> = Promise.resolve()

  ws.on('pong', () => {
    connection.alive = true
  })
  ws.on('error', () => ws.terminate())
  ws.on('close', () => {
    clearTimeout(noHello)
    if (connection.listener) ctx.live.leave(connection.listener)
  })
  ws.on('message', (data, isBinary) => {
    const frame = isBinary ? undefined : readFrame(String(data))
    if (!frame || !maySend()) return closeSoon(ws, CLOSE.tooMuch)
    connection.alive = true
    before = before
      .then(() => (ws.readyState === ws.OPEN ? receive(frame) : undefined))
      .catch((error) => {
        if (!(error instanceof DatabaseUnavailable)) ctx.log.error({ err: error }, 'a frame of the push channel failed')
        closeSoon(ws, CLOSE.moving)
      })
  })

  /** Handles one frame after the other, so that the answer to a ping confirms all frames before it. */
  async function receive(frame: ClientFrame): Promise<void> {
    const { listener } = connection
    if (frame.type === 'hello') return listener ? closeSoon(ws, CLOSE.tooMuch) : signIn(frame)
    if (!listener) return closeSoon(ws, CLOSE.signInAgain)
    if (frame.type === 'follow') return followOnceItAnswers(listener, followRequestOf(frame))
    if (frame.type === 'unfollow') return ctx.live.unfollow(listener, frame.topic)
    const { t } = frame
    send(listener, { type: 'pong', ...(t !== undefined && { t }), serverTime: serverTime(ctx) })
  }

  async function signIn({ accessToken, follow }: ClientFrame & { type: 'hello' }): Promise<void> {
    const caller = await ctx.callers.verify(accessToken).catch(undefinedWhereRefused)
    if (ws.readyState !== ws.OPEN) return
    if (!caller) return closeSoon(ws, CLOSE.signInAgain)
    clearTimeout(noHello)
    const listener = listenerOn(ws, raw, caller)
    if (!ctx.live.enter(listener)) return closeSoon(ws, CLOSE.tooMuch)
    connection.listener = listener
    send(listener, { type: 'welcome', serverTime: serverTime(ctx) })
    for (const request of follow) await followOnceItAnswers(listener, followRequestOf(request))
  }

  /** Keeps the socket open while the database does not answer: the topics it follows already need no database. */
  async function followOnceItAnswers(listener: Listener, request: FollowRequest): Promise<void> {
    while (ws.readyState === ws.OPEN) {
      try {
        return await ctx.live.follow(listener, request)
      } catch (error) {
        if (!(error instanceof DatabaseUnavailable)) throw error
        await pause(FOLLOW_AGAIN_MS)
      }
    }
  }

  return connection
}

/** An unavailable database must not sign the user out. */
function undefinedWhereRefused(error: unknown): undefined {
  if (!(error instanceof GameError)) throw error
}

/** Writes prepared frames to the network socket: every subscriber of a topic receives the same bytes. */
function listenerOn(
  ws: WebSocket,
  raw: Socket,
  { userId, sessionId, isGuest }: Pick<Caller, 'userId' | 'sessionId' | 'isGuest'>,
): Listener {
  return {
    userId,
    sessionId,
    isGuest,
    write(frame) {
      if (ws.readyState !== ws.OPEN) return
      raw.write(frame)
      if (raw.writableLength > WAITING_BYTES) closeSoon(ws, CLOSE.tooMuch)
    },
    close: (code) => closeSoon(ws, code),
  }
}

function send(listener: Listener, frame: ServerFrame): void {
  listener.write(preparedFrame(frame))
}

/** Terminates a client that does not answer the close frame. */
function closeSoon(ws: WebSocket, code: number): void {
  if (ws.readyState !== ws.OPEN) return
  ws.close(code)
  const cut = setTimeout(() => ws.terminate(), CLOSING_MS)
  ws.once('close', () => clearTimeout(cut))
}

/** A client that sends but does not read passes the ping check, so the waiting data decides. */
function stuckness(raw: Socket): () => boolean {
  let before = { taken: 0, waits: false }
  return () => {
    const now = { taken: raw.bytesWritten - raw.writableLength, waits: raw.writableLength > 0 }
    const stuck = before.waits && now.waits && now.taken === before.taken
    before = now
    return stuck
  }
}

function readFrame(text: string): ClientFrame | undefined {
  try {
    return ClientFrame.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

/** Returns a function that is true while the frames are within the limit. */
function frameLimit(): () => boolean {
  let since = performance.now()
  let frames = 0
  return () => {
    const now = performance.now()
    if (now - since > FRAMES.perMs) {
      since = now
      frames = 0
    }
    frames += 1
    return frames <= FRAMES.max
  }
}

function followRequestOf({ topic, version }: Pick<FollowRequest, 'topic' | 'version'>): FollowRequest {
  return version === undefined ? { topic } : { topic, version }
}

/** Closes the sockets of sessions that expired or ended on other servers; called at intervals. */
async function closeEndedSessions(ctx: Context): Promise<void> {
  const sessionIds = [...new Set([...ctx.live.listeners()].map((listener) => listener.sessionId))]
  if (sessionIds.length === 0) return
  for (const sessionId of await ctx.callers.revoked(sessionIds)) ctx.live.closeSession(sessionId)
}

const serverTime = (ctx: Context) => ctx.clock.date().toISOString()
