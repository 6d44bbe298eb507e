import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  aTimetable,
  at,
  at2,
  coming,
  ended,
  KICK_OFF,
  roundNo,
  roundsAt,
  running,
  SECOND_KICK_OFF,
  SETTINGS,
} from '../../test/timetable.ts'
import type { Half } from '../match/match.ts'
import type { Timetable } from '../round/round.ts'
import { MINUTE } from '../time.ts'
import { isStartKnownLate, lateFrom, mayHaveLateBets, type StartMove } from './late-start.ts'

const inHalf1With = (more: Partial<Half>): Timetable => aTimetable([{ ...running(1, KICK_OFF), ...more }, coming(2)])
const moved = (...startMoves: StartMove[]): Timetable => inHalf1With({ startMoves })

describe('the instant from which a bet arrived too late', () => {
  it('is the start of the round of the bet [S13]', () => {
    expect(lateFrom(inHalf1With({}), roundNo(inHalf1With({}), 1))).toBe(KICK_OFF)
    expect(lateFrom(inHalf1With({}), roundNo(inHalf1With({}), 2))).toBe(at(10))
  })

  it('does not exist for a round without a start, and for a round that never began [S13] [R5]', () => {
    expect(lateFrom(inHalf1With({}), roundNo(inHalf1With({}), 6))).toBeNull()
    const short = aTimetable([ended(1, KICK_OFF, at(15)), coming(2)])
    expect(lateFrom(short, roundNo(short, 2))).toBe(at(10))
    expect(lateFrom(short, roundNo(short, 3))).toBeNull()
  })

  it('is the last answer that contradicted the start, for the first round of a half whose start nobody stated [S13]', () => {
    const unsure = inHalf1With({ unsureFrom: at(-3) })
    expect(lateFrom(unsure, roundNo(unsure, 1))).toBe(at(-3))
    expect(lateFrom(unsure, roundNo(unsure, 2))).toBe(at(10))
    const surer = inHalf1With({ unsureFrom: at(1) })
    expect(lateFrom(surer, roundNo(surer, 1))).toBe(KICK_OFF)
    const second = aTimetable([ended(1, KICK_OFF, at(47)), { ...running(2, SECOND_KICK_OFF), unsureFrom: at2(-4) }])
    expect(lateFrom(second, roundNo(second, 6))).toBe(at2(-4))
    expect(lateFrom(second, roundNo(second, 1))).toBe(KICK_OFF)
  })

  it('moves with the first round where it does not begin with its half [S13]', () => {
    const rounds = roundsAt([1, 5, 15], [1, 15, null])
    const unsure = aTimetable([{ ...running(1, KICK_OFF), unsureFrom: at(-3) }], rounds)
    expect(lateFrom(unsure, roundNo(unsure, 1))).toBe(at(2))
  })
})

it('looks for late bets only in a half whose start moved or is not sure [S13]', () => {
  const first = (timetable: Timetable) => mayHaveLateBets(timetable, roundNo(timetable, 1))
  expect(first(inHalf1With({}))).toBe(false)
  expect(first(inHalf1With({ startMoves: [] }))).toBe(false)
  expect(first(moved({ at: at(3), from: null }))).toBe(true)
  expect(first(inHalf1With({ unsureFrom: at(-3) }))).toBe(true)
  expect(mayHaveLateBets(moved({ at: at(3), from: null }), roundNo(moved(), 6))).toBe(false)
})

describe('a round that an earlier start of its half cut short', () => {
  const isCut = (roundNumber: number, ...moves: StartMove[]) =>
    isStartKnownLate(moved(...moves), roundNo(moved(), roundNumber), SETTINGS)

  it('is one whose betting was open by the start before when it had closed by the corrected start [I6]', () => {
    // Half 1 seemed to start in minute 5, so betting on round 2 seemed to close in minute 13 instead of minute 8.
    expect(isCut(2, { at: at(9), from: at(5) })).toBe(true)
    expect(isCut(2, { at: at(8), from: at(5) })).toBe(false)
    expect(isCut(1, { at: at(7), from: at(5) })).toBe(true)
    expect(isCut(3, { at: at(9), from: at(5) })).toBe(false)
  })

  it('is the first round of a half that nobody knew to have started, and a later one that had ended by then [I6]', () => {
    expect(isCut(1, { at: at(3), from: null })).toBe(true)
    expect(isCut(2, { at: at(3), from: null })).toBe(false)
    expect(isCut(2, { at: at(31), from: null })).toBe(true)
  })

  it('is none if the start did not move, moved to a later time, or belongs to the other half [I6]', () => {
    expect(isCut(1)).toBe(false)
    expect(isCut(1, { at: at(9), from: KICK_OFF })).toBe(false)
    expect(isCut(1, { at: at(9), from: at(-5) })).toBe(false)
    expect(isCut(6, { at: at(9), from: at(5) })).toBe(false)
    const unsure = inHalf1With({ unsureFrom: at(-3), startMoves: [{ at: at(5), from: at(-1) }] })
    expect(isStartKnownLate(unsure, roundNo(unsure, 1), SETTINGS)).toBe(false)
  })

  it('counts every correction of the start, in any order [I6]', () => {
    expect(isCut(2, { at: at(2), from: null }, { at: at(9), from: at(5) })).toBe(true)
    expect(isCut(2, { at: at(9), from: at(5) }, { at: at(2), from: null })).toBe(true)
  })

  it('counts the last answer that contradicted the start where nobody stated it [I6] [S13]', () => {
    const unsure = inHalf1With({ unsureFrom: at(-3), startMoves: [{ at: at(-1), from: null }] })
    expect(isStartKnownLate(unsure, roundNo(unsure, 1), SETTINGS)).toBe(true)
    const sure = inHalf1With({ startMoves: [{ at: at(-1), from: null }] })
    expect(isStartKnownLate(sure, roundNo(sure, 1), SETTINGS)).toBe(false)
  })

  it('agrees with a search for a minute in which a bet was accepted that the corrected start refuses [I6]', () => {
    const halfMinutes = fc.integer({ min: -10, max: 80 }).map((half) => half / 2)
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 5 }),
        halfMinutes,
        fc.option(halfMinutes),
        fc.boolean(),
        (roundNumber, movedAt, from, allowLateBetting) => {
          const settings = { ...SETTINGS, allowLateBetting }
          // Betting on round n closes at minute 10n − 12, on round 1 at the kick-off, with late betting at the round's start.
          const starts = 10 * (roundNumber - 1)
          const closes = roundNumber === 1 || allowLateBetting ? starts : starts - 2
          const before = from === null ? Number.POSITIVE_INFINITY : from + closes
          const isEarlier = from === null || from > 0
          let isRefused = false
          for (let minute = -10; minute < movedAt; minute += 0.25)
            isRefused ||= isEarlier && minute >= closes && minute < before
          const timetable = moved({ at: at(movedAt), from: from === null ? null : KICK_OFF + from * MINUTE })
          expect(isStartKnownLate(timetable, roundNo(timetable, roundNumber), settings)).toBe(isRefused)
        },
      ),
      { numRuns: 500 },
    )
  })
})
