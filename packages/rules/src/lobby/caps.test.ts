import { expect, it } from 'vitest'
import { CAPS, DAY, openingRefusal, seatRefusal, waitUnderDailyCap } from './caps.ts'

const NOON = Date.UTC(2026, 0, 3, 12)
const HOUR = DAY / 24

it('lets an account use a limited action as often as the daily limit says, and once more when the first use is a day old [M12] [A27]', () => {
  const earlier = [NOON - 5 * HOUR, NOON - HOUR, NOON]
  expect(waitUnderDailyCap([], 3, NOON)).toBe(0)
  expect(waitUnderDailyCap(earlier.slice(1), 3, NOON)).toBe(0)
  expect(waitUnderDailyCap(earlier, 3, NOON)).toBe(19 * HOUR)
  expect(waitUnderDailyCap(earlier, 3, NOON + 19 * HOUR - 1)).toBe(1)
  expect(waitUnderDailyCap(earlier, 3, NOON + 19 * HOUR)).toBe(0)
})

it('makes an account that used a limited action more often than the daily limit wait until enough uses are a day old [M12] [A27]', () => {
  expect(waitUnderDailyCap([NOON - 4 * HOUR, NOON - 3 * HOUR, NOON - 2 * HOUR, NOON - HOUR], 3, NOON)).toBe(21 * HOUR)
})

it('refuses a user a sixth hosted lobby or a fifty-first seat, and names the limit on hosted lobbies first [M12]', () => {
  expect(openingRefusal({ hosted: 4, seats: 49 })).toBeUndefined()
  expect(openingRefusal({ hosted: 5, seats: 50 })).toBe('too-many-lobbies')
  expect(openingRefusal({ hosted: 4, seats: 50 })).toBe('too-many-seats')
  expect(seatRefusal({ seats: 49 })).toBeUndefined()
  expect(seatRefusal({ seats: 50 })).toBe('too-many-seats')
})

it('limits one account to 5 hosted lobbies, 20 opened a day, 50 seats and 3 new usernames a day [M12] [A27]', () => {
  expect(CAPS).toEqual({ hosted: 5, openedADay: 20, seats: 50, renamesADay: 3 })
})
