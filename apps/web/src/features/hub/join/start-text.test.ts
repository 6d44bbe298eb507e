import { expect, it } from 'vitest'
import { startText } from './start-text.ts'

it('the invitation says when the match or its next half starts, which minute is played, or that the match has ended [PR675]', () => {
  const startsAt = new Date(2026, 5, 14, 20, 0).getTime()
  expect(startText({ state: 'upcoming', halfNumber: 1, startsAt })).toBe('The match starts on 14 Jun 2026, 20:00.')
  expect(startText({ state: 'upcoming', halfNumber: 1, startsAt: null })).toBe('The kick-off is not announced yet.')
  expect(startText({ state: 'upcoming', halfNumber: 2, startsAt })).toBe('Half 2 starts on 14 Jun 2026, 20:00.')
  expect(startText({ state: 'upcoming', halfNumber: 2, startsAt: null })).toBe('It is half-time.')
  expect(startText({ state: 'live', halfNumber: 2, minute: '63' })).toBe('The match is on: minute 63.')
  expect(startText({ state: 'ended' })).toBe('The match has ended.')
})
