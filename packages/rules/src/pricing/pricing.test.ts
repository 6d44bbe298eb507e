import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BUILT_IN_EVENT_TYPES } from '../match/event-types.ts'
import { expectedCount, modelLines, poissonTail, priceOf } from './pricing.ts'
import { LAST_SLOT_MINUTES, RATES } from './pricing-rates.ts'

const firstTen = { halfNumber: 1, startMinute: 0, endMinute: 10 }
const aMean = fc.double({ min: 0.001, max: 60, noNaN: true })
const aBetType = fc.constantFrom('over' as const, 'under' as const)
const aThreshold = fc.integer({ min: 0, max: 160 }).map((halves) => halves / 2)

/**
 * Computes the chance to win with pushes removed, as a sum with logarithms. It shares no arithmetic with the price
 * under test.
 */
function slowChance(mean: number, betType: 'over' | 'under', threshold: number): number {
  let over = 0
  let under = 0
  let logFactorial = 0
  for (let count = 0; count <= 400; count += 1) {
    if (count > 0) logFactorial += Math.log(count)
    const chance = Math.exp(count * Math.log(mean) - mean - logFactorial)
    if (count > threshold) over += chance
    if (count < threshold) under += chance
  }
  return (betType === 'over' ? over : under) / (over + under)
}

describe('the expected count of a round', () => {
  it('expects for a round that covers one slot the mean of that slot, in either half [P1]', () => {
    expect(expectedCount('Throw', firstTen)).toBeCloseTo(5.6715, 9)
    expect(expectedCount('Corner', { halfNumber: 2, startMinute: 20, endMinute: 30 })).toBeCloseTo(1.0798, 9)
  })

  it('adds up the covered share of each slot for a round that covers parts of several slots [P1]', () => {
    const window = { halfNumber: 1, startMinute: 5, endMinute: 12 }
    expect(expectedCount('Goal', window)).toBeCloseTo(0.2124 / 2 + 0.2508 / 5, 9)
  })

  it('expects events of a round without an end up to the average whistle of its half [P1]', () => {
    expect(expectedCount('Card', { halfNumber: 2, startMinute: 40, endMinute: null })).toBeCloseTo(0.6663, 9)
    expect(expectedCount('Card', { halfNumber: 1, startMinute: 42, endMinute: null })).toBeCloseTo(
      (0.2938 * 4.3) / 6.3,
      9,
    )
    expect(expectedCount('Shot', { halfNumber: 1, startMinute: 30, endMinute: null })).toBeCloseTo(2.4472 + 1.6741, 9)
  })

  it('expects events at the rate of the last slot for the part of a round beyond the average whistle of its half [P1]', () => {
    expect(expectedCount('Throw', { halfNumber: 1, startMinute: 40, endMinute: 50 })).toBeCloseTo(28.767 / 6.3, 9)
    expect(expectedCount('Throw', { halfNumber: 1, startMinute: 48, endMinute: 50 })).toBeCloseTo(5.7534 / 6.3, 9)
  })

  it('expects no events in a round without an end that starts after the average whistle of its half [P1]', () => {
    expect(expectedCount('Throw', { halfNumber: 1, startMinute: 60, endMinute: null })).toBe(0)
  })

  it('returns undefined as the expected count for an event type without a measured rate, even for a type named constructor [P1]', () => {
    expect(expectedCount('Substitution', firstTen)).toBeUndefined()
    expect(expectedCount('constructor', firstTen)).toBeUndefined()
  })

  it('expects the same number of events in a half, however the half is cut into rounds [P1]', () => {
    const cuts = fc.uniqueArray(fc.integer({ min: 1, max: 44 }), { maxLength: 8 })
    fc.assert(
      fc.property(
        fc.constantFrom(...BUILT_IN_EVENT_TYPES),
        fc.constantFrom(1, 2),
        cuts,
        (type, halfNumber, minutes) => {
          const starts = [0, ...minutes.toSorted((a, b) => a - b)]
          const sum = starts.reduce((total, startMinute, index) => {
            const endMinute = starts[index + 1] ?? null
            return total + (expectedCount(type, { halfNumber, startMinute, endMinute }) ?? Number.NaN)
          }, 0)
          const whole = expectedCount(type, { halfNumber, startMinute: 0, endMinute: null }) ?? Number.NaN
          expect(sum).toBeCloseTo(whole, 9)
        },
      ),
    )
  })

  it('stores ten measured rates for every built-in event type [P1]', () => {
    expect(Object.keys(RATES)).toEqual([...BUILT_IN_EVENT_TYPES])
    for (const rates of Object.values(RATES)) expect(rates).toHaveLength(10)
    expect(LAST_SLOT_MINUTES).toEqual({ 1: 6.3, 2: 8.7 })
  })

  it('computes the Poisson chance that a count is at least a number, as the formula gives it [P1]', () => {
    expect(poissonTail(2, 0)).toBe(1)
    expect(poissonTail(2, 1)).toBeCloseTo(1 - Math.exp(-2), 12)
    expect(poissonTail(2, 3)).toBeCloseTo(1 - 5 * Math.exp(-2), 12)
    expect(poissonTail(0, 1)).toBe(0)
  })
})

describe('the price of an option', () => {
  it('never offers a price above the fair price [P2]', () => {
    fc.assert(
      fc.property(aMean, aBetType, aThreshold, fc.double({ min: 0, max: 0.3, noNaN: true }), (...options) => {
        const [mean, betType, threshold, margin] = options
        const hundredths = priceOf({ mean, betType, threshold, margin })
        if (hundredths === undefined) return
        expect((hundredths * slowChance(mean, betType, threshold)) / 100).toBeLessThanOrEqual(1 + 1e-7)
      }),
      { numRuns: 2000 },
    )
  })

  it('subtracts 5 % from the fair price, and rounds the price down to its step [P3]', () => {
    fc.assert(
      fc.property(aMean, aBetType, aThreshold, (mean, betType, threshold) => {
        const hundredths = priceOf({ mean, betType, threshold })
        if (hundredths === undefined) return
        const wanted = 95 / slowChance(mean, betType, threshold)
        const step = hundredths < 150 ? 1 : 5
        expect(hundredths % step).toBe(0)
        expect(hundredths).toBeLessThanOrEqual(wanted + 1e-4)
        expect(hundredths + step).toBeGreaterThan(wanted - 1e-4)
      }),
      { numRuns: 2000 },
    )
  })

  it('offers 1.90 for an even chance with the default margin, and 2.00 without a margin [P3]', () => {
    expect(priceOf({ mean: Math.LN2, betType: 'over', threshold: 0.5 })).toBe(190)
    expect(priceOf({ mean: Math.LN2, betType: 'under', threshold: 0.5 })).toBe(190)
    expect(priceOf({ mean: Math.LN2, betType: 'over', threshold: 0.5, margin: 0 })).toBe(200)
  })

  it('rounds prices in steps of 0.01 under 1.50 and of 0.05 from 1.50 on [P3]', () => {
    const meanWith = (chance: number) => -Math.log(1 - chance)
    const price = (wanted: number) => priceOf({ mean: meanWith(0.95 / wanted), betType: 'over', threshold: 0.5 })
    expect(price(1.4951)).toBe(149)
    expect(price(1.501)).toBe(150)
    expect(price(1.549)).toBe(150)
    expect(price(1.551)).toBe(155)
  })

  it('removes the chance of a push from the price of a whole line [P3]', () => {
    const [less, same] = [4 * Math.exp(-3), 4.5 * Math.exp(-3)]
    const wanted = 95 / (less / (1 - same))
    expect(priceOf({ mean: 3, betType: 'under', threshold: 2 })).toBe(Math.floor(wanted / 5) * 5)
  })

  it('offers no option that is nearly certain or nearly impossible [P4]', () => {
    expect(priceOf({ mean: 5.67, betType: 'over', threshold: 0.5 })).toBeUndefined()
    expect(priceOf({ mean: 0.0187, betType: 'under', threshold: 0.5 })).toBeUndefined()
    expect(priceOf({ mean: 0.0187, betType: 'over', threshold: 1.5 })).toBeUndefined()
    expect(priceOf({ mean: 0, betType: 'over', threshold: 0.5 })).toBeUndefined()
    expect(priceOf({ mean: 0, betType: 'under', threshold: 0.5 })).toBeUndefined()
    expect(priceOf({ mean: 1, betType: 'under', threshold: 0 })).toBeUndefined()
  })

  it('gives an option a price with a margin of 20 percent, but none with a margin of 30 percent or a negative margin [P4]', () => {
    expect(priceOf({ mean: 1, betType: 'over', threshold: 0.5, margin: 0.2 })).toBe(126)
    expect(priceOf({ mean: 1, betType: 'over', threshold: 0.5, margin: 0.3 })).toBeUndefined()
    expect(priceOf({ mean: 1, betType: 'over', threshold: 0.5, margin: -0.1 })).toBeUndefined()
  })

  it('keeps every offered price between 1.01 and 100 [P4]', () => {
    fc.assert(
      fc.property(aMean, aBetType, aThreshold, (mean, betType, threshold) => {
        const hundredths = priceOf({ mean, betType, threshold }) ?? 101
        expect(hundredths).toBeGreaterThanOrEqual(101)
        expect(hundredths).toBeLessThanOrEqual(10_000)
        expect(Number.isInteger(hundredths)).toBe(true)
      }),
    )
  })
})

describe('the options of a round', () => {
  const linesOf = (eventType: string, window = firstTen) =>
    modelLines(eventType, window).map((line) => `${line.betType} ${line.threshold}`)

  it('offers over and under at the two x.5 lines nearest the mean count [P5]', () => {
    expect(linesOf('Throw')).toEqual(['over 5.5', 'over 6.5', 'under 5.5', 'under 6.5'])
    expect(linesOf('Goal-Kick')).toEqual(['over 1.5', 'over 2.5', 'under 1.5', 'under 2.5'])
    expect(linesOf('Corner')).toEqual(['over 0.5', 'over 1.5', 'under 0.5', 'under 1.5'])
  })

  it('offers for the rare event type Penalty only over 0.5, but for Offside also under 0.5 [P5]', () => {
    expect(linesOf('Penalty')).toEqual(['over 0.5'])
    expect(linesOf('Offside', { halfNumber: 1, startMinute: 0, endMinute: 10 })).toContain('under 0.5')
  })

  it('offers only options on the two x.5 lines nearest to the mean count, for a first round of any length [P5]', () => {
    const anEnd = fc.integer({ min: 1, max: 45 })
    fc.assert(
      fc.property(fc.constantFrom(...BUILT_IN_EVENT_TYPES), anEnd, (eventType, endMinute) => {
        const window = { ...firstTen, endMinute }
        const mean = expectedCount(eventType, window) ?? Number.NaN
        const distances = Array.from({ length: 60 }, (_, index) => Math.abs(index + 0.5 - mean)).toSorted(
          (a, b) => a - b,
        )
        for (const { threshold } of modelLines(eventType, window)) {
          expect(Math.abs(threshold - mean)).toBeLessThanOrEqual((distances[1] ?? 0) + 1e-9)
        }
      }),
    )
  })

  it('offers the fixed default options for an event type without a measured rate [P6]', () => {
    expect(modelLines('Substitution', firstTen)).toEqual([
      line('over', 0.5, 180),
      line('over', 1.5, 220),
      line('under', 0.5, 200),
      line('under', 1.5, 160),
    ])
    function line(betType: 'over' | 'under', threshold: number, hundredths: number) {
      return { eventType: 'Substitution', betType, threshold, hundredths, setBy: 'default' }
    }
  })
})
