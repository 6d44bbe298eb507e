import { expect, it } from 'vitest'
import { numericDate } from './numeric-date.ts'

it('writes month, day and year', () => {
  expect(numericDate(new Date(2026, 5, 4, 20).getTime())).toBe('06-04-2026')
})
