import { expect, it } from 'vitest'
import { recentKeys } from './recent-keys.ts'

it('recent keys contain a key for the given time after the key was last added', () => {
  let now = 0
  const keys = recentKeys({ forMs: 10, most: 5, now: () => now })
  keys.add('first')
  now = 8
  keys.add('second')
  keys.add('first')
  now = 18
  expect(['first', 'second', 'third'].map(keys.has)).toEqual([true, true, false])
  now = 19
  expect(['first', 'second'].map(keys.has)).toEqual([false, false])
})

it('recent keys drop the least recently added key when there are more keys than the limit', () => {
  const keys = recentKeys({ forMs: 10, most: 2, now: () => 0 })
  for (const key of ['first', 'second', 'first', 'third']) keys.add(key)
  expect(['first', 'second', 'third'].map(keys.has)).toEqual([true, false, true])
})
