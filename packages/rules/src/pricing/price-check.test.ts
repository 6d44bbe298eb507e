import { describe, expect, it } from 'vitest'
import { checkPrice } from './price-check.ts'
import { modelLines } from './pricing.ts'

const FIRST_ROUND = { halfNumber: 1, startMinute: 0, endMinute: 10 }
const over = (threshold: number, hundredths: number, eventType = 'Throw') =>
  checkPrice({ eventType, betType: 'over', threshold, hundredths }, FIRST_ROUND)

describe('checkPrice', () => {
  it('flags a price that gives players more than 5 % or takes more than 25 % on average, and returns that share [P11] [PR322]', () => {
    // In 1,941 real matches 'Throw over 0.5' won 98.6 % of ten-minute rounds, so a price of 1.80 gives chips away.
    expect(over(0.5, 180)).toMatchObject({ isFlagged: true })
    expect(over(0.5, 180).expectation).toBeGreaterThan(0.7)
    expect(over(9.5, 101)).toMatchObject({ isFlagged: true })
    expect(over(9.5, 101).expectation).toBeLessThan(-0.25)
  })

  it('never flags the price that the model itself computes [P11]', () => {
    for (const eventType of ['Goal', 'Throw', 'Corner', 'Card', 'Shot', 'Offside']) {
      for (const line of modelLines(eventType, FIRST_ROUND)) {
        expect(checkPrice(line, FIRST_ROUND)).toMatchObject({ modelHundredths: line.hundredths, isFlagged: false })
      }
    }
  })

  it('flags no price of an event type without a measured rate, and returns the fixed price of its line if there is one [P11]', () => {
    expect(over(0.5, 900, 'Nutmeg')).toEqual({ modelHundredths: 180, expectation: null, isFlagged: false })
    expect(over(2.5, 900, 'Nutmeg')).toEqual({ modelHundredths: null, expectation: null, isFlagged: false })
  })
})
