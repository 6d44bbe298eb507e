import { expect, it } from 'vitest'
import { halfToEnd } from './half-reminder.tsx'

const START = Date.parse('2026-06-01T18:00:00.000Z')
const half = { halfNumber: 1, status: 'active', startTime: new Date(START).toISOString() }
const match = (tempo = 1) => ({ tempo, halves: [half] }) as unknown as Parameters<typeof halfToEnd>[0]
const at = (minute: number) => START + minute * 60_000

it('asks the recorders at minutes 45 and 48 whether the half has ended, also in an accelerated match [RM31] [PR990]', () => {
  expect(halfToEnd(match(), at(44.9))).toBeUndefined()
  expect(halfToEnd(match(), at(45))).toEqual({ halfNumber: 1, minute: 45 })
  expect(halfToEnd(match(), at(48))).toEqual({ halfNumber: 1, minute: 48 })
  expect(halfToEnd(match(10), at(4.5))).toEqual({ halfNumber: 1, minute: 45 })
})
