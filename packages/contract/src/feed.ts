import { z } from 'zod'
import { GivenTime, Message, Time } from './common.ts'
import { MatchId } from './ids.ts'
import { Side } from './match-event.ts'
import { EventTypeName } from './odds.ts'
import { route } from './route.ts'

/** What a request of a feed is signed with, beside its body: the time in seconds since 1970, and hex of HMAC-SHA256. */
export const FEED_TIMESTAMP = 'bettle-timestamp'
export const FEED_SIGNATURE = 'bettle-signature'

const SourceId = z.string().trim().min(1).max(200)
const Revision = z.number().int().min(0).max(Number.MAX_SAFE_INTEGER)

/** What a feed says of one of its ids. A higher revision of an id takes the place of a lower one, whatever comes first. */
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

/** What became of a message, in the order they were sent. */
export const FeedOutcome = z.object({
  sourceId: z.string().nullable(),
  outcome: z.enum(['recorded', 'changed', 'deleted', 'unchanged', 'refused']),
  /** Why it was refused. */
  code: z.string().optional(),
  error: z.string().optional(),
})
export type FeedOutcome = z.infer<typeof FeedOutcome>

export const FEED_MESSAGES_AT_ONCE = 1000
/** So many messages with long names. */
const FEED_BYTES = 512 * 1024
/** A whole match on file, as its source publishes it with every pass and its places. */
export const MATCH_FILE_BYTES = 8 * 1024 * 1024

export const takeFeedMessages = route({
  method: 'POST',
  path: '/feed/:matchId/events',
  access: 'anyone',
  area: 'feed',
  summary:
    'What happened in a match, from a feed outside: signed by headers bettle-timestamp (seconds since 1970, at most five minutes off) and bettle-signature (hex of HMAC-SHA256 with the secret over the timestamp, a point and the raw body). One that is refused does not stop the others.',
  params: z.object({ matchId: MatchId }),
  unknown: 'match-not-found',
  body: z.object({ messages: z.array(z.unknown()).min(1).max(FEED_MESSAGES_AT_ONCE) }),
  piecemeal: true,
  signed: true,
  reply: z.object({ outcomes: z.array(FeedOutcome) }),
  errors: ['match-not-found', 'not-signed-in', 'session-expired', 'suspended', 'too-large', 'rate-limited'],
  maxBytes: FEED_BYTES,
})

/** Who says what happens: somebody outside who signs it, a match on file played by the clock, or a simulated one. */
export const FeedSource = z.enum(['push', 'file', 'simulator'])
export type FeedSource = z.infer<typeof FeedSource>

/**
 * How a match follows a feed: what it says counts; an operator has taken over and it is refused; or whoever attached it may not operate
 * the match any more, and betting waits until another operator takes over.
 */
export const MatchFeed = z.object({
  source: FeedSource,
  state: z.enum(['following', 'held', 'suspended']),
  /** Where it sends to, where it comes from outside. */
  address: z.string().nullable(),
  /** Counts the secrets it has had. */
  secretNumber: z.int32().min(1),
  /** When it last had something taken. */
  heardAt: Time.nullable(),
})
export type MatchFeed = z.infer<typeof MatchFeed>

const ByMatch = z.object({ matchId: MatchId })
export const FollowFeed = z.object({
  matchId: MatchId,
  source: FeedSource.default('push'),
  /** The match on file, as JSON or as its text: its halves and events, or the events of StatsBomb's open data. */
  file: z.unknown().optional(),
})

const WithSecret = z.object({
  feed: MatchFeed,
  /** Of one from outside. Told here and never again: who loses it asks for a new one. */
  secret: z.string().nullable(),
})

export const getMatchFeed = route({
  method: 'GET',
  path: '/admin/match/:id/feed',
  access: 'admin',
  area: 'admin',
  summary: 'Whether a match follows a feed, and how.',
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
    'Lets a match follow a feed: from outside, with a secret to sign with, a new one each time; a match on file; or a simulated one.',
  body: FollowFeed,
  reply: WithSecret,
  errors: ['match-not-found', 'half-state', 'results-confirmed', 'forbidden', 'too-large'],
  maxBytes: MATCH_FILE_BYTES,
})

const feedCall = <const Path extends `/${string}`>(path: Path, summary: string) =>
  route({
    method: 'POST',
    path,
    access: 'admin',
    area: 'admin',
    summary,
    body: ByMatch,
    reply: z.object({ ...Message.shape, feed: MatchFeed }),
    errors: ['match-not-found', 'not-found', 'forbidden', 'feed-suspended'],
    requestId: true,
  })

export const unfollowFeed = route({
  method: 'POST',
  path: '/admin/game/unfollow-feed',
  access: 'admin',
  area: 'admin',
  summary: 'Lets a match follow no feed any more; what came from it stays.',
  body: ByMatch,
  reply: Message,
  errors: ['match-not-found', 'forbidden'],
  requestId: true,
})

export const takeOverFeed = feedCall(
  '/admin/game/take-over-feed',
  'An operator takes a match over from its feed: what that sends is refused until it is handed back.',
)

export const handBackFeed = feedCall('/admin/game/hand-back-feed', 'Hands a match back to its feed.')
