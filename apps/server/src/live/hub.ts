import {
  CLOSE,
  type FollowWish,
  type Push,
  type ServerFrame,
  type SessionId,
  type Topic,
  type UserId,
} from '@bettle/contract'
import type { Logger } from 'pino'
import type { Reader } from '../context.ts'
import { preparedFrame } from './frames.ts'
import type { Listener } from './listener.ts'
import { mayHear, type StoredTopic, topicOf } from './may-hear.ts'
import { createPresence, type Later } from './presence.ts'
import type { Told } from './told.ts'
import { keep, newsAfter, newsOf, newTopicState, type TopicState } from './topic.ts'

export type { Told } from './told.ts'

/** Tells connected people what happened. What is told here was committed before. */
export interface Live {
  /** Each told with the next version, from `firstVersion` on. */
  tell(topic: StoredTopic, firstVersion: number, told: readonly Told[]): void
  announce(topic: 'hub', push: Push): void
  /** On this account's own `user` topic. */
  announceTo(userId: UserId, push: Push): void
  /** This account may no longer hear the topic. */
  gone(userId: UserId, topic: StoredTopic): void
  /** To every connected socket, whatever it follows. */
  broadcast(frame: ServerFrame): void
  closeSession(sessionId: SessionId): void
  closeUser(userId: UserId): void
  closeAll(code: number): void
  /** How many people are connected to a lobby. */
  online(topic: StoredTopic): number

  /** A socket has signed in; false where this account has too many already. */
  enter(listener: Listener): boolean
  leave(listener: Listener): void
  follow(listener: Listener, wish: FollowWish): Promise<void>
  unfollow(listener: Listener, topic: string): void
  listeners(): Iterable<Listener>
}

export const SOCKETS_PER_USER = 20
export const FOLLOWS_PER_SOCKET = 50
const KEPT_IN_ALL = 20_000
/** Beyond this the state itself is the shorter answer, and a slow reader would be sent away again. */
const REPLAYED_BYTES = 256 * 1024

interface HubOptions {
  readonly db: Reader
  readonly log: Logger
  /** Where the versions of `hub` and `user` start: later than any before a restart, so that it is seen as a gap. */
  readonly startedAt?: number
  readonly later?: Later
}

export function createLive({ db, log, startedAt = Date.now(), later }: HubOptions): Live {
  const topics = new Map<string, TopicState>()
  const following = new Map<Listener, Set<string>>()
  const ofUser = new Map<UserId, Set<Listener>>()
  let keptInAll = 0

  /** The least recently told come first in the map: their news is forgotten first. */
  function stateOf(key: string): TopicState {
    const state = topics.get(key) ?? newTopicState()
    topics.delete(key)
    topics.set(key, state)
    return state
  }

  function keptIn(state: TopicState, change: () => void): void {
    keptInAll -= state.kept.length
    change()
    keptInAll += state.kept.length
  }

  function forgetOldest(): void {
    for (const [key, state] of topics) {
      if (keptInAll <= KEPT_IN_ALL) return
      keptIn(state, () => {
        state.kept.length = 0
      })
      if (state.listeners.size === 0) topics.delete(key)
    }
  }

  function tellOn(key: string, topic: Topic, version: number, told: Told): void {
    const state = stateOf(key)
    const news = newsOf(topic, version, told, (error) =>
      log.error({ err: error, topic }, 'a push is not as the contract has it'),
    )
    keptIn(state, () => {
      if (takesBack(told)) state.kept.length = 0
      keep(state, news)
    })
    for (const listener of state.listeners) listener.write(news.frameFor(listener.userId))
    forgetOldest()
  }

  /** `hub` and `user` are not stored: their versions count on from the start of this server, and never go back. */
  let highestOwn = startedAt
  const latestOf = (key: string) => topics.get(key)?.last ?? highestOwn
  function announceOn(key: string, topic: 'hub' | 'user', push: Push): void {
    const version = latestOf(key) + 1
    highestOwn = Math.max(highestOwn, version)
    tellOn(key, topic, version, { push })
  }

  const keyOf = (topic: Topic, userId: UserId) => (topic === 'user' ? `user:${userId}` : topic)

  const presence = createPresence((key, online) => {
    const frame = presenceFrame(key as Topic, online)
    for (const listener of topics.get(key)?.listeners ?? []) listener.write(frame)
  }, later)

  function stopFollowing(listener: Listener, key: string): void {
    const followed = following.get(listener)?.delete(key)
    if (followed && isLobby(key)) presence.left(key, listener.userId)
    const state = topics.get(key)
    state?.listeners.delete(listener)
    if (state && state.listeners.size === 0 && state.kept.length === 0) topics.delete(key)
  }

  async function follow(listener: Listener, { topic: asked, version }: FollowWish): Promise<void> {
    const topic = topicOf(asked)
    const followed = following.get(listener)
    if (!followed) return
    if (!topic || (followed.size >= FOLLOWS_PER_SOCKET && !followed.has(keyOf(topic, listener.userId)))) {
      return topic ? listener.close(CLOSE.tooMuch) : listener.write(preparedFrame({ type: 'gone', topic: asked }))
    }
    const key = keyOf(topic, listener.userId)
    // News told while the version is read is kept, so that nothing falls between reading and listening.
    const stored = topic !== 'hub' && topic !== 'user'
    const current = stored ? await mayHear(db, listener.userId, topic) : latestOf(key)
    if (!following.has(listener)) return
    if (current === undefined) {
      stopFollowing(listener, key)
      return listener.write(preparedFrame({ type: 'gone', topic }))
    }
    const state = stateOf(key)
    const latest = Math.max(current, state.last ?? 0)
    const missed = version === undefined ? undefined : newsAfter(state, version, latest)
    const frames = missed?.map((news) => news.frameFor(listener.userId))
    if (frames === undefined || bytesOf(frames) > REPLAYED_BYTES)
      listener.write(preparedFrame({ type: 'resync', topic }))
    else for (const frame of frames) listener.write(frame)
    if (!stored) state.last ??= current
    if (isLobby(key)) attend(listener, key, followed)
    state.listeners.add(listener)
    followed.add(key)
  }

  /** Before it listens: it is told the number by itself, the others where it changed. */
  function attend(listener: Listener, key: string, followed: ReadonlySet<string>): void {
    if (!followed.has(key)) presence.entered(key, listener.userId)
    listener.write(presenceFrame(key as Topic, presence.online(key)))
  }

  function leave(listener: Listener): void {
    for (const key of [...(following.get(listener) ?? [])]) stopFollowing(listener, key)
    following.delete(listener)
    const sockets = ofUser.get(listener.userId)
    sockets?.delete(listener)
    if (sockets?.size === 0) ofUser.delete(listener.userId)
  }

  return {
    tell(topic, firstVersion, told) {
      told.forEach((one, index) => {
        tellOn(topic, topic, firstVersion + index, one)
      })
    },
    announce: (topic, push) => announceOn(topic, topic, push),
    announceTo: (userId, push) => announceOn(keyOf('user', userId), 'user', push),
    gone(userId, topic) {
      for (const listener of ofUser.get(userId) ?? []) {
        if (!following.get(listener)?.has(topic)) continue
        stopFollowing(listener, topic)
        listener.write(preparedFrame({ type: 'gone', topic }))
      }
    },
    broadcast(frame) {
      const prepared = preparedFrame(frame)
      for (const listener of following.keys()) listener.write(prepared)
    },
    closeSession(sessionId) {
      for (const listener of [...following.keys()]) {
        if (listener.sessionId === sessionId) listener.close(CLOSE.signInAgain)
      }
    },
    closeUser(userId) {
      for (const listener of [...(ofUser.get(userId) ?? [])]) listener.close(CLOSE.signInAgain)
    },
    closeAll(code) {
      for (const listener of [...following.keys()]) listener.close(code)
    },
    online: (topic) => presence.online(topic),
    enter(listener) {
      const sockets = ofUser.get(listener.userId) ?? new Set()
      if (sockets.size >= SOCKETS_PER_USER) return false
      ofUser.set(listener.userId, sockets.add(listener))
      following.set(listener, new Set())
      return true
    },
    leave,
    follow,
    unfollow(listener, asked) {
      const topic = topicOf(asked)
      if (topic) stopFollowing(listener, keyOf(topic, listener.userId))
    },
    listeners: () => following.keys(),
  }
}

const isLobby = (key: string) => key.startsWith('lobby:')

const presenceFrame = (topic: Topic, online: number) => preparedFrame({ type: 'presence', topic, online })

/** What was taken away is not told again: who comes back to it fetches what is left. */
const takesBack = (told: Told) => 'push' in told && told.push.type === 'chat.removed'

function bytesOf(frames: readonly Buffer[]): number {
  return frames.reduce((sum, { length }) => sum + length, 0)
}
