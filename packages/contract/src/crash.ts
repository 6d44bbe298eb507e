import { z } from 'zod'
import { ListQuery, PublicUser, Time, Total } from './common.ts'
import { CrashGroupId } from './ids.ts'
import { route } from './route.ts'
import { shownText } from './shown-text.ts'

/** So much of a crash is read; what is longer is cut by whoever tells it. */
export const CRASH_REPORT_BYTES = 32 * 1024

/** As a browser caught it. What of it could say who somebody is, or what they typed, is taken out before anything is kept. */
const CrashError = z.object({
  name: z.string().optional(),
  message: z.string().optional(),
  stack: z.string().optional(),
  code: z.union([z.string(), z.number()]).optional(),
  statusCode: z.number().optional(),
  /** What led to it, in words. */
  cause: z.string().optional(),
})

const CrashData = z.object({
  /** Which part of the page fell. */
  componentName: z.string().optional(),
  /** The address, without its query. */
  location: z.string().optional(),
  browser: z.string().optional(),
  /** Which build it was. */
  version: z.string().optional(),
  /** Not read: who it was, the session says. */
  user: z.unknown().optional(),
  userDescription: z.string().optional(),
})

/** A crash; or, with the id it was answered, that the asker is the one it befell, or what they have to say of it; or that alone. */
const CrashReport = z
  .object({
    error: CrashError.optional(),
    data: CrashData.optional(),
    id: z.string().min(1).max(60).optional(),
    /** Says only that there is one, unless it is null: who it is, the session says. */
    user: z.unknown().optional(),
    message: z.optional(shownText(4000, 'Please describe what happened')),
  })
  .refine(
    ({ error, id, user, message }) =>
      message !== undefined || (id === undefined ? error !== undefined : user !== undefined && user !== null),
    {
      error: 'An error, a message, or an id with a message or a user',
      when: ({ value }) => typeof value === 'object' && value !== null,
    },
  )

/** A report takes this name from whoever saw it: nobody else can complete it. */
const Reported = z.object({ id: z.string() })

export const reportCrash = route({
  method: 'POST',
  path: '/log/crash-report',
  access: 'anyone',
  area: 'shared',
  summary: 'Tells of a crash, for who looks after the game; within ten minutes it is completed by its id, once.',
  body: CrashReport,
  reply: Reported,
  errors: ['not-found', 'not-signed-in', 'session-expired'],
  maxBytes: CRASH_REPORT_BYTES,
  perMinute: 600,
})

export const submitCrashReport = route({
  ...reportCrash,
  path: '/app/submit-crash-report',
  access: 'player',
  area: 'app',
  summary: 'The same of one who is signed in.',
})

/** Open, until somebody sees to it; one that is resolved and comes again is open again; of a muted one only the number is kept. */
export const CrashStatus = z.enum(['open', 'resolved', 'muted'])
export type CrashStatus = z.infer<typeof CrashStatus>

/** Crashes that are one by their name, their message and where in our own code they happened. */
export const CrashGroup = z.object({
  _id: CrashGroupId,
  /** In somebody's browser, on the server, or told by somebody without one. */
  origin: z.enum(['browser', 'server', 'person']),
  name: z.string(),
  message: z.string(),
  /** The innermost frame of our own: file and line. */
  place: z.string(),
  status: CrashStatus,
  count: z.number().int(),
  firstAt: Time,
  lastAt: Time,
  /** The last ten that it was seen in, the latest last. */
  versions: z.array(z.string()),
})
export type CrashGroup = z.infer<typeof CrashGroup>

const CrashOfGroup = z.object({
  _id: z.string(),
  at: Time,
  version: z.string(),
  componentName: z.string(),
  location: z.string(),
  browser: z.string(),
  user: PublicUser.nullable(),
  userDescription: z.string().nullable(),
  code: z.string().nullable(),
  statusCode: z.number().int().nullable(),
  cause: z.string().nullable(),
  stack: z.string(),
})
export type CrashOfGroup = z.infer<typeof CrashOfGroup>

const ById = z.object({ id: CrashGroupId })

export const adminListCrashReports = route({
  method: 'GET',
  path: '/admin/crash-report',
  access: 'admin',
  area: 'admin',
  summary: 'Crashes by what they have in common, the last seen first; those of one status with ?status.',
  query: ListQuery.extend({ status: CrashStatus.optional() }),
  reply: z.object({ crashReports: z.array(CrashGroup), total: Total.optional() }),
  errors: [],
})

export const adminGetCrashReport = route({
  method: 'GET',
  path: '/admin/crash-report/:id',
  access: 'admin',
  area: 'admin',
  summary: 'One kind of crash, with the last reports of it.',
  params: ById,
  unknown: 'not-found',
  reply: z.object({ crashReport: CrashGroup.extend({ reports: z.array(CrashOfGroup) }) }),
  errors: ['not-found'],
})

export const adminUpdateCrashReport = route({
  method: 'PUT',
  path: '/admin/crash-report/:id',
  access: 'admin',
  area: 'admin',
  summary: 'Resolves or mutes a kind of crash, or opens it again.',
  params: ById,
  unknown: 'not-found',
  body: z.object({ status: CrashStatus }),
  reply: z.object({ crashReport: CrashGroup }),
  errors: ['not-found'],
  requestId: true,
})
