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
  [other(149), 'fixtures-too-close'],
  [other(150), undefined],
  [other(-149), 'fixtures-too-close'],
  [other(-150), undefined],
  [other(-15, 10), undefined],
  [other(-14, 10), 'fixtures-too-close'],
  [other(0, 1, 'failed'), undefined],
])(
  'refuses a new fixture less than 150 match minutes from a planned fixture: beside %j with the refusal %s (undefined: accepted) [CP16]',
  (chosen, refusal) => {
    expect(fixtureRefusal(anAttempt({ chosen: [chosen] }))).toBe(refusal)
  },
)
