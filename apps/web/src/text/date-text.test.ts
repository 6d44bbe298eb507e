import { expect, it } from 'vitest'
import { dayAndTime, timeAndDay, timeOfDay } from './date-text.ts'

it('says the time of day without a leading nought', () => {
  expect(timeOfDay(new Date(2026, 5, 4, 9, 5).getTime())).toBe('9:05')
  expect(timeOfDay(new Date(2026, 5, 4, 20, 0).getTime())).toBe('20:00')
})

it('says the day and the time as fixtures do', () => {
  expect(dayAndTime(new Date(2026, 5, 4, 9, 5).getTime())).toBe('04 Jun 2026, 09:05')
})

it('says when a game was as results do: the time, then the day', () => {
  expect(timeAndDay(new Date(2026, 5, 4, 9, 5).getTime())).toBe('9:05, 04 Jun 2026')
})
