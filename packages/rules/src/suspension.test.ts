import { expect, it } from 'vitest'
import { isSuspended } from './suspension.ts'

const option = { id: 'o1', eventType: 'Corner' }

it('[B11] nothing is suspended to begin with', () => {
  expect(isSuspended(option, [])).toBe(false)
})

it('[B11] an option, its event type, or the whole match', () => {
  expect(isSuspended(option, [{ eventType: null, oddsId: 'o1' }])).toBe(true)
  expect(isSuspended(option, [{ eventType: 'Corner', oddsId: null }])).toBe(true)
  expect(isSuspended(option, [{ eventType: null, oddsId: null }])).toBe(true)
})

it('[B11] not what is on something else', () => {
  expect(isSuspended(option, [{ eventType: null, oddsId: 'o2' }])).toBe(false)
  expect(isSuspended(option, [{ eventType: 'Goal', oddsId: null }])).toBe(false)
})

it('[B11] a suspended option leaves the others of its type open, also where its type is named with it', () => {
  const one = [{ eventType: 'Corner', oddsId: 'o2' }]
  expect(isSuspended(option, one)).toBe(false)
  expect(isSuspended({ id: 'o2', eventType: 'Corner' }, one)).toBe(true)
})

it('[B11] one of several is enough', () => {
  const several = [
    { eventType: 'Goal', oddsId: null },
    { eventType: null, oddsId: 'o1' },
  ]
  expect(isSuspended(option, several)).toBe(true)
})
