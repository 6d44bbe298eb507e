import { describe, expect, it } from 'vitest'
import { priceAt } from './price-list.ts'

const first = { from: 1000, prices: { throw: 180, corner: 250 } }
const moved = { from: 2000, prices: { throw: 190 } }
const lists = [moved, first]

describe('[P9] the price of an option when a bet arrives', () => {
  it('is that of the last list before it', () => {
    expect(priceAt(lists, 'throw', 1500)).toBe(180)
    expect(priceAt(lists, 'throw', 1999)).toBe(180)
    expect(priceAt(lists, 'throw', 2000)).toBe(190)
  })

  it('is that of the first list where the round was priced a moment after it had become the next', () => {
    expect(priceAt(lists, 'throw', 900)).toBe(180)
  })

  it('is none of what had been taken away, also where it came back later', () => {
    expect(priceAt(lists, 'corner', 1999)).toBe(250)
    expect(priceAt(lists, 'corner', 2000)).toBeUndefined()
    expect(priceAt([...lists, { from: 3000, prices: { corner: 260 } }], 'corner', 2000)).toBeUndefined()
    expect(priceAt(lists, 'constructor', 1500)).toBeUndefined()
    expect(priceAt([], 'throw', 1500)).toBeUndefined()
  })

  it('is the first there was of what is newer than the bet', () => {
    expect(priceAt([first, { from: 2000, prices: { offside: 300 } }], 'offside', 1999)).toBe(300)
  })
})
