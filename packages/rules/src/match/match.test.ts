import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { at, at2, coming, ended, KICK_OFF, running } from '../../test/timetable.ts'
import { instantOfMinute, matchMinuteAt, minuteLength } from './half-clock.ts'
import {
  abandonRefusal,
  confirmRefusal,
  confirmsAt,
  endHalfRefusal,
  endMatchRefusal,
  eventRefusal,
  type Half,
  type MatchUnderControl,
  matchState,
  nextFullMinute,
  reopenHalfRefusal,
  startHalfRefusal,
} from './match.ts'

const HALF = { startTime: KICK_OFF }
const anyTempo = fc.oneof(fc.integer({ min: 1, max: 600 }), fc.double({ min: 0.1, max: 600, noNaN: true }))
const anyNow = fc.integer({ min: KICK_OFF - 1e9, max: KICK_OFF + 1e9 })

describe('match time', () => {
  it('makes a match minute sixty seconds long, divided by the tempo [C1]', () => {
    expect(minuteLength(1)).toBe(60_000)
    expect(minuteLength(10)).toBe(6000)
    expect(instantOfMinute(HALF, 1, 10)).toBe(at(10))
    expect(instantOfMinute(HALF, 10, 10)).toBe(at(1))
    expect(matchMinuteAt(HALF, 10, at(1))).toBe(10)
    expect(matchMinuteAt(HALF, 1, at(-2))).toBe(-2)
  })

  it('places each match minute at a whole millisecond, also at an odd tempo [C1]', () => {
    expect(instantOfMinute(HALF, 7, 10)).toBe(KICK_OFF + 85_714)
    fc.assert(
      fc.property(anyTempo, fc.double({ min: 0, max: 200, noNaN: true }), (tempo, minute) => {
        const instant = instantOfMinute(HALF, tempo, minute) ?? Number.NaN
        expect(Math.abs(instant - (KICK_OFF + (minute * 60_000) / tempo))).toBeLessThanOrEqual(0.5 + 1e-3)
      }),
    )
  })

  it('converts a match minute to an instant and back [C1]', () => {
    fc.assert(
      fc.property(anyTempo, fc.integer({ min: 0, max: 200 }), (tempo, minute) => {
        const read = matchMinuteAt(HALF, tempo, instantOfMinute(HALF, tempo, minute) ?? Number.NaN)
        expect(Math.abs(read - minute)).toBeLessThanOrEqual(1 / minuteLength(tempo))
      }),
    )
  })
})

describe('the kick-off of a half', () => {
  it('sets the kick-off of a half that starts now to the next full minute [C2]', () => {
    expect(nextFullMinute(KICK_OFF + 1, 1)).toBe(at(1))
    expect(nextFullMinute(KICK_OFF + 59_999, 1)).toBe(at(1))
    expect(nextFullMinute(KICK_OFF, 1)).toBe(at(1))
    expect(nextFullMinute(KICK_OFF + 6001, 10)).toBe(KICK_OFF + 12_000)
  })

  it('sets a kick-off at most one match minute after now, at a whole millisecond, at any tempo [C2]', () => {
    fc.assert(
      fc.property(anyNow, anyTempo, (now, tempo) => {
        const kickOff = nextFullMinute(now, tempo)
        expect(kickOff).toBeGreaterThan(now)
        expect(kickOff - now).toBeLessThanOrEqual(Math.ceil(minuteLength(tempo)) + 1)
        expect(Number.isInteger(kickOff)).toBe(true)
      }),
    )
  })

  it('sets the kick-off a whole match minute ahead if now is a full minute, also at an odd tempo [C2]', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 600 }), fc.integer({ min: 0, max: 10_000 }), (tempo, minute) => {
        const now = KICK_OFF + minute * 60_000
        expect(nextFullMinute(now, tempo) - now).toBeGreaterThan(minuteLength(tempo) - 1)
      }),
    )
  })
})

describe('the state of a match', () => {
  it('derives the state of a match from the states of its halves [C3]', () => {
    expect(matchState([])).toBe('not_started')
    expect(matchState([coming(1), coming(2)])).toBe('not_started')
    expect(matchState([running(1, KICK_OFF), coming(2)])).toBe('in_progress')
    expect(matchState([ended(1, KICK_OFF, at(47)), coming(2)])).toBe('in_progress')
    expect(matchState([ended(1, KICK_OFF, at(47)), running(2, at(62))])).toBe('in_progress')
    expect(matchState([ended(1, KICK_OFF, at(47)), ended(2, at(62), at(110))])).toBe('ended')
  })

  it('keeps a match open while a half is still to come, also in extra time [C3]', () => {
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

describe('operating the match clock', () => {
  it('lets half 1 be started, and half 2 even while half 1 is active [C4]', () => {
    expect(startHalfRefusal(control([coming(1), coming(2)], { status: 'upcoming' }), 1)).toBeUndefined()
    expect(startHalfRefusal(control([running(1, KICK_OFF), coming(2)]), 2)).toBeUndefined()
    expect(startHalfRefusal(control([ended(1, KICK_OFF, at(47)), coming(2)]), 2)).toBeUndefined()
  })

  it('refuses to start a half that is missing, out of order or already started, and any half of a match that is over [C4]', () => {
    expect(startHalfRefusal(control([running(1, KICK_OFF), coming(2)]), 1)).toBe('half-state')
    expect(startHalfRefusal(control([ended(1, KICK_OFF, at(47)), coming(2)]), 1)).toBe('half-state')
    expect(startHalfRefusal(control([coming(1), coming(2)]), 2)).toBe('half-state')
    expect(startHalfRefusal(control([ended(1, KICK_OFF, at(47)), coming(2), coming(3)]), 3)).toBe('half-state')
    expect(startHalfRefusal(control([coming(1), coming(2)]), 3)).toBe('half-state')
    for (const status of ['completed', 'abandoned'] as const) {
      expect(startHalfRefusal(control([ended(1, KICK_OFF, at(47)), coming(2)], { status }), 2)).toBe('half-state')
    }
  })

  it('lets half 3 be started while half 2 is active, whatever the order of the list of halves [C4]', () => {
    expect(startHalfRefusal(control([coming(3), running(2, at(62)), ended(1, KICK_OFF, at(47))]), 3)).toBeUndefined()
  })

  it('lets a half be ended only while the half is active and its match is not abandoned [C5]', () => {
    const half1 = control([running(1, KICK_OFF), coming(2)])
    expect(endHalfRefusal(half1, 1)).toBeUndefined()
    expect(endHalfRefusal(half1, 2)).toBe('half-state')
    expect(endHalfRefusal(half1, 3)).toBe('half-state')
    expect(endHalfRefusal(control([ended(1, KICK_OFF, at(47)), coming(2)]), 1)).toBe('half-state')
    expect(endHalfRefusal({ ...half1, status: 'abandoned' }, 1)).toBe('half-state')
  })

  it('lets an operator end a half before its kick-off, as after a start by mistake [C5]', () => {
    expect(endHalfRefusal(control([running(1, at(60)), coming(2)]), 1)).toBeUndefined()
  })

  it('lets only the latest half that has ended be reopened, also in a completed match, until results are confirmed [C7]', () => {
    const over = control([ended(1, KICK_OFF, at(47)), ended(2, at2(0), at2(48))], { status: 'completed' })
    expect(reopenHalfRefusal(over, 2)).toBeUndefined()
    expect(reopenHalfRefusal(over, 1)).toBe('half-state')
    expect(reopenHalfRefusal({ ...over, confirmed: true }, 2)).toBe('results-confirmed')
    expect(reopenHalfRefusal(control([ended(1, KICK_OFF, at(47)), coming(2)]), 1)).toBeUndefined()
  })

  it('lets half 1 be reopened in a match that was completed without its half 2 [C7]', () => {
    const cut = control([ended(1, KICK_OFF, at(30)), coming(2)], { status: 'completed' })
    expect(reopenHalfRefusal(cut, 1)).toBeUndefined()
  })

  it('refuses to reopen a half that is active, upcoming, never started or missing, or of an abandoned match [C7]', () => {
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

describe('operating a whole match', () => {
  const stage = (status: MatchUnderControl['status'], confirmed = false) => ({ status, confirmed })

  it('lets a match be ended only while the match is active [C5]', () => {
    expect(endMatchRefusal(stage('active'))).toBeUndefined()
    for (const status of ['upcoming', 'completed', 'abandoned'] as const) {
      expect(endMatchRefusal(stage(status))).toBe('half-state')
    }
  })

  it('lets a match be abandoned before its end, and never with confirmed results [C9]', () => {
    expect(abandonRefusal(stage('upcoming'))).toBeUndefined()
    expect(abandonRefusal(stage('active'))).toBeUndefined()
    expect(abandonRefusal(stage('completed'))).toBe('half-state')
    expect(abandonRefusal(stage('abandoned'))).toBe('half-state')
    expect(abandonRefusal(stage('completed', true))).toBe('results-confirmed')
  })

  it('lets the results of a completed match be confirmed once, and not while a bet on the match is open [S8]', () => {
    expect(confirmRefusal(stage('completed'), false)).toBeUndefined()
    expect(confirmRefusal(stage('completed'), true)).toBe('bet-open')
    expect(confirmRefusal(stage('active'), true)).toBe('half-state')
    expect(confirmRefusal(stage('abandoned'), false)).toBe('half-state')
    expect(confirmRefusal(stage('completed', true), true)).toBe('results-confirmed')
  })

  it('lets events of confirmed results change only with a reason, and never by a feed [S8]', () => {
    const operator = { isOfFeed: false, hasReason: false }
    const feed = { isOfFeed: true, hasReason: true }
    expect(eventRefusal(stage('completed'), operator)).toBeUndefined()
    expect(eventRefusal(stage('completed'), feed)).toBeUndefined()
    expect(eventRefusal(stage('completed', true), operator)).toBe('reason-needed')
    expect(eventRefusal(stage('completed', true), { ...operator, hasReason: true })).toBeUndefined()
    expect(eventRefusal(stage('completed', true), feed)).toBe('final-for-feeds')
  })

  it('lets no event of an abandoned match change, whatever the reason [S9]', () => {
    expect(eventRefusal(stage('abandoned', true), { isOfFeed: false, hasReason: true })).toBe('abandoned')
  })
})

it('confirms the results of a match ten match minutes after its end [S8]', () => {
  expect(confirmsAt(at2(48), 1)).toBe(at2(58))
  expect(confirmsAt(at2(48), 10)).toBe(at2(49))
  expect(Number.isInteger(confirmsAt(at2(48), 7))).toBe(true)
})
