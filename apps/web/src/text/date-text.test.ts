import { expect, it } from 'vitest'
import { dayAndTime, timeAndDay, timeOfDay } from './date-text.ts'

it('the hour of a time of day has no leading zero', () => {
  expect(timeOfDay(new Date(2026, 5, 4, 9, 5).getTime())).toBe('9:05')
  expect(timeOfDay(new Date(2026, 5, 4, 20, 0).getTime())).toBe('20:00')
})

it('the date of a fixture shows the day and the time [PR80]', () => {
  expect(dayAndTime(new Date(2026, 5, 4, 9, 5).getTime())).toBe('04 Jun 2026, 09:05')
})

it('the date of a result shows the time and then the day [PR239]', () => {
  expect(timeAndDay(new Date(2026, 5, 4, 9, 5).getTime())).toBe('9:05, 04 Jun 2026')
})
