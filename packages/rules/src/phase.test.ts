import { describe, expect, it } from 'vitest'
import { gamePhase, halfIndicator, isPreMatchBetting, roundTiming, statusBadge, TRANSITION_MS } from './phase.ts'
import type { Timetable } from './round.ts'
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
} from './test-timetable.ts'
import { bettingWindow } from './window.ts'

const LATE = { ...SETTINGS, allowLateBetting: true }
const GAP_ROUNDS = roundsAt([1, 0, 10], [1, 15, 25], [2, 0, 45])
const gap = aTimetable([running(1, KICK_OFF), coming(2)], GAP_ROUNDS)

const phase = (timetable: Timetable, now: number, settings = SETTINGS) => gamePhase(timetable, settings, now)

describe('[C10] phases', () => {
  it('[C10] before the match and before kick-off betting shows', () => {
    expect(phase(beforeStart, at(-60))).toBe('PRE_MATCH_BETTING')
    expect(phase(inHalf1, at(0) - 1)).toBe('PRE_MATCH_BETTING')
    expect(phase(inHalf1, at(0))).toBe('ACTIVE_ROUND')
  })

  it('[C10] only while no round exists the players wait in the lobby', () => {
    expect(phase(aTimetable([coming(1), coming(2)], [], 'upcoming'), at(0))).toBe('PRE_MATCH')
  })

  it('[C10] a round follows the last without a pause: never a transition', () => {
    expect(phase(inHalf1, at(10) - 1)).toBe('ACTIVE_ROUND')
    expect(phase(inHalf1, at(10))).toBe('ACTIVE_ROUND')
    expect(phase(inHalf1, at(49))).toBe('ACTIVE_ROUND')
  })

  it('[C11] betting shows from the first moment of half-time: a transition never covers it', () => {
    expect(phase(halfTime, at(47) - 1)).toBe('ACTIVE_ROUND')
    for (const after of [0, 1, TRANSITION_MS - 1, TRANSITION_MS])
      expect(phase(halfTime, at(47) + after)).toBe('PRE_MATCH_BETTING')
    expect(phase(inHalf2, at2(0) - 1)).toBe('PRE_MATCH_BETTING')
    expect(phase(inHalf2, at2(0))).toBe('ACTIVE_ROUND')
    const fast = aTimetable([ended(1, KICK_OFF, at(4.7)), coming(2)], planOf(10), 'active', 10)
    expect(phase(fast, at(4.7))).toBe('PRE_MATCH_BETTING')
  })

  it('[C11] covers no open betting at any time of a match: no transition, break or waiting while the window is open', () => {
    for (const timetable of [beforeStart, inHalf1, halfTime, inHalf2, gap, completed]) {
      for (const settings of [SETTINGS, LATE]) {
        for (let minute = -2; minute < 120; minute += 0.05) {
          const isOpen = ['open', 'closing-soon'].includes(bettingWindow(timetable, settings, at(minute)).state)
          if (isOpen) expect(['PRE_MATCH_BETTING', 'ACTIVE_ROUND']).toContain(phase(timetable, at(minute), settings))
        }
      }
    }
  })

  it('[C11] where betting is closed a round that has ended is told for eight seconds of wall time, at any tempo', () => {
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

  it('[C11] a round that starts within the eight seconds ends the transition', () => {
    const quick = aTimetable([running(1, KICK_OFF), coming(2)], roundsAt([1, 0, 10], [1, 10.05, 25], [2, 0, 45]))
    expect(phase(quick, at(10.05) - 1)).toBe('TRANSITION')
    expect(phase(quick, at(10.05))).toBe('ACTIVE_ROUND')
  })

  it('[C11] a half ended in retrospect was over long ago', () => {
    const earlier = aTimetable([ended(1, KICK_OFF, at(44)), coming(2)])
    expect(phase(earlier, at(46))).toBe('PRE_MATCH_BETTING')
  })

  it('[C11] a half ended before its kick-off makes no transition: nothing has ended', () => {
    const mistake = aTimetable([ended(1, at(1), at(0.5)), coming(2)])
    expect(phase(mistake, at(0.5))).toBe('PRE_MATCH_BETTING')
    expect(phase(mistake, at(1))).toBe('PRE_MATCH_BETTING')
  })

  it('[C10] half 1 ended early: half-time from then on, nothing at the minutes its other rounds were planned for', () => {
    const cut = aTimetable([ended(1, KICK_OFF, at(25)), coming(2)])
    expect(phase(cut, at(26))).toBe('PRE_MATCH_BETTING')
    for (const minute of [30, 40]) expect(phase(cut, at(minute))).toBe('PRE_MATCH_BETTING')
  })

  it('[C10] a gap in which betting is closed is a break; with late betting it takes bets', () => {
    expect(phase(gap, at(10))).toBe('TRANSITION')
    expect(phase(gap, at(10) + TRANSITION_MS)).toBe('ROUND_BREAK')
    expect(phase(gap, at(15) - 1)).toBe('ROUND_BREAK')
    expect(phase(gap, at(15))).toBe('ACTIVE_ROUND')
    for (const minute of [10, 12]) expect(phase(gap, at(minute), LATE)).toBe('PRE_MATCH_BETTING')
  })

  it('[C10] after a last round that had an end: a transition, then waiting for the whistle', () => {
    const tail = aTimetable([ended(1, KICK_OFF, at(47)), running(2, SECOND_KICK_OFF)], GAP_ROUNDS)
    expect(phase(tail, at2(45))).toBe('TRANSITION')
    expect(phase(tail, at2(45) + TRANSITION_MS)).toBe('WAITING')
  })

  it('[C10] a match that is over shows its results, with nothing before them', () => {
    expect(phase(completed, at2(48))).toBe('MATCH_RESULTS')
    expect(phase(aTimetable(completed.halves), at2(48))).toBe('MATCH_RESULTS')
    for (const status of ['completed', 'abandoned'] as const) {
      expect(phase(aTimetable([ended(1, KICK_OFF, at(30)), coming(2)], planOf(10), status), at(30))).toBe(
        'MATCH_RESULTS',
      )
      expect(phase(aTimetable([coming(1), coming(2)], [], status), at(0))).toBe('MATCH_RESULTS')
    }
  })

  it('[C10] a reopened half is played again', () => {
    expect(phase(halfTime, at(49))).toBe('PRE_MATCH_BETTING')
    expect(phase(inHalf1, at(49))).toBe('ACTIVE_ROUND')
  })
})

describe('[C12] badge and half', () => {
  it('[C12] the badge: before, live, in a break, over', () => {
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

  it('[C12] rounds that never began do not make it a break', () => {
    const mistake = aTimetable([ended(1, at(1), at(0.5)), coming(2)])
    expect(statusBadge(mistake, at(0.5))).toBe('PRE-MATCH')
    expect(statusBadge(mistake, at(30))).toBe('PRE-MATCH')
  })

  it('[C12] the half indicator', () => {
    const active = { matchStatus: 'active' } as const
    expect(halfIndicator([], active)).toBe('NO HALVES')
    expect(halfIndicator(beforeStart.halves, active)).toBe('WAITING FOR HALF 1')
    expect(halfIndicator(inHalf1.halves, active)).toBe('HALF 1 OF 2')
    expect(halfIndicator(halfTime.halves, active)).toBe('WAITING FOR HALF 2')
    expect(halfIndicator(inHalf2.halves, active)).toBe('HALF 2 OF 2')
    expect(halfIndicator(completed.halves, active)).toBe('MATCH ENDED')
    expect(halfIndicator(halfTime.halves, { matchStatus: 'completed' })).toBe('MATCH ENDED')
    expect(halfIndicator(inHalf1.halves, { matchStatus: 'abandoned' })).toBe('MATCH ENDED')
    expect(halfIndicator([...completed.halves, coming(3)], active)).toBe('WAITING FOR HALF 3')
  })
})

describe('[C13] the round clock', () => {
  it('[C13] waits where no start is known, counts down to one that is', () => {
    expect(roundTiming(beforeStart, SETTINGS, at(0)).state).toBe('waiting')
    expect(roundTiming(halfTime, SETTINGS, at(50)).state).toBe('waiting')
    expect(roundTiming(inHalf1, SETTINGS, at(-0.5))).toMatchObject({ state: 'break', startsIn: 30_000 })
    expect(roundTiming(gap, SETTINGS, at(12))).toMatchObject({ state: 'break', startsIn: 180_000 })
  })

  it('[C13] tells how long the active round goes on', () => {
    expect(roundTiming(inHalf1, SETTINGS, at(2.5))).toMatchObject({ state: 'active', endsIn: 450_000, progress: 0.25 })
    const fast = aTimetable([running(1, KICK_OFF), coming(2)], planOf(10), 'active', 10)
    expect(roundTiming(fast, SETTINGS, at(0.25))).toMatchObject({ state: 'active', endsIn: 45_000, progress: 0.25 })
  })

  it('[C13] nobody knows when an open-ended round ends; it is full after the usual length', () => {
    expect(roundTiming(inHalf1, SETTINGS, at(45))).toMatchObject({ state: 'active', endsIn: null, progress: 0.5 })
    expect(roundTiming(inHalf1, SETTINGS, at(55))).toMatchObject({ state: 'active', endsIn: null, progress: 1 })
  })

  it('[C13] has ended after the last round, and not before there is any', () => {
    expect(roundTiming(completed, SETTINGS, at2(48)).state).toBe('ended')
    expect(roundTiming(aTimetable([coming(1), coming(2)], [], 'upcoming'), SETTINGS, at(0)).state).toBe('waiting')
    expect(roundTiming(aTimetable([coming(1)], [], 'abandoned'), SETTINGS, at(0)).state).toBe('ended')
  })
})

describe('[M10] the badge in the hub', () => {
  const badge = (timetable: Timetable, now: number) =>
    isPreMatchBetting(bettingWindow(timetable, SETTINGS, now), timetable, now)

  it('[M10] shows until the first round starts, and never again', () => {
    expect(badge(beforeStart, at(-60))).toBe(true)
    expect(badge(inHalf1, at(0) - 1)).toBe(true)
    expect(badge(inHalf1, at(0))).toBe(false)
    expect(badge(halfTime, at(50))).toBe(false)
    expect(badge(completed, at2(48))).toBe(false)
    expect(badge(aTimetable([coming(1)], [], 'upcoming'), at(0))).toBe(false)
  })
})
