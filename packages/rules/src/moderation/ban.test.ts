import { expect, it } from 'vitest'
import { banEndRefusal, isBanned, MOST_BAN_DAYS } from './ban.ts'

const NOW = Date.parse('2026-05-01T18:00:00Z')
const DAY = 86_400_000

it('treats an account as banned until just before the end of its ban, and no longer from that instant on [MD9]', () => {
  expect(isBanned(undefined, NOW)).toBe(false)
  expect(isBanned(NOW + 1, NOW)).toBe(true)
  expect(isBanned(NOW, NOW)).toBe(false)
  expect(isBanned(NOW - 1, NOW)).toBe(false)
})

it('refuses a ban that would end now, in the past, or after more than 3660 days [MD8]', () => {
  expect(banEndRefusal(NOW, NOW)).toBe('past')
  expect(banEndRefusal(NOW + 1, NOW)).toBeUndefined()
  expect(MOST_BAN_DAYS).toBe(3660)
  expect(banEndRefusal(NOW + 3660 * DAY, NOW)).toBeUndefined()
  expect(banEndRefusal(NOW + 3660 * DAY + 1, NOW)).toBe('too-far')
})
