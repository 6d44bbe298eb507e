import { defaultPriceOf, expectedCount, type PricedWindow, priceOf, winChance } from './pricing.ts'

/** The model's assessment of the current price of an option. */
export interface PriceCheck {
  /** The model's own price in hundredths; null if the model gives this line no price. */
  readonly modelHundredths: number | null
  /** The average profit of a player per chip staked at this price; null if the event type has no measured rate. */
  readonly expectation: number | null
  /** True if the price gives players too much or takes too much from them. */
  readonly isFlagged: boolean
}

interface PricedOption {
  readonly eventType: string
  readonly betType: 'over' | 'under'
  readonly threshold: number
  readonly hundredths: number
}

/** A price is flagged if the players' average profit per chip is above `GIVES_AWAY` or below `TAKES`. */
const GIVES_AWAY = 0.05
const TAKES = -0.25
/** Allows for floating-point errors, so that a price exactly at a limit is not flagged. */
const FLOATING_ERROR = 1e-9

/**
 * Compares the price of an option with the model's own price, for the operators who set prices. It refuses nothing
 * ([P11]).
 */
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
