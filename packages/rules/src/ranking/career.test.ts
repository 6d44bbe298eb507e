import fc from 'fast-check'
import { expect, it } from 'vitest'
import { bestBet, calibration, shownChance, winRate } from './career.ts'

it("derives the chance of a bet from its price by removing the house's margin [Z9]", () => {
  // 1 / 1.90 is 52.6 %. The house keeps 5 %, so the model meant 50 %.
  expect(shownChance(190)).toBe(50)
  expect(shownChance(475)).toBe(20)
  expect(shownChance(101)).toBeCloseTo(94.06, 2)
})

it('counts bets by their chance in bands of ten percent, each of which includes its lower limit, and leaves empty bands out [Z9]', () => {
  const bands = calibration([
    { hundredths: 190, won: 3, lost: 2 }, // 50 %
    { hundredths: 160, won: 4, lost: 1 }, // 59.375 %
    { hundredths: 191, won: 0, lost: 1 }, // 49.7 %
    { hundredths: 950, won: 0, lost: 4 }, // 10 %
    { hundredths: 300, won: 0, lost: 0 },
  ])
  expect(bands).toEqual([
    { from: 10, to: 20, bets: 4, won: 0, told: 10 },
    { from: 40, to: 50, bets: 1, won: 0, told: 49.7 },
    { from: 50, to: 60, bets: 10, won: 7, told: 54.7 },
  ])
})

it('counts every bet in exactly one band of chances, and keeps the average chance of each band within the band [Z9]', () => {
  const bets = fc.record({
    hundredths: fc.integer({ min: 101, max: 10_000 }),
    won: fc.integer({ min: 0, max: 50 }),
    lost: fc.integer({ min: 0, max: 50 }),
  })
  fc.assert(
    fc.property(fc.array(bets), (prices) => {
      const bands = calibration(prices)
      const total = (of: (bets: { won: number; lost: number }) => number) => prices.reduce((sum, at) => sum + of(at), 0)
      expect(bands.reduce((sum, band) => sum + band.bets, 0)).toBe(total(({ won, lost }) => won + lost))
      expect(bands.reduce((sum, band) => sum + band.won, 0)).toBe(total(({ won }) => won))
      for (const { from, to, told } of bands) {
        expect(told).toBeGreaterThanOrEqual(from)
        expect(told).toBeLessThanOrEqual(to)
      }
    }),
  )
})

it('rounds the win rate of a career to whole percent, and gives none before the first game [Z8]', () => {
  expect(winRate(0, 0)).toBeNull()
  expect(winRate(3, 1)).toBe(33)
  expect(winRate(3, 2)).toBe(67)
  expect(winRate(4, 4)).toBe(100)
})

it('picks the bet with the highest profit as the best bet; ties go to the longer price, then to the earlier bet [Z8]', () => {
  const bet = (id: string, hundredths: number, stake: number, placedAt = 0) => ({
    ...{ id, hundredths, stake, placedAt },
    payout: (hundredths * stake) / 100,
  })
  const dear = bet('dear', 110, 100)
  const long = bet('long', 600, 4)
  const short = bet('short', 300, 10)
  expect(bestBet([])).toBeUndefined()
  expect(bestBet([dear, long, short])?.id).toBe('long')
  expect(bestBet([dear, short])?.id).toBe('short')
  expect(bestBet([bet('late', 300, 10, 5), bet('early', 300, 10, 4)])?.id).toBe('early')
})
