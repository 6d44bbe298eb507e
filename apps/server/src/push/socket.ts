import type { Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { CLOSE, ClientFrame, type FollowRequest, GameError, type ServerFrame } from '@bettle/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { WebSocket } from 'ws'
import type { Context } from '../context.ts'
import { DatabaseUnavailable } from '../db/database-unavailable.ts'
import type { Caller } from '../http/bind/session.ts'
import { clientKeyOf } from '../http/limits/client-key-of.ts'
import { countByClientKey } from '../http/limits/count-by-client.ts'
import { LIMITS } from '../http/limits/limits.ts'
import { preparedFrame } from './frames.ts'
import type { Listener } from './listener.ts'

const CLOSING_MS = 2000
const FOLLOW_AGAIN_MS = 500
/** How often a node reads which sessions ended (ms), because another node or another program may have ended them. */
const READ_ENDED_MS = 2000
/**
 * How far back a node reads ended sessions again (ms). A session's end is stamped before its transaction commits, by a
 * clock that is less than a second wrong.
 */
const COMMIT_MS = 5000

interface Connection {
  listener: Listener | undefined
  /** True if the client has answered a ping or sent a frame since the last ping. */
  alive: boolean
  /** True if data has waited for the client since the last check and the client has read none of it. */
  isStuck(): boolean
}

export interface SocketOptions {
  readonly helloWithinMs?: number
  readonly heartbeatMs?: number
  readonly readEndedMs?: number
  /** The most sockets of one client address. It applies even if rate limits are off. */
  readonly mostPerClient?: number
}

/** Serves the push channel: one socket for each browser tab, signed in by its first frame. */
export function socketRoute(
  app: FastifyInstance,
  ctx: Context,
  {
    helloWithinMs = LIMITS.helloTime.most.socket,
    heartbeatMs = LIMITS.pingTime.most.socket,
    readEndedMs = READ_ENDED_MS,
    mostPerClient,
  }: SocketOptions = {},
): void {
  const connections = new Map<WebSocket, Connection>()
  let isClosing = false

  const mostOfClient =
    mostPerClient ?? (ctx.config.rateLimits ? LIMITS.socketsOfClient.most.clientKey : Number.POSITIVE_INFINITY)
  const perClient = countByClientKey(mostOfClient)

  /**
   * Counts the socket on all nodes until its connection ends. Returns false if its client has too many sockets already.
   */
  async function isTakenEverywhere({ ip, id, raw }: FastifyRequest): Promise<boolean> {
    const { sharedSets } = ctx
    if (!sharedSets || !Number.isFinite(mostOfClient)) return true
    const set = `client:${clientKeyOf(ip)}`
    if (!(await sharedSets.take(set, id, mostOfClient))) return false
    if (raw.socket.closed) sharedSets.remove(set, id)
    else raw.socket.once('close', () => sharedSets.remove(set, id))
    return true
  }

  app.route({
    method: 'GET',
    url: '/api/live',
    schema: { hide: true },
    config: { socket: true },
    onRequest: async (request) => {
      const hasRoom = perClient.hasRoom(clientKeyOf(request.ip))
      if (!hasRoom || (request.ws && !(await isTakenEverywhere(request)))) throw new GameError('rate-limited')
      // Refuses the socket, because an open socket would keep the server from stopping.
      if (isClosing) throw new GameError('unavailable', { retryAfter: 1 })
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
      if (connection.alive && connection.listener?.isGuest) ctx.callers.seen(connection.listener.sessionId)
      connection.alive = false
    }
    closeRevokedSessions(ctx).catch(couldNotBeRead)
  }, heartbeatMs)
  let readAt = ctx.clock.now()
  let underWay: Promise<void> | undefined
  const reading = setInterval(() => {
    underWay ??= closeEndedSessions(ctx, readAt - COMMIT_MS)
      .then((at) => {
        readAt = at
      }, couldNotBeRead)
      .finally(() => {
        underWay = undefined
      })
  }, readEndedMs)
  function couldNotBeRead(error: unknown): void {
    if (!(error instanceof DatabaseUnavailable)) ctx.log.error({ err: error }, 'ended sessions could not be read')
  }
  const unlisten = ctx.clock.onMove(() => ctx.live.broadcast({ type: 'clock', serverTime: serverTime(ctx) }))

  app.addHook('preClose', async () => {
    isClosing = true
    clearInterval(heartbeat)
    clearInterval(reading)
    await underWay
    unlisten()
    for (const ws of connections.keys()) closeSoon(ws, CLOSE.moving)
  })
}

function converse(ctx: Context, ws: WebSocket, raw: Socket, helloWithinMs: number): Connection {
  const connection: Connection = { listener: undefined, alive: true, isStuck: stuckness(raw) }
  // Waits one more step of the event loop, because frames in the network buffer count as received, and the server reads
  // them before `setImmediate`.
  const noHello = setTimeout(() => setImmediate(closeWithoutHello), helloWithinMs)
  let isSilent = true
  const maySend = frameLimit()
  let before: Promise<void> = Promise.resolve()

  ws.on('pong', () => {
    connection.alive = true
  })
  ws.on('error', () => ws.terminate())
  ws.on('close', () => {
    clearTimeout(noHello)
    const { listener } = connection
    if (!listener) return
    if (listener.isGuest && connection.alive) ctx.callers.seen(listener.sessionId)
    ctx.live.leave(listener)
  })
  ws.on('message', (data, isBinary) => {
    const frame = isBinary ? undefined : readFrame(String(data))
    if (!frame || !maySend()) return closeSoon(ws, CLOSE.tooMuch)
    connection.alive = true
    // The client's first frame arrived in time. The time that the server needs to answer it does not count.
    isSilent = false
    clearTimeout(noHello)
    before = before
      .then(() => (ws.readyState === ws.OPEN ? receive(frame) : undefined))
      .catch((error) => {
        if (!(error instanceof DatabaseUnavailable)) ctx.log.error({ err: error }, 'a frame of the push channel failed')
        closeSoon(ws, CLOSE.moving)
      })
  })

  function closeWithoutHello(): void {
    if (isSilent) closeSoon(ws, CLOSE.noHello)
  }

  /** Handles one frame after another, so that the answer to a ping confirms all frames before the ping. */
  async function receive(frame: ClientFrame): Promise<void> {
    const { listener } = connection
    if (frame.type === 'hello') return listener ? closeSoon(ws, CLOSE.tooMuch) : signIn(frame)
    if (!listener) return closeSoon(ws, CLOSE.signInAgain)
    if (frame.type === 'follow') return followOnceItAnswers(listener, [followRequestOf(frame)])
    if (frame.type === 'unfollow') return ctx.live.unfollow(listener, frame.topic)
    const { t } = frame
    send(listener, { type: 'pong', ...(t !== undefined && { t }), serverTime: serverTime(ctx) })
  }

  async function signIn({ accessToken, follow }: ClientFrame & { type: 'hello' }): Promise<void> {
    const caller = await ctx.callers.verify(accessToken).catch(undefinedWhereRefused)
    if (ws.readyState !== ws.OPEN) return
    if (!caller) return closeSoon(ws, CLOSE.signInAgain)
    const listener = listenerOn(ws, raw, caller)
    if (!(await ctx.live.enter(listener))) return closeSoon(ws, CLOSE.tooMuch)
    if (ws.readyState !== ws.OPEN) return ctx.live.leave(listener)
    connection.listener = listener
    send(listener, { type: 'welcome', serverTime: serverTime(ctx) })
    await followOnceItAnswers(listener, follow.map(followRequestOf))
  }

  /**
   * Repeats the requests until the database answers or the socket closes. The server does not close the socket
   * meanwhile, because the topics that the socket already follows need no database.
   */
  async function followOnceItAnswers(listener: Listener, requests: readonly FollowRequest[]): Promise<void> {
    while (ws.readyState === ws.OPEN) {
      try {
        return await ctx.live.follow(listener, requests)
      } catch (error) {
        if (!(error instanceof DatabaseUnavailable)) throw error
        await pause(FOLLOW_AGAIN_MS)
      }
    }
  }

  return connection
}

/**
 * Returns undefined for a refusal and throws any other error, because an unavailable database must not sign the user
 * out.
 */
function undefinedWhereRefused(error: unknown): undefined {
  if (!(error instanceof GameError)) throw error
}

/**
 * Returns a listener that writes prepared frames to the network socket: every subscriber of a topic receives the same
 * bytes.
 */
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
      if (raw.writableLength > LIMITS.waitingBytes.most.socket) closeSoon(ws, CLOSE.tooMuch)
    },
    close: (code) => closeSoon(ws, code),
  }
}

function send(listener: Listener, frame: ServerFrame): void {
  listener.write(preparedFrame(frame))
}

/** Closes a socket, and terminates it if the client does not answer the close frame. */
function closeSoon(ws: WebSocket, code: number): void {
  if (ws.readyState !== ws.OPEN) return
  ws.close(code)
  const cut = setTimeout(() => ws.terminate(), CLOSING_MS)
  ws.once('close', () => clearTimeout(cut))
}

/** Detects a client that sends but does not read. Such a client passes the ping check, so the waiting data decides. */
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

/**
 * Returns a function that counts one frame at each call. It returns false if the frames of the window exceed the limit.
 */
function frameLimit(): () => boolean {
  const { most, withinMs } = LIMITS.frames
  let since = performance.now()
  let frames = 0
  return () => {
    const now = performance.now()
    if (now - since > withinMs) {
      since = now
      frames = 0
    }
    frames += 1
    return frames <= most.socket
  }
}

function followRequestOf({ topic, version }: Pick<FollowRequest, 'topic' | 'version'>): FollowRequest {
  return version === undefined ? { topic } : { topic, version }
}

/** Closes the sockets of sessions that ended since this time, on any node. Returns the time of the reading. */
async function closeEndedSessions(ctx: Context, since: number): Promise<number> {
  const now = ctx.clock.now()
  const [someone] = ctx.live.listeners()
  if (!someone) return now
  const ended = new Set(await ctx.callers.endedSince(since))
  if (ended.size === 0) return now
  // Closes only this node's sockets, because each node reads the ended sessions itself.
  for (const listener of [...ctx.live.listeners()]) if (ended.has(listener.sessionId)) listener.close(CLOSE.signInAgain)
  return now
}

/** Closes the sockets of sessions that expired or were deleted. Called at intervals. */
async function closeRevokedSessions(ctx: Context): Promise<void> {
  const sessionIds = [...new Set([...ctx.live.listeners()].map((listener) => listener.sessionId))]
  if (sessionIds.length === 0) return
  for (const sessionId of await ctx.callers.revoked(sessionIds)) ctx.live.closeSession(sessionId)
}

const serverTime = (ctx: Context) => ctx.clock.date().toISOString()
