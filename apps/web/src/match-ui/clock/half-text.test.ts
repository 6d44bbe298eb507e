import { expect, it } from 'vitest'
import { BADGE_TEXTS, halfText } from './half-text.ts'

it('the board of a match names its half and the state of its round [C12] [PR1053]', () => {
  expect(halfText({ state: 'half', half: 1, halves: 2 })).toBe('HALF 1 OF 2')
  expect(halfText({ state: 'waiting', half: 2 })).toBe('WAITING FOR HALF 2')
  expect(halfText({ state: 'no-halves' })).toBe('NO HALVES')
  expect(halfText({ state: 'ended' })).toBe('MATCH ENDED')
  for (const [badge, text] of Object.entries(BADGE_TEXTS)) expect(text).toBe(badge)
})
