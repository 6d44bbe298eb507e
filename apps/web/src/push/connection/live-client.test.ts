import { CLOSE, type ClientFrame, type ServerFrame, type Topic, type Update } from '@bettle/contract'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createStore } from '../../store/store.ts'
import { createServerClock } from '../clock/server-clock.ts'
import { LOBBY_ID } from '../lobby/a-lobby.test-support.ts'
import {
  ANSWER_WITHIN,
  createLiveClient,
  type Follower,
  type LiveClient,
  PING_EVERY,
  SILENCE_LIMIT,
} from './live-client.ts'
import type { LiveStatus } from './live-status.ts'
import { watchClosely } from './watch-closely.ts'

const TOPIC: Topic = 'hub'

/** Replaces the browser's WebSocket, so that the test plays the role of the server. */
class FakeSocket extends EventTarget {
  static readonly opened: FakeSocket[] = []
  readyState = 0
  binaryType = 'blob'
  readonly sent: ClientFrame[] = []

  constructor() {
    super()
    FakeSocket.opened.push(this)
  }
  send(text: string) {
    this.sent.push(JSON.parse(text))
  }
  close() {
    this.readyState = 3
  }
  opens() {
    this.readyState = 1
    this.dispatchEvent(new Event('open'))
  }
  says(frame: ServerFrame) {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(frame) }))
  }
  closes(code: number) {
    this.readyState = 3
    this.dispatchEvent(Object.assign(new Event('close'), { code, reason: '' }))
  }
}

let client: LiveClient
let token: string | undefined
let refreshed: string[]
let refuseRefresh: boolean
const status = createStore<LiveStatus>({ state: 'connecting' })

beforeEach(() => {
  vi.useFakeTimers()
  FakeSocket.opened.length = 0
  token = 'access-1'
  refreshed = []
  refuseRefresh = false
  status.set({ state: 'connecting' })
  client = createLiveClient({
    url: () => 'ws://test/api/live',
    accessToken: () => token,
    refresh: async (stale) => {
      refreshed.push(stale)
      if (refuseRefresh) {
        token = undefined
        throw new Error('Failed to refresh')
      }
      token = 'access-2'
    },
    clock: createServerClock(
      () => performance.now(),
      () => 5000,
    ),
    status,
    random: () => 0.5,
    WebSocket: FakeSocket,
  })
})

afterEach(() => {
  client.stop()
  vi.useRealTimers()
})

const current = () => {
  const socket = FakeSocket.opened.at(-1)
  if (!socket) throw new Error('nothing was opened')
  return socket
}

async function connected() {
  client.start()
  await vi.advanceTimersByTimeAsync(1)
  current().opens()
  current().says({ type: 'welcome', serverTime: '2026-06-14T18:00:00.000Z' })
  return current()
}

const aFollower = (held?: number) =>
  ({ held: () => held, onUpdate: vi.fn(), onResync: vi.fn(), onTopicRemoved: vi.fn() }) satisfies Follower
const update = (version: number): Update => ({
  type: 'news',
  topic: TOPIC,
  version,
  push: { type: 'lobby.closed', lobbyId: LOBBY_ID, reason: null, why: null },
})

describe('the live connection', () => {
  it('the live connection sends the hello with the token and the version of each topic that the page holds', async () => {
    client.follow(TOPIC, aFollower(7))
    client.follow(TOPIC, aFollower(5))
    const socket = await connected()
    expect(socket.sent[0]).toEqual({
      type: 'hello',
      accessToken: 'access-1',
      follow: [{ topic: TOPIC, version: 5 }],
    })
    expect(status.get()).toEqual({ state: 'live' })
  })

  it('the live connection subscribes to topics that were requested between the hello and the welcome', async () => {
    client.start()
    await vi.advanceTimersByTimeAsync(1)
    current().opens()
    client.follow(TOPIC, aFollower(7))
    current().says({ type: 'welcome', serverTime: '2026-06-14T18:00:00.000Z' })
    expect(current().sent).toContainEqual({ type: 'follow', topic: TOPIC, version: 7 })
  })

  it('the live connection does not connect while no user is signed in', async () => {
    token = undefined
    client.start()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(FakeSocket.opened).toHaveLength(0)
  })

  it('the live connection subscribes to a topic once for all its followers, and unsubscribes when the last one stops', async () => {
    const socket = await connected()
    const stops = [client.follow(TOPIC, aFollower(3)), client.follow(TOPIC, aFollower(3))]
    expect(socket.sent.filter(({ type }) => type === 'follow')).toEqual([{ type: 'follow', topic: TOPIC, version: 3 }])
    stops[0]?.()
    expect(socket.sent.some(({ type }) => type === 'unfollow')).toBe(false)
    stops[1]?.()
    expect(socket.sent.at(-1)).toEqual({ type: 'unfollow', topic: TOPIC })
  })

  it('the live connection passes updates, resync and removal of a topic to every follower', async () => {
    const socket = await connected()
    const [one, other] = [aFollower(), aFollower()]
    client.follow(TOPIC, one)
    client.follow(TOPIC, other)
    socket.says(update(8))
    expect(client.recent(TOPIC)).toEqual([update(8)])
    socket.says({ type: 'resync', topic: TOPIC })
    socket.says({ type: 'gone', topic: TOPIC })
    for (const follower of [one, other]) {
      expect(follower.onUpdate).toHaveBeenCalledWith(update(8))
      expect(follower.onResync).toHaveBeenCalledTimes(1)
      expect(follower.onTopicRemoved).toHaveBeenCalledTimes(1)
    }
  })

  it('the live connection does not apply updates from before a resync to a later response', async () => {
    const socket = await connected()
    client.follow(TOPIC, aFollower())
    socket.says(update(8))
    socket.says({ type: 'resync', topic: TOPIC })
    socket.says(update(12))
    expect(client.recent(TOPIC)).toEqual([update(12)])
  })
})

it('the live connection passes the number of connected members to the followers of a lobby', async () => {
  const socket = await connected()
  const onPresence = vi.fn()
  client.follow(TOPIC, { ...aFollower(), onPresence })
  socket.says({ type: 'presence', topic: TOPIC, online: 3 })
  expect(onPresence).toHaveBeenCalledWith(3)
})

describe('a lost live connection', () => {
  it('a lost live connection is down at once, and reconnects by itself', async () => {
    const socket = await connected()
    socket.closes(1006)
    expect(status.get()).toEqual({ state: 'down', since: 5000 })
    await vi.advanceTimersByTimeAsync(2_000)
    expect(FakeSocket.opened).toHaveLength(2)
    current().opens()
    expect(status.get().state).toBe('down')
    current().says({ type: 'welcome', serverTime: '2026-06-14T18:00:00.000Z' })
    expect(status.get().state).toBe('live')
  })

  it('the live connection is lost when no frame arrives for 25 s', async () => {
    await connected()
    await vi.advanceTimersByTimeAsync(PING_EVERY + SILENCE_LIMIT)
    expect(FakeSocket.opened.length).toBeGreaterThan(1)
  })

  it('a component that watches the live connection closely learns within three seconds that the connection is silent, and when it answers again [W5] [PR315]', async () => {
    const socket = await connected()
    await vi.advanceTimersByTimeAsync(2_000)
    socket.says({ type: 'pong', serverTime: '2026-06-14T18:00:00.000Z' })
    let isSilent = false
    const stop = watchClosely(client, (silent) => {
      isSilent = silent
    })
    await vi.advanceTimersByTimeAsync(1_500)
    expect(isSilent).toBe(false)
    await vi.advanceTimersByTimeAsync(1_500)
    expect(isSilent).toBe(true)
    socket.says({ type: 'pong', serverTime: '2026-06-14T18:00:03.000Z' })
    await vi.advanceTimersByTimeAsync(500)
    expect(isSilent).toBe(false)
    stop()
  })

  it('the live connection sends no more frames than the server’s limit, however often the clock moves and however many components watch closely', async () => {
    const socket = await connected()
    const stop = watchClosely(client, () => {})
    for (let moves = 0; moves < 40; moves += 1) {
      socket.says({ type: 'clock', serverTime: '2026-06-14T18:00:00.000Z' })
      await vi.advanceTimersByTimeAsync(250)
      socket.says({ type: 'pong', serverTime: '2026-06-14T18:00:00.000Z' })
    }
    stop()
    // The server allows sixty frames in ten seconds, and subscriptions need some of them.
    expect(socket.sent.length).toBeLessThan(50)
  })

  it('the live connection is not lost while the server answers pings', async () => {
    const socket = await connected()
    for (let s = 0; s < 120; s++) {
      await vi.advanceTimersByTimeAsync(1000)
      socket.says({ type: 'pong', serverTime: '2026-06-14T18:00:00.000Z' })
    }
    expect(FakeSocket.opened).toHaveLength(1)
    const pings = socket.sent.filter(({ type }) => type === 'ping').length
    expect(pings).toBeGreaterThanOrEqual(12)
    expect(pings).toBeLessThan(20)
  })
})

describe('a socket that opens and receives nothing', () => {
  const WELCOME: ServerFrame = { type: 'welcome', serverTime: '2026-06-14T18:00:00.000Z' }
  /** Answers the latest ping after `late` ms. */
  async function answers(socket: FakeSocket, late = 0) {
    const ping = socket.sent.findLast(({ type }) => type === 'ping')
    await vi.advanceTimersByTimeAsync(late)
    if (ping?.type !== 'ping') throw new Error('no ping was sent')
    socket.says({ type: 'pong', ...(ping.t !== undefined && { t: ping.t }), serverTime: '2026-06-14T18:00:00.000Z' })
  }

  it('the connection is silent since its opening if the server does not answer the hello before the deadline [T10] [PR246]', async () => {
    client.start()
    await vi.advanceTimersByTimeAsync(1)
    current().opens()
    await vi.advanceTimersByTimeAsync(ANSWER_WITHIN - 2)
    expect(status.get().state).toBe('connecting')
    await vi.advanceTimersByTimeAsync(2)
    expect(status.get()).toEqual({ state: 'silent', since: 5000 - ANSWER_WITHIN })
  })

  it('the client replaces a silent socket by another at growing intervals, and is live only when the server answers on a socket [T10]', async () => {
    client.start()
    const opened: number[] = []
    for (let second = 0; second < 120; second += 1) {
      await vi.advanceTimersByTimeAsync(1000)
      if (current().readyState === 0) {
        current().opens()
        opened.push(second)
        expect(status.get().state).not.toBe('live')
      }
    }
    expect(opened.length).toBeGreaterThan(2)
    expect(opened.length).toBeLessThan(8)
    expect(status.get()).toEqual({ state: 'silent', since: 5000 - ANSWER_WITHIN })
    current().says(WELCOME)
    expect(status.get()).toEqual({ state: 'live' })
  })

  it('the connection becomes silent if no ping is answered after the welcome, even if the server pushes an update [T10]', async () => {
    const socket = await connected()
    await vi.advanceTimersByTimeAsync(ANSWER_WITHIN - 1)
    expect(status.get().state).toBe('live')
    socket.says(update(8))
    await vi.advanceTimersByTimeAsync(2)
    expect(status.get().state).toBe('silent')
    expect(FakeSocket.opened).toHaveLength(1)
  })

  it('the connection becomes silent within one ping and its deadline if the server stops answering later [T10]', async () => {
    const socket = await connected()
    for (let pings = 0; pings < 4; pings += 1) {
      await vi.advanceTimersByTimeAsync(700)
      socket.says({ type: 'pong', serverTime: '2026-06-14T18:00:00.000Z' })
    }
    expect(status.get().state).toBe('live')
    await vi.advanceTimersByTimeAsync(PING_EVERY + ANSWER_WITHIN)
    expect(status.get().state).toBe('silent')
  })

  it('the connection stays silent while answers are late, and is live after the first answer in time, which notifies followers [T10]', async () => {
    const onConnected = vi.fn()
    client.follow(TOPIC, { ...aFollower(), onConnected })
    const socket = await connected()
    await vi.advanceTimersByTimeAsync(3_000)
    socket.sent.length = 0
    socket.says({ type: 'pong', serverTime: '2026-06-14T18:00:00.000Z' })
    await vi.advanceTimersByTimeAsync(PING_EVERY)
    await answers(socket, ANSWER_WITHIN + 500)
    expect(status.get().state).toBe('silent')
    await answers(socket, ANSWER_WITHIN + 500)
    expect(status.get().state).toBe('silent')
    onConnected.mockClear()
    await answers(socket, 300)
    expect(status.get().state).toBe('live')
    expect(onConnected).toHaveBeenCalledTimes(1)
    expect(FakeSocket.opened).toHaveLength(1)
  })

  it('the connection keeps the time since which it is silent when a silent socket is replaced by another [T10]', async () => {
    await connected()
    await vi.advanceTimersByTimeAsync(ANSWER_WITHIN)
    const silent = status.get()
    await vi.advanceTimersByTimeAsync(SILENCE_LIMIT + PING_EVERY)
    expect(FakeSocket.opened.length).toBeGreaterThan(1)
    current().opens()
    expect(status.get()).toEqual(silent)
  })
})

describe('a live connection that the server closes with a code', () => {
  it('the live connection refreshes the token after close code 4401 and reconnects with the new token', async () => {
    const socket = await connected()
    socket.closes(CLOSE.signInAgain)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(refreshed).toEqual(['access-1'])
    current().opens()
    expect(current().sent[0]).toMatchObject({ type: 'hello', accessToken: 'access-2' })
  })

  it('the live connection refreshes the token that its hello contained after close code 4401, even if another tab has stored a newer token', async () => {
    const socket = await connected()
    token = 'access-of-another-tab'
    socket.closes(CLOSE.signInAgain)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(refreshed).toEqual(['access-1'])
  })

  it('the live connection does not reconnect after close code 4401 if the session has ended', async () => {
    refuseRefresh = true
    const socket = await connected()
    socket.closes(CLOSE.signInAgain)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(FakeSocket.opened).toHaveLength(1)
  })

  it('the live connection waits about five seconds or longer before it reconnects after close code 4429', async () => {
    const socket = await connected()
    socket.closes(CLOSE.tooMuch)
    await vi.advanceTimersByTimeAsync(4_900)
    expect(FakeSocket.opened).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(FakeSocket.opened).toHaveLength(2)
  })

  it('the live connection reconnects within about three seconds after close code 4503, but not at once', async () => {
    const socket = await connected()
    socket.closes(CLOSE.moving)
    await vi.advanceTimersByTimeAsync(190)
    expect(FakeSocket.opened).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(2_900)
    expect(FakeSocket.opened).toHaveLength(2)
  })
})
