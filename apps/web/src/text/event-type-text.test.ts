import { BUILT_IN_EVENT_TYPES } from '@bettle/rules'
import { expect, it } from 'vitest'
import { nounOf } from '../match-ui/bets/bet-text.ts'
import { EVENT_TYPE_NAMES, eventTypeText } from './event-type-text.ts'

it.each(BUILT_IN_EVENT_TYPES)('the built-in event type %s has its own name in English, and a noun [PR1051]', (name) => {
  expect(EVENT_TYPE_NAMES[name]).toBe(name)
  expect(eventTypeText({ name, displayName: name })).toBe(name)
  expect(nounOf(name, eventTypeText({ name, displayName: name }))(2)).toMatch(/^[a-z -]+s$/)
})

it('a name that an operator gave an event type is shown as it is [PR1051]', () => {
  expect(eventTypeText({ name: 'Throw', displayName: 'Einwurf' })).toBe('Einwurf')
  expect(eventTypeText({ name: 'VAR', displayName: 'VAR' })).toBe('VAR')
  expect(nounOf('Throw', 'Long Throw')(2)).toBe('long throws')
})
