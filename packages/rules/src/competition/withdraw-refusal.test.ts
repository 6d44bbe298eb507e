import { expect, it } from 'vitest'
import { withdrawRefusal } from './withdraw-refusal.ts'

it.each([
  ['cancelled', 'place', 'competition-cancelled'],
  ['cancelled', null, 'competition-cancelled'],
  ['finished', 'place', 'competition-ended'],
  ['closed', 'place', 'competition-ended'],
  ['enrolling', null, 'not-enrolled'],
  ['enrolling', 'withdrawn', 'not-enrolled'],
  ['running', 'eliminated', 'entry-out'],
  ['running', 'disqualified', 'entry-out'],
  ['enrolling', 'reserve', undefined],
  ['running', 'place', undefined],
  ['running', 'waiting', undefined],
] as const)(
  'answers, in phase %s of a competition, the withdrawal of an entry in the state %s with the refusal %s (undefined: accepted) [CP50]',
  (phase, status, refusal) => {
    expect(withdrawRefusal(phase, status)).toBe(refusal)
  },
)
