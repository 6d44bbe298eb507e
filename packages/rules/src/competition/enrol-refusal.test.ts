import { expect, it } from 'vitest'
import { type EnrolAttempt, enrolRefusal } from './enrol-refusal.ts'

const opensAt = Date.UTC(2026, 0, 1)
const closesAt = Date.UTC(2026, 0, 2)

/** Returns an attempt to enrol that is accepted, apart from these changes. */
const anAttempt = (changes: Partial<EnrolAttempt> = {}): EnrolAttempt => ({
  phase: 'enrolling',
  settings: { format: 'tournament', isPractice: false, opensAt },
  closesAt,
  arrivedAt: opensAt,
  account: 'registered',
  code: 'valid',
  status: null,
  ...changes,
})

it('accepts the enrolment of a registered account from the opening of enrolment until just before its closing time [CP49]', () => {
  expect(enrolRefusal(anAttempt())).toBeUndefined()
  expect(enrolRefusal(anAttempt({ arrivedAt: closesAt - 1 }))).toBeUndefined()
})

it('refuses an enrolment with several faults for the first of its reasons in the order of the rulebook [CP49]', () => {
  const all: Partial<EnrolAttempt>[] = [
    { phase: 'cancelled' },
    { phase: 'finished' },
    { arrivedAt: opensAt - 1 },
    { arrivedAt: closesAt },
    { account: 'guest' },
    { code: 'wrong' },
    { code: 'spent' },
    { status: 'disqualified' },
    { status: 'place' },
  ]
  const reasons = all.map((change) => enrolRefusal(anAttempt(change)))
  expect(reasons).toEqual([
    'competition-cancelled',
    'competition-ended',
    'enrolment-not-open',
    'enrolment-closed',
    'account-cannot-enrol',
    'competition-code-wrong',
    'competition-code-spent',
    'entry-disqualified',
    'already-enrolled',
  ])
  for (const [index, change] of all.entries()) {
    const later = Object.assign({}, ...all.slice(index + 1).toReversed(), change)
    expect(enrolRefusal(anAttempt(later))).toBe(reasons[index])
  }
})

it('refuses enrolment in a running tournament, and accepts it in a running league, but not between closing time and draw of the league [CP49]', () => {
  const drawn = { phase: 'running', arrivedAt: closesAt } as const
  expect(enrolRefusal(anAttempt(drawn))).toBe('enrolment-closed')
  const league = { format: 'league', isPractice: false, opensAt } as const
  expect(enrolRefusal(anAttempt({ ...drawn, settings: league }))).toBeUndefined()
  expect(enrolRefusal(anAttempt({ arrivedAt: closesAt, settings: league }))).toBe('enrolment-closed')
})

it.each(['guest', 'bot'] as const)(
  'refuses the enrolment of a %s in an ordinary tournament, and accepts it in the practice cup [CP49]',
  (account) => {
    expect(enrolRefusal(anAttempt({ account }))).toBe('account-cannot-enrol')
    const practice = { format: 'tournament', isPractice: true, opensAt } as const
    expect(enrolRefusal(anAttempt({ account, settings: practice }))).toBeUndefined()
  },
)

it('accepts a new enrolment of an entry that withdrew or was absent too long, but not of an entry that is a reserve [CP49]', () => {
  expect(enrolRefusal(anAttempt({ status: 'withdrawn' }))).toBeUndefined()
  expect(enrolRefusal(anAttempt({ status: 'lapsed' }))).toBeUndefined()
  expect(enrolRefusal(anAttempt({ status: 'reserve' }))).toBe('already-enrolled')
})
