import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { MatchFile } from '../feed/match-file.ts'
import { BUILT_IN_EVENT_TYPES } from '../match/event-types.ts'
import { RATES } from '../pricing/pricing-rates.ts'
import { simulateMatch } from './simulate-match.ts'

/** Returns numbers that look random and are the same every time (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const aMatch = (seed: number) => simulateMatch({ random: seeded(seed), homeTeam: 'Reds', awayTeam: 'Blues' })
const countOf = (file: MatchFile, eventType: string) =>
  file.events.filter((event) => event.eventType === eventType).length

it('simulates the same match from the same random numbers [F1]', () => {
  expect(aMatch(7)).toEqual(aMatch(7))
  expect(aMatch(7)).not.toEqual(aMatch(8))
})

it('uses the given teams and date in a simulated match [F1]', () => {
  const match = simulateMatch({
    random: seeded(1),
    homeTeam: 'Reds',
    awayTeam: 'Blues',
    kickoffUtc: '2026-05-02T18:30:00Z',
    competition: 'Cup',
  })
  expect(match).toMatchObject({ homeTeam: 'Reds', awayTeam: 'Blues', competition: 'Cup', date: '2026-05-02' })
})

it('keeps the events of a simulated match in order and within their halves, with a score equal to the goals [F1]', () => {
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const match = aMatch(seed)
      expect(match.halves.map(({ halfNumber }) => halfNumber)).toEqual([1, 2])
      const moments = match.events.map((event) => event.half * 10_000 + event.second)
      expect(moments).toEqual(moments.toSorted((a, b) => a - b))
      for (const { halfNumber, durationSeconds } of match.halves) {
        expect(Number.isInteger(durationSeconds)).toBe(true)
        expect(durationSeconds).toBeGreaterThanOrEqual(2700)
        for (const { half, second } of match.events) {
          if (half !== halfNumber) continue
          expect(Number.isInteger(second) && second >= 0 && second < durationSeconds).toBe(true)
        }
      }
      for (const team of ['home', 'away'] as const) {
        const goals = match.events.filter((event) => event.eventType === 'Goal' && event.team === team)
        expect(match.finalScore[team]).toBe(goals.length)
      }
    }),
  )
})

it('gives every goal and penalty of a simulated match a shot of the same side at the same second [F1]', () => {
  for (let seed = 0; seed < 100; seed += 1) {
    const { events } = aMatch(seed)
    const at = (eventType: string) =>
      events
        .filter((event) => event.eventType === eventType)
        .map((event) => `${event.half}:${event.second}:${event.team}`)
    expect(at('Shot')).toEqual(expect.arrayContaining([...at('Goal'), ...at('Penalty')]))
    expect(countOf(aMatch(seed), 'Shot')).toBeGreaterThanOrEqual(countOf(aMatch(seed), 'Goal'))
  }
})

it('simulates each event type as often, and each half as long, as in real matches on average over 1,000 matches [F1]', () => {
  const matches = Array.from({ length: 1000 }, (_, seed) => aMatch(seed))
  for (const eventType of BUILT_IN_EVENT_TYPES) {
    const mean = matches.reduce((sum, match) => sum + countOf(match, eventType), 0) / matches.length
    const real = (RATES[eventType] ?? []).reduce((sum, slot) => sum + slot, 0)
    expect(Math.abs(mean - real), eventType).toBeLessThan(4 * Math.sqrt(real / matches.length) + 0.01 * real)
  }
  const minutes = (half: number) =>
    matches.reduce((sum, { halves }) => sum + (halves[half]?.durationSeconds ?? 0) / 60, 0) / matches.length
  expect(minutes(0)).toBeCloseTo(46.3, 0)
  expect(minutes(1)).toBeCloseTo(48.7, 0)
})

it('ends the simulation of a match with two halves even if every random number is the lowest or the highest [F1]', () => {
  for (const number of [0, 1 - 2 ** -53]) {
    const match = simulateMatch({ random: () => number, homeTeam: 'Reds', awayTeam: 'Blues' })
    expect(match.halves).toHaveLength(2)
    expect(match.events.length).toBeLessThan(10_000)
  }
})
