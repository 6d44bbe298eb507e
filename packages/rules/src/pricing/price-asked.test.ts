import { describe, expect, it } from 'vitest'
import { type AskedPrice, type PlacedPrice, wasAsked } from './price-asked.ts'

const SECOND = 1000

/** These lists price round 8 at 0 s, round 9 at 120 s and round 10 at 240 s. */
const lists: readonly AskedPrice[] = [
  { roundId: 'round-8', from: 0, prices: { corner: 150 }, isGuessed: false },
  { roundId: 'round-9', from: 120 * SECOND, prices: { corner: 200 }, isGuessed: false },
  { roundId: 'round-9', from: 150 * SECOND, prices: { corner: 250 }, isGuessed: false },
  { roundId: 'round-10', from: 240 * SECOND, prices: { corner: 300 }, isGuessed: false },
]
const bet = (change: Partial<PlacedPrice>): PlacedPrice => ({
  ...{ roundId: 'round-9', optionId: 'corner', hundredths: 200, placedAt: 130 * SECOND },
  ...change,
})

describe("the check whether a bet's price was offered", () => {
  it('accepts the first price of a round for a bet that was placed up to 20 seconds before its round was priced [P9] [L9]', () => {
    const waited = [0.5, 3, 20].map((seconds) => wasAsked(lists, bet({ placedAt: (120 - seconds) * SECOND })))
    expect(waited).toEqual([true, true, true])
  })

  it('rejects any price but the first one for a bet that was placed ten seconds before its round was priced [P9] [L9]', () => {
    for (const hundredths of [150, 205, 250, 300])
      expect(wasAsked(lists, bet({ placedAt: 110 * SECOND, hundredths }))).toBe(false)
  })

  it('rejects the first price of a round for a bet that was placed 61 seconds before its round was priced [P9] [L9]', () => {
    expect(wasAsked(lists, bet({ placedAt: 59 * SECOND }))).toBe(false)
  })

  it('accepts a later price of a round for a bet that was placed after that price was offered, and rejects it for an earlier bet [P9] [L9]', () => {
    expect(wasAsked(lists, bet({ placedAt: 140 * SECOND, hundredths: 250 }))).toBe(false)
    expect(wasAsked(lists, bet({ placedAt: 151 * SECOND, hundredths: 250 }))).toBe(true)
  })

  it('rejects the first price of a round for a bet that was placed 65 seconds after the price changed [P9] [L9]', () => {
    expect(wasAsked(lists, bet({ placedAt: 215 * SECOND }))).toBe(false)
  })
})
