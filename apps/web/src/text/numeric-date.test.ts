import { expect, it } from 'vitest'
import { numericDate, numericDateAndTime } from './numeric-date.ts'

it('writes month, day and year', () => {
  expect(numericDate(new Date(2026, 5, 4, 20).getTime())).toBe('06-04-2026')
})

it('writes the time of day behind it', () => {
  expect(numericDateAndTime(new Date(2026, 5, 4, 9, 5).getTime())).toBe('06-04-2026, 09:05')
})
