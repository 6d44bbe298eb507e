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
} from '../../test/timetable.ts'
import {
  contiguityWarnings,
  currentRound,
  isLastRound,
  neverBegan,
  nextRound,
  planMatch,
  planRounds,
  roundOfInstant,
  roundSpan,
  roundStatus,
  type Timetable,
} from './round.ts'

const statuses = (timetable: Timetable, now: number) =>
  timetable.rounds.map((round) => roundStatus(timetable, round, now).charAt(0)).join('')

describe('plans of rounds', () => {
  it('divides a half of 45 minutes into five rounds of ten minutes, the last without an end [R4] [PR159]', () => {
    expect(planRounds(45, 10)).toEqual([
      { startMinute: 0, endMinute: 10 },
      { startMinute: 10, endMinute: 20 },
      { startMinute: 20, endMinute: 30 },
      { startMinute: 30, endMinute: 40 },
      { startMinute: 40, endMinute: null },
    ])
  })

  it('plans ceil(45 / length) contiguous rounds from minute 0, only the last without an end [R4]', () => {
    for (let duration = 5; duration <= 15; duration += 1) {
      const rounds = planRounds(45, duration)
      expect(rounds).toHaveLength(Math.ceil(45 / duration))
      expect(rounds[0]?.startMinute).toBe(0)
      rounds.forEach((round, index) => {
        expect(round.startMinute).toBeLessThan(45)
        expect(round.endMinute).toBe(rounds[index + 1]?.startMinute ?? null)
      })
    }
  })

  it('continues the round numbers of half 1 in half 2, instead of starting again at 1 [R3]', () => {
    const rounds = planMatch([1, 2], 45, 10)
    expect(rounds.map((round) => round.roundNumber)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    expect(rounds.map((round) => round.halfNumber)).toEqual([1, 1, 1, 1, 1, 2, 2, 2, 2, 2])
    expect(rounds[5]).toMatchObject({ startMinute: 0, endMinute: 10 })
  })
})

describe('the status of rounds', () => {
  it('lets a round include its first minute and exclude its end minute [R1]', () => {
    const round1 = roundNo(inHalf1, 1)
    expect(roundSpan(inHalf1, round1)).toEqual({ startsAt: at(0), endsAt: at(10) })
    expect(roundStatus(inHalf1, round1, at(0) - 1)).toBe('upcoming')
    expect(roundStatus(inHalf1, round1, at(0))).toBe('active')
    expect(roundStatus(inHalf1, round1, at(10) - 1)).toBe('active')
    expect(roundStatus(inHalf1, round1, at(10))).toBe('finished')
  })

  it('lets a round without an end last until its half ends [R1]', () => {
    const round5 = roundNo(inHalf1, 5)
    expect(roundSpan(inHalf1, round5)).toEqual({ startsAt: at(40), endsAt: null })
    expect(roundStatus(inHalf1, round5, at(90))).toBe('active')
    expect(roundSpan(halfTime, round5)).toEqual({ startsAt: at(40), endsAt: at(47) })
    expect(roundStatus(halfTime, round5, at(47) - 1)).toBe('active')
    expect(roundStatus(halfTime, round5, at(47))).toBe('finished')
  })

  it('derives the statuses of rounds from the halves and the clock [R2]', () => {
    expect(statuses(beforeStart, at(0))).toBe('uuuuuuuuuu')
    expect(statuses(inHalf1, at(-1))).toBe('uuuuuuuuuu')
    expect(statuses(inHalf1, at(25))).toBe('ffauuuuuuu')
    expect(statuses(inHalf1, at(46))).toBe('ffffauuuuu')
    expect(statuses(halfTime, at(50))).toBe('fffffuuuuu')
    expect(statuses(inHalf2, at2(-1))).toBe('fffffuuuuu')
    expect(statuses(inHalf2, at2(0))).toBe('fffffauuuu')
    expect(statuses(inHalf2, at2(44))).toBe('fffffffffa')
    expect(statuses(completed, at2(48))).toBe('ffffffffff')
  })

  it('divides the length of every round by the tempo of the match [R2]', () => {
    const fast = aTimetable([running(1, KICK_OFF), coming(2)], planOf(10), 'active', 10)
    expect(statuses(fast, at(2.5))).toBe('ffauuuuuuu')
  })

  it('starts no round at the planned kick-off of a half that was not started [R2]', () => {
    const planned = aTimetable([{ ...coming(1), startTime: at(-30) }, coming(2)], planOf(10), 'upcoming')
    expect(statuses(planned, at(0))).toBe('uuuuuuuuuu')
    expect(roundSpan(planned, roundNo(planned, 1))).toEqual({ startsAt: null, endsAt: null })
    expect(roundOfInstant(planned, at(0))).toBeUndefined()
  })

  it('treats a round whose start is not before the end of its half as finished without having begun [R5]', () => {
    const cut = aTimetable([ended(1, KICK_OFF, at(30)), coming(2)])
    expect(cut.rounds.map((round) => neverBegan(cut, round))).toEqual([
      ...[false, false, false, true, true],
      ...[false, false, false, false, false],
    ])
    expect(statuses(cut, at(31))).toBe('fffffuuuuu')
    expect(statuses(cut, at(35))).toBe('fffffuuuuu')
    expect(statuses(cut, at(300))).toBe('fffffuuuuu')
  })

  it('treats every round of a half that ended before its kick-off as finished without having begun [R5]', () => {
    const mistake = aTimetable([ended(1, at(1), at(0)), coming(2)])
    expect(mistake.rounds.slice(0, 5).every((round) => neverBegan(mistake, round))).toBe(true)
    expect(statuses(mistake, at(0))).toBe('fffffuuuuu')
    expect(statuses(mistake, at(20))).toBe('fffffuuuuu')
  })

  it('treats the rounds of a half that was never played as never begun in a match that was completed or abandoned [R5]', () => {
    const short = aTimetable([ended(1, KICK_OFF, at(47)), coming(2)], planOf(10), 'completed')
    expect(short.rounds.map((round) => neverBegan(short, round)).lastIndexOf(false)).toBe(4)
    expect(statuses(short, at(48))).toBe('ffffffffff')
    const calledOff = aTimetable([coming(1), coming(2)], planOf(10), 'abandoned')
    expect(calledOff.rounds.every((round) => neverBegan(calledOff, round))).toBe(true)
    expect(statuses(calledOff, at(0))).toBe('ffffffffff')
  })

  it('finishes every round of a match that is over, even if its half is still marked active [R2]', () => {
    for (const status of ['completed', 'abandoned'] as const) {
      const over = aTimetable([running(1, KICK_OFF), coming(2)], planOf(10), status)
      expect(statuses(over, at(25))).toBe('ffffffffff')
    }
  })

  it('cuts a round short at the end of its half [R6]', () => {
    const cut = aTimetable([ended(1, KICK_OFF, at(25)), coming(2)])
    expect(roundSpan(cut, roundNo(cut, 3))).toEqual({ startsAt: at(20), endsAt: at(25) })
    expect(neverBegan(cut, roundNo(cut, 3))).toBe(false)
    expect(roundStatus(cut, roundNo(cut, 3), at(25) - 1)).toBe('active')
    expect(roundStatus(cut, roundNo(cut, 3), at(25))).toBe('finished')
  })

  it('continues the rounds of a reopened half as if the half had not ended [R6]', () => {
    expect(statuses(aTimetable([ended(1, KICK_OFF, at(25)), coming(2)]), at(33))).toBe('fffffuuuuu')
    expect(statuses(inHalf1, at(33))).toBe('fffauuuuuu')
  })

  it('finds the active round of a plan, and no active round before the match or at half-time [R2]', () => {
    expect(currentRound(beforeStart, at(0))).toBeUndefined()
    expect(currentRound(inHalf1, at(10))?.roundNumber).toBe(2)
    expect(currentRound(halfTime, at(47))).toBeUndefined()
  })

  it('returns the first round that has not started as the next round, in every state of a match [B1]', () => {
    expect(nextRound(beforeStart, at(0))?.roundNumber).toBe(1)
    expect(nextRound(inHalf1, at(0) - 1)?.roundNumber).toBe(1)
    expect(nextRound(inHalf1, at(0))?.roundNumber).toBe(2)
    expect(nextRound(inHalf1, at(44))?.roundNumber).toBe(6)
    expect(nextRound(halfTime, at(50))?.roundNumber).toBe(6)
    expect(nextRound(inHalf2, at2(40))).toBeUndefined()
    expect(nextRound(completed, at2(50))).toBeUndefined()
  })

  it('recognises only the last round of the match as the last round [B7] [PR147]', () => {
    expect(isLastRound(inHalf2, roundNo(inHalf2, 10))).toBe(true)
    expect(isLastRound(inHalf2, roundNo(inHalf2, 5))).toBe(false)
    expect(isLastRound(inHalf2, roundNo(inHalf2, 9))).toBe(false)
  })
})

describe('the round that an event counts for', () => {
  it('counts an event on the boundary of two rounds for the later round, and an event before kick-off for no round [E1]', () => {
    expect(roundOfInstant(inHalf1, at(0) - 1)).toBeUndefined()
    expect(roundOfInstant(inHalf1, at(0))?.roundNumber).toBe(1)
    expect(roundOfInstant(inHalf1, at(10) - 1)?.roundNumber).toBe(1)
    expect(roundOfInstant(inHalf1, at(10))?.roundNumber).toBe(2)
  })

  it('counts an event in stoppage time for the open-ended round, and an event at half-time for no round [E1]', () => {
    expect(roundOfInstant(inHalf2, at(46))?.roundNumber).toBe(5)
    expect(roundOfInstant(inHalf2, at(47))).toBeUndefined()
    expect(roundOfInstant(inHalf2, at2(0) - 1)).toBeUndefined()
    expect(roundOfInstant(inHalf2, at2(0))?.roundNumber).toBe(6)
  })

  it('counts an event in a gap between rounds, or after an early end of the half, for no round [E1]', () => {
    const gap = aTimetable([running(1, KICK_OFF)], roundsAt([1, 0, 10], [1, 15, 25]))
    expect(roundOfInstant(gap, at(12))).toBeUndefined()
    expect(roundOfInstant(gap, at(15))?.roundNumber).toBe(2)
    const cut = aTimetable([ended(1, KICK_OFF, at(25)), coming(2)])
    expect(roundOfInstant(cut, at(24))?.roundNumber).toBe(3)
    expect(roundOfInstant(cut, at(25))).toBeUndefined()
    expect(roundOfInstant(cut, at(33))).toBeUndefined()
  })
})

describe('warnings about a plan of rounds', () => {
  it('gives no warning about a plan without gaps, in any order of its rounds [R7]', () => {
    expect(contiguityWarnings(roundsAt([1, 10, null], [1, 0, 10]))).toEqual([])
    expect(contiguityWarnings([])).toEqual([])
  })

  it('warns about a plan with a late first round, and about each gap between its rounds [R7]', () => {
    const warnings = contiguityWarnings(roundsAt([1, 5, 10], [1, 15, 25], [1, 25, 30], [1, 40, null]))
    expect(warnings).toEqual([
      { kind: 'late-start' },
      { kind: 'gap', before: 1, after: 2 },
      { kind: 'gap', before: 3, after: 4 },
    ])
  })
})
