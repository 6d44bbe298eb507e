import { BUILT_IN_EVENT_TYPES } from '@bettle/rules'
import { expect, it } from 'vitest'
import { eventKeysOf } from './event-key.ts'

const builtIn = BUILT_IN_EVENT_TYPES.map((name) => ({ name, displayName: name }))

it('gives every event type a letter of its own, and a goal one for each side', () => {
  const keys = eventKeysOf([...builtIn, { name: 'Nutmeg', displayName: 'Nutmeg' }], 'FRA', 'CRO')
  expect(keys.map((key) => key.label)).toContain('Goal CRO')
  expect(keys).toHaveLength(11)
  expect(new Set(keys.map((key) => key.letter)).size).toBe(11)
})
