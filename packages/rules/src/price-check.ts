import { defaultPriceOf, expectedCount, type PricedWindow, priceOf, winChance } from './pricing.ts'

/** What the model says of an option at the price it is offered at. */
export interface PriceCheck {
  /** What it would ask itself; null where it offers no such line. */
  readonly modelHundredths: number | null
  /** What a chip staked brings on average beyond itself; null where nobody has measured the type. */
  readonly expectation: number | null
  /** The price gives away more, or takes more, than makes sense. */
  readonly isFlagged: boolean
}

interface PricedOption {
  readonly eventType: string
  readonly betType: 'over' | 'under'
  readonly threshold: number
  readonly hundredths: number
}

/** Players gain, or lose, more than this on average. */
const GIVES_AWAY = 0.05
const TAKES = -0.25
/** A price at the very limit is within it. */
const FLOATING_ERROR = 1e-9

/** An option beside the model's own price for it, for whoever sets prices; nothing is refused by it ([P11]). */
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
