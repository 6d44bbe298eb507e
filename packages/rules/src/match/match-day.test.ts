import { describe, expect, it } from 'vitest'
import { at, KICK_OFF } from '../../test/timetable.ts'
import type { Half } from './match.ts'
import { type MatchDay, matchDayState, matchDayText, nextStep } from './match-day.ts'

const half = (halfNumber: number, status: Half['status'], more: Partial<Half> = {}): Half => ({
  ...{ id: `h${halfNumber}`, halfNumber, status, startTime: status === 'upcoming' ? null : KICK_OFF, endTime: null },
  ...more,
})
const upcoming: MatchDay = {
  ...{ status: 'upcoming', confirmed: false, tempo: 1, plannedStart: KICK_OFF, hasLobby: true },
  halves: [half(1, 'upcoming'), half(2, 'upcoming')],
}
const running: MatchDay = { ...upcoming, status: 'active', halves: [half(1, 'active'), half(2, 'upcoming')] }
const completed: MatchDay = { ...upcoming, status: 'completed', halves: [half(1, 'finished'), half(2, 'finished')] }
const stepAt = (day: MatchDay, minute: number) => nextStep(day, at(minute))

describe('the next step of a match day', () => {
  it('goes from the announcement over lobby, start, record, end and confirmation to the end, one state after the other [W8]', () => {
    const secondHalf = [half(1, 'finished'), half(2, 'active', { startTime: at(60) })]
    const states: [MatchDay, number][] = [
      [{ ...upcoming, plannedStart: null, hasLobby: false }, -30],
      [{ ...upcoming, hasLobby: false }, -30],
      [upcoming, -10],
      [running, 0],
      [running, 45],
      [{ ...running, halves: [half(1, 'finished'), half(2, 'upcoming')] }, 50],
      [{ ...running, halves: secondHalf }, 61],
      [{ ...running, halves: secondHalf }, 105],
      [completed, 107],
      [{ ...completed, confirmed: true }, 108],
    ]
    expect(states.map(([day, minute]) => stepAt(day, minute))).toEqual([
      { step: { kind: 'announce' } },
      { step: { kind: 'lobby' } },
      { step: { kind: 'start', halfNumber: 1 } },
      { step: { kind: 'record', halfNumber: 1 } },
      { step: { kind: 'end', halfNumber: 1, isLast: false } },
      { step: { kind: 'start', halfNumber: 2 } },
      { step: { kind: 'record', halfNumber: 2 } },
      { step: { kind: 'end', halfNumber: 2, isLast: true } },
      { step: { kind: 'confirm' } },
      { step: { kind: 'done' } },
    ])
  })

  it('starts a match without a planned kick-off once it has a lobby, and a match at its kick-off without one [W8]', () => {
    expect(stepAt({ ...upcoming, plannedStart: null }, -600)).toEqual({ step: { kind: 'start', halfNumber: 1 } })
    expect(stepAt({ ...upcoming, hasLobby: false }, 0)).toEqual({ step: { kind: 'start', halfNumber: 1 } })
  })

  it('holds the start of the first half back until ten match minutes before the planned kick-off [W8]', () => {
    const step = { kind: 'start', halfNumber: 1 }
    expect(stepAt(upcoming, -10.01)).toEqual({ step, hindrance: { code: 'too-early', from: at(-10) } })
    expect(stepAt(upcoming, -10)).toEqual({ step })
    // At tempo 10, ten match minutes are one minute of wall time.
    expect(stepAt({ ...upcoming, tempo: 10 }, -1.01)).toEqual({ step, hindrance: { code: 'too-early', from: at(-1) } })
  })

  it('ends a half of extra time after 15 minutes, counts no minute of an interruption, and resumes play first [W8] [R9] [C16]', () => {
    const extra = [half(1, 'finished'), half(2, 'finished'), half(3, 'active')]
    expect(stepAt({ ...running, halves: extra }, 14).step.kind).toBe('record')
    expect(stepAt({ ...running, halves: extra }, 15).step).toEqual({ kind: 'end', halfNumber: 3, isLast: true })
    const paused = half(1, 'active', { pauses: [{ from: at(30), to: null }] })
    expect(stepAt({ ...running, halves: [paused, half(2, 'upcoming')] }, 50).step).toEqual({
      kind: 'resume',
      halfNumber: 1,
    })
    const resumed = half(1, 'active', { pauses: [{ from: at(30), to: at(40) }] })
    const day = { ...running, halves: [resumed, half(2, 'upcoming')] }
    expect([stepAt(day, 54).step.kind, stepAt(day, 55).step.kind]).toEqual(['record', 'end'])
  })

  it('is off for an operator who bet on the match, except for opening a lobby, and for results with an open bet [W8] [V6] [S8]', () => {
    const locked = { code: 'locked' }
    for (const day of [upcoming, running, completed, { ...upcoming, plannedStart: null, hasLobby: false }])
      expect(stepAt({ ...day, isLocked: true }, 0).hindrance).toEqual(locked)
    expect(stepAt({ ...upcoming, hasLobby: false, isLocked: true }, -30)).toEqual({ step: { kind: 'lobby' } })
    expect(stepAt({ ...completed, isBetOpen: true }, 107)).toEqual({
      step: { kind: 'confirm' },
      hindrance: { code: 'bet-open' },
    })
  })

  it('only watches a match whose halves a feed starts and ends, until its results wait for a confirmation [W8]', () => {
    expect(stepAt({ ...upcoming, hasLobby: false, isRunByFeed: true }, -30).step.kind).toBe('lobby')
    expect(stepAt({ ...upcoming, isRunByFeed: true }, -5).step.kind).toBe('watch')
    expect(stepAt({ ...running, isRunByFeed: true }, 50).step.kind).toBe('watch')
    expect(stepAt({ ...completed, isRunByFeed: true }, 107).step.kind).toBe('confirm')
  })

  it('asks for a half if the match has none, and is done once the match is abandoned [W8]', () => {
    expect(stepAt({ ...upcoming, halves: [] }, 0).step.kind).toBe('prepare')
    expect(stepAt({ ...running, status: 'abandoned' }, 20).step.kind).toBe('done')
  })
})

describe('the state of a match day', () => {
  const all: [MatchDay, string, string][] = [
    [{ ...upcoming, plannedStart: null }, 'unplanned 1:upcoming 2:upcoming', 'the match has not started'],
    [upcoming, 'upcoming 1:upcoming 2:upcoming', 'the match has not started'],
    [running, 'active 1:active 2:upcoming', 'half 1 is running'],
    [
      { ...running, halves: [half(1, 'active', { pauses: [{ from: at(30), to: null }] }), half(2, 'upcoming')] },
      'active 1:interrupted 2:upcoming',
      'half 1 is interrupted',
    ],
    [
      { ...running, halves: [half(2, 'upcoming'), half(1, 'finished')] },
      'active 1:finished 2:upcoming',
      'half 1 has ended',
    ],
    [completed, 'completed 1:finished 2:finished', 'the match has ended'],
    [{ ...completed, confirmed: true }, 'confirmed 1:finished 2:finished', 'the results are confirmed'],
    [{ ...running, status: 'abandoned' }, 'abandoned 1:active 2:upcoming', 'the match was abandoned'],
  ]
  it('differs between any two states, and does not change with the clock [W9]', () => {
    expect(all.map(([day]) => matchDayState(day, day.plannedStart))).toEqual(all.map(([, state]) => state))
    expect(new Set(all.map(([, state]) => state)).size).toBe(all.length)
  })
  it('has words for each state [W9]', () => {
    expect(all.map(([day]) => matchDayText(day))).toEqual(all.map(([, , text]) => text))
  })
})
