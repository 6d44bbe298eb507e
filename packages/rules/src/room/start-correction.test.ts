import { describe, expect, it } from 'vitest'
import { aTimetable, at, at2, coming, ended, KICK_OFF, running, SECOND_KICK_OFF } from '../../test/timetable.ts'
import { betsUnderWay, correctableStart, type StartBet, savedByStart, withStartOf } from './start-correction.ts'
import { leadAtKickOff } from './tap-weight.ts'

const inHalf1 = aTimetable([running(1, KICK_OFF), coming(2)])
const bet = (more: Partial<StartBet> = {}): StartBet => ({
  ...{ memberId: 'ana', round: 'r1', eventType: 'Corner', isOver: true, placedAt: at(-20) },
  ...more,
})

describe('the start of a half', () => {
  it('may be corrected for five minutes from the whistle, by at most ten minutes and to the end of the half before [RM37] [PR1074]', () => {
    const whistle = KICK_OFF - 20_000
    expect(correctableStart(inHalf1, whistle, at(4.9))).toEqual({
      ...{ halfNumber: 1, startTime: KICK_OFF, earliest: at(-10), until: at(5) },
    })
    expect(correctableStart(inHalf1, whistle, at(5))).toBeUndefined()
    const moved = withStartOf(inHalf1, 1, at(4))
    expect(correctableStart(moved, whistle, at(5))).toBeUndefined()
    const half2 = aTimetable([ended(1, KICK_OFF, at2(-6)), running(2, SECOND_KICK_OFF)])
    expect(correctableStart(half2, null, at2(1))).toMatchObject({ halfNumber: 2, earliest: at2(-6) })
    expect(correctableStart(aTimetable([ended(1, KICK_OFF, at(45)), coming(2)]), null, at(46))).toBeUndefined()
  })

  it('is at a faster tempo corrected for five minutes of the match [RM37]', () => {
    const fast = { ...inHalf1, tempo: 10 }
    expect(correctableStart(fast, null, at(0.4))).toMatchObject({ until: at(0.5), earliest: at(-1) })
    expect(correctableStart(fast, null, at(0.5))).toBeUndefined()
  })

  it('saves a bet that it makes void, or whose count it changes as the bet needs it [RM37] [PR1075]', () => {
    const saved = (startsAt: number, one: StartBet, ...corners: number[]) =>
      savedByStart(
        inHalf1,
        withStartOf(inHalf1, 1, startsAt),
        [one],
        corners.map((minute) => ({ eventType: 'Corner', at: at(minute) })),
      ).has('ana')
    expect(saved(at(-3), bet({ placedAt: at(-2) }))).toBe(true)
    expect(saved(at(-1), bet({ placedAt: at(-2) }))).toBe(false)
    // A later start leaves out the corner of minute 2; with an earlier one the corner of minute 4 is of the next round.
    expect(saved(at(3), bet({ isOver: false }), 2)).toBe(true)
    expect(saved(at(3), bet(), 2)).toBe(false)
    expect(saved(at(-7), bet({ isOver: false }), 4)).toBe(true)
    expect(saved(at(-7), bet({ round: 'r2', placedAt: at(1) }), 4)).toBe(true)
    expect(saved(at(-7), bet({ eventType: 'Goal', isOver: false }), 4)).toBe(false)
  })

  it('concerns the bets on rounds that have begun by either start [RM37]', () => {
    const under = betsUnderWay(
      inHalf1,
      withStartOf(inHalf1, 1, at(-7)),
      [bet(), bet({ memberId: 'ben', round: 'r2' }), bet({ memberId: 'cleo', round: 'r3' })],
      at(4),
    )
    expect([...under]).toEqual(['ana', 'ben'])
  })
})

it('dates the taps of a later picture by its kick-off, at most a minute after the first [RM38] [PR1076]', () => {
  expect(leadAtKickOff(25_000, 0)).toBe(-28_000)
  expect(leadAtKickOff(0, 0)).toBe(-3000)
  expect(leadAtKickOff(90_000, 0)).toBe(-63_000)
  expect(leadAtKickOff(-5000, 0)).toBe(-3000)
})
