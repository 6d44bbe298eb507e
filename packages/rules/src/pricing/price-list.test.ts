import { describe, expect, it } from 'vitest'
import { priceAt } from './price-list.ts'

const first = { from: 1000, prices: { throw: 180, corner: 250 } }
const moved = { from: 2000, prices: { throw: 190 } }
const lists = [moved, first]

describe('the price of an option when a bet arrives [P9]', () => {
  it('takes the price of an option from the last price list that began before or when the bet arrived', () => {
    expect(priceAt(lists, 'throw', 1500)).toBe(180)
    expect(priceAt(lists, 'throw', 1999)).toBe(180)
    expect(priceAt(lists, 'throw', 2000)).toBe(190)
  })

  it("takes the price of an option from the round's first price list if the bet arrived before that list", () => {
    expect(priceAt(lists, 'throw', 900)).toBe(180)
  })

  it('finds no price for a bet on an option that was removed before the bet arrived, even if the option returned later', () => {
    expect(priceAt(lists, 'corner', 1999)).toBe(250)
    expect(priceAt(lists, 'corner', 2000)).toBeUndefined()
    expect(priceAt([...lists, { from: 3000, prices: { corner: 260 } }], 'corner', 2000)).toBeUndefined()
    expect(priceAt(lists, 'constructor', 1500)).toBeUndefined()
    expect(priceAt([], 'throw', 1500)).toBeUndefined()
  })

  it('takes the first price of an option for a bet that arrived before the option had a price', () => {
    expect(priceAt([first, { from: 2000, prices: { offside: 300 } }], 'offside', 1999)).toBe(300)
  })
})
