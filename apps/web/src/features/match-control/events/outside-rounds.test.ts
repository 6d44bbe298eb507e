import { planRounds, type Timetable } from '@bettle/rules'
import { expect, it } from 'vitest'
import { outsideRounds } from './outside-rounds.ts'

const MINUTE = 60_000
const KICK_OFF = Date.parse('2026-01-03T15:00:00.000Z')
const SECOND_HALF = KICK_OFF + 61 * MINUTE

/** Half 1 ended after 46 minutes. Half 2 was started, and kicks off an hour after half 1. */
const timetable: Timetable = {
  tempo: 1,
  matchStatus: 'active',
  halves: [
    { id: 'h1', halfNumber: 1, status: 'finished', startTime: KICK_OFF, endTime: KICK_OFF + 46 * MINUTE },
    { id: 'h2', halfNumber: 2, status: 'active', startTime: SECOND_HALF, endTime: null },
  ],
  rounds: [1, 2].flatMap((halfNumber) =>
    planRounds(45, 10).map((round, index) => ({
      ...{ id: `r${halfNumber}${index}`, halfNumber, roundNumber: (halfNumber - 1) * 5 + index + 1, ...round },
    })),
  ),
}

it.each([
  ['a minute before the match', KICK_OFF - MINUTE, 'Before kick-off'],
  ['at kick-off', KICK_OFF, undefined],
  ['in added time', KICK_OFF + 45.5 * MINUTE, undefined],
  ['at the whistle of the first half', KICK_OFF + 46 * MINUTE, 'Between the halves'],
  ['between Start and kick-off of the second half', SECOND_HALF - 1, 'Between the halves'],
  ['in the second half', SECOND_HALF + MINUTE, undefined],
])('the console says if no round counts an event that happens %s [E1] [PR304]', (_, at, text) => {
  expect(outsideRounds(timetable, at)).toBe(text)
})

it('the console says that no round counts an event that happens after the match [E1]', () => {
  const [first, second] = timetable.halves
  if (!(first && second)) throw new Error('a match has two halves')
  const endTime = SECOND_HALF + 48 * MINUTE
  const over: Timetable = {
    ...timetable,
    matchStatus: 'completed',
    halves: [first, { ...second, status: 'finished', endTime }],
  }
  expect(outsideRounds(over, endTime)).toBe('After the last half')
  expect(outsideRounds(over, endTime - 1)).toBeUndefined()
})
