import { dayAndTime } from './date-text.ts'

/** Formats a day and a time in the reader's time zone, with the zone's name: '14 Jun 2026, 20:00 CEST'. */
export function zonedDayAndTime(instant: number): string {
  const parts = new Intl.DateTimeFormat('en-GB', { timeZoneName: 'short' }).formatToParts(new Date(instant))
  const zone = parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
  return `${dayAndTime(instant)} ${zone}`.trimEnd()
}
