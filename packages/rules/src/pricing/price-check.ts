import { defaultPriceOf, expectedCount, type PricedWindow, priceOf, winChance } from './pricing.ts'

/** The model's assessment of an option at its current price. */
export interface PriceCheck {
  /** The model's own price; null if the model offers no such line. */
  readonly modelHundredths: number | null
  /** The average profit of a player per chip staked; null if the type has no measured rate. */
  readonly expectation: number | null
  /** True if the price favours players too much or too little. */
  readonly isFlagged: boolean
}

interface PricedOption {
  readonly eventType: string
  readonly betType: 'over' | 'under'
  readonly threshold: number
  readonly hundredths: number
}

/** A price is flagged if the players' average profit per chip lies outside these two limits. */
const GIVES_AWAY = 0.05
const TAKES = -0.25
/** A price exactly at the limit is not flagged. */
const FLOATING_ERROR = 1e-9

/** Compares an option with the model's own price, for the operators who set prices. It refuses nothing ([P11]). */
export function checkPrice({ hundredths, ...line }: PricedOption, window: PricedWindow): PriceCheck {
  const mean = expectedCount(line.eventType, window)
  if (mean === undefined) {
    return { modelHundredths: defaultPriceOf(line) ?? null, expectation: null, isFlagged: false }
  }
  const chance = winChance(mean, line.betType, line.threshold)
  const expectation = Number.isNaN(chance) ? null : (hundredths * chance) / 100 - 1
  const isFlagged =
    expectation !== null && (expectation > GIVES_AWAY + FLOATING_ERROR || expectation < TAKES - FLOATING_ERROR)
  return { modelHundredths: priceOf({ mean, ...line }) ?? null, expectation, isFlagged }
}
