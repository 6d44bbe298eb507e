import { LANGUAGE } from '../texts/language.ts'
import { hoursAndMinutes } from './date-text.ts'

const two = (value: number) => String(value).padStart(2, '0')

/** Formats month, day and year in the reader's time zone, for administrators' lists: '06-14-2026'. */
export function numericDate(instant: number): string {
  const date = new Date(instant)
  if (LANGUAGE !== 'en') return date.toLocaleDateString(LANGUAGE, { day: '2-digit', month: '2-digit', year: 'numeric' })
  return `${two(date.getMonth() + 1)}-${two(date.getDate())}-${date.getFullYear()}`
}

/** Formats a numeric date with the time of day: '06-14-2026, 20:00'. */
export function numericDateAndTime(instant: number): string {
  return `${numericDate(instant)}, ${hoursAndMinutes(instant)}`
}
