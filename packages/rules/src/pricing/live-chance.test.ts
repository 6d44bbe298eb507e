import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { outcomeOf } from '../bet/bet.ts'
import { BUILT_IN_EVENT_TYPES } from '../match/event-types.ts'
import { planMatch } from '../round/round.ts'
import { betChances, expectedMore } from './live-chance.ts'
import { expectedCount, poissonTail } from './pricing.ts'
import { LAST_SLOT_MINUTES } from './pricing-rates.ts'

const PLAN = planMatch([1, 2], 45, 10)
const aBetType = fc.constantFrom('over' as const, 'under' as const)
const aThreshold = fc.integer({ min: 0, max: 40 }).map((halves) => halves / 2)
const aCount = fc.integer({ min: 0, max: 25 })
const aMean = fc.double({ min: 0, max: 20, noNaN: true })
const anEventType = fc.constantFrom(...BUILT_IN_EVENT_TYPES)
const aRound = fc.constantFrom(...PLAN)

/**
 * Computes the chance of each outcome one count at a time with logarithms. It shares no arithmetic with the rule under
 * test.
 */
function slowChances(betType: 'over' | 'under', threshold: number, count: number, more: number) {
  const chances = { won: 0, void: 0, lost: 0 }
  let logFactorial = 0
  for (let further = 0; further <= 200; further += 1) {
    if (further > 0) logFactorial += Math.log(further)
    const chance = more === 0 ? Number(further === 0) : Math.exp(further * Math.log(more) - more - logFactorial)
    chances[outcomeOf(betType, threshold, count + further)] += chance
  }
  return chances
}

describe('the chance of a bet while its round is active', () => {
  it('computes the chance of a bet as a sum over the possible counts of the rest of the round, each decided as settlement would [P10]', () => {
    fc.assert(
      fc.property(aBetType, aThreshold, aCount, aMean, (betType, threshold, count, more) => {
        const chances = betChances({ betType, threshold, count, more })
        const slow = slowChances(betType, threshold, count, more)
        expect(chances.won).toBeCloseTo(slow.won, 9)
        expect(chances.void).toBeCloseTo(slow.void, 9)
        expect(chances.lost).toBeCloseTo(slow.lost, 9)
      }),
    )
  })

  it('gives a bet chances for won, void and lost that add up to 1 and are never negative [P10]', () => {
    fc.assert(
      fc.property(aBetType, aThreshold, aCount, aMean, (betType, threshold, count, more) => {
        const chances = betChances({ betType, threshold, count, more })
        expect(chances.won + chances.void + chances.lost).toBeCloseTo(1, 12)
        for (const chance of Object.values(chances)) expect(chance).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  it("makes a bet's chance certain once the count exceeds its line: an over bet is won, an under bet is lost [P10]", () => {
    fc.assert(
      fc.property(aThreshold, aCount, aMean, (threshold, beyond, more) => {
        const count = Math.floor(threshold) + 1 + beyond
        expect(betChances({ betType: 'over', threshold, count, more })).toEqual({ won: 1, void: 0, lost: 0 })
        expect(betChances({ betType: 'under', threshold, count, more })).toEqual({ won: 0, void: 0, lost: 1 })
      }),
    )
  })

  it('gives a bet the outcome of its settlement as a certain chance if no more events are expected [P10]', () => {
    fc.assert(
      fc.property(aBetType, aThreshold, aCount, (betType, threshold, count) => {
        const outcome = outcomeOf(betType, threshold, count)
        expect(betChances({ betType, threshold, count, more: 0 })[outcome]).toBe(1)
      }),
    )
  })

  it('never lowers the chance of an over bet, or raises the chance of an under bet, when one more event is counted [P10]', () => {
    fc.assert(
      fc.property(aThreshold, aCount, aMean, (threshold, count, more) => {
        const chanceOf = (betType: 'over' | 'under', of: number) => betChances({ betType, threshold, count: of, more })
        expect(chanceOf('over', count + 1).won).toBeGreaterThanOrEqual(chanceOf('over', count).won)
        expect(chanceOf('over', count + 1).lost).toBeLessThanOrEqual(chanceOf('over', count).lost)
        expect(chanceOf('under', count + 1).won).toBeLessThanOrEqual(chanceOf('under', count).won)
      }),
    )
  })

  it('gives a bet on a whole line a chance of a void outcome, and a bet on a half line none [P10]', () => {
    const more = 2
    expect(betChances({ betType: 'over', threshold: 3, count: 2, more }).void).toBeCloseTo(2 * Math.exp(-2), 12)
    expect(betChances({ betType: 'over', threshold: 3.5, count: 2, more }).void).toBe(0)
  })
})

describe('the expected number of further events in a round', () => {
  it('expects before a round exactly the mean number of events behind the price [P10]', () => {
    fc.assert(
      fc.property(anEventType, aRound, fc.double({ min: -20, max: 0, noNaN: true }), (eventType, round, early) => {
        const priced = expectedCount(eventType, round) ?? Number.NaN
        expect(expectedMore(eventType, round, round.startMinute)).toBeCloseTo(priced, 9)
        expect(expectedMore(eventType, round, round.startMinute + early)).toBeCloseTo(priced, 9)
        const more = expectedMore(eventType, round, round.startMinute) ?? Number.NaN
        expect(betChances({ betType: 'over', threshold: 1.5, count: 0, more }).won).toBeCloseTo(
          poissonTail(priced, 2),
          9,
        )
      }),
    )
  })

  it('never expects more further events at a later minute of a round, and expects none at or after its end [P10]', () => {
    const minutes = fc.tuple(fc.double({ min: 0, max: 10, noNaN: true }), fc.double({ min: 0, max: 10, noNaN: true }))
    const withEnd = fc.constantFrom(...PLAN.filter(({ endMinute }) => endMinute !== null))
    fc.assert(
      fc.property(anEventType, withEnd, minutes, (eventType, round, [one, other]) => {
        const at = (minute: number) => expectedMore(eventType, round, round.startMinute + minute) ?? Number.NaN
        expect(at(Math.max(one, other))).toBeLessThanOrEqual(at(Math.min(one, other)))
        expect(at(10)).toBe(0)
        expect(at(12)).toBe(0)
      }),
    )
  })

  it('expects half of the mean number of events after half of the round [P10]', () => {
    expect(expectedMore('Throw', { halfNumber: 1, startMinute: 0, endMinute: 10 }, 5)).toBeCloseTo(5.6715 / 2, 9)
  })

  it('expects further events at every minute of an open-ended round, for a remaining time that changes without jumps [P10]', () => {
    for (const halfNumber of [1, 2] as const) {
      const open = { halfNumber, startMinute: 40, endMinute: null }
      const rate = (expectedCount('Shot', open) ?? Number.NaN) / LAST_SLOT_MINUTES[halfNumber]
      const minutesLeft = (minute: number) => (expectedMore('Shot', open, minute) ?? Number.NaN) / rate
      expect(minutesLeft(45)).toBeCloseTo(LAST_SLOT_MINUTES[halfNumber] - 5, 9)
      for (let minute = 40; minute < 70; minute += 0.25) expect(minutesLeft(minute)).toBeGreaterThan(0.2)
      for (let minute = 40; minute < 60; minute += 0.05) {
        // The expected remaining time of a half does not jump from one second to the next.
        expect(Math.abs(minutesLeft(minute + 0.05) - minutesLeft(minute))).toBeLessThan(0.1)
      }
    }
  })

  it('returns undefined as the expected number of events of a type without a measured rate [P10]', () => {
    expect(expectedMore('Substitution', { halfNumber: 1, startMinute: 0, endMinute: 10 }, 5)).toBeUndefined()
  })
})
