import { LANGUAGE } from '../texts/language.ts'

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const two = (value: number) => String(value).padStart(2, '0')

/** Formats the time of day in the reader's time zone: '9:05'. */
export function timeOfDay(instant: number): string {
  const date = new Date(instant)
  return `${date.getHours()}:${two(date.getMinutes())}`
}

/** Formats the time of day in the reader's time zone with two digits for the hour: '09:05'. */
export function hoursAndMinutes(instant: number): string {
  const date = new Date(instant)
  return `${two(date.getHours())}:${two(date.getMinutes())}`
}

/** Formats a day in the reader's time zone: '14 Jun 2026'. */
export function dayText(instant: number): string {
  const date = new Date(instant)
  if (LANGUAGE !== 'en') return date.toLocaleDateString(LANGUAGE, { day: '2-digit', month: 'short', year: 'numeric' })
  return `${two(date.getDate())} ${MONTHS[date.getMonth()]} ${date.getFullYear()}`
}

/** Formats a day and a time in the reader's time zone: '14 Jun 2026, 20:00'. */
export function dayAndTime(instant: number): string {
  return `${dayText(instant)}, ${hoursAndMinutes(instant)}`
}

/** Formats a time and a day in the reader's time zone: '9:05, 14 Jun 2026'. */
export function timeAndDay(instant: number): string {
  return `${timeOfDay(instant)}, ${dayText(instant)}`
}
