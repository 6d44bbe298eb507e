import { z } from 'zod'
import { Message, Time } from '../fields/common.ts'
import { FeedProviderId } from '../fields/ids.ts'
import { shownLine } from '../fields/shown-text.ts'
import { Side } from '../match/match-event.ts'
import { EventTypeName } from '../match/odds.ts'
import { route } from '../route.ts'

/** The formats of providers: any JSON with configured paths, API-Football version 3, and OpenLigaDB. */
export const FeedProviderFormat = z.enum(['generic', 'api-football', 'openligadb'])
export type FeedProviderFormat = z.infer<typeof FeedProviderFormat>

/** Why a provider's last answer could not be used. */
export const FeedProblem = z.enum([
  /** The provider did not answer within the time limit, or the connection failed. */
  'unreachable',
  /** The address of the provider is private, or no address of its own host. */
  'address-refused',
  /** The provider answered with a redirect, which is not followed. */
  'redirected',
  /** The provider refused the key. */
  'key-refused',
  /** The stored key cannot be decrypted, because the secret of the server changed. */
  'key-unreadable',
  /** The provider has had too many calls. */
  'too-many-calls',
  /** The calls of the day are used up. */
  'calls-used-up',
  /** The provider answered with another error. */
  'failed',
  /** The answer is larger than the limit. */
  'too-large',
  /** The answer is not in the format of the provider. */
  'not-understood',
  /** The provider does not know the match, or has no counts of it yet. */
  'match-unknown',
  /** The provider is configured without a list of its matches. */
  'no-fixtures',
])
export type FeedProblem = z.infer<typeof FeedProblem>

const Seconds = z.number().min(0).max(600)
const Delay = z.object({ eventType: EventTypeName, seconds: Seconds })

/** Where a generic answer has a total, such as `teams[0].corners`. */
const Path = z.string().trim().min(1).max(200)
const TotalPath = z.object({ eventType: EventTypeName, side: Side, path: Path })

const ProviderUrl = z.url({ protocol: /^https?$/ }).max(500)
const HeaderName = z.string().regex(/^[A-Za-z0-9-]{1,60}$/)

/** Where a generic provider lists its matches, with the paths inside each of them. */
const FixturePaths = z.object({
  /** On the host of the provider's address. It may contain `{league}`, `{season}` and `{day}`, such as 2026-11-28. */
  url: ProviderUrl,
  /** Where the answer has the list; empty if the answer is the list. */
  list: z.string().trim().max(200),
  match: Path,
  homeTeam: Path,
  awayTeam: Path,
  kickOff: Path,
  /** Where the answer about one match has its kick-off. Without it a match does not move with the provider's kick-off. */
  matchKickOff: Path.nullish(),
})

/** The configuration of a provider, without the key. */
export const FeedProviderForm = z.object({
  name: shownLine(60, 'Please give the provider a name'),
  format: FeedProviderFormat,
  /** The base address of the provider. The address of a generic one contains `{match}`. */
  url: ProviderUrl,
  /** The header that carries the key of a generic provider. */
  keyHeader: HeaderName.nullable().default(null),
  totals: z.array(TotalPath).max(60).default([]),
  /** Only for a generic provider; the other formats have their own lists. */
  fixtures: FixturePaths.nullish(),
  /** The shortest time between two calls for one match. */
  intervalSeconds: z.number().int().min(10).max(600),
  /** How long the provider usually takes to count an event. */
  delaySeconds: Seconds,
  /** The same for event types that take another time. */
  delays: z.array(Delay).max(60).default([]),
  /** The most calls a day in UTC; null without a limit. */
  dailyCalls: z.number().int().min(1).max(10_000_000).nullable(),
})
export type FeedProviderForm = z.output<typeof FeedProviderForm>

/** The key is encrypted, and no reply contains it. */
const Key = z.string().trim().min(1).max(500)

export const FeedProvider = z.object({
  ...FeedProviderForm.shape,
  _id: FeedProviderId,
  hasKey: z.boolean(),
  /** The event types that it counts. */
  eventTypes: z.array(z.string()),
  /** Whether this format was ever tried with the real service. */
  isTriedLive: z.boolean(),
  callsToday: z.number().int(),
})
export type FeedProvider = z.infer<typeof FeedProvider>

const ById = z.object({ id: FeedProviderId })
const one = z.object({ provider: FeedProvider })
const PATH = '/admin/feed-provider'

export const listFeedProviders = route({
  method: 'GET',
  path: PATH,
  access: 'admin',
  area: 'admin',
  summary: 'Lists the providers of counts. No reply contains a key.',
  reply: z.object({ providers: z.array(FeedProvider) }),
  errors: [],
})

export const createFeedProvider = route({
  method: 'POST',
  path: PATH,
  access: 'admin',
  area: 'admin',
  summary: 'Creates a provider of counts. The key is encrypted and never returned.',
  body: FeedProviderForm.extend({ key: Key.nullish() }),
  reply: one,
  errors: [],
  requestId: true,
})

export const updateFeedProvider = route({
  method: 'PUT',
  path: `${PATH}/:id`,
  access: 'admin',
  area: 'admin',
  summary: 'Changes a provider of counts. Without a key the stored one stays; null removes it.',
  params: ById,
  unknown: 'not-found',
  body: FeedProviderForm.extend({ key: Key.nullish() }),
  reply: one,
  errors: ['not-found'],
  requestId: true,
})

export const deleteFeedProvider = route({
  method: 'DELETE',
  path: `${PATH}/:id`,
  access: 'admin',
  area: 'admin',
  summary: 'Deletes a provider of counts with its key. It is refused while a match follows the provider.',
  params: ById,
  unknown: 'not-found',
  reply: Message,
  errors: ['not-found', 'provider-in-use'],
  requestId: true,
})

/** A total as a provider counts it. */
export const FeedCount = z.object({ eventType: z.string(), side: Side, total: z.number().int() })

export const testFeedProvider = route({
  method: 'POST',
  path: `${PATH}/:id/test`,
  access: 'admin',
  area: 'admin',
  summary:
    'Calls a provider once for one match and returns its totals, or why they could not be read. It counts as a call.',
  params: ById,
  unknown: 'not-found',
  body: z.object({ match: z.string().trim().min(1).max(100) }),
  reply: z.object({
    totals: z.array(FeedCount),
    problem: FeedProblem.nullable(),
    /** How long the provider took to answer. */
    milliseconds: z.number().int(),
  }),
  errors: ['not-found'],
})

/** The provider that a match follows, and its counts. */
export const MatchFeedProvider = z.object({
  providerId: FeedProviderId,
  name: z.string(),
  /** The provider's id of the match. */
  match: z.string(),
  /** When its counts were last read. */
  answeredAt: Time.nullable(),
  /** Since when it has been silent for too long, so that betting is stopped. */
  silentSince: Time.nullable(),
  problem: FeedProblem.nullable(),
  counts: z.array(
    FeedCount.extend({
      /** Not yet repeated by two further answers. */
      isProvisional: z.boolean(),
      /** How many events of this type and side the match has. */
      recorded: z.number().int(),
    }),
  ),
  /** The provider that checks the first one. */
  checkedBy: z
    .object({
      providerId: FeedProviderId,
      name: z.string(),
      match: z.string(),
      answeredAt: Time.nullable(),
      problem: FeedProblem.nullable(),
    })
    .nullable(),
  /** Totals on which both have disagreed for more than a minute. */
  disagreements: z.array(FeedCount.extend({ other: z.number().int(), since: Time })),
})

const ProviderMatch = z.object({ providerId: FeedProviderId, match: z.string().trim().min(1).max(100) })

/** The provider that a match is to follow, and another one that checks it. */
export const FollowedProvider = ProviderMatch.extend({ check: ProviderMatch.nullish() })
export type FollowedProvider = z.infer<typeof FollowedProvider>
