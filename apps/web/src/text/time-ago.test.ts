import { expect, it } from 'vitest'
import { timeAgo } from './time-ago.ts'

const now = Date.UTC(2026, 5, 14, 18, 0)
const MINUTE = 60_000

it('an elapsed time is shown in the largest unit that fits', () => {
  expect(timeAgo(now - 5000, now)).toBe('just now')
  expect(timeAgo(now - 2 * MINUTE, now)).toBe('2 minutes ago')
  expect(timeAgo(now - 60 * MINUTE, now)).toBe('1 hour ago')
  expect(timeAgo(now - 23.9 * 60 * MINUTE, now)).toBe('23 hours ago')
  expect(timeAgo(now - 3 * 24 * 60 * MINUTE, now)).toBe('3 days ago')
})

it('an elapsed time that is long is shown as a date, and a future time is never shown as elapsed', () => {
  expect(timeAgo(new Date(2026, 3, 15, 18, 0).getTime(), now)).toBe('15 Apr 2026, 18:00')
  expect(timeAgo(now + 3000, now)).toBe('just now')
})
