import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aTimetable, KICK_OFF, SETTINGS } from '../../test/timetable.ts'
import type { Half } from '../match/match.ts'
import { bettingWindow } from '../round/window.ts'
import { endOfOpenHalf, isHalfLeftOpen, type OwnMatchTimes, ownMatchStep } from './own-match.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

const half = (halfNumber: number, more: Partial<Half> = {}): Half => ({
  ...{ id: `${halfNumber}`, halfNumber, status: 'upcoming', startTime: null, endTime: null },
  ...more,
})
const running = (halfNumber: number, startTime: number, more: Partial<Half> = {}) =>
  half(halfNumber, { status: 'active', startTime, ...more })
const finished = (halfNumber: number, startTime: number, endTime: number) =>
  half(halfNumber, { status: 'finished', startTime, endTime })
const match = (halves: Half[], more: Partial<OwnMatchTimes> = {}): OwnMatchTimes => ({
  ...{ status: 'active', tempo: 1, plannedStart: KICK_OFF, halves },
  ...more,
})

describe('the next step in a match that nobody goes on with', () => {
  it('deletes a match that has not started three hours after its planned kick-off, whatever its tempo [OM6]', () => {
    const waiting = match([half(1), half(2)], { status: 'upcoming', tempo: 10 })
    expect(ownMatchStep(waiting)).toEqual({ at: KICK_OFF + 3 * HOUR, kind: 'delete', halfNumber: 1 })
  })

  it('ends a running half at its sixtieth minute of match time, without its pauses [OM5]', () => {
    const at = (one: OwnMatchTimes) => ownMatchStep(one)?.at
    expect(ownMatchStep(match([running(1, KICK_OFF), half(2)]))).toEqual({
      ...{ at: KICK_OFF + HOUR, kind: 'end-half', halfNumber: 1 },
    })
    expect(at(match([running(1, KICK_OFF), half(2)], { tempo: 10 }))).toBe(KICK_OFF + 6 * MINUTE)
    const pause = { from: KICK_OFF + 5 * MINUTE, to: KICK_OFF + 15 * MINUTE }
    expect(at(match([running(1, KICK_OFF, { pauses: [pause] }), half(2)]))).toBe(KICK_OFF + 70 * MINUTE)
    expect(at(match([running(1, KICK_OFF, { pauses: [{ ...pause, to: null }] }), half(2)]))).toBeUndefined()
  })

  it('deletes a match whose next half has not started three hours after the half before, and does nothing once it is over [OM6]', () => {
    const end = KICK_OFF + 48 * MINUTE
    expect(ownMatchStep(match([finished(1, KICK_OFF, end), half(2)]))).toEqual({
      ...{ at: end + 3 * HOUR, kind: 'delete', halfNumber: 2 },
    })
    expect(ownMatchStep(match([finished(1, KICK_OFF, end), finished(2, end, end + 1)], { status: 'completed' }))).toBe(
      undefined,
    )
  })
})

describe('a half that nobody ends', () => {
  it('ends just after its last event, or at its start without an event [OM5]', () => {
    expect(endOfOpenHalf(KICK_OFF, KICK_OFF + 46 * MINUTE)).toBe(KICK_OFF + 46 * MINUTE + 1)
    expect(endOfOpenHalf(KICK_OFF, null)).toBe(KICK_OFF)
  })

  it('accepts bets on the second half until its fifty-fifth minute, and again once the half has ended [OM5]', () => {
    const own = { ...aTimetable([running(1, KICK_OFF), half(2)]), isOwn: true }
    const stateAt = (minute: number) => bettingWindow(own, SETTINGS, KICK_OFF + minute * MINUTE).state
    expect(stateAt(54.9)).toBe('open')
    expect(stateAt(55)).toBe('closed')
    const over = { ...own, halves: [finished(1, KICK_OFF, KICK_OFF + 47 * MINUTE), half(2)] }
    expect(bettingWindow(over, SETTINGS, KICK_OFF + 56 * MINUTE).state).toBe('open')
  })

  it('never stops betting in a match that an administrator announced [OM5]', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 200 }), (minute) => {
        const timetable = aTimetable([running(1, KICK_OFF), half(2)])
        expect(isHalfLeftOpen(timetable, KICK_OFF + minute * MINUTE)).toBe(false)
        expect(isHalfLeftOpen({ ...timetable, isOwn: true }, KICK_OFF + minute * MINUTE)).toBe(minute >= 55)
      }),
    )
  })
})
