import { z } from 'zod'
import { ListQuery, Message, PublicUser, Time, Total } from '../fields/common.ts'
import { Language } from '../fields/languages.ts'
import { Side } from '../match/match-event.ts'
import { Pause } from '../match/match-half.ts'
import { route } from '../route.ts'
import { LandingContent } from './landing-content.ts'

/** The number of a revision of the landing page. Revision 0 is the built-in content before the first publication. */
const Revision = z.number().int().min(0).max(1_000_000_000)

const Landing = z.object({
  content: LandingContent,
  /** When the revision was published; null before the first publication. */
  publishedAt: Time.nullable(),
  revision: Revision,
})
export type Landing = z.infer<typeof Landing>

/** The largest body of a request to publish, in bytes: more than any content within the limits needs. */
const MOST_BYTES = 256 * 1024

export const getLanding = route({
  method: 'GET',
  path: '/content/landing',
  access: 'anyone',
  area: 'public',
  summary:
    'Returns the published content of the landing page. Before the first publication it is in the language that the query names.',
  query: z.object({ language: z.optional(Language) }),
  reply: Landing,
  etag: true,
  errors: [],
})

/** A short view of a match: teams, score, clock and latest events. */
const LiveGlimpse = z.object({
  homeTeam: z.string(),
  awayTeam: z.string(),
  /** `unassigned` counts the goals without a side, which are in neither of the other numbers ([E5]). */
  score: z.object({ home: z.number().int(), away: z.number().int(), unassigned: z.number().int().optional() }),
  halfNumber: z.number().int(),
  /** The kick-off of the running half. Clients compute the match time from it and the tempo. */
  startTime: Time,
  /** The interruptions of the running half, in which the match time stands still; left out without any. */
  pauses: z.array(Pause).optional(),
  tempo: z.number(),
  /** The latest match events, the latest first. */
  events: z.array(z.object({ eventType: z.string(), displayName: z.string(), timeStamp: Time, team: Side.nullable() })),
})
export type LiveGlimpse = z.infer<typeof LiveGlimpse>

export const getLiveGlimpse = route({
  method: 'GET',
  path: '/content/live',
  access: 'anyone',
  area: 'public',
  summary:
    'Returns the score, the clock and the latest events of the running practice match, or null if no practice match runs. All callers within two seconds get the same reply.',
  reply: z.object({ match: LiveGlimpse.nullable(), serverTime: Time }),
  errors: [],
})

export const unlockContent = route({
  method: 'POST',
  path: '/admin/content/unlock',
  access: 'admin',
  area: 'admin',
  summary:
    'Checks the password of an administrator before the editor of the landing page opens. A wrong password counts like a failed sign-in.',
  body: z.object({ password: z.string().max(200) }),
  reply: Message,
  errors: ['forbidden', 'rate-limited'],
})

export const publishLanding = route({
  method: 'PUT',
  path: '/admin/content/landing',
  access: 'admin',
  area: 'admin',
  summary:
    'Publishes new content of the landing page. The request names the revision that it changes, and is refused if a later revision was published since.',
  body: z.object({ content: LandingContent, basedOn: Revision }),
  reply: Landing,
  maxBytes: MOST_BYTES,
  errors: ['content-changed', 'not-found', 'unsupported-type', 'too-large', 'unavailable'],
  requestId: true,
})

const PastLanding = z.object({
  revision: Revision,
  publishedAt: Time,
  user: PublicUser.nullable(),
  /** The earlier revision that this revision restored; null if it restored none. */
  reverts: Revision.nullable(),
})
export type PastLanding = z.infer<typeof PastLanding>

export const listLandings = route({
  method: 'GET',
  path: '/admin/content/landing/history',
  access: 'admin',
  area: 'admin',
  summary: 'Lists every revision of the landing page with its publisher, the latest first.',
  query: ListQuery,
  reply: z.object({ revisions: z.array(PastLanding), total: Total.optional() }),
  errors: [],
})

export const getPastLanding = route({
  method: 'GET',
  path: '/admin/content/landing/history/:revision',
  access: 'admin',
  area: 'admin',
  summary: 'Returns one revision of the landing page.',
  params: z.object({ revision: z.coerce.number().pipe(Revision) }),
  unknown: 'not-found',
  reply: Landing,
  errors: ['not-found'],
})

export const revertLanding = route({
  method: 'POST',
  path: '/admin/content/landing/revert',
  access: 'admin',
  area: 'admin',
  summary: 'Publishes an earlier revision of the landing page again, as a new revision.',
  body: z.object({ revision: Revision, basedOn: Revision }),
  reply: Landing,
  errors: ['content-changed', 'not-found', 'unsupported-type', 'too-large', 'unavailable'],
  requestId: true,
})
