import { CLOSE, type ClientFrame, type ServerFrame, type Topic, type Update } from '@bettle/contract'
import ReconnectingWebSocket from 'partysocket/ws'
import { readWire } from '../../api/read-wire.ts'
import { refreshToken } from '../../api/session/refresh-token.ts'
import { onSessionBegun, onSessionEnded } from '../../api/session/session.ts'
import { readToken } from '../../api/session/token.ts'
import { ofPage } from '../../store/remember.ts'
import type { Store } from '../../store/store.ts'
import { type ServerClock, serverClock } from '../clock/server-clock.ts'
import { isNotLive, type LiveStatus, liveStatus } from './live-status.ts'
import { createOpenPings } from './open-pings.ts'

/** Keeps the state of a topic current. */
export interface Follower {
  /**
   * Returns the version of the state that the follower holds; undefined if it holds none. The client sends this version
   * when it subscribes to the topic and after each reconnection.
   */
  held?: () => number | undefined
  onUpdate: (update: Update) => void
  /**
   * Called if the server cannot replay the missed updates, for example because no version was sent. The follower must
   * then fetch.
   */
  onResync?: () => void
  /** Called if the topic does not exist, or if this account may not follow it or no longer may. */
  onTopicRemoved?: () => void
  /**
   * Called whenever the connection becomes live, and at once for a new follower if the server has already answered the
   * hello.
   */
  onConnected?: () => void
  /** Receives the number of connected members of a lobby. */
  onPresence?: (online: number) => void
}

interface Followed {
  followers: Set<Follower>
  recent: Update[]
}

export interface LiveClientParts {
  url: () => string
  accessToken: () => string | undefined
  refresh: (staleAccessToken: string) => Promise<unknown>
  clock: ServerClock
  status: Store<LiveStatus>
  /** Returns a random number from 0 to 1, which varies the delays before reconnecting. */
  random?: () => number
  WebSocket?: unknown
}

export const PING_EVERY = 10_000
/**
 * The deadline for the first answer and for the answer to each ping (ms). After the deadline, the page polls until the
 * server answers in time again.
 */
export const ANSWER_WITHIN = 4_000
/** The client replaces a connection on which a ping was unanswered for this long (ms). */
export const SILENCE_LIMIT = 15_000
/**
 * For how long an open socket may leave the hello unanswered before the client opens another socket (ms). The time
 * doubles with each socket, up to the limit.
 */
const WELCOME_WITHIN = { first: 8_000, limit: 32_000 }
const BURST = [0, 250, 600, 1200]
/**
 * The shortest interval between two pings (ms), whichever component requests them. The server closes connections that
 * send too many frames.
 */
const BETWEEN_PINGS = 240
const MOST_KEPT_UPDATES = 100

export type LiveClient = ReturnType<typeof createLiveClient>

/**
 * Creates the client of the page's one connection, which `start` opens. The client reconnects by itself and brings
 * every follower up to date.
 */
export function createLiveClient({
  url,
  accessToken,
  refresh,
  clock,
  status,
  random = Math.random,
  WebSocket: Socket,
}: LiveClientParts) {
  const topics = new Map<Topic, Followed>()
  let socket: ReconnectingWebSocket | undefined
  let hasSaidHello = false
  /** The token that the last hello contained. */
  let saidToken = ''
  let isWelcome = false
  const pings = createOpenPings(ANSWER_WITHIN)
  let pingedAt = Number.NEGATIVE_INFINITY
  let silenceTimer: ReturnType<typeof setTimeout> | undefined
  let welcomeTimer: ReturnType<typeof setTimeout> | undefined
  let welcomesMissed = 0
  let reconnectTimer: ReturnType<typeof setTimeout> | undefined
  let pingTimer: ReturnType<typeof setInterval> | undefined
  let burstTimers: ReturnType<typeof setTimeout>[] = []

  function start(): void {
    if (socket || accessToken() === undefined) return
    status.set({ state: 'connecting' })
    expectAnswer()
    socket = new ReconnectingWebSocket(url, undefined, {
      minReconnectionDelay: 400 + random() * 800,
      reconnectionDelayGrowFactor: 1.6,
      maxReconnectionDelay: 10_000 + random() * 5_000,
      connectionTimeout: 6_000,
      shouldReconnectOnClose: ({ code }) => !isOurs(code),
      ...(Socket !== undefined && { WebSocket: Socket }),
    })
    socket.addEventListener('open', sayHello)
    socket.addEventListener('message', ({ data }) => receive(String(data)))
    socket.addEventListener('error', () => lose('down'))
    socket.addEventListener('close', ({ code }) => {
      lose('down')
      reconnectAfter(code)
    })
    pingTimer = setInterval(pingOrGiveUp, PING_EVERY / 2)
  }

  function stop(): void {
    clearTimeout(reconnectTimer)
    clearTimeout(silenceTimer)
    clearTimeout(welcomeTimer)
    clearInterval(pingTimer)
    for (const timer of burstTimers) clearTimeout(timer)
    const closing = socket
    socket = undefined
    hasSaidHello = false
    isWelcome = false
    pings.clear()
    welcomesMissed = 0
    closing?.close()
    status.set({ state: 'connecting' })
  }

  /** Reconnects at once instead of after the usual delay. */
  function reconnect(): void {
    clearTimeout(reconnectTimer)
    clearTimeout(welcomeTimer)
    pings.clear()
    if (socket) socket.reconnect()
    else start()
  }

  function sayHello(): void {
    const token = accessToken()
    if (token === undefined) {
      stop()
      return
    }
    const follow = [...topics].map(([topic, followed]) => ({ topic, ...heldBy(followed) }))
    send({ type: 'hello', accessToken: token, follow })
    saidToken = token
    hasSaidHello = true
    const { first, limit } = WELCOME_WITHIN
    clearTimeout(welcomeTimer)
    welcomeTimer = setTimeout(giveUpOnWelcome, Math.min(first * 2 ** welcomesMissed, limit))
  }

  /**
   * Replaces an open socket whose hello was not answered, for example because an antivirus program or a buffering proxy
   * delays the frames.
   */
  function giveUpOnWelcome(): void {
    welcomesMissed += 1
    lose('silent')
    reconnect()
  }

  function receive(text: string): void {
    const frame: ServerFrame = readWire(text)
    if (frame.type === 'welcome') beWelcome()
    else if (frame.type === 'pong') receivePong(frame)
    else if (frame.type === 'clock') {
      clock.moveTo(Date.parse(frame.serverTime))
      measure()
    } else if (frame.type === 'news') deliver(frame)
    else if (frame.type === 'resync') resync(frame.topic)
    else if (frame.type === 'presence') forEachFollower(frame.topic, (follower) => follower.onPresence?.(frame.online))
    else if (frame.type === 'gone') forEachFollower(frame.topic as Topic, (follower) => follower.onTopicRemoved?.())
  }

  function beWelcome(): void {
    clearTimeout(welcomeTimer)
    isWelcome = true
    welcomesMissed = 0
    pingedAt = Number.NEGATIVE_INFINITY
    pings.clear()
    measure()
    beLive()
  }

  function beLive(): void {
    clearTimeout(silenceTimer)
    status.set({ state: 'live' })
    for (const topic of topics.keys()) forEachFollower(topic, (follower) => follower.onConnected?.())
  }

  function deliver(update: Update): void {
    const followed = topics.get(update.topic)
    if (!followed) return
    followed.recent = [...followed.recent, update].slice(-MOST_KEPT_UPDATES)
    forEachFollower(update.topic, (follower) => follower.onUpdate(update))
  }

  /**
   * Handles a resync: the client has missed updates that the server cannot replay. The kept updates would leave a gap
   * in a response, so the client drops them.
   */
  function resync(topic: Topic): void {
    const followed = topics.get(topic)
    if (followed) followed.recent = []
    forEachFollower(topic, (follower) => follower.onResync?.())
  }

  function forEachFollower(topic: Topic, visit: (follower: Follower) => void): void {
    for (const follower of [...(topics.get(topic)?.followers ?? [])]) visit(follower)
  }

  function follow(topic: Topic, follower: Follower): () => void {
    const followed = topics.get(topic) ?? { followers: new Set(), recent: [] }
    const isFirst = followed.followers.size === 0
    followed.followers.add(follower)
    topics.set(topic, followed)
    // The client may send a subscription right after the hello, before the welcome, because the server reads frames in
    // order.
    if (isFirst && hasSaidHello) send({ type: 'follow', topic, ...heldBy(followed) })
    if (isWelcome) follower.onConnected?.()
    return () => {
      followed.followers.delete(follower)
      if (followed.followers.size > 0 || topics.get(topic) !== followed) return
      topics.delete(topic)
      if (hasSaidHello) send({ type: 'unfollow', topic })
    }
  }

  function send(frame: ClientFrame): void {
    if (socket?.readyState === ReconnectingWebSocket.OPEN) socket.send(JSON.stringify(frame))
  }

  function pingOrGiveUp(): void {
    if (!isWelcome) return
    if (pings.silence() >= SILENCE_LIMIT) {
      lose('silent')
      reconnect()
    } else if (needsPing || status.get().state !== 'live') ping()
    needsPing = !needsPing
  }
  let needsPing = true

  function ping(): void {
    if (!isWelcome || Math.abs(Date.now() - pingedAt) < BETWEEN_PINGS) return
    pingedAt = Date.now()
    const t = clock.local()
    pings.add({ t, at: pingedAt })
    if (pings.count() === 1 && status.get().state === 'live') expectAnswer()
    send({ type: 'ping', t })
  }

  /**
   * Handles the answer to a ping. Only an answer in time shows that updates arrive in time too, because both come over
   * the same connection.
   */
  function receivePong({ t, serverTime }: ServerFrame & { type: 'pong' }): void {
    readClock(t, serverTime)
    const isInTime = pings.answer(t)
    if (isInTime === false) ping()
    else if (isInTime && status.get().state === 'silent') beLive()
    else if (pings.count() > 0) expectAnswer()
    else clearTimeout(silenceTimer)
  }

  /**
   * Starts the deadline for an answer. If no answer arrives in time, the status becomes silent: the page treats its
   * data as stale and polls.
   */
  function expectAnswer(): void {
    clearTimeout(silenceTimer)
    silenceTimer = setTimeout(() => beNotLive('silent', clock.now() - ANSWER_WITHIN), ANSWER_WITHIN - pings.silence())
  }

  function measure(): void {
    for (const timer of burstTimers) clearTimeout(timer)
    burstTimers = BURST.map((delay) => setTimeout(ping, delay))
  }

  function readClock(sentAt: number | undefined, serverTime: string): void {
    if (sentAt !== undefined) clock.observe({ sentAt, receivedAt: clock.local(), serverTime: Date.parse(serverTime) })
  }

  function lose(state: 'down' | 'silent'): void {
    clearTimeout(welcomeTimer)
    hasSaidHello = false
    isWelcome = false
    pings.clear()
    if (socket) beNotLive(state, clock.now())
  }

  /**
   * Sets the state to down or silent, unless it is one of these already. It then stays, with its start, until the
   * server answers in time, because an opened socket alone proves nothing.
   */
  function beNotLive(state: 'down' | 'silent', since: number): void {
    clearTimeout(silenceTimer)
    const { state: before } = status.get()
    if (before === 'live' || before === 'connecting') status.set({ state, since })
  }

  /**
   * Reconnects after one of the server's own close codes: with a new token, or after a delay. After any other code, the
   * socket library reconnects by itself.
   */
  function reconnectAfter(code: number): void {
    if (!socket || !isOurs(code)) return
    clearTimeout(reconnectTimer)
    if (code === CLOSE.signInAgain) void signInAgain()
    else if (code === CLOSE.tooMuch) reconnectTimer = setTimeout(reconnect, 5_000 + random() * 10_000)
    else reconnectTimer = setTimeout(reconnect, 200 + random() * 2_800)
  }

  async function signInAgain(): Promise<void> {
    try {
      // Refreshes the token that the hello contained, because another tab may already have stored a newer token.
      await refresh(saidToken)
      reconnectTimer = setTimeout(reconnect, random() * 500)
    } catch {
      // If the server refused the refresh, the session has ended and this client has stopped. Any other failure may be
      // temporary, so the client tries again.
      if (accessToken() !== undefined) reconnectTimer = setTimeout(reconnect, 3_000 + random() * 3_000)
    }
  }

  return {
    start,
    stop,
    reconnect,
    follow,
    measure,
    ping,
    /** Returns when the oldest unanswered ping was sent, in device time (ms); undefined if every ping is answered. */
    silentSince: pings.since,
    /**
     * Returns the latest updates of a followed topic, oldest first. A follower applies them to a response that it
     * fetched meanwhile.
     */
    recent: (topic: Topic): readonly Update[] => topics.get(topic)?.recent ?? [],
  }
}

function heldBy({ followers }: Followed): { version?: number } {
  const versions = [...followers].map((follower) => follower.held?.()).filter((version) => version !== undefined)
  return versions.length > 0 ? { version: Math.min(...versions) } : {}
}

function isOurs(code: number): boolean {
  return Object.values<number>(CLOSE).includes(code)
}

export const liveClient = ofPage(
  () =>
    createLiveClient({
      url: () => `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/live`,
      accessToken: () => readToken()?.accessToken,
      refresh: refreshToken,
      clock: serverClock(),
      status: liveStatus,
    }),
  (client) => client.stop(),
)

/**
 * Keeps the client connected while a session exists. The client measures the connection when the page becomes visible,
 * and reconnects when the network returns. Returns a function that stops this.
 */
export function keepLive(client: LiveClient = liveClient()): () => void {
  const measureIfVisible = () => {
    if (document.visibilityState === 'visible') client.measure()
  }
  const cameOnline = () => {
    if (isNotLive(liveStatus.get())) client.reconnect()
  }
  document.addEventListener('visibilitychange', measureIfVisible)
  window.addEventListener('online', cameOnline)
  const stops = [onSessionBegun(client.start), onSessionEnded(client.stop)]
  client.start()
  return () => {
    document.removeEventListener('visibilitychange', measureIfVisible)
    window.removeEventListener('online', cameOnline)
    for (const stop of stops) stop()
    client.stop()
  }
}
