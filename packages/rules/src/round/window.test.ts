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
} from '../../test/timetable.ts'
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

describe('the length of a betting window', () => {
  it('keeps betting open for eight minutes of a round of ten minutes by default [B2]', () => {
    expect(openMinutes(10, SETTINGS)).toBe(8)
  })

  it('computes the betting window as the shortest of 80 % of the round, the time limit and the length without the break [B2] [PR172]', () => {
    expect(openMinutes(10, { ...SETTINGS, bettingTimeLimit: 3 })).toBe(3)
    expect(openMinutes(10, { ...SETTINGS, bettingTimeLimit: 15 })).toBe(8)
    expect(openMinutes(10, { ...SETTINGS, breakDuration: 5 })).toBe(5)
    expect(openMinutes(10, { ...SETTINGS, breakDuration: 1, bettingTimeLimit: 15 })).toBe(8)
    expect(openMinutes(15, { ...SETTINGS, bettingTimeLimit: 15, breakDuration: 1 })).toBe(12)
    expect(openMinutes(15, { ...SETTINGS, bettingTimeLimit: 15, breakDuration: 5 })).toBe(10)
    expect(openMinutes(5, { ...SETTINGS, breakDuration: 4 })).toBe(1)
  })

  it('gives the betting window a length of zero, never less, if the break is as long as the round [B2]', () => {
    expect(openMinutes(5, { ...SETTINGS, breakDuration: 5 })).toBe(0)
    expect(openMinutes(2, { ...SETTINGS, breakDuration: 5 })).toBe(0)
  })

  it("takes the lobby's round length as the length of an open-ended round [B3] [PR150]", () => {
    expect(roundMinutes(roundNo(inHalf1, 1), SETTINGS)).toBe(10)
    expect(roundMinutes(roundNo(inHalf1, 5), SETTINGS)).toBe(10)
    expect(roundMinutes(roundNo(inHalf1, 5), { roundDuration: 7 })).toBe(7)
  })
})

describe('the betting window while a round is active', () => {
  it('shows betting as open until 70 % of a round, as closing soon until 80 %, and as closed from that instant on [B2] [PR171]', () => {
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

  it('closes betting early with a short time limit, and warns in the last eighth of the window [B2]', () => {
    const hasty = { ...SETTINGS, bettingTimeLimit: 4 }
    expect(bettingWindow(inHalf1, hasty, at(3))).toMatchObject({ closingSoonAt: at(3.5), closesAt: at(4) })
    expect(bettingWindow(inHalf1, hasty, at(4)).state).toBe('closed')
  })

  it('keeps betting closed in a round whose betting window has a length of zero [B2]', () => {
    const never = { ...SETTINGS, roundDuration: 5, breakDuration: 5 }
    const plan = aTimetable([running(1, KICK_OFF), coming(2)], planOf(5))
    expect(bettingWindow(plan, never, at(0)).state).toBe('closed')
    expect(bettingWindow(plan, never, at(3)).state).toBe('closed')
  })

  it('closes betting on a whole millisecond at any tempo [B2]', () => {
    for (const tempo of [3, 7, 11, 13, 0.7, 599]) {
      const odd = aTimetable([running(1, KICK_OFF), coming(2)], planOf(9), 'active', tempo)
      const closesAt = windowClosesAt(odd, { ...SETTINGS, roundDuration: 9 }, roundNo(odd, 2))
      expect(Number.isInteger(closesAt)).toBe(true)
    }
  })

  it('keeps betting open until the next round starts with late betting on, and warns in the last eighth of the window [B4] [PR172]', () => {
    const window = bettingWindow(inHalf1, LATE, at(8.5))
    expect(window).toMatchObject({ state: 'open', closesAt: at(10), closingSoonAt: at(8.75) })
    expect(bettingWindow(inHalf1, LATE, at(10) - 1)).toMatchObject({ state: 'closing-soon' })
    expect(bettingWindow(inHalf1, LATE, at(10)).round?.roundNumber).toBe(3)
  })
})

describe('the betting window outside active rounds', () => {
  it('opens betting before the match, without a known end [B5]', () => {
    const open = { state: 'open', opensAt: null, closesAt: null, closingSoonAt: null }
    expect(bettingWindow(beforeStart, SETTINGS, at(-600))).toMatchObject(open)
    expect(bettingWindow(beforeStart, SETTINGS, at(-600)).round?.roundNumber).toBe(1)
  })

  it('keeps betting open until the kick-off of a half that was started [B5]', () => {
    expect(bettingWindow(inHalf1, SETTINGS, at(0) - 1)).toMatchObject({ state: 'open', closesAt: at(0) })
    expect(bettingWindow(inHalf1, SETTINGS, at(0) - 1).round?.roundNumber).toBe(1)
    expect(bettingWindow(inHalf1, SETTINGS, at(0)).round?.roundNumber).toBe(2)
  })

  it('keeps betting open until the first round of a half starts, even if that round is late [B5]', () => {
    const late = aTimetable([running(1, KICK_OFF)], roundsAt([1, 5, 10], [1, 10, null]))
    expect(bettingWindow(late, SETTINGS, at(4))).toMatchObject({ state: 'open', closesAt: at(5) })
  })

  it('keeps betting on half 2 open from the last round of half 1 through half-time until half 2 starts [B5]', () => {
    expect(bettingWindow(inHalf1, SETTINGS, at(49.5))).toMatchObject({ state: 'open', opensAt: at(40), closesAt: null })
    expect(bettingWindow(inHalf1, SETTINGS, at(49.5)).round?.roundNumber).toBe(6)
    expect(bettingWindow(halfTime, SETTINGS, at(47))).toMatchObject({ state: 'open', closesAt: null })
    const beforeKickOff = bettingWindow(inHalf2, SETTINGS, at2(0) - 1)
    expect(beforeKickOff).toMatchObject({ state: 'open', closesAt: at2(0) })
    expect(bettingWindow(inHalf2, SETTINGS, at2(0)).round?.roundNumber).toBe(7)
  })

  it('opens betting on the next half after a last round with an end, while the half still runs [B5]', () => {
    const stoppage = aTimetable([running(1, KICK_OFF), coming(2)], roundsAt([1, 0, 45], [2, 0, 45]))
    expect(bettingWindow(stoppage, SETTINGS, at(46))).toMatchObject({ state: 'open', closesAt: null })
  })

  it('opens betting at once after an early end of half 1 [B5]', () => {
    const cut = aTimetable([ended(1, KICK_OFF, at(25)), coming(2)])
    const window = bettingWindow(cut, SETTINGS, at(25))
    expect(window.round?.roundNumber).toBe(6)
    expect(window).toMatchObject({ state: 'open', opensAt: at(25), closesAt: null })
    expect(bettingWindow(cut, SETTINGS, at(39)).state).toBe('open')
  })

  it('keeps betting open until the kick-off of half 2 if half 2 was started right after an early end of half 1 [B5]', () => {
    const cut = aTimetable([ended(1, KICK_OFF, at(25)), running(2, at(26))])
    expect(bettingWindow(cut, SETTINGS, at(25.5))).toMatchObject({ state: 'open', opensAt: at(25), closesAt: at(26) })
  })

  it('opens betting on half 2 if half 1 was started by mistake and ended before its kick-off [B5]', () => {
    const mistake = aTimetable([ended(1, at(1), at(0.5)), coming(2)])
    expect(bettingWindow(mistake, SETTINGS, at(0.5))).toMatchObject({ state: 'open', opensAt: at(0.5) })
    expect(bettingWindow(mistake, SETTINGS, at(0.5)).round?.roundNumber).toBe(6)
  })

  it('opens betting on the next round of half 1 after half 1 was reopened, and no longer on the first round of half 2 [B5]', () => {
    expect(bettingWindow(halfTime, SETTINGS, at(48)).round?.roundNumber).toBe(6)
    const again = aTimetable([running(1, KICK_OFF), coming(2)], planOf(15))
    expect(bettingWindow(again, { ...SETTINGS, roundDuration: 15 }, at(20)).round?.roundNumber).toBe(3)
  })
})

describe('the betting window in a gap between rounds of a half', () => {
  const gap = aTimetable([running(1, KICK_OFF), coming(2)], roundsAt([1, 0, 10], [1, 15, 25], [2, 0, null]))

  it('keeps betting closed from the first to the last instant of a gap between rounds [B6]', () => {
    for (const now of [at(10), at(12), at(15) - 1]) {
      const window = bettingWindow(gap, SETTINGS, now)
      expect(window).toMatchObject({ state: 'closed', closesAt: at(8) })
      expect(window.round?.roundNumber).toBe(2)
    }
  })

  it('keeps betting open in a gap between rounds if late betting is on [B6]', () => {
    expect(bettingWindow(gap, LATE, at(12))).toMatchObject({ state: 'open', closesAt: at(15) })
    expect(bettingWindow(gap, LATE, at(15) - 1).state).toBe('closing-soon')
  })
})

describe('a match without a round left to bet on', () => {
  it('closes betting in the last round of the match, also with late betting on [B7]', () => {
    const none = { round: undefined, state: 'none', opensAt: null, closesAt: null, closingSoonAt: null }
    expect(bettingWindow(inHalf2, SETTINGS, at2(40))).toEqual(none)
    expect(bettingWindow(inHalf2, LATE, at2(40))).toEqual(none)
    expect(bettingWindow(inHalf2, SETTINGS, at2(40) - 1).round?.roundNumber).toBe(10)
  })

  it('closes betting in a match that is over, also if half 2 was never started [B7]', () => {
    expect(bettingWindow(completed, SETTINGS, at2(60)).state).toBe('none')
    for (const status of ['completed', 'abandoned'] as const) {
      const cut = aTimetable([ended(1, KICK_OFF, at(30)), coming(2)], planOf(10), status)
      expect(bettingWindow(cut, SETTINGS, at(31)).state).toBe('none')
    }
  })

  it('closes betting while no rounds exist [B7]', () => {
    expect(bettingWindow(aTimetable([coming(1)], [], 'upcoming'), SETTINGS, at(0)).state).toBe('none')
  })
})

describe('the marks on the round bar', () => {
  it('places the marks on the round bar at 70 and 80 % by default, and moves the marks with the settings [B2]', () => {
    expect(windowMarks(inHalf1, SETTINGS, at(3))).toEqual({ soon: 0.7, closed: 0.8 })
    expect(windowMarks(inHalf1, { ...SETTINGS, breakDuration: 5 }, at(3))?.closed).toBe(0.5)
    expect(windowMarks(inHalf1, LATE, at(3))).toEqual({ soon: 0.875, closed: 1 })
  })

  it('places the marks on the round bar at the same positions at another tempo [B2]', () => {
    const fast = aTimetable([running(1, KICK_OFF), coming(2)], planOf(10), 'active', 10)
    expect(windowMarks(fast, SETTINGS, at(0.3))).toEqual({ soon: 0.7, closed: 0.8 })
  })

  it('never places a mark beyond the end of the round bar [B2]', () => {
    const gap = aTimetable([running(1, KICK_OFF)], roundsAt([1, 0, 10], [1, 20, 30]))
    expect(windowMarks(gap, LATE, at(3))).toEqual({ soon: 1, closed: 1 })
  })

  it('shows no marks on the round bar if betting has no closing-soon warning [B5]', () => {
    expect(windowMarks(inHalf1, SETTINGS, at(42))).toBeUndefined()
    expect(windowMarks(halfTime, SETTINGS, at(50))).toBeUndefined()
    expect(windowMarks(inHalf2, SETTINGS, at2(44))).toBeUndefined()
    expect(windowMarks(beforeStart, SETTINGS, at(0))).toBeUndefined()
  })
})

describe('joining a lobby by the clock', () => {
  it('lets users join a lobby until betting on the last round closes, and not a millisecond longer [M5]', () => {
    expect(lastBettingClosesAt(inHalf2, SETTINGS)).toBe(at2(38))
    expect(isJoinable(inHalf2, SETTINGS, at2(38) - 1)).toBe(true)
    expect(isJoinable(inHalf2, SETTINGS, at2(38))).toBe(false)
    expect(isJoinable(inHalf2, LATE, at2(40) - 1)).toBe(true)
    expect(isJoinable(inHalf2, LATE, at2(40))).toBe(false)
  })

  it('lets users join a lobby at any time before half 2, because the last betting closes only in half 2 [M5]', () => {
    expect(lastBettingClosesAt(beforeStart, SETTINGS)).toBeNull()
    for (const [timetable, now] of [
      [beforeStart, at(-60)],
      [inHalf1, at(44)],
      [halfTime, at(60)],
    ] as const) {
      expect(isJoinable(timetable, SETTINGS, now)).toBe(true)
    }
  })

  it('lets no user join a lobby once the match is over [M5]', () => {
    expect(isJoinable(completed, SETTINGS, at2(49))).toBe(false)
    expect(isJoinable(aTimetable([coming(1), coming(2)], planOf(10), 'abandoned'), SETTINGS, at(0))).toBe(false)
  })

  it('lets users join a lobby while no round exists [M5]', () => {
    const unplanned = aTimetable([coming(1), coming(2)], [], 'upcoming')
    expect(lastBettingClosesAt(unplanned, SETTINGS)).toBeNull()
    expect(isJoinable(unplanned, SETTINGS, at(0))).toBe(true)
  })

  it('lets users join a lobby until the last half kicks off if that half has a single round [M5]', () => {
    const short = aTimetable(
      [ended(1, KICK_OFF, at(47)), running(2, SECOND_KICK_OFF)],
      roundsAt([1, 0, null], [2, 0, null]),
    )
    expect(isJoinable(short, SETTINGS, at2(0) - 1)).toBe(true)
    expect(isJoinable(short, SETTINGS, at2(0))).toBe(false)
  })
})
