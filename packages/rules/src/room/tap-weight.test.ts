import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compareTaps, leadOf, NO_TAP_RECORD, seenAt, tapWeight } from './tap-weight.ts'

const taps = (eventType: string, ...seconds: number[]) => seconds.map((second) => ({ eventType, at: second * 1000 }))

describe('the weight of a member', () => {
  it('gives a member weight 1 at first, and more, up to 2, for taps that a reference confirmed [RM4]', () => {
    expect(tapWeight(NO_TAP_RECORD)).toBe(100)
    expect(tapWeight({ hits: 20, wrong: 0 })).toBe(150)
    expect(tapWeight({ hits: 180, wrong: 0 })).toBe(190)
  })

  it('lowers the weight of a member towards a half for wrong taps, each of which outweighs four right taps [RM4]', () => {
    expect(tapWeight({ hits: 4, wrong: 1 })).toBe(100)
    expect(tapWeight({ hits: 0, wrong: 5 })).toBe(75)
  })

  it('keeps the weight of a member between a half and two, never lowers it for a right tap, and never raises it for a wrong tap [RM4]', () => {
    fc.assert(
      fc.property(fc.nat(100_000), fc.nat(100_000), (hits, wrong) => {
        const weight = tapWeight({ hits, wrong })
        expect(Number.isInteger(weight) && weight >= 50 && weight <= 200).toBe(true)
        expect(tapWeight({ hits: hits + 1, wrong })).toBeGreaterThanOrEqual(weight)
        expect(tapWeight({ hits, wrong: wrong + 1 })).toBeLessThanOrEqual(weight)
      }),
    )
  })
})

describe('the comparison of taps with a reference', () => {
  it('confirms one tap for each reference event of its type, and counts all other taps as wrong [RM4]', () => {
    const found = compareTaps([...taps('Corner', 12, 14), ...taps('Goal', 13)], taps('Corner', 10, 300))
    expect(found).toEqual({ hits: 1, wrong: 2, leads: [-2000] })
  })

  it('measures the delay of a member whose stream is half a minute late, and subtracts the delay from the arrival of a later tap [RM5]', () => {
    const events = taps('Corner', 100, 400, 700)
    const { leads } = compareTaps(taps('Corner', 130, 431, 732), events)
    expect(leadOf({ leads })).toBe(-31_000)
    expect(seenAt(1_000_000, { leads })).toBe(969_000)
  })

  it('assumes a delay of three seconds for a member until three taps of the member were confirmed [RM5]', () => {
    expect(leadOf({ leads: [5000, 5000] })).toBe(-3000)
    expect(leadOf({ leads: [5000, 5000, 4000] })).toBe(5000)
  })
})
