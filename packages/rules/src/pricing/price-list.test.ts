import { describe, expect, it } from 'vitest'
import { priceAt } from './price-list.ts'

const first = { from: 1000, prices: { throw: 180, corner: 250 } }
const moved = { from: 2000, prices: { throw: 190 } }
const lists = [moved, first]

describe('the price of an option when a bet arrives [P9]', () => {
  it('comes from the last list before the arrival', () => {
    expect(priceAt(lists, 'throw', 1500)).toBe(180)
    expect(priceAt(lists, 'throw', 1999)).toBe(180)
    expect(priceAt(lists, 'throw', 2000)).toBe(190)
  })

  it("comes from the round's first list if the bet arrived just before that list", () => {
    expect(priceAt(lists, 'throw', 900)).toBe(180)
  })

  it('is undefined for an option that was removed, also if it returned later', () => {
    expect(priceAt(lists, 'corner', 1999)).toBe(250)
    expect(priceAt(lists, 'corner', 2000)).toBeUndefined()
    expect(priceAt([...lists, { from: 3000, prices: { corner: 260 } }], 'corner', 2000)).toBeUndefined()
    expect(priceAt(lists, 'constructor', 1500)).toBeUndefined()
    expect(priceAt([], 'throw', 1500)).toBeUndefined()
  })

  it('is the first price of an option that is newer than the bet', () => {
    expect(priceAt([first, { from: 2000, prices: { offside: 300 } }], 'offside', 1999)).toBe(300)
  })
})
