import { z } from 'zod'
import { ListQuery, Message, PublicUser, Time, Total } from './common.ts'
import { LandingContent } from './landing-content.ts'
import { Side } from './match-event.ts'
import { route } from './route.ts'

/** 0 is what stands there before anybody has published. */
const Revision = z.number().int().min(0).max(1_000_000_000)

const Landing = z.object({
  content: LandingContent,
  /** Null where nobody has published yet. */
  publishedAt: Time.nullable(),
  revision: Revision,
})
export type Landing = z.infer<typeof Landing>

/** Larger than any content that keeps the limits. */
const MOST_BYTES = 256 * 1024

export const getLanding = route({
  method: 'GET',
  path: '/content/landing',
  access: 'anyone',
  area: 'public',
  summary: 'What is published on the landing page.',
  reply: Landing,
  etag: true,
  errors: [],
})

/** A match as one sees it in passing: teams, score, clock, what happened last. */
const LiveGlimpse = z.object({
  homeTeam: z.string(),
  awayTeam: z.string(),
  /** `unassigned` counts the goals that are in neither number ([E5]). */
  score: z.object({ home: z.number().int(), away: z.number().int(), unassigned: z.number().int().optional() }),
  halfNumber: z.number().int(),
  /** Since when the half has been running, and how fast: match time is computed from them. */
  startTime: Time,
  tempo: z.number(),
  /** The latest first. */
  events: z.array(z.object({ eventType: z.string(), displayName: z.string(), timeStamp: Time, team: Side.nullable() })),
})
export type LiveGlimpse = z.infer<typeof LiveGlimpse>

export const getLiveGlimpse = route({
  method: 'GET',
  path: '/content/live',
  access: 'anyone',
  area: 'public',
  summary: 'The practice match that is running, in small; null where none is. The same for everybody for two seconds.',
  reply: z.object({ match: LiveGlimpse.nullable(), serverTime: Time }),
  errors: [],
})

export const unlockContent = route({
  method: 'POST',
  path: '/admin/content/unlock',
  access: 'admin',
  area: 'admin',
  summary: 'Checks the caller’s own password before they edit; wrong ones count as at signing in.',
  body: z.object({ password: z.string().max(200) }),
  reply: Message,
  errors: ['forbidden', 'rate-limited'],
})

export const publishLanding = route({
  method: 'PUT',
  path: '/admin/content/landing',
  access: 'admin',
  area: 'admin',
  summary: 'Publishes content that was made from a revision; refused where a later one has been published since.',
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
  /** The revision that this one brought back. */
  reverts: Revision.nullable(),
})
export type PastLanding = z.infer<typeof PastLanding>

export const listLandings = route({
  method: 'GET',
  path: '/admin/content/landing/history',
  access: 'admin',
  area: 'admin',
  summary: 'Every revision of the landing page, the latest first, with who published it.',
  query: ListQuery,
  reply: z.object({ revisions: z.array(PastLanding), total: Total.optional() }),
  errors: [],
})

export const getPastLanding = route({
  method: 'GET',
  path: '/admin/content/landing/history/:revision',
  access: 'admin',
  area: 'admin',
  summary: 'One revision of the landing page.',
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
  summary: 'Publishes a former revision once more, as a new one.',
  body: z.object({ revision: Revision, basedOn: Revision }),
  reply: Landing,
  errors: ['content-changed', 'not-found', 'unsupported-type', 'too-large', 'unavailable'],
  requestId: true,
})
