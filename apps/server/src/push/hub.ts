import {
  CLOSE,
  type FollowRequest,
  type HubPush,
  type LobbyId,
  type LobbyPush,
  type MatchId,
  type MatchPush,
  type SeatPush,
  type ServerFrame,
  type SessionId,
  type Topic,
  type Update,
  type UserId,
  type UserPush,
} from '@bettle/contract'
import type { Logger } from 'pino'
import type { Reader } from '../context.ts'
import type { Audiences, Subscription } from './audience.ts'
import { type Bus, type BusMessage, inProcessBus } from './bus.ts'
import { createFollowers } from './followers.ts'
import { preparedFrame } from './frames.ts'
import type { Listener } from './listener.ts'
import { createPresence, type Later } from './presence.ts'
import { createSignedIn } from './signed-in.ts'
import { isStored, keyOf, kindOf, lobbyTopic, matchTopic, type StoredTopic, seatTopic, topicOf } from './topic.ts'
import { updateFrame } from './update-frame.ts'
import { type PreparedUpdate, type UpdateHistory, updateHistory } from './update-history.ts'

/** Publishes updates to connected users, always after the commit. */
export interface Live {
  /** Gives each push the next version, from `firstVersion` on. Users in `notFor` receive no chat text. */
  publishToLobby(lobbyId: LobbyId, firstVersion: number, pushes: readonly LobbyPush[], notFor?: readonly UserId[]): void
  publishToSeat(seat: { lobbyId: LobbyId; userId: UserId }, firstVersion: number, pushes: readonly SeatPush[]): void
  publishToMatch(matchId: MatchId, firstVersion: number, pushes: readonly MatchPush[]): void
  announce(push: HubPush): void
  /** Publishes on the account's own `user` topic. */
  announceTo(userId: UserId, push: UserPush): void
  /** The account may no longer follow the topic. */
  revoke(userId: UserId, topic: StoredTopic): void
  /** The account may again receive updates that were withheld from it, so its clients fetch the topic. */
  missed(userId: UserId, topic: StoredTopic): void
  /** Sends a frame to every connected socket, whatever it follows. */
  broadcast(frame: ServerFrame): void
  closeSession(sessionId: SessionId): void
  closeUser(userId: UserId): void
  closeAll(code: number): void
  /** The number of users connected to a lobby. */
  online(lobbyId: LobbyId): number

  /** Adds a socket that has signed in; false if the account has too many already. */
  enter(listener: Listener): boolean
  leave(listener: Listener): void
  follow(listener: Listener, request: FollowRequest): Promise<void>
  unfollow(listener: Listener, topic: string): void
  listeners(): Iterable<Listener>
}

export const FOLLOWS_PER_SOCKET = 50
export const KEPT = { perTopic: 200, inAll: 20_000 }
/** A seat has few updates, and there are many seats: they must not displace the updates of lobbies and matches. */
const KEPT_OF_SEATS = { perTopic: 30, inAll: 20_000 }
/** Beyond this many bytes the full state is shorter, and a slow client would be disconnected again. */
const REPLAYED_BYTES = 256 * 1024

interface HubOptions {
  readonly db: Reader
  readonly log: Logger
  readonly audiences: Audiences
  readonly bus?: Bus
  /** The first version of `hub` and `user`: higher than any before a restart, so that clients see a gap. */
  readonly startedAt?: number
  readonly later?: Later
}

interface AccessCheck {
  readonly userId: UserId
  readonly key: string
  isOutdated: boolean
}

export function createLive(options: HubOptions): Live {
  const { db, log, audiences, bus = inProcessBus(), startedAt = Date.now(), later } = options
  const signedIn = createSignedIn()
  const followers = createFollowers()
  const isFollowed = (key: string) => followers.has(key)
  const ofAll = updateHistory({ ...KEPT, isFollowed })
  const ofSeats = updateHistory({ ...KEPT_OF_SEATS, isFollowed })
  const keptOn = (topic: Topic): UpdateHistory => (topic.startsWith('seat:') ? ofSeats : ofAll)

  /** The access checks under way. */
  const accessChecks = new Set<AccessCheck>()

  const presence = createPresence((topic, online) => {
    const frame = presenceFrame(topic as Topic, online)
    for (const listener of followers.of(topic)) listener.write(frame)
  }, later)

  /** `hub` and `user` are not stored: their versions continue from the start of this server and never decrease. */
  let highestOwn = startedAt
  const latestOwn = (key: string) => ofAll.lastOf(key) ?? highestOwn
  function nextOwn(key: string): number {
    const version = latestOwn(key) + 1
    highestOwn = Math.max(highestOwn, version)
    return version
  }

  function publish(key: string, update: Update, notFor: readonly UserId[]): void {
    const { topic, push } = update
    const refused = (error: unknown) => log.error({ err: error, topic }, 'a push is not as the contract has it')
    const prepared = updateFrame(update, notFor, refused)
    keptOn(topic).keep(key, prepared, push)
    for (const listener of followers.of(key)) {
      listener.write(prepared.notFor.has(listener.userId) ? prepared.withheldFrame() : prepared.frame())
    }
  }

  bus.subscribe((message: BusMessage) => {
    if (message.kind === 'gone') return unsubscribe(message.userId, message.topic)
    if (message.kind === 'missed') return sendToFetch(message.userId, message.topic)
    if (message.kind === 'session-ended') return signedIn.closeSession(message.sessionId)
    if (message.kind === 'signed-out') return signedIn.closeUser(message.userId)
    const { topic, userId, version: first, pushes, notFor = [] } = message
    const key = userId === undefined ? topic : keyOf(topic, userId)
    pushes.forEach((push, index) => {
      const version = first === undefined ? nextOwn(key) : first + index
      publish(key, { type: 'news', topic, version, push } as Update, notFor)
    })
  })

  function unsubscribe(userId: UserId, topic: Topic): void {
    const key = keyOf(topic, userId)
    for (const check of accessChecks) if (check.userId === userId && check.key === key) check.isOutdated = true
    for (const listener of signedIn.of(userId)) {
      if (!followers.keysOf(listener).has(key)) continue
      stopFollowing(listener, key)
      listener.write(preparedFrame({ type: 'gone', topic }))
    }
  }

  /** Includes clients whose access check is under way, because it may have read the earlier state. */
  function sendToFetch(userId: UserId, topic: Topic): void {
    for (const listener of signedIn.of(userId)) listener.write(preparedFrame({ type: 'resync', topic }))
  }

  function stopFollowing(listener: Listener, key: string): void {
    const followed = followers.remove(listener, key)
    if (followed && isLobby(key)) presence.left(key, listener.userId)
    if (followers.has(key)) return
    ofAll.letGo(key)
    ofSeats.letGo(key)
  }

  async function follow(listener: Listener, { topic: asked, version }: FollowRequest): Promise<void> {
    const topic = topicOf(asked)
    if (!signedIn.has(listener)) return
    if (!topic || (topic === 'hub' && listener.isGuest))
      return listener.write(preparedFrame({ type: 'gone', topic: asked }))
    const key = keyOf(topic, listener.userId)
    const followed = followers.keysOf(listener)
    if (followed.size >= FOLLOWS_PER_SOCKET && !followed.has(key)) return listener.close(CLOSE.tooMuch)
    // Updates published during the access check are kept, so that none is lost between the check and the subscription.
    const subscription = isStored(topic)
      ? await subscriptionOf(listener.userId, topic, key)
      : { version: latestOwn(key) }
    if (!signedIn.has(listener)) return
    if (subscription === undefined) {
      stopFollowing(listener, key)
      return listener.write(preparedFrame({ type: 'gone', topic }))
    }
    replay(listener, { topic, key, subscription, version })
    if (!isStored(topic)) ofAll.beginAt(key, subscription.version)
    if (isLobby(key)) attend(listener, key)
    followers.add(listener, key)
  }

  /** Repeats the check if access was revoked meanwhile, because it may have read the earlier state. */
  async function subscriptionOf(userId: UserId, topic: StoredTopic, key: string): Promise<Subscription | undefined> {
    const { kind, id } = kindOf(topic)
    const check: AccessCheck = { userId, key, isOutdated: false }
    accessChecks.add(check)
    try {
      const subscription = await audiences[kind](db, userId, id)
      if (!check.isOutdated) return subscription
    } finally {
      accessChecks.delete(check)
    }
    return subscriptionOf(userId, topic, key)
  }

  interface Missing {
    readonly topic: Topic
    readonly key: string
    /** The subscription that the access check returned. */
    readonly subscription: Subscription
    /** The version that the client holds. */
    readonly version: number | undefined
  }

  function replay(listener: Listener, { topic, key, subscription, version }: Missing): void {
    const kept = keptOn(topic)
    const latest = Math.max(subscription.version, kept.lastOf(key) ?? 0)
    const missed = version === undefined ? undefined : kept.after(key, version, latest)
    const frames = missed?.map((prepared) =>
      isWithheld(prepared, subscription, listener) ? prepared.withheldFrame() : prepared.frame(),
    )
    if (frames === undefined || bytesOf(frames) > REPLAYED_BYTES)
      listener.write(preparedFrame({ type: 'resync', topic }))
    else for (const frame of frames) listener.write(frame)
  }

  /** Runs before the listener follows the topic: it receives the number itself, and the others receive a change. */
  function attend(listener: Listener, key: string): void {
    if (!followers.keysOf(listener).has(key)) presence.entered(key, listener.userId)
    listener.write(presenceFrame(key as Topic, presence.online(key)))
  }

  return {
    publishToLobby: (lobbyId, version, pushes, notFor = []) =>
      bus.publish({ kind: 'news', topic: lobbyTopic(lobbyId), version, pushes, notFor }),
    publishToSeat: ({ lobbyId, userId }, version, pushes) =>
      bus.publish({ kind: 'news', topic: seatTopic(lobbyId), userId, version, pushes }),
    publishToMatch: (matchId, version, pushes) =>
      bus.publish({ kind: 'news', topic: matchTopic(matchId), version, pushes }),
    announce(push) {
      if (!isOfTrial(push)) bus.publish({ kind: 'news', topic: 'hub', pushes: [push] })
    },
    announceTo: (userId, push) => bus.publish({ kind: 'news', topic: 'user', userId, pushes: [push] }),
    revoke: (userId, topic) => bus.publish({ kind: 'gone', userId, topic }),
    missed: (userId, topic) => bus.publish({ kind: 'missed', userId, topic }),
    closeSession: (sessionId) => bus.publish({ kind: 'session-ended', sessionId }),
    closeUser: (userId) => bus.publish({ kind: 'signed-out', userId }),
    closeAll: signedIn.closeAll,
    broadcast(frame) {
      const prepared = preparedFrame(frame)
      for (const listener of signedIn.all()) listener.write(prepared)
    },
    online: (lobbyId) => presence.online(lobbyTopic(lobbyId)),
    enter: signedIn.enter,
    leave(listener) {
      for (const key of [...followers.keysOf(listener)]) stopFollowing(listener, key)
      signedIn.leave(listener)
    },
    follow,
    unfollow(listener, asked) {
      const topic = topicOf(asked)
      if (topic) stopFollowing(listener, keyOf(topic, listener.userId))
    },
    listeners: signedIn.all,
  }
}

/** A guest's own match is in no list, so it is not announced on the hub ([G3]). */
const isOfTrial = (push: HubPush) => push.type === 'match.changed' && push.match.isTrial === true

/**
 * Up to the version of the access check, the user's current access decides; for later updates their own `notFor` list
 * does.
 */
const isWithheld = ({ version, notFor }: PreparedUpdate, subscription: Subscription, { userId }: Listener): boolean =>
  version <= subscription.version ? subscription.isChatWithheld === true : notFor.has(userId)

const isLobby = (key: string) => key.startsWith('lobby:')

const presenceFrame = (topic: Topic, online: number) => preparedFrame({ type: 'presence', topic, online })

function bytesOf(frames: readonly Buffer[]): number {
  return frames.reduce((sum, { length }) => sum + length, 0)
}
