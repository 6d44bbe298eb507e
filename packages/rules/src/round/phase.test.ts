import { describe, expect, it } from 'vitest'
import {
  aTimetable,
  at,
  at2,
  beforeStart,
  coming,
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
import { gamePhase, halfIndicator, isPreMatchBetting, roundTiming, statusBadge, TRANSITION_MS } from './phase.ts'
import type { Timetable } from './round.ts'
import { bettingWindow } from './window.ts'

const LATE = { ...SETTINGS, allowLateBetting: true }
const GAP_ROUNDS = roundsAt([1, 0, 10], [1, 15, 25], [2, 0, 45])
const gap = aTimetable([running(1, KICK_OFF), coming(2)], GAP_ROUNDS)

const phase = (timetable: Timetable, now: number, settings = SETTINGS) => gamePhase(timetable, settings, now)

describe('the phase of the game screen', () => {
  it('shows the betting panel before the match and before kick-off [C10]', () => {
    expect(phase(beforeStart, at(-60))).toBe('PRE_MATCH_BETTING')
    expect(phase(inHalf1, at(0) - 1)).toBe('PRE_MATCH_BETTING')
    expect(phase(inHalf1, at(0))).toBe('ACTIVE_ROUND')
  })

  it('shows the lobby screen before a match that has no rounds [C10]', () => {
    expect(phase(aTimetable([coming(1), coming(2)], [], 'upcoming'), at(0))).toBe('PRE_MATCH')
  })

  it('shows no transition if a round follows the previous round without a pause [C10]', () => {
    expect(phase(inHalf1, at(10) - 1)).toBe('ACTIVE_ROUND')
    expect(phase(inHalf1, at(10))).toBe('ACTIVE_ROUND')
    expect(phase(inHalf1, at(49))).toBe('ACTIVE_ROUND')
  })

  it('shows the betting panel from the first moment of half-time, never a transition [C11]', () => {
    expect(phase(halfTime, at(47) - 1)).toBe('ACTIVE_ROUND')
    for (const after of [0, 1, TRANSITION_MS - 1, TRANSITION_MS])
      expect(phase(halfTime, at(47) + after)).toBe('PRE_MATCH_BETTING')
    expect(phase(inHalf2, at2(0) - 1)).toBe('PRE_MATCH_BETTING')
    expect(phase(inHalf2, at2(0))).toBe('ACTIVE_ROUND')
    const fast = aTimetable([ended(1, KICK_OFF, at(4.7)), coming(2)], planOf(10), 'active', 10)
    expect(phase(fast, at(4.7))).toBe('PRE_MATCH_BETTING')
  })

  it('shows no transition, break or lobby screen while the betting window is open, at any time of a match [C11] [PR146]', () => {
    for (const timetable of [beforeStart, inHalf1, halfTime, inHalf2, gap, completed]) {
      for (const settings of [SETTINGS, LATE]) {
        for (let minute = -2; minute < 120; minute += 0.05) {
          const isOpen = ['open', 'closing-soon'].includes(bettingWindow(timetable, settings, at(minute)).state)
          if (isOpen) expect(['PRE_MATCH_BETTING', 'ACTIVE_ROUND']).toContain(phase(timetable, at(minute), settings))
        }
      }
    }
  })

  it('shows a transition for eight seconds of wall time after a round while betting is closed, at any tempo [C11] [PR146]', () => {
    const fast = aTimetable([running(1, KICK_OFF), coming(2)], GAP_ROUNDS, 'active', 10)
    for (const [timetable, end] of [
      [gap, at(10)],
      [fast, at(1)],
    ] as const) {
      expect(phase(timetable, end - 1)).toBe('ACTIVE_ROUND')
      expect(phase(timetable, end)).toBe('TRANSITION')
      expect(phase(timetable, end + TRANSITION_MS - 1)).toBe('TRANSITION')
      expect(phase(timetable, end + TRANSITION_MS)).toBe('ROUND_BREAK')
    }
  })

  it('ends the transition after a round when the next round starts within the eight seconds [C11]', () => {
    const quick = aTimetable([running(1, KICK_OFF), coming(2)], roundsAt([1, 0, 10], [1, 10.05, 25], [2, 0, 45]))
    expect(phase(quick, at(10.05) - 1)).toBe('TRANSITION')
    expect(phase(quick, at(10.05))).toBe('ACTIVE_ROUND')
  })

  it('shows the betting panel and no transition after a half whose end was entered for an earlier time [C11]', () => {
    const earlier = aTimetable([ended(1, KICK_OFF, at(44)), coming(2)])
    expect(phase(earlier, at(46))).toBe('PRE_MATCH_BETTING')
  })

  it('shows the betting panel and no transition after a half that ended before its kick-off [C11]', () => {
    const mistake = aTimetable([ended(1, at(1), at(0.5)), coming(2)])
    expect(phase(mistake, at(0.5))).toBe('PRE_MATCH_BETTING')
    expect(phase(mistake, at(1))).toBe('PRE_MATCH_BETTING')
  })

  it('shows the betting panel from an early end of half 1 on, also at the planned minutes of its remaining rounds [C10]', () => {
    const cut = aTimetable([ended(1, KICK_OFF, at(25)), coming(2)])
    expect(phase(cut, at(26))).toBe('PRE_MATCH_BETTING')
    for (const minute of [30, 40]) expect(phase(cut, at(minute))).toBe('PRE_MATCH_BETTING')
  })

  it('shows a break in a gap between rounds while betting is closed, and the betting panel if late betting is on [C10]', () => {
    expect(phase(gap, at(10))).toBe('TRANSITION')
    expect(phase(gap, at(10) + TRANSITION_MS)).toBe('ROUND_BREAK')
    expect(phase(gap, at(15) - 1)).toBe('ROUND_BREAK')
    expect(phase(gap, at(15))).toBe('ACTIVE_ROUND')
    for (const minute of [10, 12]) expect(phase(gap, at(minute), LATE)).toBe('PRE_MATCH_BETTING')
  })

  it('shows a transition and then the wait for the whistle after a last round that has an end [C10]', () => {
    const tail = aTimetable([ended(1, KICK_OFF, at(47)), running(2, SECOND_KICK_OFF)], GAP_ROUNDS)
    expect(phase(tail, at2(45))).toBe('TRANSITION')
    expect(phase(tail, at2(45) + TRANSITION_MS)).toBe('WAITING')
  })

  it('shows the results at once when a match has ended, was completed early or was abandoned [C10]', () => {
    expect(phase(completed, at2(48))).toBe('MATCH_RESULTS')
    expect(phase(aTimetable(completed.halves), at2(48))).toBe('MATCH_RESULTS')
    for (const status of ['completed', 'abandoned'] as const) {
      expect(phase(aTimetable([ended(1, KICK_OFF, at(30)), coming(2)], planOf(10), status), at(30))).toBe(
        'MATCH_RESULTS',
      )
      expect(phase(aTimetable([coming(1), coming(2)], [], status), at(0))).toBe('MATCH_RESULTS')
    }
  })

  it('shows the active round instead of the betting panel after half 1 was reopened [C10]', () => {
    expect(phase(halfTime, at(49))).toBe('PRE_MATCH_BETTING')
    expect(phase(inHalf1, at(49))).toBe('ACTIVE_ROUND')
  })
})

describe('the status badge and the half indicator', () => {
  it('shows the badge PRE-MATCH before the first round, LIVE ROUND in a round, ROUND BREAK in a break and MATCH ENDED after the match [C12] [PR137] [PR138]', () => {
    expect(statusBadge(beforeStart, at(-60))).toBe('PRE-MATCH')
    expect(statusBadge(inHalf1, at(0) - 1)).toBe('PRE-MATCH')
    expect(statusBadge(inHalf1, at(0))).toBe('LIVE ROUND')
    expect(statusBadge(gap, at(10))).toBe('ROUND BREAK')
    expect(statusBadge(halfTime, at(47))).toBe('ROUND BREAK')
    expect(statusBadge(inHalf2, at2(0) - 1)).toBe('ROUND BREAK')
    expect(statusBadge(completed, at2(48))).toBe('MATCH ENDED')
    expect(statusBadge(aTimetable(completed.halves), at2(48))).toBe('MATCH ENDED')
    expect(statusBadge(aTimetable([coming(1), coming(2)], planOf(10), 'abandoned'), at(0))).toBe('MATCH ENDED')
  })

  it('keeps the badge PRE-MATCH after a half that ended before its kick-off, because no round has begun [C12]', () => {
    const mistake = aTimetable([ended(1, at(1), at(0.5)), coming(2)])
    expect(statusBadge(mistake, at(0.5))).toBe('PRE-MATCH')
    expect(statusBadge(mistake, at(30))).toBe('PRE-MATCH')
  })

  it('names in the half indicator the running half, or the half that the match waits for [C12] [PR137]', () => {
    const active = { matchStatus: 'active' } as const
    expect(halfIndicator([], active)).toEqual({ state: 'no-halves' })
    expect(halfIndicator(beforeStart.halves, active)).toEqual({ state: 'waiting', half: 1 })
    expect(halfIndicator(inHalf1.halves, active)).toEqual({ state: 'half', half: 1, halves: 2 })
    expect(halfIndicator(halfTime.halves, active)).toEqual({ state: 'waiting', half: 2 })
    expect(halfIndicator(inHalf2.halves, active)).toEqual({ state: 'half', half: 2, halves: 2 })
    expect(halfIndicator(completed.halves, active)).toEqual({ state: 'ended' })
    expect(halfIndicator(halfTime.halves, { matchStatus: 'completed' })).toEqual({ state: 'ended' })
    expect(halfIndicator(inHalf1.halves, { matchStatus: 'abandoned' })).toEqual({ state: 'ended' })
    expect(halfIndicator([...completed.halves, coming(3)], active)).toEqual({ state: 'waiting', half: 3 })
  })
})

describe('the round clock', () => {
  it('shows no countdown on the round clock while the next start is unknown, and counts down once the start is known [C13]', () => {
    expect(roundTiming(beforeStart, SETTINGS, at(0)).state).toBe('waiting')
    expect(roundTiming(halfTime, SETTINGS, at(50)).state).toBe('waiting')
    expect(roundTiming(inHalf1, SETTINGS, at(-0.5))).toMatchObject({ state: 'break', startsIn: 30_000 })
    expect(roundTiming(gap, SETTINGS, at(12))).toMatchObject({ state: 'break', startsIn: 180_000 })
  })

  it('makes the round clock count down to the end of the active round [C13]', () => {
    expect(roundTiming(inHalf1, SETTINGS, at(2.5))).toMatchObject({ state: 'active', endsIn: 450_000, progress: 0.25 })
    const fast = aTimetable([running(1, KICK_OFF), coming(2)], planOf(10), 'active', 10)
    expect(roundTiming(fast, SETTINGS, at(0.25))).toMatchObject({ state: 'active', endsIn: 45_000, progress: 0.25 })
  })

  it('shows no countdown for an open-ended round, and a full round bar after the usual length of a round [C13] [PR150]', () => {
    expect(roundTiming(inHalf1, SETTINGS, at(45))).toMatchObject({ state: 'active', endsIn: null, progress: 0.5 })
    expect(roundTiming(inHalf1, SETTINGS, at(55))).toMatchObject({ state: 'active', endsIn: null, progress: 1 })
  })

  it('shows the round clock as ended after the match, and as waiting while a match has no rounds [C13]', () => {
    expect(roundTiming(completed, SETTINGS, at2(48)).state).toBe('ended')
    expect(roundTiming(aTimetable([coming(1), coming(2)], [], 'upcoming'), SETTINGS, at(0)).state).toBe('waiting')
    expect(roundTiming(aTimetable([coming(1)], [], 'abandoned'), SETTINGS, at(0)).state).toBe('ended')
  })
})

describe("the hub's badge for betting before the match", () => {
  const badge = (timetable: Timetable, now: number) =>
    isPreMatchBetting(bettingWindow(timetable, SETTINGS, now), timetable, now)

  it('shows the badge for betting before the match in the hub until the first round starts, and never afterwards [M10]', () => {
    expect(badge(beforeStart, at(-60))).toBe(true)
    expect(badge(inHalf1, at(0) - 1)).toBe(true)
    expect(badge(inHalf1, at(0))).toBe(false)
    expect(badge(halfTime, at(50))).toBe(false)
    expect(badge(completed, at2(48))).toBe(false)
    expect(badge(aTimetable([coming(1)], [], 'upcoming'), at(0))).toBe(false)
  })
})
