import { planMatch, type Timetable } from '@bettle/rules'
import { expect, it } from 'vitest'
import { instantOfTyped, secondsOfMatch } from './typed-minute.ts'

const FIRST = Date.UTC(2026, 0, 3, 15)
const SECOND = FIRST + 62 * 60_000
const half = (halfNumber: number, startTime: number | null) => ({
  ...{ id: `${halfNumber}`, halfNumber, startTime, endTime: null },
  status: startTime === null ? ('upcoming' as const) : ('active' as const),
})
const timetable: Timetable = {
  tempo: 1,
  matchStatus: 'active',
  halves: [half(1, FIRST), half(2, SECOND)],
  rounds: planMatch([1, 2], 45, 10).map((round) => ({ ...round, id: `${round.roundNumber}` })),
}

it.each([
  ['1', FIRST + 30_000],
  ['37', FIRST + 36.5 * 60_000],
  ["37'", FIRST + 36.5 * 60_000],
  ['36:20', FIRST + 36 * 60_000 + 20_000],
  ['0:00', FIRST],
  ['45+2', FIRST + 46.5 * 60_000],
  ['45+1:30', FIRST + 46 * 60_000 + 30_000],
  ['46', SECOND + 30_000],
  ['90+3', SECOND + 47.5 * 60_000],
])('the console reads the typed minute %s as a moment of the match [PR302]', (text, instant) => {
  expect(instantOfTyped(timetable, text)).toBe(instant)
})

it.each(['', 'soon', '12:75', '0', '-3'])("the console reads no moment of the match from '%s'", (text) => {
  expect(instantOfTyped(timetable, text)).toBeUndefined()
})

it('the console reads a typed minute of a half that has not started as added time of the previous half, if there is one', () => {
  const inFirst = { ...timetable, halves: [half(1, FIRST), half(2, null)] }
  expect(instantOfTyped(inFirst, '47')).toBe(FIRST + 46.5 * 60_000)
  expect(instantOfTyped({ ...timetable, halves: [half(1, null)] }, '3')).toBeUndefined()
})

it('a second of match time lasts 100 ms at tempo 10', () => {
  expect(secondsOfMatch(5, 1)).toBe(5000)
  expect(secondsOfMatch(5, 10)).toBe(500)
})
