import { expect, it } from 'vitest'
import { isSuspended } from './suspension.ts'

const option = { id: 'o1', eventType: 'Corner' }

it('suspends nothing by default [B11]', () => {
  expect(isSuspended(option, [])).toBe(false)
})

it('suspends an option, its event type, or the whole match [B11]', () => {
  expect(isSuspended(option, [{ eventType: null, oddsId: 'o1' }])).toBe(true)
  expect(isSuspended(option, [{ eventType: 'Corner', oddsId: null }])).toBe(true)
  expect(isSuspended(option, [{ eventType: null, oddsId: null }])).toBe(true)
})

it('leaves options open if the suspension targets something else [B11]', () => {
  expect(isSuspended(option, [{ eventType: null, oddsId: 'o2' }])).toBe(false)
  expect(isSuspended(option, [{ eventType: 'Goal', oddsId: null }])).toBe(false)
})

it('leaves other options of the type open if one option is suspended, also if its type is named with it [B11]', () => {
  const one = [{ eventType: 'Corner', oddsId: 'o2' }]
  expect(isSuspended(option, one)).toBe(false)
  expect(isSuspended({ id: 'o2', eventType: 'Corner' }, one)).toBe(true)
})

it('suspends an option if any of several suspensions covers it [B11]', () => {
  const several = [
    { eventType: 'Goal', oddsId: null },
    { eventType: null, oddsId: 'o1' },
  ]
  expect(isSuspended(option, several)).toBe(true)
})
