import { isTimeZone, REMINDER_KINDS } from '@bettle/rules'
import { z } from 'zod'
import { Message, Time } from '../fields/common.ts'
import { PushSubscriptionId } from '../fields/ids.ts'
import { route } from '../route.ts'

export const ReminderKind = z.enum(REMINDER_KINDS)

export const ReminderSwitch = z.object({ kind: ReminderKind, push: z.boolean(), email: z.boolean() })
export type ReminderSwitch = z.infer<typeof ReminderSwitch>

const MinuteOfDay = z.int().min(0).max(1439)

export const QuietHours = z.object({
  from: MinuteOfDay,
  until: MinuteOfDay,
  timeZone: z.string().max(64).refine(isTimeZone, 'time-zone-unknown'),
})

/** A browser that receives the caller's pushes. Its address and keys are never sent back. */
export const PushDevice = z.object({
  _id: PushSubscriptionId,
  /** The device in words: its browser and its system; null if unknown. */
  device: z.string().nullable(),
  createdAt: Time,
  /** True for the device that asks. */
  isCurrent: z.boolean(),
})
export type PushDevice = z.infer<typeof PushDevice>

export const Reminders = z.object({
  switches: z.array(ReminderSwitch),
  /**
   * Whether reminders can be sent by email: `unconfirmed` until the user has followed an emailed link, `none` if the server
   * sends no email.
   */
  email: z.enum(['yes', 'unconfirmed', 'none']),
  quiet: QuietHours.nullable(),
  /** The public key with which a browser subscribes (VAPID), base64url. */
  publicKey: z.string(),
  devices: z.array(PushDevice),
})
export type Reminders = z.infer<typeof Reminders>

export const getReminders = route({
  method: 'GET',
  path: '/app/reminders',
  access: 'player',
  area: 'app',
  summary: 'Shows the reminders that the caller turned on, the quiet hours, and the devices that receive pushes.',
  reply: Reminders,
  errors: [],
})

export const setReminders = route({
  method: 'PUT',
  path: '/app/reminders',
  access: 'player',
  area: 'app',
  summary: 'Turns reminders of some kinds on or off, and sets or ends the quiet hours. What it does not name stays.',
  body: z.object({
    switches: z
      .array(z.object({ kind: ReminderKind, push: z.boolean().optional(), email: z.boolean().optional() }))
      .max(20)
      .optional(),
    quiet: QuietHours.nullable().optional(),
  }),
  reply: Reminders,
  errors: ['forbidden', 'email-unconfirmed'],
  requestId: true,
})

/** A key of a browser's subscription, base64url. */
const key = (bytes: number) =>
  z
    .string()
    .max(200)
    .regex(/^[\w-]+={0,2}$/)
    .refine((text) => Math.floor((text.replace(/=+$/, '').length * 3) / 4) === bytes)

export const subscribePush = route({
  method: 'POST',
  path: '/app/push-subscription',
  access: 'player',
  area: 'app',
  summary:
    'Sends the caller’s pushes to this browser until its session ends. The same browser again replaces what was stored for it. Beyond ten devices the oldest one ends.',
  body: z.object({ endpoint: z.url().max(1000), keys: z.object({ p256dh: key(65), auth: key(16) }) }),
  reply: z.object({ device: PushDevice }),
  errors: ['forbidden'],
  requestId: true,
})

export const unsubscribePush = route({
  method: 'DELETE',
  path: '/app/push-subscription/:id',
  access: 'player',
  area: 'app',
  summary: 'Ends the pushes to one of the caller’s devices.',
  params: z.object({ id: PushSubscriptionId }),
  unknown: 'not-found',
  reply: Message,
  errors: ['not-found'],
  requestId: true,
})
