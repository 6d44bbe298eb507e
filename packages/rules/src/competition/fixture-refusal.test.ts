import { expect, it } from 'vitest'
import { type FixtureAttempt, fixtureRefusal } from './fixture-refusal.ts'

const MINUTES = 60_000
const now = Date.UTC(2026, 0, 1)
const kickOffAt = now + 600 * MINUTES
const candidate = { fixture: 'f9', kickOffAt, tempo: 1, hasKickedOff: false }

const anAttempt = (changes: Partial<FixtureAttempt> = {}): FixtureAttempt => ({
  phase: 'running',
  lastDay: kickOffAt,
  now,
  candidate,
  chosen: [],
  ...changes,
})

const other = (minutes: number, tempo = 1, status: 'planned' | 'failed' = 'planned') => ({
  fixture: 'f1',
  kickOffAt: kickOffAt + minutes * MINUTES,
  tempo,
  status,
})

it('accepts a match as a fixture unless it has kicked off, lies after the last day or is chosen already, or the competition has ended [CP16]', () => {
  expect(fixtureRefusal(anAttempt())).toBeUndefined()
  expect(fixtureRefusal(anAttempt({ phase: 'finished' }))).toBe('competition-ended')
  expect(fixtureRefusal(anAttempt({ candidate: { ...candidate, hasKickedOff: true } }))).toBe('fixture-kicked-off')
  expect(fixtureRefusal(anAttempt({ now: kickOffAt }))).toBe('fixture-kicked-off')
  expect(fixtureRefusal(anAttempt({ lastDay: kickOffAt - 1 }))).toBe('fixture-after-last-day')
  expect(fixtureRefusal(anAttempt({ chosen: [{ ...other(500), fixture: 'f9' }] }))).toBe('fixture-chosen')
})

it.each([
  ['a planned fixture 149 minutes later', 'fixtures-too-close', other(149)],
  ['a planned fixture 150 minutes later', undefined, other(150)],
  ['a planned fixture 149 minutes earlier', 'fixtures-too-close', other(-149)],
  ['a planned fixture 150 minutes earlier', undefined, other(-150)],
  ['a planned fixture at tempo 10, 15 minutes earlier', undefined, other(-15, 10)],
  ['a planned fixture at tempo 10, 14 minutes earlier', 'fixtures-too-close', other(-14, 10)],
  ['a failed fixture at the same time', undefined, other(0, 1, 'failed')],
])('answers the choice of a fixture beside %s with %s (undefined: accepted) [CP16]', (_what, refusal, chosen) => {
  expect(fixtureRefusal(anAttempt({ chosen: [chosen] }))).toBe(refusal)
})
