import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aTimetable, at, KICK_OFF, planOf, running, SETTINGS } from '../../test/timetable.ts'
import { roundTiming } from '../round/phase.ts'
import { currentRound, nextRound, roundOfInstant, roundSpan, roundStatus } from '../round/round.ts'
import { bettingWindow, windowClosesAt, windowMarks } from '../round/window.ts'
import { instantOfMinute, matchMinuteAt, type Pause } from './half-clock.ts'

const SECOND = 1000

/** Up to four pauses on whole seconds, in order and apart; the last one may still last. */
const anyPauses = fc
  .record({
    lengths: fc.array(fc.tuple(fc.integer({ min: 1, max: 900 }), fc.integer({ min: 1, max: 1800 })), { maxLength: 4 }),
    isOpen: fc.boolean(),
  })
  .map(({ lengths, isOpen }): Pause[] => {
    let at = KICK_OFF
    return lengths.map(([play, rest], index) => {
      const from = at + play * SECOND
      at = from + rest * SECOND
      return { from, to: isOpen && index === lengths.length - 1 ? null : at }
    })
  })

/** Counts the seconds that were played before an instant, one by one. */
function secondsPlayed(pauses: readonly Pause[], until: number): number {
  let seconds = 0
  for (let at = KICK_OFF; at < until; at += SECOND) {
    if (!pauses.some(({ from, to }) => at >= from && (to === null || at < to))) seconds++
  }
  return seconds
}

describe('the clock of a half with pauses', () => {
  it('counts only the seconds in which play goes on, whatever the pauses [C16] [PR749]', () => {
    fc.assert(
      fc.property(
        anyPauses,
        fc.integer({ min: 0, max: 7200 }),
        fc.constantFrom(1, 10, 0.5),
        (pauses, second, tempo) => {
          const now = KICK_OFF + second * SECOND
          const minute = matchMinuteAt({ startTime: KICK_OFF, pauses }, tempo, now)
          expect(minute).toBeCloseTo((secondsPlayed(pauses, now) * tempo) / 60, 6)
        },
      ),
    )
  })

  it('reaches each minute once, and knows no time for a minute behind a pause that lasts [C16]', () => {
    fc.assert(
      fc.property(anyPauses, fc.integer({ min: 0, max: 5400 }), (pauses, second) => {
        const half = { startTime: KICK_OFF, pauses }
        const instant = instantOfMinute(half, 1, second / 60)
        const open = pauses.find(({ to }) => to === null)
        if (instant === null) {
          expect(open && secondsPlayed(pauses, open.from)).toBeLessThan(second)
          return
        }
        expect(secondsPlayed(pauses, instant)).toBe(second)
        // A moment earlier the minute was not reached yet.
        expect(matchMinuteAt(half, 1, instant - 1)).toBeLessThan(second / 60)
      }),
    )
  })

  it('moves every later round by the length of a pause that has ended, and no earlier one [C16]', () => {
    fc.assert(
      fc.property(anyPauses, (pauses) => {
        const closed = pauses.filter(({ to }) => to !== null)
        const rounds = planOf(10).filter(({ halfNumber }) => halfNumber === 1)
        const timetable = aTimetable([{ ...running(1, KICK_OFF), pauses: closed }], rounds)
        for (const round of rounds) {
          const { startsAt } = roundSpan(timetable, round)
          expect(startsAt).not.toBeNull()
          expect(secondsPlayed(closed, startsAt ?? 0)).toBe(round.startMinute * 60)
        }
      }),
    )
  })
})

describe('rounds and betting in a pause', () => {
  const rounds = planOf(10).filter(({ halfNumber }) => halfNumber === 1)
  const halted = (from: number, to: number | null = null) =>
    aTimetable([{ ...running(1, KICK_OFF), pauses: [{ from: at(from), to: to === null ? null : at(to) }] }], rounds)

  it('keeps the round of the last minute of play active for as long as the pause lasts [C16] [R2]', () => {
    const timetable = halted(37)
    for (const minute of [37, 40, 45, 90]) {
      expect(currentRound(timetable, at(minute))?.roundNumber).toBe(4)
      expect(nextRound(timetable, at(minute))?.roundNumber).toBe(5)
    }
    const [fourth, fifth] = [rounds[3], rounds[4]].flatMap((round) => (round ? [round] : []))
    expect(fourth && roundSpan(timetable, fourth)).toEqual({ startsAt: at(30), endsAt: null })
    expect(fifth && roundSpan(timetable, fifth)).toEqual({ startsAt: null, endsAt: null })
  })

  it('accepts no bet in a pause, and goes on with betting where it stood [C16] [PR749]', () => {
    const during = halted(33)
    expect(bettingWindow(during, SETTINGS, at(32.9)).state).toBe('open')
    expect(bettingWindow(during, SETTINGS, at(33)).state).toBe('closed')
    expect(bettingWindow(during, SETTINGS, at(300)).state).toBe('closed')
    const after = halted(33, 53)
    expect(bettingWindow(after, SETTINGS, at(52.9)).state).toBe('closed')
    expect(bettingWindow(after, SETTINGS, at(53)).state).toBe('open')
    expect(bettingWindow(after, SETTINGS, at(57.9)).state).toBe('closing-soon')
    expect(bettingWindow(after, SETTINGS, at(58)).state).toBe('closed')
    const fifth = rounds[4]
    expect(fifth && windowClosesAt(after, SETTINGS, fifth)).toBe(at(58))
  })

  it('holds the countdown, the bar and its marks still in a pause [C13] [C16]', () => {
    const timetable = halted(37)
    const first = roundTiming(timetable, SETTINGS, at(37))
    expect(first).toMatchObject({ state: 'active', endsIn: 3 * 60_000, progress: 0.7 })
    expect(roundTiming(timetable, SETTINGS, at(61))).toEqual(first)
    expect(windowMarks(timetable, SETTINGS, at(61))).toEqual({ soon: 0.7, closed: 0.8 })
  })

  it('counts an event whose time lies in a pause for the round in which play stopped [C16] [E1]', () => {
    expect(roundOfInstant(halted(37, 57), at(48))?.roundNumber).toBe(4)
    expect(roundOfInstant(halted(37, 57), at(60))?.roundNumber).toBe(5)
  })

  it('treats rounds behind a pause in which the half ended as never begun [R5] [C16]', () => {
    const half = {
      ...running(1, KICK_OFF),
      status: 'finished' as const,
      endTime: at(70),
      pauses: [{ from: at(37), to: null }],
    }
    const timetable = aTimetable([half], rounds)
    expect(rounds.map((round) => roundStatus(timetable, round, at(71)))).toEqual(Array(5).fill('finished'))
    expect(rounds.map((round) => roundSpan(timetable, round).endsAt)).toEqual([at(10), at(20), at(30), at(70), at(70)])
  })
})
