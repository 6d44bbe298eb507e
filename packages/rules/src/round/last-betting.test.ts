import { describe, expect, it } from 'vitest'
import {
  aTimetable,
  at,
  at2,
  beforeStart,
  completed,
  ended,
  halfTime,
  inHalf1,
  inHalf2,
  KICK_OFF,
  planOf,
  roundsAt,
  running,
  SECOND_KICK_OFF,
  SETTINGS,
} from '../../test/timetable.ts'
import { isBeforeMinute, isJoinable, lastBettingMinute } from './window.ts'

const LATE = { ...SETTINGS, allowLateBetting: true }

describe('the minute at which the last betting closes', () => {
  it('closes the last betting at 80 % of the second-last round of the match, or at its end with late betting on [M5]', () => {
    expect(lastBettingMinute({ rounds: planOf(10) }, SETTINGS)).toEqual({ halfNumber: 2, minute: 38 })
    expect(lastBettingMinute({ rounds: planOf(10) }, LATE)).toEqual({ halfNumber: 2, minute: 40 })
    expect(lastBettingMinute({ rounds: planOf(5) }, { ...SETTINGS, roundDuration: 5, breakDuration: 1 })).toEqual({
      halfNumber: 2,
      minute: 39,
    })
  })

  it('closes the last betting at the start of a last round that is the first of its half, and never without rounds [M5]', () => {
    expect(lastBettingMinute({ rounds: roundsAt([1, 0, 10], [2, 5, 45]) }, SETTINGS)).toEqual({
      halfNumber: 2,
      minute: 5,
    })
    expect(lastBettingMinute({ rounds: [] }, SETTINGS)).toBeNull()
  })

  it('computes a last betting minute that agrees with isJoinable at every quarter of a minute of a match [M5]', () => {
    const over = aTimetable([ended(1, KICK_OFF, at(47)), ended(2, SECOND_KICK_OFF, at2(20))], planOf(10), 'completed')
    for (const timetable of [beforeStart, inHalf1, halfTime, inHalf2, completed, over]) {
      for (const settings of [SETTINGS, LATE]) {
        const last = lastBettingMinute(timetable, settings)
        const match = {
          status: timetable.matchStatus,
          tempo: timetable.tempo,
          halves: timetable.halves.map((half) => ({
            ...{ ...half, pauses: undefined },
            startTime: half.startTime === null ? null : new Date(half.startTime).toISOString(),
          })),
        }
        for (let minute = -2; minute < 125; minute += 0.25)
          expect(last && isBeforeMinute(match, last, at(minute))).toBe(isJoinable(timetable, settings, at(minute)))
      }
    }
  })

  it('closes the last betting of a match at tempo 10 after a tenth of the wall time [M5]', () => {
    const start = new Date(KICK_OFF).toISOString()
    const match = {
      status: 'active',
      tempo: 10,
      halves: [{ ...running(2, KICK_OFF), startTime: start, pauses: undefined }],
    } as const
    const last = { halfNumber: 2, minute: 38 }
    expect(isBeforeMinute(match, last, KICK_OFF + 38 * 6000 - 1)).toBe(true)
    expect(isBeforeMinute(match, last, KICK_OFF + 38 * 6000)).toBe(false)
  })
})
