import { dayAndTime } from './date-text.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Returns the elapsed time in words; after more than a month, the date. */
export function timeAgo(instant: number, now: number): string {
  const age = Math.max(0, now - instant)
  if (age < 2 * MINUTE) return 'just now'
  if (age < HOUR) return counted(age / MINUTE, 'minute')
  if (age < DAY) return counted(age / HOUR, 'hour')
  if (age < 30 * DAY) return counted(age / DAY, 'day')
  return dayAndTime(instant)
}

function counted(value: number, unit: string): string {
  const whole = Math.floor(value)
  return `${whole} ${unit}${whole === 1 ? '' : 's'} ago`
}
