import { LAST_SLOT_MINUTES, RATES, SLOT_MINUTES, SLOTS_PER_HALF } from './pricing-rates.ts'

/**
 * The part of a half for which an option is priced, in minutes of the half. A window without an end lasts until the
 * whistle.
 */
export interface PricedWindow {
  readonly halfNumber: number
  readonly startMinute: number
  readonly endMinute: number | null
}

/** An option that the model offers. */
export interface ModelLine {
  readonly eventType: string
  readonly betType: 'over' | 'under'
  readonly threshold: number
  readonly hundredths: number
  readonly setBy: 'model' | 'default'
}

export interface PriceOptions {
  readonly mean: number
  readonly betType: 'over' | 'under'
  readonly threshold: number
  readonly margin?: number
}

/** The share of the fair price that the house keeps ([P3]). */
export const MARGIN = 0.05

const LOWEST_HUNDREDTHS = 101
const HIGHEST_HUNDREDTHS = 10_000
const WORST_EXPECTATION = -0.25
/** From this price on (in hundredths) prices have steps of 0.05. Lower prices have steps of 0.01. */
const COARSE_FROM_HUNDREDTHS = 150
const COARSE_STEP_HUNDREDTHS = 5
/** A price this little below a step counts as that step, because only floating point put it below. */
const FLOATING_ERROR = 1e-9

/** The options of an event type without a measured rate ([P6]). */
const DEFAULT_LINES = [
  { betType: 'over', threshold: 0.5, hundredths: 180 },
  { betType: 'over', threshold: 1.5, hundredths: 220 },
  { betType: 'under', threshold: 0.5, hundredths: 200 },
  { betType: 'under', threshold: 1.5, hundredths: 160 },
] as const

/**
 * Returns the options of an event type in a window: over and under at the two x.5 lines nearest the mean, if the lines
 * have a price. A type without a measured rate gets fixed defaults ([P5], [P6]).
 */
export function modelLines(eventType: string, window: PricedWindow): ModelLine[] {
  const mean = expectedCount(eventType, window)
  if (mean === undefined) {
    return DEFAULT_LINES.map((line) => ({
      ...line,
      eventType,
      setBy: 'default',
    }))
  }
  const lines: ModelLine[] = []
  for (const betType of ['over', 'under'] as const) {
    for (const threshold of nearestLines(mean)) {
      const hundredths = priceOf({ mean, betType, threshold })
      if (hundredths === undefined) continue
      lines.push({
        eventType,
        betType,
        threshold,
        hundredths,
        setBy: 'model',
      })
    }
  }
  return lines
}

/**
 * Returns the expected number of events of a type in a window: the covered share of each slot. A window without an end
 * lasts to the average whistle, and a later end continues at the rate of the last slot. Halves after the second count
 * as the second half. Undefined for a type without a measured rate ([P1]).
 */
export function expectedCount(eventType: string, window: PricedWindow): number | undefined {
  const rates = Object.hasOwn(RATES, eventType) ? RATES[eventType] : undefined
  if (!rates) return undefined
  const half = window.halfNumber === 1 ? 1 : 2
  const means = rates.slice((half - 1) * SLOTS_PER_HALF, half * SLOTS_PER_HALF)
  const lastStart = (SLOTS_PER_HALF - 1) * SLOT_MINUTES
  const end = window.endMinute ?? lastStart + LAST_SLOT_MINUTES[half]
  return means.reduce((sum, mean, slot) => {
    const isLast = slot === SLOTS_PER_HALF - 1
    const start = slot * SLOT_MINUTES
    const upTo = isLast ? end : Math.min(end, start + SLOT_MINUTES)
    const covered = Math.max(0, upTo - Math.max(window.startMinute, start))
    return sum + (mean * covered) / (isLast ? LAST_SLOT_MINUTES[half] : SLOT_MINUTES)
  }, 0)
}

/** Returns the two x.5 lines nearest a mean, the lower line first. No line is below 0.5 ([P5]). */
function nearestLines(mean: number): readonly [number, number] {
  const lower = Math.max(0, Math.round(mean) - 1) + 0.5
  return [lower, lower + 1]
}

/**
 * Returns the price of an option in hundredths, or undefined if the option is not offered. The fair price is 1 / P(win)
 * with pushes removed. The margin is subtracted, and the result rounded down to 0.05, or to 0.01 under 1.50. The price
 * is never above the fair price ([P2], [P3], [P4]).
 */
export function priceOf({ mean, betType, threshold, margin = MARGIN }: PriceOptions): number | undefined {
  const chance = winChance(mean, betType, threshold)
  if (!(chance > 0)) return undefined
  const wanted = (100 * (1 - margin)) / chance
  if (wanted < LOWEST_HUNDREDTHS - FLOATING_ERROR || wanted > HIGHEST_HUNDREDTHS + FLOATING_ERROR) return undefined
  const step = wanted < COARSE_FROM_HUNDREDTHS - FLOATING_ERROR ? 1 : COARSE_STEP_HUNDREDTHS
  const hundredths = Math.floor((wanted + FLOATING_ERROR) / step) * step
  const expectation = (hundredths * chance) / 100 - 1
  return expectation > FLOATING_ERROR || expectation < WORST_EXPECTATION ? undefined : hundredths
}

/** Returns the fixed price of a line for an event type without a measured rate ([P6]). */
export function defaultPriceOf({ betType, threshold }: Pick<ModelLine, 'betType' | 'threshold'>): number | undefined {
  return DEFAULT_LINES.find((line) => line.betType === betType && line.threshold === threshold)?.hundredths
}

/** Returns the chance that a bet wins, on the condition that it is not a push. */
export function winChance(mean: number, betType: 'over' | 'under', threshold: number): number {
  const over = poissonTail(mean, Math.floor(threshold) + 1)
  const under = 1 - poissonTail(mean, Math.ceil(threshold))
  return (betType === 'over' ? over : under) / (over + under)
}

/**
 * Returns the chance of at least `count` events if `mean` events are expected: the tail of a Poisson distribution
 * ([P1]).
 */
export function poissonTail(mean: number, count: number): number {
  let term = Math.exp(-mean)
  let below = 0
  for (let fewer = 0; fewer < count; fewer += 1) {
    below += term
    term *= mean / (fewer + 1)
  }
  return Math.min(1, Math.max(0, 1 - below))
}
