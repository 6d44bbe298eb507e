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
  roundNo,
  roundsAt,
  running,
  SECOND_KICK_OFF,
  SETTINGS,
} from './test-timetable.ts'
import {
  bettingWindow,
  isJoinable,
  lastBettingClosesAt,
  openMinutes,
  roundMinutes,
  windowClosesAt,
  windowMarks,
} from './window.ts'

const LATE = { ...SETTINGS, allowLateBetting: true }

describe('[B2] how long a window is', () => {
  it('[B2] by default 80 % of the round, the limit and the break all say eight minutes', () => {
    expect(openMinutes(10, SETTINGS)).toBe(8)
  })

  it('[B2] the earliest of the three decides', () => {
    expect(openMinutes(10, { ...SETTINGS, bettingTimeLimit: 3 })).toBe(3)
    expect(openMinutes(10, { ...SETTINGS, bettingTimeLimit: 15 })).toBe(8)
    expect(openMinutes(10, { ...SETTINGS, breakDuration: 5 })).toBe(5)
    expect(openMinutes(10, { ...SETTINGS, breakDuration: 1, bettingTimeLimit: 15 })).toBe(8)
    expect(openMinutes(15, { ...SETTINGS, bettingTimeLimit: 15, breakDuration: 1 })).toBe(12)
    expect(openMinutes(15, { ...SETTINGS, bettingTimeLimit: 15, breakDuration: 5 })).toBe(10)
    expect(openMinutes(5, { ...SETTINGS, breakDuration: 4 })).toBe(1)
  })

  it('[B2] a break as long as the round leaves nothing, never less', () => {
    expect(openMinutes(5, { ...SETTINGS, breakDuration: 5 })).toBe(0)
    expect(openMinutes(2, { ...SETTINGS, breakDuration: 5 })).toBe(0)
  })

  it('[B3] an open-ended round is taken to last a round of the lobby', () => {
    expect(roundMinutes(roundNo(inHalf1, 1), SETTINGS)).toBe(10)
    expect(roundMinutes(roundNo(inHalf1, 5), SETTINGS)).toBe(10)
    expect(roundMinutes(roundNo(inHalf1, 5), { roundDuration: 7 })).toBe(7)
  })
})

describe('while a round is active', () => {
  it('[B2] open to 70 %, closing soon to 80 %, closed at that very instant', () => {
    const window = bettingWindow(inHalf1, SETTINGS, at(0))
    expect(window).toMatchObject({ state: 'open', opensAt: at(0), closingSoonAt: at(7), closesAt: at(8) })
    expect(window.round?.roundNumber).toBe(2)
    expect(bettingWindow(inHalf1, SETTINGS, at(7) - 1).state).toBe('open')
    expect(bettingWindow(inHalf1, SETTINGS, at(7)).state).toBe('closing-soon')
    expect(bettingWindow(inHalf1, SETTINGS, at(8) - 1).state).toBe('closing-soon')
    expect(bettingWindow(inHalf1, SETTINGS, at(8)).state).toBe('closed')
    expect(bettingWindow(inHalf1, SETTINGS, at(10) - 1).state).toBe('closed')
    expect(bettingWindow(inHalf1, SETTINGS, at(10))).toMatchObject({ state: 'open', opensAt: at(10), closesAt: at(18) })
  })

  it('[B2] a short limit closes early, and hurries in the last eighth of what it leaves', () => {
    const hasty = { ...SETTINGS, bettingTimeLimit: 4 }
    expect(bettingWindow(inHalf1, hasty, at(3))).toMatchObject({ closingSoonAt: at(3.5), closesAt: at(4) })
    expect(bettingWindow(inHalf1, hasty, at(4)).state).toBe('closed')
  })

  it('[B2] with a window of no length betting is closed all the time, never open', () => {
    const never = { ...SETTINGS, roundDuration: 5, breakDuration: 5 }
    const plan = aTimetable([running(1, KICK_OFF), coming(2)], planOf(5))
    expect(bettingWindow(plan, never, at(0)).state).toBe('closed')
    expect(bettingWindow(plan, never, at(3)).state).toBe('closed')
  })

  it('[B2] closes on a whole millisecond at any tempo', () => {
    for (const tempo of [3, 7, 11, 13, 0.7, 599]) {
      const odd = aTimetable([running(1, KICK_OFF), coming(2)], planOf(9), 'active', tempo)
      const closesAt = windowClosesAt(odd, { ...SETTINGS, roundDuration: 9 }, roundNo(odd, 2))
      expect(Number.isInteger(closesAt)).toBe(true)
    }
  })

  it('[B4] late betting: open until the next round starts, in a hurry in the last eighth', () => {
    const window = bettingWindow(inHalf1, LATE, at(8.5))
    expect(window).toMatchObject({ state: 'open', closesAt: at(10), closingSoonAt: at(8.75) })
    expect(bettingWindow(inHalf1, LATE, at(10) - 1)).toMatchObject({ state: 'closing-soon' })
    expect(bettingWindow(inHalf1, LATE, at(10)).round?.roundNumber).toBe(3)
  })
})

describe('where nothing hurries', () => {
  it('[B5] before the match: open, no end known', () => {
    const open = { state: 'open', opensAt: null, closesAt: null, closingSoonAt: null }
    expect(bettingWindow(beforeStart, SETTINGS, at(-600))).toMatchObject(open)
    expect(bettingWindow(beforeStart, SETTINGS, at(-600)).round?.roundNumber).toBe(1)
  })

  it('[B5] between Start and kick-off: open until the kick-off', () => {
    expect(bettingWindow(inHalf1, SETTINGS, at(0) - 1)).toMatchObject({ state: 'open', closesAt: at(0) })
    expect(bettingWindow(inHalf1, SETTINGS, at(0) - 1).round?.roundNumber).toBe(1)
    expect(bettingWindow(inHalf1, SETTINGS, at(0)).round?.roundNumber).toBe(2)
  })

  it('[B5] a half whose first round is late: open until it starts', () => {
    const late = aTimetable([running(1, KICK_OFF)], roundsAt([1, 5, 10], [1, 10, null]))
    expect(bettingWindow(late, SETTINGS, at(4))).toMatchObject({ state: 'open', closesAt: at(5) })
  })

  it('[B5] in the last round of half 1: open for the first of half 2, through the pause, until it starts', () => {
    expect(bettingWindow(inHalf1, SETTINGS, at(49.5))).toMatchObject({ state: 'open', opensAt: at(40), closesAt: null })
    expect(bettingWindow(inHalf1, SETTINGS, at(49.5)).round?.roundNumber).toBe(6)
    expect(bettingWindow(halfTime, SETTINGS, at(47))).toMatchObject({ state: 'open', closesAt: null })
    const beforeKickOff = bettingWindow(inHalf2, SETTINGS, at2(0) - 1)
    expect(beforeKickOff).toMatchObject({ state: 'open', closesAt: at2(0) })
    expect(bettingWindow(inHalf2, SETTINGS, at2(0)).round?.roundNumber).toBe(7)
  })

  it('[B5] after a last round that had an end, the half running on: open for the next half', () => {
    const stoppage = aTimetable([running(1, KICK_OFF), coming(2)], roundsAt([1, 0, 45], [2, 0, 45]))
    expect(bettingWindow(stoppage, SETTINGS, at(46))).toMatchObject({ state: 'open', closesAt: null })
  })

  it('[B5] half 1 ended early: the pause takes bets at once, not only when its last round would have begun', () => {
    const cut = aTimetable([ended(1, KICK_OFF, at(25)), coming(2)])
    const window = bettingWindow(cut, SETTINGS, at(25))
    expect(window.round?.roundNumber).toBe(6)
    expect(window).toMatchObject({ state: 'open', opensAt: at(25), closesAt: null })
    expect(bettingWindow(cut, SETTINGS, at(39)).state).toBe('open')
  })

  it('[B5] half 1 ended early and half 2 under way at once: open until its kick-off', () => {
    const cut = aTimetable([ended(1, KICK_OFF, at(25)), running(2, at(26))])
    expect(bettingWindow(cut, SETTINGS, at(25.5))).toMatchObject({ state: 'open', opensAt: at(25), closesAt: at(26) })
  })

  it('[B5] half 1 started by mistake and ended before its kick-off: open for half 2', () => {
    const mistake = aTimetable([ended(1, at(1), at(0.5)), coming(2)])
    expect(bettingWindow(mistake, SETTINGS, at(0.5))).toMatchObject({ state: 'open', opensAt: at(0.5) })
    expect(bettingWindow(mistake, SETTINGS, at(0.5)).round?.roundNumber).toBe(6)
  })

  it('[B5] a reopened half takes bets on its own next round again', () => {
    expect(bettingWindow(halfTime, SETTINGS, at(48)).round?.roundNumber).toBe(6)
    const again = aTimetable([running(1, KICK_OFF), coming(2)], planOf(15))
    expect(bettingWindow(again, { ...SETTINGS, roundDuration: 15 }, at(20)).round?.roundNumber).toBe(3)
  })
})

describe('[B6] a gap between rounds of a half', () => {
  const gap = aTimetable([running(1, KICK_OFF), coming(2)], roundsAt([1, 0, 10], [1, 15, 25], [2, 0, null]))

  it('[B6] is closed from its first instant to its last', () => {
    for (const now of [at(10), at(12), at(15) - 1]) {
      const window = bettingWindow(gap, SETTINGS, now)
      expect(window).toMatchObject({ state: 'closed', closesAt: at(8) })
      expect(window.round?.roundNumber).toBe(2)
    }
  })

  it('[B6] takes bets where late betting is on', () => {
    expect(bettingWindow(gap, LATE, at(12))).toMatchObject({ state: 'open', closesAt: at(15) })
    expect(bettingWindow(gap, LATE, at(15) - 1).state).toBe('closing-soon')
  })
})

describe('[B7] nothing left to bet on', () => {
  it('[B7] in the last round of the match, with late betting too', () => {
    const none = { round: undefined, state: 'none', opensAt: null, closesAt: null, closingSoonAt: null }
    expect(bettingWindow(inHalf2, SETTINGS, at2(40))).toEqual(none)
    expect(bettingWindow(inHalf2, LATE, at2(40))).toEqual(none)
    expect(bettingWindow(inHalf2, SETTINGS, at2(40) - 1).round?.roundNumber).toBe(10)
  })

  it('[B7] in a match that is over, also where half 2 was never started', () => {
    expect(bettingWindow(completed, SETTINGS, at2(60)).state).toBe('none')
    for (const status of ['completed', 'abandoned'] as const) {
      const cut = aTimetable([ended(1, KICK_OFF, at(30)), coming(2)], planOf(10), status)
      expect(bettingWindow(cut, SETTINGS, at(31)).state).toBe('none')
    }
  })

  it('[B7] while there are no rounds', () => {
    expect(bettingWindow(aTimetable([coming(1)], [], 'upcoming'), SETTINGS, at(0)).state).toBe('none')
  })
})

describe('[B2] the marks on the bar', () => {
  it('[B2] stand at 70 and 80 % by default, and move with the settings', () => {
    expect(windowMarks(inHalf1, SETTINGS, at(3))).toEqual({ soon: 0.7, closed: 0.8 })
    expect(windowMarks(inHalf1, { ...SETTINGS, breakDuration: 5 }, at(3))?.closed).toBe(0.5)
    expect(windowMarks(inHalf1, LATE, at(3))).toEqual({ soon: 0.875, closed: 1 })
  })

  it('[B2] are the same at another tempo', () => {
    const fast = aTimetable([running(1, KICK_OFF), coming(2)], planOf(10), 'active', 10)
    expect(windowMarks(fast, SETTINGS, at(0.3))).toEqual({ soon: 0.7, closed: 0.8 })
  })

  it('[B2] never lie beyond the end of the bar', () => {
    const gap = aTimetable([running(1, KICK_OFF)], roundsAt([1, 0, 10], [1, 20, 30]))
    expect(windowMarks(gap, LATE, at(3))).toEqual({ soon: 1, closed: 1 })
  })

  it('[B5] there are none where nothing hurries', () => {
    expect(windowMarks(inHalf1, SETTINGS, at(42))).toBeUndefined()
    expect(windowMarks(halfTime, SETTINGS, at(50))).toBeUndefined()
    expect(windowMarks(inHalf2, SETTINGS, at2(44))).toBeUndefined()
    expect(windowMarks(beforeStart, SETTINGS, at(0))).toBeUndefined()
  })
})

describe('[M5] joining by the clock', () => {
  it('[M5] until betting on the last round closes, not a millisecond longer', () => {
    expect(lastBettingClosesAt(inHalf2, SETTINGS)).toBe(at2(38))
    expect(isJoinable(inHalf2, SETTINGS, at2(38) - 1)).toBe(true)
    expect(isJoinable(inHalf2, SETTINGS, at2(38))).toBe(false)
    expect(isJoinable(inHalf2, LATE, at2(40) - 1)).toBe(true)
    expect(isJoinable(inHalf2, LATE, at2(40))).toBe(false)
  })

  it('[M5] at any time before half 2 is under way', () => {
    expect(lastBettingClosesAt(beforeStart, SETTINGS)).toBeNull()
    for (const [timetable, now] of [
      [beforeStart, at(-60)],
      [inHalf1, at(44)],
      [halfTime, at(60)],
    ] as const) {
      expect(isJoinable(timetable, SETTINGS, now)).toBe(true)
    }
  })

  it('[M5] not once the match is over', () => {
    expect(isJoinable(completed, SETTINGS, at2(49))).toBe(false)
    expect(isJoinable(aTimetable([coming(1), coming(2)], planOf(10), 'abandoned'), SETTINGS, at(0))).toBe(false)
  })

  it('[M5] while no round exists yet: nothing has closed', () => {
    const unplanned = aTimetable([coming(1), coming(2)], [], 'upcoming')
    expect(lastBettingClosesAt(unplanned, SETTINGS)).toBeNull()
    expect(isJoinable(unplanned, SETTINGS, at(0))).toBe(true)
  })

  it('[M5] a plan whose last half has one round: until its kick-off', () => {
    const short = aTimetable(
      [ended(1, KICK_OFF, at(47)), running(2, SECOND_KICK_OFF)],
      roundsAt([1, 0, null], [2, 0, null]),
    )
    expect(isJoinable(short, SETTINGS, at2(0) - 1)).toBe(true)
    expect(isJoinable(short, SETTINGS, at2(0))).toBe(false)
  })
})
