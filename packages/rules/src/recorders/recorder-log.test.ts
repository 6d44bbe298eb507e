import { expect, it } from 'vitest'
import { missingOfRecorders } from '../room/whistle.ts'
import { challengesUntil, checksUntil, decidesAt } from './recorder-log.ts'

/** Recorders of a round with these delays, who have said all that they want to. */
const ready = (...delays: number[]) => delays.map((delay) => ({ delay, mayObject: false }))

it('decides a round once the latest picture has shown its end, and waits for answers for a minute at most [RM28]', () => {
  expect(decidesAt(1000, [], false)).toBe(1000)
  expect(decidesAt(1000, ready(3000, 40_000, -500), false)).toBe(41_000)
  expect(decidesAt(1000, ready(90_000), false)).toBe(61_000)
  expect(decidesAt(1000, ready(3000), true)).toBe(61_000)
})

it('waits for a recorder who may still object: half a minute from their picture of the end, 45 seconds at most [RM28] [RM36]', () => {
  const objecting = (delay: number) => ({ delay, mayObject: true })
  expect(decidesAt(0, [objecting(3000), ...ready(3000)], false)).toBe(33_000)
  expect(decidesAt(0, [objecting(3000), objecting(40_000)], false)).toBe(45_000)
  expect(decidesAt(0, [objecting(3000), ...ready(50_000)], false)).toBe(50_000)
  expect(decidesAt(0, [objecting(3000)], true)).toBe(60_000)
})

it('accepts a challenge for half a minute from when the picture of its member shows the event [RM27]', () => {
  expect([0, 3000, 60_000, 90_000].map((delay) => challengesUntil(0, delay))).toEqual([30_000, 33_000, 90_000, 90_000])
  expect([0, 3000, 60_000].map((delay) => checksUntil(0, delay))).toEqual([30_000, 33_000, 45_000])
})

it('asks for two presses of the whistle, and for one where one recorder is present [RM31]', () => {
  expect(missingOfRecorders(new Set(), [])).toBeUndefined()
  expect(missingOfRecorders(new Set(), ['Ana'])).toBe(1)
  expect(missingOfRecorders(new Set(['Ana']), ['Ana'])).toBe(0)
  expect(missingOfRecorders(new Set(['Ana', 'Gus']), ['Ana', 'Ben', 'Cleo'])).toBe(1)
  expect(missingOfRecorders(new Set(['Ana', 'Ben']), ['Ana', 'Ben', 'Cleo'])).toBe(0)
})
