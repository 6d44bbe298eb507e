import { expect, it } from 'vitest'
import { kickOffInterval, mayReadKickOff } from './kick-off-reads.ts'

const HOUR = 3_600_000
const kickOff = Date.parse('2026-11-28T15:30:00Z')
const hoursBefore = (hours: number) => kickOffInterval(kickOff, kickOff - hours * HOUR) / HOUR

it('reads a kick-off from the provider every six hours, hourly in the last day, every ten minutes in the last two hours [F21]', () => {
  expect([48, 24.1, 24, 2.1, 2, 0, -12, -12.1].map(hoursBefore)).toEqual([6, 6, 1, 1, 1 / 6, 1 / 6, 1 / 6, 6])
  expect(kickOffInterval(null, kickOff) / HOUR).toBe(6)
})

it("reads kick-offs with at most a quarter of the provider's calls of a day [F21]", () => {
  expect([0, 24, 25, 100].map((calls) => mayReadKickOff(100, calls))).toEqual([true, true, false, false])
  expect([mayReadKickOff(1, 0), mayReadKickOff(1, 1), mayReadKickOff(null, 1_000_000)]).toEqual([true, false, true])
})
