import {
  CLOSE,
  type CompetitionId,
  type CompetitionPush,
  type FollowRequest,
  type HubPush,
  type LobbyId,
  type LobbyPush,
  type MatchId,
  type MatchPush,
  type Push,
  type SeatPush,
  type ServerFrame,
  type SessionId,
  type Topic,
  type Update,
  type UserId,
  type UserPush,
} from '@bettle/contract'
import type { Logger } from 'pino'
import type { Reader } from '../db/schema.ts'
import { LIMITS } from '../http/limits/limits.ts'
import { createAccess, type Place } from './access.ts'
import type { Audiences, Subscription } from './audience.ts'
import { type Bus, inProcessBus } from './bus/bus.ts'
import type { BusMessage } from './bus/bus-message.ts'
import { createFollowers } from './followers.ts'
import { preparedFrame } from './frames.ts'
import type { Listener } from './listener.ts'
import { createPresence, type Later } from './presence.ts'
import { recentKeys } from './recent-keys.ts'
import { createRecheck, RECHECK_TIMING, type RecheckTiming } from './recheck.ts'
import type { SharedSets } from './shared-sets.ts'
import { createSignedIn } from './signed-in.ts'
import { storedVersions } from './stored-versions.ts'
import {
  competitionTopic,
  isStored,
  keyOf,
  lobbyTopic,
  matchTopic,
  type StoredTopic,
  seatTopic,
  topicOf,
} from './topic.ts'
import { createTopicOrder } from './topic-order.ts'
import { updateFrame } from './update-frame.ts'
import { type PreparedUpdate, type UpdateHistory, updateHistory } from './update-history.ts'
import { createWithheld } from './withheld.ts'

/** Publishes updates to connected users. Callers publish only after the commit of the change. */
export interface Live {
  /**
   * Publishes to a lobby. The first push has the version `firstVersion`, and each further push the next version. Users
   * in `notFor` have left the lobby, so they receive its chat updates without their content.
   */
  publishToLobby(lobbyId: LobbyId, firstVersion: number, pushes: readonly LobbyPush[], notFor?: readonly UserId[]): void
  publishToSeat(seat: { lobbyId: LobbyId; userId: UserId }, firstVersion: number, pushes: readonly SeatPush[]): void
  publishToMatch(matchId: MatchId, firstVersion: number, pushes: readonly MatchPush[]): void
  publishToCompetition(competitionId: CompetitionId, version: number, push: CompetitionPush): void
  announce(push: HubPush): void
  /** Makes the followers of `hub` fetch its lists again, because the lists changed without pushes. */
  resyncHub(): void
  /** Publishes a push on the account's own `user` topic. */
  announceTo(userId: UserId, push: UserPush): void
  /** Ends the subscriptions of an account to a topic that it may no longer follow. */
  revoke(userId: UserId, topic: StoredTopic): void
  /** Makes the account's clients fetch the topic, because the account may again receive updates that were withheld. */
  missed(userId: UserId, topic: StoredTopic): void
  /** Sends a frame to every socket of this node, whatever topics the socket follows. */
  broadcast(frame: ServerFrame): void
  closeSession(sessionId: SessionId): void
  closeUser(userId: UserId): void
  closeAll(code: number): void
  /** Returns the number of users connected to a lobby, on all nodes. */
  online(lobbyId: LobbyId): Promise<number>
  /**
   * Returns the users that have a lobby open on a screen, on all nodes. While Redis does not answer, those of this node.
   */
  usersAt(lobbyId: LobbyId): Promise<ReadonlySet<UserId>>

  /** Adds a socket that has signed in. Returns false if the account has too many sockets already. */
  enter(listener: Listener): Promise<boolean>
  leave(listener: Listener): void
  /** Answers the requests of one socket in their order. If it rejects, it has answered none of them. */
  follow(listener: Listener, requests: readonly FollowRequest[]): Promise<void>
  unfollow(listener: Listener, topic: string): void
  listeners(): Iterable<Listener>
  stop(): void
}

/**
 * The most bytes of missed updates that the hub replays to a client that reconnects. A client that missed more fetches
 * the full state. That is shorter, and so many bytes could disconnect a slow client again.
 */
const REPLAYED_BYTES = 256 * 1024
const MEGABYTE = 1024 * 1024
export const KEPT = { perTopic: 200, inAll: 20_000, bytesPerTopic: REPLAYED_BYTES, bytesInAll: 16 * MEGABYTE }
/**
 * The limits of the history for seats. Seats have a history of their own, because the updates of many seats must not
 * displace those of lobbies and matches. A seat has few updates.
 */
export const KEPT_OF_SEATS = { ...KEPT, perTopic: 30 }

interface HubOptions {
  readonly db: Reader
  readonly log: Logger
  readonly audiences: Audiences
  readonly bus?: Bus
  /** The version at which `hub` and `user` topics begin on this node. Their first update has the next version. */
  readonly firstVersion?: number
  /** Returns those of the given sessions that have ended. */
  readonly revoked?: (sessionIds: readonly SessionId[]) => Promise<readonly SessionId[]>
  readonly later?: Later
  /** The counts that the nodes share: sockets of an account, users connected to a lobby. */
  readonly sharedSets?: SharedSets | undefined
  readonly timing?: Partial<RecheckTiming>
}

interface AccessCheck extends Place {
  readonly key: string
  isOutdated: boolean
  subscription?: Subscription | undefined
}

/** An update from the bus, on a topic whose versions the database stores. */
interface Arrived {
  readonly topic: Topic
  readonly version: number
  readonly push: Push
  readonly notFor: readonly UserId[]
}

/** A topic that this node follows on the bus. */
interface FollowedTopic {
  readonly topic: Topic
  readonly userId: UserId
  /** The number of requests to follow the topic that are not answered yet. */
  asking: number
  /** When the topic lost its last follower or open request (ms, monotonic); undefined while it has one. */
  idleSince: number | undefined
}

/**
 * How long a node still follows a topic on the bus after its last follower left (ms), because a page that reloads
 * follows it again. A server without other nodes does not wait.
 */
const UNFOLLOW_AFTER_MS = 10_000
/** How long the hub still keeps new updates of a seat after it has closed the seat's topic (ms). */
const KEPT_AFTER_LEAVING_MS = 10 * 60_000
/** The time over which `resyncSoon` spreads its `resync` frames (ms), so that not all clients fetch at once. */
const FETCHES_WITHIN_MS = 3000
/** The range of versions for one start of a server. No other start uses these versions. */
const VERSIONS_OF_START = 2 ** 32

/**
 * Returns the version at which `hub` and `user` topics begin after this start of a server. It is higher than all
 * versions of earlier starts. So a client from another server, or from before a restart, sees a gap.
 * @param start the number of this start
 */
export const firstVersionOf = (start: number) => (1024 + start) * VERSIONS_OF_START

export function createLive(options: HubOptions): Live {
  const { db, log, audiences, bus = inProcessBus(), firstVersion = firstVersionOf(0), revoked, later } = options
  const { sharedSets } = options
  const signedIn = createSignedIn(sharedSets)
  const followers = createFollowers()
  const isFollowed = (key: string) => followers.has(key)
  const ofAll = updateHistory({ ...KEPT, isFollowed })
  const ofSeats = updateHistory({ ...KEPT_OF_SEATS, isFollowed })
  const keptOn = (topic: Topic): UpdateHistory => (isSeat(topic) ? ofSeats : ofAll)
  const topics = new Map<string, FollowedTopic>()
  /**
   * Seats that a client followed lately and that no client follows any more. Only these and followed seats have a
   * history. There are many other seats, and a client that follows a seat for the first time fetches it.
   */
  const leftSeats = recentKeys({ forMs: KEPT_AFTER_LEAVING_MS, most: KEPT.inAll })
  const accessOf = createAccess(db, audiences)
  const withheld = createWithheld()

  /** The access checks that are running. */
  const accessChecks = new Set<AccessCheck>()

  const presence = createPresence(
    (topic, online) => {
      const frame = presenceFrame(topic as Topic, online)
      for (const listener of followers.of(topic)) listener.write(frame)
    },
    later,
    sharedSets,
  )

  /**
   * The highest version of any `hub` or `user` topic on this server. The database does not store these versions. A
   * `user` topic whose history was forgotten continues here, so its versions never decrease.
   */
  let highestOwn = firstVersion
  const latestOwn = (key: string) => ofAll.lastOf(key) ?? highestOwn
  function nextOwn(key: string): number {
    const version = latestOwn(key) + 1
    highestOwn = Math.max(highestOwn, version)
    return version
  }

  const order = createTopicOrder<Arrived>({
    publish: (key, { topic, version, push, notFor }) =>
      publish(key, { type: 'news', topic, version, push } as Update, notFor),
    onGap: (key) => resync(key),
  })

  const logRefused = (error: unknown, topic: Topic) =>
    log.error({ err: error, topic }, 'a push does not match the contract')

  function publish(key: string, update: Update, notFor: readonly UserId[]): void {
    const { topic, push } = update
    if (isSeat(topic) && !topics.has(key) && !leftSeats.has(key)) return
    const prepared = updateFrame(update, notFor, logRefused)
    for (const listener of followers.of(key)) {
      const isWithheld = prepared.notFor.has(listener.userId)
      if (isWithheld) withheld.add(key, listener.userId)
      listener.write(isWithheld ? prepared.withheldFrame() : prepared.frame())
    }
    // Keeps the prepared update, so that a replay sends the same frame that the followers received.
    keptOn(topic).keep(key, prepared, push)
  }

  /** Makes all followers of a topic fetch it. */
  function resync(key: string): void {
    const topic = topics.get(key)?.topic
    if (topic === undefined) return
    const frame = preparedFrame({ type: 'resync', topic })
    for (const listener of followers.of(key)) listener.write(frame)
  }

  function receive(message: BusMessage): void {
    switch (message.kind) {
      case 'gone':
        return void unsubscribe(message.userId, message.topic)
      case 'missed':
        return void sendToFetch(message.userId, message.topic)
      case 'session-ended':
        return void signedIn.closeSession(message.sessionId)
      case 'signed-out':
        return void signedIn.closeUser(message.userId)
      case 'resync':
        return void skip(keyOfTopic(message))
      default:
        return void receiveUpdates(message)
    }
  }

  function receiveUpdates(message: BusMessage & { kind: 'news' }): void {
    const { topic, version: first, pushes, notFor = [] } = message
    const key = keyOfTopic(message)
    pushes.forEach((push, index) => {
      if (first !== undefined) order.arrived(key, { topic, version: first + index, push, notFor })
      else publish(key, { type: 'news', topic, version: nextOwn(key), push } as Update, notFor)
    })
  }

  /**
   * Skips one version of a `hub` or `user` topic, so that a client that reconnects sees a gap. Followers fetch at once.
   */
  function skip(key: string): void {
    ofAll.skipTo(key, nextOwn(key))
    resync(key)
  }

  const recheck = createRecheck(
    bus,
    {
      async compare(keys = [...topics.keys()]) {
        const known = followedAmong(keys).filter(({ key }) => order.lastOf(key) !== undefined)
        for (const [key, version] of await storedVersions(db, known)) order.reached(key, version)
      },
      async access(keys = [...topics.keys()]) {
        const places = followedAmong(keys).flatMap(({ key, topic }) =>
          [...new Set([...followers.of(key)].map(({ userId }) => userId))].map((userId) => ({ userId, topic })),
        )
        const answers = await Promise.all(places.map(accessOf))
        places.forEach(({ userId, topic }, index) => {
          const subscription = answers[index]
          if (subscription === undefined) unsubscribe(userId, topic)
          // The account may read the chat again. The message that says so did not reach this node.
          else if (!subscription.isChatWithheld && withheld.take(keyOf(topic, userId), userId))
            sendToFetch(userId, topic)
        })
      },
      async sessions() {
        const sessionIds = [...new Set([...signedIn.all()].map(({ sessionId }) => sessionId))]
        if (sessionIds.length === 0) return
        for (const sessionId of (await revoked?.(sessionIds)) ?? []) signedIn.closeSession(sessionId)
      },
      unstored() {
        for (const [key, { topic }] of topics) if (!isStored(topic)) resyncSoon(key, topic)
      },
      sweep,
    },
    { ...RECHECK_TIMING, ...options.timing },
    log,
  )

  bus.listen({
    onMessage: receive,
    onTopicLoss(key) {
      const followed = topics.get(key)
      if (!followed) return
      if (isStored(followed.topic)) recheck.topic(key)
      else skip(key)
    },
    onLoss: recheck.all,
    onAway: recheck.away,
  })

  function followedAmong(keys: readonly string[]): { key: string; topic: StoredTopic; userId: UserId }[] {
    return keys.flatMap((key) => {
      const { topic, userId } = topics.get(key) ?? {}
      return topic && userId && isStored(topic) && followers.has(key) ? [{ key, topic, userId }] : []
    })
  }

  /** Makes the followers of a `hub` or `user` topic fetch it, each at a random time within `FETCHES_WITHIN_MS`. */
  function resyncSoon(key: string, topic: Topic): void {
    ofAll.skipTo(key, nextOwn(key))
    const frame = preparedFrame({ type: 'resync', topic })
    for (const listener of followers.of(key)) {
      const write = () => {
        if (followers.keysOf(listener).has(key)) listener.write(frame)
      }
      setTimeout(write, Math.random() * FETCHES_WITHIN_MS).unref()
    }
  }

  /** Follows a topic on the bus, which must happen before the topic's version is read. */
  function open(topic: Topic, key: string, userId: UserId): Promise<void> {
    const followed = topics.get(key) ?? { topic, userId, asking: 0, idleSince: undefined }
    topics.set(key, followed)
    followed.asking += 1
    if (isStored(topic)) order.open(key)
    return bus.follow(key)
  }

  function answered(key: string): void {
    const followed = topics.get(key)
    if (!followed) return
    followed.asking -= 1
    closeIfIdle(key, followed)
  }

  function closeIfIdle(key: string, followed: FollowedTopic): void {
    const isIdle = followed.asking === 0 && !followers.has(key)
    followed.idleSince = isIdle ? (followed.idleSince ?? performance.now()) : undefined
    if (isIdle && bus.state() === 'alone') close(key)
  }

  function close(key: string): void {
    topics.delete(key)
    if (isSeat(key)) leftSeats.add(key)
    order.close(key)
    ofAll.letGo(key)
    ofSeats.letGo(key)
    withheld.forget(key)
  }

  function sweep(): void {
    const before = performance.now() - UNFOLLOW_AFTER_MS
    const idle = [...topics].filter(([, { idleSince }]) => idleSince !== undefined && idleSince < before)
    for (const [key] of idle) close(key)
    bus.unfollow(idle.map(([key]) => key))
  }

  function unsubscribe(userId: UserId, topic: Topic): void {
    const key = keyOf(topic, userId)
    for (const check of accessChecks) if (check.userId === userId && check.key === key) check.isOutdated = true
    for (const listener of signedIn.of(userId)) {
      if (!followers.keysOf(listener).has(key)) continue
      stopFollowing(listener, key)
      listener.write(preparedFrame({ type: 'gone', topic }))
    }
  }

  /**
   * Makes all clients of a user fetch a topic, even those that do not follow it yet. A client's running access check
   * may have read that the chat is still withheld.
   */
  function sendToFetch(userId: UserId, topic: Topic): void {
    withheld.take(keyOf(topic, userId), userId)
    for (const listener of signedIn.of(userId)) listener.write(preparedFrame({ type: 'resync', topic }))
  }

  function stopFollowing(listener: Listener, key: string): void {
    const followed = followers.remove(listener, key)
    if (followed && isLobby(key)) presence.left(key, listener.userId)
    const opened = topics.get(key)
    if (opened) closeIfIdle(key, opened)
  }

  async function follow(listener: Listener, requests: readonly FollowRequest[]): Promise<void> {
    const { userId } = listener
    const asked = requests.map(({ topic: text, version }) => ({ text, version, place: placeOf(listener, text) }))
    const places = asked.flatMap(({ place }) => (place ? [place] : []))
    if (!signedIn.has(listener) || !hasRoomFor(listener, places)) return
    const checks = places.flatMap(({ topic, key }): AccessCheck[] =>
      isStored(topic) ? [{ topic, key, userId, isOutdated: false }] : [],
    )
    for (const check of checks) accessChecks.add(check)
    try {
      // From here on the hub collects published updates, so that none is lost between the access check and the reply.
      await Promise.all(places.map(({ topic, key }) => open(topic, key, userId)))
      await askUntilCurrent(checks)
      const subscriptions = new Map(checks.map(({ key, subscription }) => [key, subscription]))
      for (const { text, version, place } of asked) {
        if (!signedIn.has(listener)) return
        if (place) begin(listener, { ...place, version, subscription: subscriptions.get(place.key) })
        else listener.write(preparedFrame({ type: 'gone', topic: text }))
      }
    } finally {
      for (const check of checks) accessChecks.delete(check)
      for (const { key } of places) answered(key)
    }
  }

  function hasRoomFor(listener: Listener, places: readonly { readonly key: string }[]): boolean {
    const all = new Set([...followers.keysOf(listener), ...places.map(({ key }) => key)])
    if (all.size <= LIMITS.topics.most.socket) return true
    listener.close(CLOSE.tooMuch)
    return false
  }

  /**
   * Runs the access checks. Repeats each check whose topic was revoked while it ran, because it may have read the
   * access from before.
   */
  async function askUntilCurrent(checks: readonly AccessCheck[]): Promise<void> {
    let open = checks
    while (open.length > 0) {
      for (const check of open) check.isOutdated = false
      await Promise.all(
        open.map(async (check) => {
          check.subscription = await accessOf(check)
        }),
      )
      open = checks.filter(({ isOutdated }) => isOutdated)
    }
  }

  interface Beginning {
    readonly topic: Topic
    readonly key: string
    /** The result of the access check of a stored topic: undefined for a refusal, and for `hub` and `user`. */
    readonly subscription: Subscription | undefined
    /** The version of the topic that the client has; undefined if it has none. */
    readonly version: number | undefined
  }

  function begin(listener: Listener, { topic, key, subscription: found, version }: Beginning): void {
    const subscription = isStored(topic) ? found : { version: latestOwn(key) }
    if (subscription === undefined) {
      stopFollowing(listener, key)
      listener.write(preparedFrame({ type: 'gone', topic }))
      return
    }
    if (subscription.isChatWithheld) withheld.add(key, listener.userId)
    replay(listener, { topic, key, subscription, version })
    if (!isStored(topic)) ofAll.beginAt(key, subscription.version)
    if (isLobby(key)) attend(listener, key)
    followers.add(listener, key)
  }

  function replay(
    listener: Listener,
    { topic, key, subscription, version }: Beginning & { subscription: Subscription },
  ): void {
    const latest = Math.max(subscription.version, keptOn(topic).lastOf(key) ?? 0)
    const published = isStored(topic) ? order.reached(key, latest) : latest
    const frames = missedFrames(listener, { topic, key, subscription, version }, published)
    if (frames === undefined || bytesOf(frames) > REPLAYED_BYTES)
      listener.write(preparedFrame({ type: 'resync', topic }))
    else for (const frame of frames) listener.write(frame)
  }

  /**
   * Returns the frames that the client missed. Returns undefined if the client must fetch: it has no version, a version
   * that this server does not know, or misses a frame that is not kept.
   */
  function missedFrames(
    listener: Listener,
    { topic, key, subscription, version }: Beginning & { subscription: Subscription },
    published: number,
  ): Buffer[] | undefined {
    if (version === undefined || version > Math.max(published, subscription.version)) return undefined
    // A client that has just fetched may have a newer version than the updates that were published so far.
    if (version >= published) return []
    return keptOn(topic)
      .after(key, version, published)
      ?.map((prepared) => {
        if (!isWithheld(prepared, subscription, listener)) return prepared.frame()
        withheld.add(key, listener.userId)
        return prepared.withheldFrame()
      })
  }

  /**
   * Counts the user as connected and sends the number to the listener. The listener does not follow the topic yet, so
   * only the other followers receive the published change.
   */
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
    publishToCompetition: (competitionId, version, push) =>
      bus.publish({ kind: 'news', topic: competitionTopic(competitionId), version, pushes: [push] }),
    announce(push) {
      if (!isOfTrial(push)) bus.publish({ kind: 'news', topic: 'hub', pushes: [push] })
    },
    resyncHub: () => bus.publish({ kind: 'resync', topic: 'hub' }),
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
    async online(lobbyId) {
      const topic = lobbyTopic(lobbyId)
      // Reads the shared sets if no client on this node follows the lobby, because this node then knows no number.
      return presence.online(topic) || ((await sharedSets?.count(topic)) ?? 0)
    },
    async usersAt(lobbyId) {
      const topic = lobbyTopic(lobbyId)
      const everywhere = (await sharedSets?.members(topic)) ?? []
      return new Set([...presence.usersHere(topic), ...(everywhere as UserId[])])
    },
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
    stop() {
      recheck.stop()
      bus.stop()
      order.closeAll()
    },
  }
}

/**
 * Returns the topic that a client names; undefined for a text that is no topic, and for `hub` if the user is a guest.
 */
function placeOf({ userId, isGuest }: Listener, text: string): { topic: Topic; key: string } | undefined {
  const topic = topicOf(text)
  if (topic === undefined || (topic === 'hub' && isGuest)) return undefined
  return { topic, key: keyOf(topic, userId) }
}

/**
 * True for a push about the match of a trial game or a room. No list shows it, so the hub does not announce it ([G3]).
 */
const isOfTrial = (push: HubPush) =>
  push.type === 'match.changed' && (push.match.isTrial === true || push.match.isRoom === true)

/**
 * True if the user may not read the update's chat content. For updates up to the version of the access check, the
 * result of the check decides. For a later update, its own `notFor` list decides.
 */
const isWithheld = ({ version, notFor }: PreparedUpdate, subscription: Subscription, { userId }: Listener): boolean =>
  version <= subscription.version ? subscription.isChatWithheld === true : notFor.has(userId)

const keyOfTopic = ({ topic, userId }: { readonly topic: Topic; readonly userId?: UserId | undefined }) =>
  userId === undefined ? topic : keyOf(topic, userId)

const isSeat = (topic: string) => topic.startsWith('seat:')
const isLobby = (key: string) => key.startsWith('lobby:')

const presenceFrame = (topic: Topic, online: number) => preparedFrame({ type: 'presence', topic, online })

function bytesOf(frames: readonly Buffer[]): number {
  return frames.reduce((sum, { length }) => sum + length, 0)
}
