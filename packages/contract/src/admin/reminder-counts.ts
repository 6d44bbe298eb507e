import { z } from 'zod'
import { ReminderKind } from '../account/reminders.ts'
import { Time } from '../fields/common.ts'
import { route } from '../route.ts'

export const ReminderOutcome = z.enum([
  'sent',
  /** Its time was over before it could be sent. */
  'late',
  'quiet',
  /** The account did not need or want it any more. */
  'withdrawn',
  /** The push service no longer knows the browser. */
  'gone',
  'failed',
  /** The account had as many emails as are permitted. */
  'limited',
  /** The server crashed while it sent the reminder, so it may have arrived. */
  'unknown',
  'waiting',
])
export type ReminderOutcome = z.infer<typeof ReminderOutcome>

/** The number of reminders of one kind that took one way and ended alike. Never 0. */
export const ReminderCount = z.object({
  kind: ReminderKind,
  way: z.enum(['push', 'email']),
  outcome: ReminderOutcome,
  count: z.number().int(),
})
export type ReminderCount = z.infer<typeof ReminderCount>

const ReminderPeriod = z.object({
  /** The time from which reminders are counted. It is later than the start of the period if the server counts no more. */
  since: Time,
  counts: z.array(ReminderCount),
})

export const adminCountReminders = route({
  method: 'GET',
  path: '/admin/reminder-counts',
  access: 'admin',
  area: 'admin',
  summary:
    'Counts the reminders of the last 24 hours and of the last seven days by kind, way and outcome. Reminders about a round or a match that has not started are left out.',
  reply: z.object({
    day: ReminderPeriod,
    week: ReminderPeriod,
    /** The reminders of the week that were neither sent nor dropped, and when the oldest of them was made. */
    waiting: z.object({ count: z.number().int(), since: Time.nullable() }),
  }),
  errors: [],
})
