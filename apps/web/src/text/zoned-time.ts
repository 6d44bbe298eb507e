import { dayAndTime, hoursAndMinutes } from './date-text.ts'
import { LOCALE } from './number-text.ts'

/** Formats a day and a time in the reader's time zone, with the zone's name: '14 Jun 2026, 20:00 CEST'. */
export const zonedDayAndTime = (instant: number): string => withZone(dayAndTime(instant), instant)

/** Formats a time of day in the reader's time zone, with the zone's name: '20:00 CEST'. */
export const zonedTime = (instant: number): string => withZone(hoursAndMinutes(instant), instant)

function withZone(text: string, instant: number): string {
  const parts = new Intl.DateTimeFormat(LOCALE, { timeZoneName: 'short' }).formatToParts(new Date(instant))
  const zone = parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
  return `${text} ${zone}`.trimEnd()
}
