import { z } from 'zod'
import { Message, Time } from '../fields/common.ts'
import { FeedProviderId } from '../fields/ids.ts'
import { shownLine } from '../fields/shown-text.ts'
import { Side } from '../match/match-event.ts'
import { EventTypeName } from '../match/odds.ts'
import { route } from '../route.ts'

/** The formats of providers: JSON of any form with configured paths, API-Football version 3, and OpenLigaDB. */
export const FeedProviderFormat = z.enum(['generic', 'api-football', 'openligadb'])
export type FeedProviderFormat = z.infer<typeof FeedProviderFormat>

/** The reason why the server could not use a provider's last answer. */
export const FeedProblem = z.enum([
  /** The provider did not answer within the time limit, or the connection failed. */
  'unreachable',
  /** The address leads to a private network, or to a host other than the provider's. */
  'address-refused',
  /** The provider answered with a redirect, which is not followed. */
  'redirected',
  /** The provider refused the key. */
  'key-refused',
  /** The stored key cannot be decrypted, because the secret of the server changed. */
  'key-unreadable',
  /** The provider refused the call, because it received too many calls. */
  'too-many-calls',
  /** The provider's plan does not include the match, season or day. */
  'not-in-plan',
  /** The calls that the provider allows for this day are used up. */
  'calls-used-up',
  /** The provider answered with an error that has no code of its own. */
  'failed',
  /** The answer is larger than the limit. */
  'too-large',
  /** The answer is not in the format of the provider. */
  'not-understood',
  /** The provider does not know the match, or has no counts of it yet. */
  'match-unknown',
  /** The answer is about another match than the requested one. */
  'other-match',
  /** The answer states no total that can be used: none at all, or only nonsense. */
  'no-counts',
  /** The time that the provider states has stood still for minutes, so its answers are old ones. */
  'frozen',
  /** The provider is configured without a list of its matches. */
  'no-fixtures',
])
export type FeedProblem = z.infer<typeof FeedProblem>

const Seconds = z.number().min(0).max(600)
const Delay = z.object({ eventType: EventTypeName, seconds: Seconds })

/** A path to a value in a generic provider's answer, such as `teams[0].corners`. */
const Path = z.string().trim().min(1).max(200)
const TotalPath = z.object({ eventType: EventTypeName, side: Side, path: Path })

const ProviderUrl = z.url({ protocol: /^https?$/ }).max(500)
const HeaderName = z.string().regex(/^[A-Za-z0-9-]{1,60}$/)

/** The address of a generic provider's list of matches, and the paths to the fields of each match in the list. */
const FixturePaths = z.object({
  /**
   * An address on the provider's host. It may contain `{league}`, `{season}` and `{day}`; the day is written as
   * 2026-11-28.
   */
  url: ProviderUrl,
  /** The path to the list in the answer; empty if the answer itself is the list. */
  list: z.string().trim().max(200),
  match: Path,
  homeTeam: Path,
  awayTeam: Path,
  kickOff: Path,
  /**
   * The path to the kick-off in the answer about one match. Without this path the match does not move when the provider
   * moves its kick-off.
   */
  matchKickOff: Path.nullish(),
})

/** The values with which a generic provider states one phase of a match, written as text. */
const PhaseValues = z.array(z.string().trim().min(1).max(40)).min(1).max(10)

/** The path to the phase in a generic provider's answer about one match, and the provider's values of each phase. */
const Phases = z.object({
  path: Path,
  half1: PhaseValues,
  interval: PhaseValues,
  half2: PhaseValues,
  over: PhaseValues,
  /** The values of an interrupted match. Every value that is in no list counts as unknown, and never as play. */
  interrupted: PhaseValues.nullish(),
  /** The values of a match that is abandoned, cancelled or awarded. */
  calledOff: PhaseValues.nullish(),
})

/** The configuration of a provider. The provider's key is not part of it. */
export const FeedProviderForm = z.object({
  name: shownLine(60, 'Please name the provider'),
  format: FeedProviderFormat,
  /**
   * The base address of the provider. For a generic provider it contains `{match}`, for the provider's id of a match.
   */
  url: ProviderUrl,
  /** The name of the header in which a generic provider expects its key. */
  keyHeader: HeaderName.nullable().default(null),
  totals: z.array(TotalPath).max(60).default([]),
  /** The path to the id of the match in a generic provider's answer. Without it, answers are not checked. */
  matchPath: Path.nullish(),
  /**
   * The path to a time that moves during a match, such as the elapsed minute or the time of the answer. Without it the
   * server cannot see that a generic provider repeats an old answer.
   */
  timePath: Path.nullish(),
  /** Set only for a generic provider. The other formats define their own lists of matches. */
  fixtures: FixturePaths.nullish(),
  /** Set only for a generic provider that states the phase of a match. Without it an operator starts and ends halves. */
  phases: Phases.nullish(),
  /** The shortest time between two calls of the provider for one match, in seconds. */
  intervalSeconds: z.number().int().min(10).max(600),
  /** How long the provider usually takes to count an event, in seconds. */
  delaySeconds: Seconds,
  /** The delays of event types that differ from `delaySeconds`. */
  delays: z.array(Delay).max(60).default([]),
  /** The largest number of calls of the provider in one UTC day; null without a limit. */
  dailyCalls: z.number().int().min(1).max(10_000_000).nullable(),
})
export type FeedProviderForm = z.output<typeof FeedProviderForm>

/** The key of a provider. The server stores it encrypted, and no reply contains it. */
const Key = z.string().trim().min(1).max(500)

/**
 * The parts of a match whose start or end a provider states. `starts-and-ends`: the start and the end of each half.
 * `ends-match`: only that the match is over. `nothing`: an operator starts and ends the halves.
 */
export const StatedHalves = z.enum(['starts-and-ends', 'ends-match', 'nothing'])
export type StatedHalves = z.infer<typeof StatedHalves>

export const FeedProvider = z.object({
  ...FeedProviderForm.shape,
  _id: FeedProviderId,
  hasKey: z.boolean(),
  /** The event types that the provider counts. */
  eventTypes: z.array(z.string()),
  halves: StatedHalves,
  /** True if Bettle's developers have tried this format with a real service. */
  isTriedLive: z.boolean(),
  callsToday: z.number().int(),
  /** How late the provider counted events, by event type, measured while operators recorded these events themselves. */
  measured: z.array(
    z.object({
      eventType: z.string(),
      /** The median of the samples, in whole seconds. */
      seconds: z.number().int(),
      /** The number of samples: one for each event, the latest 50 at most. */
      events: z.number().int(),
    }),
  ),
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
  summary: 'Lists the providers of event counts, without their keys.',
  reply: z.object({ providers: z.array(FeedProvider) }),
  errors: [],
})

export const createFeedProvider = route({
  method: 'POST',
  path: PATH,
  access: 'admin',
  area: 'admin',
  summary: 'Creates a provider of event counts. The server encrypts the key of the provider and never returns it.',
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
  summary:
    'Changes a provider of event counts. If the request has no key, the stored key stays. If the key is null, the stored key is removed.',
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
  summary: 'Deletes a provider of event counts and its key. The call is refused while a match follows the provider.',
  params: ById,
  unknown: 'not-found',
  reply: Message,
  errors: ['not-found', 'provider-in-use'],
  requestId: true,
})

/** The total of one event type and side, as a provider counts it. */
export const FeedCount = z.object({ eventType: z.string(), side: Side, total: z.number().int() })

export const testFeedProvider = route({
  method: 'POST',
  path: `${PATH}/:id/test`,
  access: 'admin',
  area: 'admin',
  summary:
    'Requests the event totals of one match from a provider. Returns the totals, or why they could not be read. The request counts towards the provider’s daily limit.',
  params: ById,
  unknown: 'not-found',
  body: z.object({ match: z.string().trim().min(1).max(100) }),
  reply: z.object({
    totals: z.array(FeedCount),
    /** The event types whose total the answer does not state for both sides. */
    unknown: z.array(z.string()).optional(),
    problem: FeedProblem.nullable(),
    /** How long the provider took to answer, in milliseconds. */
    milliseconds: z.number().int(),
  }),
  errors: ['not-found'],
})

/** The provider that a match follows, and the provider's counts. */
export const MatchFeedProvider = z.object({
  providerId: FeedProviderId,
  name: z.string(),
  /** The id that the provider gives the match. */
  match: z.string(),
  halves: StatedHalves,
  /** When the server stopped betting, because the provider is to start a half; null while betting is not stopped for it. */
  awaitsSince: Time.nullable(),
  /**
   * Set while the provider says that no play goes on, or says nothing about it: its own word, whether the clock stands
   * still, and when the match is abandoned, null while that is not confirmed.
   */
  halt: z
    .object({ status: z.string(), isClockStopped: z.boolean(), since: Time, abandonsAt: Time.nullable() })
    .optional(),
  /** When the server last read the provider's counts; null if it never did. */
  answeredAt: Time.nullable(),
  /** When the server stopped betting, because the provider was silent for too long; null while the provider answers. */
  silentSince: Time.nullable(),
  problem: FeedProblem.nullable(),
  counts: z.array(
    FeedCount.extend({
      /** True until two answers of the provider in a row repeat the totals of this event type. */
      isProvisional: z.boolean(),
      /** How many events of this type and side the server has recorded for the match. */
      recorded: z.number().int(),
    }),
  ),
  /** The event types whose count is unknown, and since when. No bet on them is accepted until the provider states it. */
  unknown: z.array(z.object({ eventType: z.string(), since: Time })).optional(),
  /** The event types with a time before the takeover that nobody has stated. Their rounds wait, or are void. */
  unstated: z.array(z.string()).optional(),
  /** A second provider whose totals check those of the first. */
  checkedBy: z
    .object({
      providerId: FeedProviderId,
      name: z.string(),
      match: z.string(),
      answeredAt: Time.nullable(),
      problem: FeedProblem.nullable(),
    })
    .nullable(),
  /** Totals on which both providers have disagreed for more than a minute. */
  disagreements: z.array(FeedCount.extend({ other: z.number().int(), since: Time })),
})

const ProviderMatch = z.object({ providerId: FeedProviderId, match: z.string().trim().min(1).max(100) })

/** The provider that a match is to follow, and optionally a second provider that checks the first. */
export const FollowedProvider = ProviderMatch.extend({ check: ProviderMatch.nullish() })
export type FollowedProvider = z.infer<typeof FollowedProvider>
