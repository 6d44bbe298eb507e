import { expect, it } from 'vitest'
import { isSuspended } from './suspension.ts'

const option = { id: 'o1', eventType: 'Corner' }

it('suspends no option if a match has no suspension [B11]', () => {
  expect(isSuspended(option, [])).toBe(false)
})

it('suspends an option if the option, its event type or the whole match is suspended [B11]', () => {
  expect(isSuspended(option, [{ eventType: null, oddsId: 'o1' }])).toBe(true)
  expect(isSuspended(option, [{ eventType: 'Corner', oddsId: null }])).toBe(true)
  expect(isSuspended(option, [{ eventType: null, oddsId: null }])).toBe(true)
})

it('leaves an option open if only another option or another event type is suspended [B11]', () => {
  expect(isSuspended(option, [{ eventType: null, oddsId: 'o2' }])).toBe(false)
  expect(isSuspended(option, [{ eventType: 'Goal', oddsId: null }])).toBe(false)
})

it('suspends only the named option, not its event type, if a suspension names both [B11]', () => {
  const one = [{ eventType: 'Corner', oddsId: 'o2' }]
  expect(isSuspended(option, one)).toBe(false)
  expect(isSuspended({ id: 'o2', eventType: 'Corner' }, one)).toBe(true)
})

it('suspends an option if any of several suspensions covers the option [B11]', () => {
  const several = [
    { eventType: 'Goal', oddsId: null },
    { eventType: null, oddsId: 'o1' },
  ]
  expect(isSuspended(option, several)).toBe(true)
})
