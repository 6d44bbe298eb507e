import { type ErrorCode, FEED_MESSAGES_AT_ONCE, FILM_MAX_BYTES, UPLOAD_MAX_BYTES } from '@bettle/contract'
import { CAPS, CIRCLE_LIMITS, FLOOD_LIMITS, MOST_BLOCKED, OWN_MATCHES_A_DAY, REPORTS_A_DAY } from '@bettle/rules'
import type { MailKind } from '../../db/schema.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const KIB = 1024
const MIB = 1024 * KIB

/** By what a limit counts. `client` is an account, or the client key of a request without an account. */
export type CountedBy =
  | 'allNodes'
  | 'node'
  | 'match'
  | 'connection'
  | 'socket'
  | 'call'
  | 'file'
  | 'client'
  | 'clientKey'
  | 'account'
  | 'accountFromClientKey'

/**
 * Where the nodes of one installation count. `redis`: together. `redis later`: together, but a node reports its count
 * only when it is a tenth of the limit. So no call waits, and each node may accept a tenth too many. `database`:
 * together.
 */
export type CountedIn =
  | 'redis'
  | 'redis later'
  | 'database'
  /** Each node counts alone, for this reason. */
  | { readonly perNode: string }

const OF_CONNECTION = { perNode: 'a connection belongs to one node' }
const OF_CALL = { perNode: 'one node serves the call' }
const OF_FILE = { perNode: 'one node receives the file' }
const OF_SOCKET = { perNode: 'a socket belongs to one node' }

/** A limit: one row of the table in docs/operations.md. */
export interface Limit {
  readonly what: string
  readonly most: Readonly<Partial<Record<CountedBy, number>>>
  /** The unit of `most`. Without a unit, `most` is a number of the things that `what` names. */
  readonly unit?: 'bytes' | 'ms'
  /** The window (ms). Without a window the limit holds at any moment. */
  readonly withinMs?: number
  /** The reaction to a request that exceeds the limit. */
  readonly beyond: ErrorCode | 'closed' | 'dropped' | 'only counted' | 'queued'
  readonly countedIn: CountedIn
  /** True if RATE_LIMITS=off removes the limit. */
  readonly mayBeOff: boolean
  /** The file that enforces the limit, relative to apps/server/src or to the root of the project. */
  readonly file: string
  /** The constant in the rules or the contract that holds the number, for a limit that players or clients know too. */
  readonly constant?: string
}

/**
 * The points that one refused call costs. A call with an expired token costs little, because its client then refreshes.
 */
export const REFUSAL_POINTS = { refused: 5, expired: 1 } as const

/**
 * All limits on what clients may use. A network address may belong to hundreds of users, so limits by client key are
 * high and only stop scripts. Without REDIS_URL, and while Redis does not answer, each node counts alone what
 * `countedIn` assigns to Redis.
 */
export const LIMITS = {
  // Limits of connections. All times are wall time.
  headersTime: {
    what: 'time until the headers of a request are complete',
    most: { connection: 10 * SECOND },
    unit: 'ms',
    beyond: 'closed',
    countedIn: OF_CONNECTION,
    mayBeOff: false,
    file: 'http/connection/http-server.ts',
  },
  /** Long enough for the largest upload over a slow connection. */
  requestTime: {
    what: 'time until a whole request has arrived, such as an upload',
    most: { connection: 2 * MINUTE },
    unit: 'ms',
    beyond: 'closed',
    countedIn: OF_CONNECTION,
    mayBeOff: false,
    file: 'http/connection/http-server.ts',
  },
  /** A body that arrives more slowly only occupies a connection. */
  bodyTime: {
    what: "time until a call's body has arrived",
    most: { connection: 10 * SECOND },
    unit: 'ms',
    beyond: 'invalid-request',
    countedIn: OF_CONNECTION,
    mayBeOff: false,
    file: 'app.ts',
  },
  stuckTime: {
    what: 'time in which a reply is outstanding and no byte moves',
    most: { connection: MINUTE },
    unit: 'ms',
    beyond: 'closed',
    countedIn: OF_CONNECTION,
    mayBeOff: false,
    file: 'http/connection/http-server.ts',
  },
  /** Longer than proxies keep their connections, so that no proxy sends a request into a closed connection. */
  idleTime: {
    what: 'time between two requests',
    most: { connection: 72 * SECOND },
    unit: 'ms',
    beyond: 'closed',
    countedIn: OF_CONNECTION,
    mayBeOff: false,
    file: 'http/connection/http-server.ts',
  },
  /** Browsers and proxies wait for a reply before they send the next request. */
  unansweredRequests: {
    what: 'unanswered requests',
    most: { connection: 8 },
    beyond: 'closed',
    countedIn: OF_CONNECTION,
    mayBeOff: false,
    file: 'http/connection/http-server.ts',
  },
  /** Hundreds of users may share one address; the browser of each opens six connections and a socket. */
  connections: {
    what: 'connections (not limited with `TRUST_PROXY`)',
    most: { clientKey: 2000 },
    beyond: 'closed',
    countedIn: { perNode: 'a load balancer opens all connections to the node from its own address' },
    mayBeOff: true,
    file: 'app.ts',
  },

  // Bytes
  bodyBytes: {
    what: 'bytes of a body, unless the call declares `maxBytes`',
    most: { call: 16 * KIB },
    unit: 'bytes',
    beyond: 'too-large',
    countedIn: OF_CALL,
    mayBeOff: false,
    file: 'app.ts',
  },
  uploadBytes: {
    what: 'bytes of an uploaded file',
    most: { file: UPLOAD_MAX_BYTES },
    unit: 'bytes',
    beyond: 'too-large',
    countedIn: OF_FILE,
    mayBeOff: false,
    file: 'http/pages/disk-routes.ts',
    constant: 'UPLOAD_MAX_BYTES',
  },
  filmBytes: {
    what: 'bytes of an uploaded film',
    most: { file: FILM_MAX_BYTES },
    unit: 'bytes',
    beyond: 'too-large',
    countedIn: OF_FILE,
    mayBeOff: false,
    file: 'features/stored-file/checked-upload.ts',
    constant: 'FILM_MAX_BYTES',
  },
  /**
   * An operator's file of fixtures has up to 4 MiB and is previewed several times. Visitors sign in, register or report
   * a crash: hundreds of them behind one address stay far below the limit.
   */
  bytes: {
    what: 'bytes of bodies, without signed uploads',
    most: { account: 64 * MIB, clientKey: 8 * MIB },
    unit: 'bytes',
    withinMs: MINUTE,
    beyond: 'rate-limited',
    countedIn: 'redis later',
    mayBeOff: true,
    file: 'http/limits/byte-limit.ts',
  },

  // Calls
  /** More calls than a user can cause in a minute; a script exceeds it. */
  requests: {
    what: 'calls of one route, unless the call declares `perMinute`',
    most: { account: 600, clientKey: 3000 },
    withinMs: MINUTE,
    beyond: 'rate-limited',
    countedIn: 'redis later',
    mayBeOff: true,
    file: 'http/limits/rate-limits.ts',
  },
  /** One page loads some forty files. */
  fileRequests: {
    what: 'requests for files and the documentation, of one route',
    most: { client: 30_000 },
    withinMs: MINUTE,
    beyond: 'rate-limited',
    countedIn: 'redis later',
    mayBeOff: true,
    file: 'http/limits/rate-limits.ts',
  },
  /**
   * By client key the limit is high, because the tokens of all users behind one address may expire in the same pause.
   * An account has expired tokens or ended sessions in a few tabs only. A refused user signs in and then sends no more
   * refused calls.
   */
  refusals: {
    what: `points for refused calls: ${REFUSAL_POINTS.refused} for a missing or invalid sign-in, ${REFUSAL_POINTS.expired} for an expired token`,
    most: { account: 600, clientKey: 3000 },
    withinMs: MINUTE,
    beyond: 'rate-limited',
    countedIn: 'redis',
    mayBeOff: true,
    file: 'http/limits/refusal-limit.ts',
  },
  heavyCalls: {
    what: 'heavy calls (`heavy` in the contract) that run at once; clients alternate',
    most: { node: 2 },
    beyond: 'queued',
    countedIn: { perNode: 'it protects the processor of one node' },
    mayBeOff: true,
    file: 'http/limits/heavy-calls.ts',
  },
  /** One page sends some ten heavy calls at once. */
  heavyCallsWaiting: {
    what: 'heavy calls that wait',
    most: { client: 100 },
    beyond: 'rate-limited',
    countedIn: { perNode: 'the calls wait in the memory of one node' },
    mayBeOff: true,
    file: 'http/limits/heavy-calls.ts',
  },

  // Sockets
  /** One address may belong to hundreds of users, each with one or two tabs. */
  socketsOfClient: {
    what: 'sockets',
    most: { clientKey: 1000 },
    beyond: 'rate-limited',
    countedIn: 'redis',
    mayBeOff: true,
    file: 'push/socket.ts',
  },
  socketsOfAccount: {
    what: 'sockets that have signed in',
    most: { account: 20 },
    beyond: 'closed',
    countedIn: 'redis',
    mayBeOff: false,
    file: 'push/signed-in.ts',
  },
  helloTime: {
    what: 'time until a socket signs in',
    most: { socket: 5 * SECOND },
    unit: 'ms',
    beyond: 'closed',
    countedIn: OF_SOCKET,
    mayBeOff: false,
    file: 'push/socket.ts',
  },
  /**
   * A client that sends nothing between two pings, not even a pong, is disconnected at the second ping. So is a client
   * that reads none of its waiting data between them.
   */
  pingTime: {
    what: 'time between two pings; a socket that has answered none or read nothing in between is closed',
    most: { socket: 25 * SECOND },
    unit: 'ms',
    beyond: 'closed',
    countedIn: OF_SOCKET,
    mayBeOff: false,
    file: 'push/socket.ts',
  },
  frameBytes: {
    what: "bytes of a client's frame",
    most: { socket: 16 * KIB },
    unit: 'bytes',
    beyond: 'closed',
    countedIn: OF_SOCKET,
    mayBeOff: false,
    file: 'http/connection/web-sockets.ts',
  },
  frames: {
    what: "a client's frames",
    most: { socket: 60 },
    withinMs: 10 * SECOND,
    beyond: 'closed',
    countedIn: OF_SOCKET,
    mayBeOff: false,
    file: 'push/socket.ts',
  },
  topics: {
    what: 'topics that a socket subscribes to',
    most: { socket: 50 },
    beyond: 'closed',
    countedIn: OF_SOCKET,
    mayBeOff: false,
    file: 'push/hub.ts',
  },
  /** A client that is disconnected fetches the state, so it loses nothing. */
  waitingBytes: {
    what: 'bytes that wait for a slow client',
    most: { socket: MIB },
    unit: 'bytes',
    beyond: 'closed',
    countedIn: OF_SOCKET,
    mayBeOff: false,
    file: 'push/socket.ts',
  },

  // Limits of attempts, of visitors and of accounts
  /**
   * A success drops the client's attempts on the account. One client is refused after 10 attempts on an account, so one
   * stranger cannot lock the account for other clients.
   */
  login: {
    what: 'wrong passwords at sign-in',
    most: { clientKey: 200, account: 60, accountFromClientKey: 10 },
    withinMs: 15 * MINUTE,
    beyond: 'rate-limited',
    countedIn: 'redis',
    mayBeOff: true,
    file: 'http/limits/attempt-limits.ts',
  },
  /** A success drops the attempts. */
  ownPassword: {
    what: 'wrong passwords of a signed-in account that confirms its password',
    most: { account: 10 },
    withinMs: 15 * MINUTE,
    beyond: 'rate-limited',
    countedIn: 'redis',
    mayBeOff: true,
    file: 'http/limits/attempt-limits.ts',
  },
  /**
   * All guests of a pub may register within one hour. Each repeated attempt on one email address costs a password hash.
   */
  register: {
    what: 'registrations; an account is the email address',
    most: { clientKey: 200, account: 10 },
    withinMs: HOUR,
    beyond: 'rate-limited',
    countedIn: 'redis',
    mayBeOff: true,
    file: 'http/limits/attempt-limits.ts',
  },
  /**
   * Each request sends an email to the user. A user who is refused has five of these emails, and the last link works.
   */
  forgot: {
    what: 'requests for a link to set a password',
    most: { clientKey: 50, account: 5 },
    withinMs: HOUR,
    beyond: 'rate-limited',
    countedIn: 'redis',
    mayBeOff: true,
    file: 'http/limits/attempt-limits.ts',
  },
  /**
   * Counted separately from `forgot` [A33]. A request for an address that has an account sends no email. Without a
   * separate count, strangers could use up the password links of this account's owner.
   */
  wantedEmail: {
    what: 'requests for one new email address; an account is that address',
    most: { account: 5 },
    withinMs: HOUR,
    beyond: 'rate-limited',
    countedIn: 'redis',
    mayBeOff: true,
    file: 'http/limits/attempt-limits.ts',
  },
  wantingEmail: {
    what: 'requests for any new email address',
    most: { account: 10 },
    withinMs: HOUR,
    beyond: 'rate-limited',
    countedIn: 'redis',
    mayBeOff: true,
    file: 'http/limits/attempt-limits.ts',
  },
  /** The confirmation link that a registration sends is not counted [A61]. */
  confirmation: {
    what: 'requests to mail the link that confirms an address again',
    most: { account: 4 },
    withinMs: HOUR,
    beyond: 'rate-limited',
    countedIn: 'redis',
    mayBeOff: true,
    file: 'http/limits/attempt-limits.ts',
  },
  /** A token cannot be guessed, so this limits only the number of password hashes. */
  reset: {
    what: 'attempts to set a password with a link',
    most: { clientKey: 50, account: 60, accountFromClientKey: 10 },
    withinMs: 15 * MINUTE,
    beyond: 'rate-limited',
    countedIn: 'redis',
    mayBeOff: true,
    file: 'http/limits/attempt-limits.ts',
  },
  /** The download reads all rows of an account, one page at a time [A62]. */
  dataExport: {
    what: "downloads of all of an account's data",
    most: { account: 5 },
    withinMs: HOUR,
    beyond: 'rate-limited',
    countedIn: 'redis',
    mayBeOff: true,
    file: 'http/limits/attempt-limits.ts',
  },
  /**
   * A room full of people shares one network, and everyone there may try the game. A trial game lasts less than six
   * minutes, so one client has at most 60 of the 80 concurrent trial games. In this limit the account is one start of a
   * trial game. A failed start drops its attempt from the counts [G2].
   */
  guest: {
    what: 'trial games started',
    most: { clientKey: 60, account: 1 },
    withinMs: 6 * MINUTE,
    beyond: 'rate-limited',
    countedIn: 'redis',
    mayBeOff: true,
    file: 'http/limits/attempt-limits.ts',
  },
  /** Limits the rows that one client creates, which are kept for a day [G5]. A room of forty starts ten games each. */
  guestDay: {
    what: 'trial games started in a day',
    most: { clientKey: 400, account: 1 },
    withinMs: DAY,
    beyond: 'rate-limited',
    countedIn: 'redis',
    mayBeOff: true,
    file: 'http/limits/attempt-limits.ts',
  },
  /** A class or a pub follows one link from one network [G10]. In this limit the account is the lobby. */
  guestSeats: {
    what: 'seats taken by guests; an account is the lobby',
    most: { clientKey: 120, account: 200, accountFromClientKey: 60 },
    withinMs: 10 * MINUTE,
    beyond: 'rate-limited',
    countedIn: 'redis',
    mayBeOff: true,
    file: 'http/limits/attempt-limits.ts',
  },
  /** Includes the trial games that are being started [G2]. */
  guestGames: {
    what: 'trial games at once',
    most: { allNodes: 80 },
    beyond: 'guests-full',
    countedIn: 'database',
    mayBeOff: false,
    file: 'features/guest/guest-store.ts',
  },

  // Limits of lobby codes ([M4])
  /**
   * A user mistypes fewer codes than this limit, and the limit is far too low to guess one of a billion codes. By
   * client key it is high, because a class may follow one link together and a messenger fetches previews.
   */
  codes: {
    what: 'queries with a lobby code, by whichever call; by client key only those of visitors',
    most: { account: 120, clientKey: 1200 },
    withinMs: MINUTE,
    beyond: 'rate-limited',
    countedIn: 'redis',
    mayBeOff: true,
    file: 'http/limits/code-query-limiter.ts',
  },
  unknownCodes: {
    what: 'queries with an unknown lobby code; by client key only those of visitors',
    most: { account: 120, clientKey: 300 },
    withinMs: 10 * MINUTE,
    beyond: 'rate-limited',
    countedIn: 'redis',
    mayBeOff: true,
    file: 'http/limits/code-query-limiter.ts',
  },
  /** Stops a user with many accounts from guessing faster. Fewer than twenty accounts do not reach this limit. */
  unknownCodesOfMembers: {
    what: 'queries with an unknown lobby code, of all accounts at one client key',
    most: { clientKey: 3000 },
    withinMs: 10 * MINUTE,
    beyond: 'rate-limited',
    countedIn: 'redis',
    mayBeOff: true,
    file: 'http/limits/code-query-limiter.ts',
  },

  // Limits of lobbies, names and messages: rules of the game, counted in the database
  hosted: {
    what: 'open lobbies hosted',
    most: { account: CAPS.hosted },
    beyond: 'too-many-lobbies',
    countedIn: 'database',
    mayBeOff: true,
    file: 'packages/rules/src/lobby/caps.ts',
    constant: 'CAPS.hosted',
  },
  seats: {
    what: 'seats in open lobbies',
    most: { account: CAPS.seats },
    beyond: 'too-many-seats',
    countedIn: 'database',
    mayBeOff: true,
    file: 'packages/rules/src/lobby/caps.ts',
    constant: 'CAPS.seats',
  },
  opened: {
    what: 'lobbies opened',
    most: { account: CAPS.openedADay },
    withinMs: DAY,
    beyond: 'rate-limited',
    countedIn: 'database',
    mayBeOff: true,
    file: 'features/lobby/seat/refuse-over-caps.ts',
    constant: 'CAPS.openedADay',
  },
  ownMatches: {
    what: 'matches of their own opened',
    most: { account: OWN_MATCHES_A_DAY },
    withinMs: DAY,
    beyond: 'rate-limited',
    countedIn: 'database',
    mayBeOff: true,
    file: 'features/room/open-own-match.ts',
    constant: 'OWN_MATCHES_A_DAY',
  },
  renames: {
    what: 'changes of the username',
    most: { account: CAPS.renamesADay },
    withinMs: DAY,
    beyond: 'rate-limited',
    countedIn: 'database',
    mayBeOff: true,
    file: 'features/account/change-profile.ts',
    constant: 'CAPS.renamesADay',
  },
  circleMembers: {
    what: 'members of one circle',
    most: { allNodes: CIRCLE_LIMITS.members },
    beyond: 'circle-full',
    countedIn: 'database',
    mayBeOff: false,
    file: 'features/circle/circle-members.ts',
    constant: 'CIRCLE_LIMITS.members',
  },
  circlesOwned: {
    what: 'circles owned',
    most: { account: CIRCLE_LIMITS.owned },
    beyond: 'too-many-circles',
    countedIn: 'database',
    mayBeOff: true,
    file: 'features/circle/circle-members.ts',
    constant: 'CIRCLE_LIMITS.owned',
  },
  circlesJoined: {
    what: 'circles joined',
    most: { account: CIRCLE_LIMITS.joined },
    beyond: 'too-many-circles',
    countedIn: 'database',
    mayBeOff: true,
    file: 'features/circle/circle-members.ts',
    constant: 'CIRCLE_LIMITS.joined',
  },
  circlesMade: {
    what: 'circles made',
    most: { account: CIRCLE_LIMITS.madeADay },
    withinMs: DAY,
    beyond: 'rate-limited',
    countedIn: 'database',
    mayBeOff: true,
    file: 'features/circle/create-circle.ts',
    constant: 'CIRCLE_LIMITS.madeADay',
  },
  circlesRenamed: {
    what: 'changes of the names of circles',
    most: { account: CIRCLE_LIMITS.renamesADay },
    withinMs: DAY,
    beyond: 'rate-limited',
    countedIn: 'database',
    mayBeOff: true,
    file: 'features/circle/update-circle.ts',
    constant: 'CIRCLE_LIMITS.renamesADay',
  },
  evenings: {
    what: 'evenings that the members of one circle open',
    most: { allNodes: CIRCLE_LIMITS.eveningsADay },
    withinMs: DAY,
    beyond: 'rate-limited',
    countedIn: 'database',
    mayBeOff: true,
    file: 'features/circle/evenings.ts',
    constant: 'CIRCLE_LIMITS.eveningsADay',
  },
  circleAsks: {
    what: 'users who wait for the owner of one circle; players whom its owner asks',
    most: { allNodes: CIRCLE_LIMITS.asks },
    beyond: 'circle-full',
    countedIn: 'database',
    mayBeOff: false,
    file: 'features/circle/join-circle.ts',
    constant: 'CIRCLE_LIMITS.asks',
  },
  quickMessages: {
    what: 'chat messages in one lobby',
    most: { account: FLOOD_LIMITS.quick.most },
    withinMs: FLOOD_LIMITS.quick.within,
    beyond: 'rate-limited',
    countedIn: 'database',
    mayBeOff: true,
    file: 'packages/rules/src/chat/chat.ts',
    constant: 'FLOOD_LIMITS',
  },
  messages: {
    what: 'chat messages in one lobby',
    most: { account: FLOOD_LIMITS.long.most },
    withinMs: FLOOD_LIMITS.long.within,
    beyond: 'rate-limited',
    countedIn: 'database',
    mayBeOff: true,
    file: 'packages/rules/src/chat/chat.ts',
    constant: 'FLOOD_LIMITS',
  },

  reports: {
    what: 'reports of messages and names; a repeated one is not counted',
    most: { account: REPORTS_A_DAY },
    withinMs: DAY,
    beyond: 'rate-limited',
    countedIn: 'database',
    mayBeOff: true,
    file: 'features/report/send-report.ts',
    constant: 'REPORTS_A_DAY',
  },
  blocked: {
    what: 'users whom one user blocks',
    most: { account: MOST_BLOCKED },
    beyond: 'too-many-blocked',
    countedIn: 'database',
    mayBeOff: false,
    file: 'features/block/block-user.ts',
    constant: 'MOST_BLOCKED',
  },

  // Feeds
  feedMessagesAtOnce: {
    what: 'messages of a feed in one call',
    most: { call: FEED_MESSAGES_AT_ONCE },
    beyond: 'invalid-request',
    countedIn: OF_CALL,
    mayBeOff: false,
    file: 'packages/contract/src/feed.ts',
    constant: 'FEED_MESSAGES_AT_ONCE',
  },
  /** Several times the number of events in a match, and few enough not to delay other requests. */
  feedMessages: {
    what: 'messages of a feed',
    most: { match: 2000 },
    withinMs: MINUTE,
    beyond: 'rate-limited',
    countedIn: 'redis',
    mayBeOff: false,
    file: 'features/feed/feed-routes.ts',
  },

  // Limits of uploads: files are kept, so only administrators may upload without a limit
  uploads: {
    what: 'uploads of a player',
    most: { account: 60 },
    withinMs: HOUR,
    beyond: 'rate-limited',
    countedIn: 'database',
    mayBeOff: false,
    file: 'features/stored-file/get-signed-post-url.ts',
  },
  uploadsKept: {
    what: "a player's files that are kept",
    most: { account: 300 },
    beyond: 'forbidden',
    countedIn: 'database',
    mayBeOff: false,
    file: 'features/stored-file/get-signed-post-url.ts',
  },
  /** Decoding a picture uses memory, and the game runs in the same process. */
  uploadsChecked: {
    what: 'uploads whose content is checked at once',
    most: { node: 2 },
    beyond: 'queued',
    countedIn: { perNode: 'it protects the memory of one node' },
    mayBeOff: false,
    file: 'features/stored-file/checked-upload.ts',
  },

  // Notices
  /** The oldest notices beyond this number count as read. */
  unreadNotices: {
    what: 'unread notices',
    most: { account: 500 },
    beyond: 'dropped',
    countedIn: 'database',
    mayBeOff: false,
    file: 'features/competition/prune-notices.ts',
  },

  // Limits of crash reports
  /**
   * All nodes count together, and visitors and accounts are counted separately. Counts by client include repeated
   * reports of a known crash.
   */
  newCrashes: {
    what: 'crash reports of a new kind',
    most: { allNodes: 60, client: 10 },
    withinMs: MINUTE,
    beyond: 'only counted',
    countedIn: 'redis later',
    mayBeOff: false,
    file: 'features/crash/collect-crashes.ts',
  },
  forwardedCrashes: {
    what: 'crash reports sent to the service of `SENTRY_DSN`',
    most: { node: 30 },
    withinMs: MINUTE,
    beyond: 'dropped',
    countedIn: { perNode: 'each node forwards its own reports, and pauses after a 429 of the service' },
    mayBeOff: false,
    file: 'features/crash/forward-crashes.ts',
  },
} as const satisfies Readonly<Record<string, Limit>>

/** The most emails of one kind in an hour, and in a day. */
interface MailRate {
  readonly anHour: number
  readonly aDay: number
}

interface MailLimit {
  readonly what: string
  readonly ofAddress: MailRate
  /** The most emails about one account, to any address. */
  readonly ofAccount: MailRate
  /**
   * The most emails a day to an address whose owner has followed no link, because another user may have registered it.
   */
  readonly unconfirmedADay: number
}

/**
 * The most emails to one inbox ([A37]), counted by `mail/mail-gate.ts`. Each kind is counted separately, so that
 * notices, which other users cause, use up no link that a user requests.
 */
export const MAIL_LIMITS = {
  'reset-link': {
    what: 'link to set a password',
    ofAddress: { anHour: 5, aDay: 20 },
    ofAccount: { anHour: 5, aDay: 20 },
    unconfirmedADay: 10,
  },
  welcome: {
    what: 'welcome, with a link',
    ofAddress: { anHour: 3, aDay: 5 },
    ofAccount: { anHour: 3, aDay: 5 },
    unconfirmedADay: 5,
  },
  'confirm-email': {
    what: 'link to confirm another address',
    ofAddress: { anHour: 5, aDay: 10 },
    ofAccount: { anHour: 10, aDay: 20 },
    unconfirmedADay: 10,
  },
  'confirm-registration': {
    what: 'link to confirm the address of a new account',
    ofAddress: { anHour: 5, aDay: 10 },
    ofAccount: { anHour: 5, aDay: 10 },
    unconfirmedADay: 10,
  },
  'email-changed': {
    what: 'the address was changed (to the former one)',
    ofAddress: { anHour: 3, aDay: 5 },
    ofAccount: { anHour: 3, aDay: 5 },
    unconfirmedADay: 1,
  },
  'password-changed': {
    what: 'the password was changed',
    ofAddress: { anHour: 2, aDay: 5 },
    ofAccount: { anHour: 2, aDay: 5 },
    unconfirmedADay: 1,
  },
  'new-device': {
    what: 'a sign-in on a new device',
    ofAddress: { anHour: 3, aDay: 6 },
    ofAccount: { anHour: 3, aDay: 6 },
    unconfirmedADay: 1,
  },
} as const satisfies Readonly<Record<MailKind, MailLimit>>

/**
 * The most reminders by email ([RE13]), beside the emails of the other kinds. They go only to confirmed addresses: in an
 * hour three that betting closes, and some starts, results and invitations.
 */
export const REMINDER_MAIL_LIMIT = {
  what: 'reminder, to a confirmed address',
  ofAddress: { anHour: 10, aDay: 30 },
  ofAccount: { anHour: 10, aDay: 30 },
} as const

/**
 * The most emails of all kinds but reminders in a day. It exceeds the sum of all kinds except the password link, so that other emails
 * never prevent a password link.
 */
export const ALL_MAILS_A_DAY = { ofAddress: 60, ofAccount: 60 } as const
