import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  confirmsAt,
  endHalfRefusal,
  type Half,
  instantOfMinute,
  type MatchUnderControl,
  matchMinuteAt,
  matchState,
  minuteLength,
  nextFullMinute,
  reopenHalfRefusal,
  startHalfRefusal,
} from './match.ts'
import { at, at2, coming, ended, KICK_OFF, running } from './test-timetable.ts'

const anyTempo = fc.oneof(fc.integer({ min: 1, max: 600 }), fc.double({ min: 0.1, max: 600, noNaN: true }))
const anyNow = fc.integer({ min: KICK_OFF - 1e9, max: KICK_OFF + 1e9 })

describe('[C1] match time', () => {
  it('[C1] a minute lasts sixty seconds, shorter by the tempo', () => {
    expect(minuteLength(1)).toBe(60_000)
    expect(minuteLength(10)).toBe(6000)
    expect(instantOfMinute(KICK_OFF, 1, 10)).toBe(at(10))
    expect(instantOfMinute(KICK_OFF, 10, 10)).toBe(at(1))
    expect(matchMinuteAt(KICK_OFF, 10, at(1))).toBe(10)
    expect(matchMinuteAt(KICK_OFF, 1, at(-2))).toBe(-2)
  })

  it('[C1] a minute is reached at a whole millisecond, also at an odd tempo: it is stored and waited for as one', () => {
    expect(instantOfMinute(KICK_OFF, 7, 10)).toBe(KICK_OFF + 85_714)
    fc.assert(
      fc.property(anyTempo, fc.double({ min: 0, max: 200, noNaN: true }), (tempo, minute) => {
        const instant = instantOfMinute(KICK_OFF, tempo, minute)
        expect(Number.isInteger(instant)).toBe(true)
        expect(Math.abs(instant - (KICK_OFF + (minute * 60_000) / tempo))).toBeLessThanOrEqual(0.5 + 1e-3)
      }),
    )
  })

  it('[C1] an instant tells its minute back', () => {
    fc.assert(
      fc.property(anyTempo, fc.integer({ min: 0, max: 200 }), (tempo, minute) => {
        const read = matchMinuteAt(KICK_OFF, tempo, instantOfMinute(KICK_OFF, tempo, minute))
        expect(Math.abs(read - minute)).toBeLessThanOrEqual(1 / minuteLength(tempo))
      }),
    )
  })
})

describe('[C2] kick-off', () => {
  it('[C2] a half started now kicks off at the next full minute', () => {
    expect(nextFullMinute(KICK_OFF + 1, 1)).toBe(at(1))
    expect(nextFullMinute(KICK_OFF + 59_999, 1)).toBe(at(1))
    expect(nextFullMinute(KICK_OFF, 1)).toBe(at(1))
    expect(nextFullMinute(KICK_OFF + 6001, 10)).toBe(KICK_OFF + 12_000)
  })

  it('[C2] at any tempo it is later than now, by a minute of match time at most, and a whole millisecond', () => {
    fc.assert(
      fc.property(anyNow, anyTempo, (now, tempo) => {
        const kickOff = nextFullMinute(now, tempo)
        expect(kickOff).toBeGreaterThan(now)
        expect(kickOff - now).toBeLessThanOrEqual(Math.ceil(minuteLength(tempo)) + 1)
        expect(Number.isInteger(kickOff)).toBe(true)
      }),
    )
  })

  it('[C2] on a full minute of an odd tempo the kick-off is a whole minute away, not now', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 600 }), fc.integer({ min: 0, max: 10_000 }), (tempo, minute) => {
        const now = KICK_OFF + minute * 60_000
        expect(nextFullMinute(now, tempo) - now).toBeGreaterThan(minuteLength(tempo) - 1)
      }),
    )
  })
})

describe('[C3] where a match stands', () => {
  it('[C3] follows from its halves', () => {
    expect(matchState([])).toBe('not_started')
    expect(matchState([coming(1), coming(2)])).toBe('not_started')
    expect(matchState([running(1, KICK_OFF), coming(2)])).toBe('in_progress')
    expect(matchState([ended(1, KICK_OFF, at(47)), coming(2)])).toBe('in_progress')
    expect(matchState([ended(1, KICK_OFF, at(47)), running(2, at(62))])).toBe('in_progress')
    expect(matchState([ended(1, KICK_OFF, at(47)), ended(2, at(62), at(110))])).toBe('ended')
  })

  it('[C3] a half to come keeps a match from being over, also extra time', () => {
    const regular = [ended(1, KICK_OFF, at(47)), ended(2, at(62), at(110))]
    expect(matchState([...regular, coming(3)])).toBe('in_progress')
  })
})

const control = (halves: readonly Half[], over: Partial<MatchUnderControl> = {}): MatchUnderControl => ({
  status: 'active',
  confirmed: false,
  halves,
  ...over,
})

describe('working the clock', () => {
  it('[C4] half 1 starts a match, half 2 also while half 1 still runs', () => {
    expect(startHalfRefusal(control([coming(1), coming(2)], { status: 'upcoming' }), 1)).toBeUndefined()
    expect(startHalfRefusal(control([running(1, KICK_OFF), coming(2)]), 2)).toBeUndefined()
    expect(startHalfRefusal(control([ended(1, KICK_OFF, at(47)), coming(2)]), 2)).toBeUndefined()
  })

  it('[C4] no half starts twice, out of order, unknown, or in a match that is over', () => {
    expect(startHalfRefusal(control([running(1, KICK_OFF), coming(2)]), 1)).toBe('half-state')
    expect(startHalfRefusal(control([ended(1, KICK_OFF, at(47)), coming(2)]), 1)).toBe('half-state')
    expect(startHalfRefusal(control([coming(1), coming(2)]), 2)).toBe('half-state')
    expect(startHalfRefusal(control([ended(1, KICK_OFF, at(47)), coming(2), coming(3)]), 3)).toBe('half-state')
    expect(startHalfRefusal(control([coming(1), coming(2)]), 3)).toBe('half-state')
    for (const status of ['completed', 'abandoned'] as const) {
      expect(startHalfRefusal(control([ended(1, KICK_OFF, at(47)), coming(2)], { status }), 2)).toBe('half-state')
    }
  })

  it('[C4] the half before is the one of the next lower number, in whatever order they come', () => {
    expect(startHalfRefusal(control([coming(3), running(2, at(62)), ended(1, KICK_OFF, at(47))]), 3)).toBeUndefined()
  })

  it('[C5] only a running half ends', () => {
    const half1 = control([running(1, KICK_OFF), coming(2)])
    expect(endHalfRefusal(half1, 1)).toBeUndefined()
    expect(endHalfRefusal(half1, 2)).toBe('half-state')
    expect(endHalfRefusal(half1, 3)).toBe('half-state')
    expect(endHalfRefusal(control([ended(1, KICK_OFF, at(47)), coming(2)]), 1)).toBe('half-state')
    expect(endHalfRefusal({ ...half1, status: 'abandoned' }, 1)).toBe('half-state')
  })

  it('[C5] a half started by mistake ends before its kick-off', () => {
    expect(endHalfRefusal(control([running(1, at(60)), coming(2)]), 1)).toBeUndefined()
  })

  it('[C7] the end of the latest half is taken back until results are confirmed, also of a completed match', () => {
    const over = control([ended(1, KICK_OFF, at(47)), ended(2, at2(0), at2(48))], { status: 'completed' })
    expect(reopenHalfRefusal(over, 2)).toBeUndefined()
    expect(reopenHalfRefusal(over, 1)).toBe('half-state')
    expect(reopenHalfRefusal({ ...over, confirmed: true }, 2)).toBe('results-confirmed')
    expect(reopenHalfRefusal(control([ended(1, KICK_OFF, at(47)), coming(2)]), 1)).toBeUndefined()
  })

  it('[C7] half 1 of a match completed without its half 2 can be reopened', () => {
    const cut = control([ended(1, KICK_OFF, at(30)), coming(2)], { status: 'completed' })
    expect(reopenHalfRefusal(cut, 1)).toBeUndefined()
  })

  it('[C7] nothing to take back: a half running, to come, never started, unknown; an abandoned match', () => {
    const half1 = control([running(1, KICK_OFF), coming(2)])
    expect(reopenHalfRefusal(half1, 1)).toBe('half-state')
    expect(reopenHalfRefusal(half1, 2)).toBe('half-state')
    expect(reopenHalfRefusal(half1, 3)).toBe('half-state')
    expect(reopenHalfRefusal(control([ended(1, null, at(3)), coming(2)]), 1)).toBe('half-state')
    expect(reopenHalfRefusal(control([ended(1, KICK_OFF, at(47)), coming(2)], { status: 'abandoned' }), 1)).toBe(
      'half-state',
    )
  })
})

it('[S8] results become final ten minutes of match time after the end', () => {
  expect(confirmsAt(at2(48), 1)).toBe(at2(58))
  expect(confirmsAt(at2(48), 10)).toBe(at2(49))
  expect(Number.isInteger(confirmsAt(at2(48), 7))).toBe(true)
})
