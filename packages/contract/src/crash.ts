import { z } from 'zod'
import { ListQuery, PublicUser, Time, Total } from './fields/common.ts'
import { CrashGroupId } from './fields/ids.ts'
import { shownText } from './fields/shown-text.ts'
import { route } from './route.ts'

/** The size in bytes of the largest report that the server reads. Reporters shorten longer reports. */
export const CRASH_REPORT_BYTES = 32 * 1024

/**
 * A crash as a browser reports it. Before the server stores the crash, it removes text that a user typed or that could
 * identify a user.
 */
const CrashError = z.object({
  name: z.string().optional(),
  message: z.string().optional(),
  stack: z.string().optional(),
  code: z.union([z.string(), z.number()]).optional(),
  statusCode: z.number().optional(),
  /** The text of the error's `cause`. */
  cause: z.string().optional(),
})

const CrashData = z.object({
  /** The name of the component of the page that crashed. */
  componentName: z.string().optional(),
  /** The address of the page, without its query. */
  location: z.string().optional(),
  browser: z.string().optional(),
  /** The version of the web's build. */
  version: z.string().optional(),
  /** The server ignores this field: the session identifies the user. */
  user: z.unknown().optional(),
  userDescription: z.string().optional(),
})

/**
 * A crash report. A request with the id of an earlier report adds the user, or their description, to that report.
 */
const CrashReport = z
  .object({
    error: CrashError.optional(),
    data: CrashData.optional(),
    id: z.string().min(1).max(60).optional(),
    /** Any value except null adds the user of the session to the report. */
    user: z.unknown().optional(),
    message: z.optional(shownText(4000, 'crash-missing')),
  })
  .refine(
    ({ error, id, user, message }) =>
      message !== undefined || (id === undefined ? error !== undefined : user !== undefined && user !== null),
    {
      error: 'An error, a message, or an id with a message or a user',
      when: ({ value }) => typeof value === 'object' && value !== null,
    },
  )

/** The id of a crash report. Only the reporter receives the id, so that no other client can complete the report. */
const Reported = z.object({ id: z.string() })

export const reportCrash = route({
  method: 'POST',
  path: '/log/crash-report',
  access: 'anyone',
  area: 'shared',
  summary:
    'Reports a crash of the app to the operators. Within ten minutes the same client may add a message or a user to the report once, by the id of the report.',
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
  summary: 'Reports a crash of the app of a signed-in user to the operators.',
})

/**
 * `open`: no operator has handled the crash. `resolved`: the group opens again if the crash recurs. `muted`: the server
 * only counts the crashes.
 */
export const CrashStatus = z.enum(['open', 'resolved', 'muted'])
export type CrashStatus = z.infer<typeof CrashStatus>

/** A group of crashes with the same name, message and position in our own code. */
export const CrashGroup = z.object({
  _id: CrashGroupId,
  /** Where the crash happened: in a browser or on the server. `person` is a report of a user without a crash. */
  origin: z.enum(['browser', 'server', 'person']),
  name: z.string(),
  message: z.string(),
  /** The innermost stack frame of our own code, as file and line. */
  place: z.string(),
  status: CrashStatus,
  count: z.number().int(),
  firstAt: Time,
  lastAt: Time,
  /** The last ten versions of Bettle in which the crash happened, the latest last. */
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
  summary:
    'Lists groups of equal crashes, the group with the latest crash first. With ?status it lists the groups of one status.',
  query: ListQuery.extend({ status: CrashStatus.optional() }),
  reply: z.object({ crashReports: z.array(CrashGroup), total: Total.optional() }),
  errors: [],
})

export const adminGetCrashReport = route({
  method: 'GET',
  path: '/admin/crash-report/:id',
  access: 'admin',
  area: 'admin',
  summary: 'Returns one group of crashes with its latest reports.',
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
  summary: 'Resolves, mutes or reopens a group of crashes.',
  params: ById,
  unknown: 'not-found',
  body: z.object({ status: CrashStatus }),
  reply: z.object({ crashReport: CrashGroup }),
  errors: ['not-found'],
  requestId: true,
})
