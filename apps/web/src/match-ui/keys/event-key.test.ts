import { BUILT_IN_EVENT_TYPES } from '@bettle/rules'
import { expect, it } from 'vitest'
import { CODES_TO_CHOOSE, eventKeysOf, withOwnKey } from './event-key.ts'

const builtIn = BUILT_IN_EVENT_TYPES.map((name) => ({ name, displayName: name }))
const types = eventKeysOf([...builtIn, { name: 'Nutmeg', displayName: 'Nutmeg' }])
const keysOf = (all: typeof types) => all.flatMap(({ keys }) => keys)

it('the console gives every event type a letter of its own, and goals one letter for each side', () => {
  const keys = keysOf(types)
  expect(keys.find(({ id }) => id === 'Goal:away')).toMatchObject({ team: 'away', code: 'KeyH' })
  expect(keys).toHaveLength(11)
  expect(new Set(keys.map((key) => key.code)).size).toBe(11)
  for (const { code } of keys) expect(CODES_TO_CHOOSE).toContain(code)
})

it('the console swaps the keys of two event types when an operator chooses a key that is in use [PR299]', () => {
  const own = withOwnKey(types, {}, 'Corner', 'KeyS')
  const keys = keysOf(eventKeysOf(builtIn, own))
  expect(keys.find(({ id }) => id === 'Corner')?.code).toBe('KeyS')
  expect(keys.find(({ id }) => id === 'Shot')?.code).toBe('KeyC')
  expect(new Set(keys.map((key) => key.code)).size).toBe(10)
})

it('the console gives no event type by default a key that the operator has chosen for another event type', () => {
  const own = withOwnKey(types, {}, 'Corner', 'KeyE')
  const keys = keysOf(eventKeysOf([...builtIn, { name: 'Nutmeg', displayName: 'Nutmeg' }], own))
  expect(new Set(keys.map((key) => key.code)).size).toBe(11)
})
