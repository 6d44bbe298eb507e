import { expect, it } from 'vitest'
import { missingOfRecorders } from '../room/whistle.ts'
import { decidesAt } from './recorder-log.ts'

it('decides a round once the latest picture has shown its end, and waits for answers for a minute at most [RM28]', () => {
  expect(decidesAt(1000, [], false)).toBe(1000)
  expect(decidesAt(1000, [3000, 40_000, -500], false)).toBe(41_000)
  expect(decidesAt(1000, [90_000], false)).toBe(61_000)
  expect(decidesAt(1000, [3000], true)).toBe(61_000)
})

it('asks for two presses of the whistle, and for one where one recorder is present [RM31]', () => {
  expect(missingOfRecorders(new Set(), [])).toBeUndefined()
  expect(missingOfRecorders(new Set(), ['Ana'])).toBe(1)
  expect(missingOfRecorders(new Set(['Ana']), ['Ana'])).toBe(0)
  expect(missingOfRecorders(new Set(['Ana', 'Gus']), ['Ana', 'Ben', 'Cleo'])).toBe(1)
  expect(missingOfRecorders(new Set(['Ana', 'Ben']), ['Ana', 'Ben', 'Cleo'])).toBe(0)
})
