import { expect, it } from 'vitest'
import { numericDate, numericDateAndTime } from './numeric-date.ts'

it('a numeric date shows month, day and year [PR292]', () => {
  expect(numericDate(new Date(2026, 5, 4, 20).getTime())).toBe('06-04-2026')
})

it('a numeric date is followed by the time of day on request', () => {
  expect(numericDateAndTime(new Date(2026, 5, 4, 9, 5).getTime())).toBe('06-04-2026, 09:05')
})
