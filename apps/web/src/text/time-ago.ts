import { msg } from '../texts/msg.ts'
import { dayAndTime } from './date-text.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Returns the elapsed time in words; after more than a month, the date. */
export function timeAgo(instant: number, now: number): string {
  const age = Math.max(0, now - instant)
  if (age < 2 * MINUTE) return msg('text.time-ago.just-now')
  if (age < HOUR) return msg('text.time-ago.minutes', { count: Math.floor(age / MINUTE) })
  if (age < DAY) return msg('text.time-ago.hours', { count: Math.floor(age / HOUR) })
  if (age < 30 * DAY) return msg('text.time-ago.days', { count: Math.floor(age / DAY) })
  return dayAndTime(instant)
}
