import { afterEach, expect, it, vi } from 'vitest'
import { instantsOf, localTime, localTimeProblem, timeOf } from './local-time.ts'

afterEach(() => vi.unstubAllEnvs())

const inZone = (zone: string) => vi.stubEnv('TZ', zone)

it.each([
  ['Europe/Berlin', '2027-03-28T02:30', []],
  ['Europe/Berlin', '2027-03-28T01:59', ['2027-03-28T00:59:00.000Z']],
  ['Europe/Berlin', '2027-03-28T03:00', ['2027-03-28T01:00:00.000Z']],
  ['Europe/Berlin', '2026-10-25T02:30', ['2026-10-25T00:30:00.000Z', '2026-10-25T01:30:00.000Z']],
  ['Europe/Berlin', '2026-10-25T02:30+02:00', ['2026-10-25T00:30:00.000Z']],
  ['Europe/Berlin', '2026-10-25T02:30+01:00', ['2026-10-25T01:30:00.000Z']],
  ['Australia/Lord_Howe', '2027-04-04T01:45', ['2027-04-03T14:45:00.000Z', '2027-04-03T15:15:00.000Z']],
  ['America/New_York', '2026-11-01T01:00', ['2026-11-01T05:00:00.000Z', '2026-11-01T06:00:00.000Z']],
  ['America/New_York', '2026-11-01T02:00', ['2026-11-01T07:00:00.000Z']],
  ['UTC', '2027-03-28T02:30', ['2027-03-28T02:30:00.000Z']],
  ['UTC', '', []],
])('a local time in %s, %s, means the instants %j', (zone, text, instants) => {
  inZone(zone)
  expect(instantsOf(text).map((instant) => new Date(instant).toISOString())).toEqual(instants)
})

it('a local time says which hour does not exist or comes twice, and becomes no request before that is solved', () => {
  inZone('Europe/Berlin')
  expect(localTimeProblem('2027-03-28T02:30')).toBe(
    '02:30 does not exist on 28 Mar 2027 in Europe/Berlin: the clocks go forward and skip it. Choose another time.',
  )
  expect(localTimeProblem('2026-10-25T02:30')).toMatch(/^02:30 comes twice on 25 Oct 2026/)
  for (const text of ['2027-03-28T02:30', '2026-10-25T02:30']) expect(() => timeOf(text)).toThrow(RangeError)
  for (const text of ['2026-10-25T02:30+01:00', '2026-10-25T03:00', '']) expect(localTimeProblem(text)).toBeUndefined()
})

it.each(['2026-10-25T00:30:00.000Z', '2026-10-25T01:30:00.000Z', '2026-07-01T01:30:00.000Z'])(
  'a stored instant that a field shows is the same instant when it is read again: %s',
  (time) => {
    inZone('Europe/Berlin')
    expect(timeOf(localTime(Date.parse(time)))).toBe(time)
  },
)
