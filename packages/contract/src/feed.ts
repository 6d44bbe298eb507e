import { z } from 'zod'
import { FollowedProvider, MatchFeedProvider } from './admin/feed-provider.ts'
import { GivenTime, Message, Time } from './fields/common.ts'
import { MatchId } from './fields/ids.ts'
import { Side } from './match/match-event.ts'
import { EventTypeName } from './match/odds.ts'
import { route } from './route.ts'

/**
 * The headers that sign a feed's request: the time in seconds since 1970, and the HMAC-SHA256 in hex. The signature
 * covers the time and the body.
 */
export const FEED_TIMESTAMP = 'bettle-timestamp'
export const FEED_SIGNATURE = 'bettle-signature'

const SourceId = z.string().trim().min(1).max(200)
const Revision = z.number().int().min(0).max(Number.MAX_SAFE_INTEGER)

/**
 * A message of a feed about one source id. A message with a higher revision of the id replaces one with a lower
 * revision, whatever the order of arrival.
 */
export const FeedMessage = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal(['record', 'replace']),
    sourceId: SourceId,
    revision: Revision,
    eventType: EventTypeName,
    side: Side.nullish(),
    timeStamp: GivenTime,
  }),
  z.object({ kind: z.literal('delete'), sourceId: SourceId, revision: Revision }),
])
export type FeedMessage = z.output<typeof FeedMessage>

/** The result of a feed message. The reply lists the results in the order of the request. */
export const FeedOutcome = z.object({
  sourceId: z.string().nullable(),
  outcome: z.enum(['recorded', 'changed', 'deleted', 'unchanged', 'refused']),
  /** The error code, if the message was refused. */
  code: z.string().optional(),
  error: z.string().optional(),
})
export type FeedOutcome = z.infer<typeof FeedOutcome>

export const FEED_MESSAGES_AT_ONCE = 1000
/** The largest body of a feed's request, in bytes: enough for the largest number of messages with long names. */
const FEED_BYTES = 512 * 1024
/**
 * The largest match file, in bytes: a whole recorded match with every pass and position, as its source publishes it.
 */
export const MATCH_FILE_BYTES = 8 * 1024 * 1024

export const takeFeedMessages = route({
  method: 'POST',
  path: '/feed/:matchId/events',
  access: 'anyone',
  area: 'feed',
  summary:
    'Receives the events of a match from an external feed. Two headers sign the request. bettle-timestamp is the time in seconds since 1970, at most five minutes off. bettle-signature is the hex of HMAC-SHA256 with the secret over the timestamp, a point and the raw body. A refused message does not stop the others.',
  params: z.object({ matchId: MatchId }),
  unknown: 'match-not-found',
  body: z.object({ messages: z.array(z.unknown()).min(1).max(FEED_MESSAGES_AT_ONCE) }),
  piecemeal: true,
  signed: true,
  reply: z.object({ outcomes: z.array(FeedOutcome) }),
  errors: ['match-not-found', 'not-signed-in', 'session-expired', 'suspended', 'too-large', 'rate-limited'],
  maxBytes: FEED_BYTES,
})

/**
 * The source of a match's events: an external feed that signs its requests, a recorded match that the server replays by
 * the clock, a simulated match, or a provider whose counts the server reads.
 */
export const FeedSource = z.enum(['push', 'file', 'simulator', 'provider'])
export type FeedSource = z.infer<typeof FeedSource>

/**
 * The feed of a match and its state. `following`: the server accepts the feed's messages. `held`: the server refuses
 * them, because an operator has taken over. `suspended`: the operator who attached the feed may no longer operate the
 * match. A suspended feed stops betting until another operator takes over.
 */
export const MatchFeed = z.object({
  source: FeedSource,
  state: z.enum(['following', 'held', 'suspended']),
  /** The address to which an external feed sends its messages; null for other sources. */
  address: z.string().nullable(),
  /** The number of the feed's current secret. Each new secret has the next number. */
  secretNumber: z.int32().min(1),
  /** When the server last accepted a message of the feed; null if it never did. */
  heardAt: Time.nullable(),
  /** Set only in the reply of the call that reads the feed of a match. */
  provider: MatchFeedProvider.optional(),
})
export type MatchFeed = z.infer<typeof MatchFeed>

const ByMatch = z.object({ matchId: MatchId })
export const FollowFeed = z.object({
  matchId: MatchId,
  source: FeedSource.default('push'),
  /** The recorded match, as parsed JSON or as text: halves and events, or the events of StatsBomb's open data. */
  file: z.unknown().optional(),
  /** The provider to follow. The source `provider` requires this field. */
  provider: FollowedProvider.optional(),
})

const WithSecret = z.object({
  feed: MatchFeed,
  /**
   * The secret of an external feed. Only this reply contains the secret; an operator who loses it requests a new
   * secret.
   */
  secret: z.string().nullable(),
})

const TakeOverFeed = ByMatch.extend({
  /** True if the operator states that every event of the types that were unknown is recorded. */
  statesBefore: z.boolean().optional(),
})

export const getMatchFeed = route({
  method: 'GET',
  path: '/admin/match/:id/feed',
  access: 'admin',
  area: 'admin',
  summary: 'Returns whether a match follows a feed, and the feed’s state.',
  params: z.object({ id: MatchId }),
  unknown: 'match-not-found',
  reply: z.object({ feed: MatchFeed.nullable() }),
  errors: ['match-not-found'],
})

export const followFeed = route({
  method: 'POST',
  path: '/admin/game/follow-feed',
  access: 'admin',
  area: 'admin',
  summary:
    'Attaches a feed to a match: an external feed, a recorded match, a simulated match, or the counts of a provider. An external feed gets a new secret each time. With a provider the match offers only the event types that the provider counts.',
  body: FollowFeed,
  reply: WithSecret,
  errors: ['match-not-found', 'not-found', 'half-state', 'results-confirmed', 'forbidden', 'too-large'],
  maxBytes: MATCH_FILE_BYTES,
})

export const unfollowFeed = route({
  method: 'POST',
  path: '/admin/game/unfollow-feed',
  access: 'admin',
  area: 'admin',
  summary: 'Detaches the feed of a match. The events that the feed recorded stay.',
  body: ByMatch,
  reply: Message,
  errors: ['match-not-found', 'forbidden'],
  requestId: true,
})

export const takeOverFeed = route({
  method: 'POST',
  path: '/admin/game/take-over-feed',
  access: 'admin',
  area: 'admin',
  summary:
    'Takes a match over from its feed: the operator records the events. The server refuses the messages of the feed until the match is handed back. With statesBefore the operator states that the events of the time before are recorded too, so that counts that were unknown are known.',
  body: TakeOverFeed,
  reply: z.object({ ...Message.shape, feed: MatchFeed }),
  errors: ['match-not-found', 'not-found', 'forbidden', 'feed-suspended'],
  requestId: true,
})

export const handBackFeed = route({
  method: 'POST',
  path: '/admin/game/hand-back-feed',
  access: 'admin',
  area: 'admin',
  summary: 'Hands a match back to its feed: the feed records the events again.',
  body: ByMatch,
  reply: z.object({ ...Message.shape, feed: MatchFeed }),
  errors: ['match-not-found', 'not-found', 'forbidden', 'feed-suspended'],
  requestId: true,
})
