import type { BettingWindow } from '../round/window.ts'
import type { Instant } from '../time.ts'

/** The kinds of reminders, each with a switch of its own ([RE1]). */
export const REMINDER_KINDS = ['starts', 'closing', 'result', 'invited'] as const
export type ReminderKind = (typeof REMINDER_KINDS)[number]

export const REMINDER_LIMITS = {
  /** The devices of one account that receive pushes ([RE3]). */
  devices: 10,
  /** The reminders of one account within an hour that betting closes ([RE6]). */
  closingAnHour: 3,
  /** The shortest time between two reminders of an account that one match starts (ms) ([RE10]). */
  startsApart: 60 * 60_000,
} as const

/** How long before the planned start of a match its players are reminded (ms) ([RE10]). */
const START_BEFORE_MS = 15 * 60_000

/** Returns when the players of a match are reminded that it starts ([RE10]). */
export const startReminderAt = (plannedStart: Instant): Instant => plannedStart - START_BEFORE_MS

/** How long before betting closes a reminder is sent (ms), and the shortest window with a reminder ([RE6]). */
const CLOSING_BEFORE_MS = 60_000
const SHORTEST_WINDOW_MS = 2 * CLOSING_BEFORE_MS

/**
 * Returns when a user is reminded that betting closes; null if this is unknown, or if the window is so short that the
 * reminder would come at its start ([RE6]).
 */
export function closingReminderAt({ opensAt, closesAt }: Pick<BettingWindow, 'opensAt' | 'closesAt'>): Instant | null {
  if (closesAt === null) return null
  if (opensAt !== null && closesAt - opensAt < SHORTEST_WINDOW_MS) return null
  return closesAt - CLOSING_BEFORE_MS
}

/** The hours of a day without reminders, in minutes of the day in a time zone. They may pass midnight. */
export interface QuietHours {
  readonly from: number
  readonly until: number
  /** A name of the IANA database, such as 'Europe/Paris'. */
  readonly timeZone: string
}

/** True if no reminder is sent at this instant ([RE5]). */
export function isQuiet(quiet: QuietHours | undefined, now: Instant): boolean {
  if (!quiet || quiet.from === quiet.until) return false
  const minute = minuteOfDay(quiet.timeZone, now)
  return quiet.from < quiet.until
    ? minute >= quiet.from && minute < quiet.until
    : minute >= quiet.from || minute < quiet.until
}

function minuteOfDay(timeZone: string, now: Instant): number {
  const parts = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  const [hours = 0, minutes = 0] = parts.format(now).split(':').map(Number)
  return hours * 60 + minutes
}

/** True for a time zone that this machine knows. */
export function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}
