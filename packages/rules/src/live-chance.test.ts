import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { outcomeOf } from './bet.ts'
import { BUILT_IN_EVENT_TYPES } from './event-types.ts'
import { betChances, expectedMore } from './live-chance.ts'
import { expectedCount, poissonTail } from './pricing.ts'
import { LAST_SLOT_MINUTES } from './pricing-rates.ts'
import { planMatch } from './round.ts'

const PLAN = planMatch([1, 2], 45, 10)
const aBetType = fc.constantFrom('over' as const, 'under' as const)
const aThreshold = fc.integer({ min: 0, max: 40 }).map((halves) => halves / 2)
const aCount = fc.integer({ min: 0, max: 25 })
const aMean = fc.double({ min: 0, max: 20, noNaN: true })
const anEventType = fc.constantFrom(...BUILT_IN_EVENT_TYPES)
const aRound = fc.constantFrom(...PLAN)

/** Each way a bet may end, counted out one by one with logarithms: no arithmetic in common with the rule. */
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

describe('[P10] the chance of a bet while its round is played', () => {
  it('[P10] adds up the ways the rest of the round may go, as settlement would decide them', () => {
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

  it('[P10] won, void and lost add up to 1, and none is less than 0', () => {
    fc.assert(
      fc.property(aBetType, aThreshold, aCount, aMean, (betType, threshold, count, more) => {
        const chances = betChances({ betType, threshold, count, more })
        expect(chances.won + chances.void + chances.lost).toBeCloseTo(1, 12)
        for (const chance of Object.values(chances)) expect(chance).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  it('[P10] what the count has decided is certain: an over beyond its line, an under that has reached it', () => {
    fc.assert(
      fc.property(aThreshold, aCount, aMean, (threshold, beyond, more) => {
        const count = Math.floor(threshold) + 1 + beyond
        expect(betChances({ betType: 'over', threshold, count, more })).toEqual({ won: 1, void: 0, lost: 0 })
        expect(betChances({ betType: 'under', threshold, count, more })).toEqual({ won: 0, void: 0, lost: 1 })
      }),
    )
  })

  it('[P10] with nothing left to come it is what settling would give', () => {
    fc.assert(
      fc.property(aBetType, aThreshold, aCount, (betType, threshold, count) => {
        const outcome = outcomeOf(betType, threshold, count)
        expect(betChances({ betType, threshold, count, more: 0 })[outcome]).toBe(1)
      }),
    )
  })

  it('[P10] one event more never harms an over, and never helps an under', () => {
    fc.assert(
      fc.property(aThreshold, aCount, aMean, (threshold, count, more) => {
        const chanceOf = (betType: 'over' | 'under', of: number) => betChances({ betType, threshold, count: of, more })
        expect(chanceOf('over', count + 1).won).toBeGreaterThanOrEqual(chanceOf('over', count).won)
        expect(chanceOf('over', count + 1).lost).toBeLessThanOrEqual(chanceOf('over', count).lost)
        expect(chanceOf('under', count + 1).won).toBeLessThanOrEqual(chanceOf('under', count).won)
      }),
    )
  })

  it('[P10] a push is a chance of its own, on a whole line only', () => {
    const more = 2
    expect(betChances({ betType: 'over', threshold: 3, count: 2, more }).void).toBeCloseTo(2 * Math.exp(-2), 12)
    expect(betChances({ betType: 'over', threshold: 3.5, count: 2, more }).void).toBe(0)
  })
})

describe('[P10] what is still to come of a round', () => {
  it('[P10] before the round it is what the price was made from', () => {
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

  it('[P10] it becomes less from minute to minute, and nothing where the round has its end', () => {
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

  it('[P10] of half a round half is left', () => {
    expect(expectedMore('Throw', { halfNumber: 1, startMinute: 0, endMinute: 10 }, 5)).toBeCloseTo(5.6715 / 2, 9)
  })

  it('[P10] a whistle that nobody knows is never reached: some time is left as long as it has not come', () => {
    for (const halfNumber of [1, 2] as const) {
      const open = { halfNumber, startMinute: 40, endMinute: null }
      const rate = (expectedCount('Shot', open) ?? Number.NaN) / LAST_SLOT_MINUTES[halfNumber]
      const minutesLeft = (minute: number) => (expectedMore('Shot', open, minute) ?? Number.NaN) / rate
      expect(minutesLeft(45)).toBeCloseTo(LAST_SLOT_MINUTES[halfNumber] - 5, 9)
      for (let minute = 40; minute < 70; minute += 0.25) expect(minutesLeft(minute)).toBeGreaterThan(0.2)
      for (let minute = 40; minute < 60; minute += 0.05) {
        // The time that is left does not jump from one second to the next.
        expect(Math.abs(minutesLeft(minute + 0.05) - minutesLeft(minute))).toBeLessThan(0.1)
      }
    }
  })

  it('[P10] of what nobody has measured nothing is said', () => {
    expect(expectedMore('Substitution', { halfNumber: 1, startMinute: 0, endMinute: 10 }, 5)).toBeUndefined()
  })
})
