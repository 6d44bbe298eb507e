/** A measurement at an instant (ms). */
export interface Sample {
  readonly at: number
  readonly value: number
}

/** The allowed growth of a series: a constant for noise, and an amount for each hour. */
export interface GrowthLimit {
  readonly noise: number
  readonly perHour: number
}

export interface Growth {
  /** The slope of the fitted line, for each hour. */
  readonly perHour: number
  /** The growth of the fitted line from the first sample to the last. */
  readonly total: number
  /** The highest allowed value of `total`. */
  readonly limit: number
}

const HOUR = 3_600_000

/**
 * Fits a line to a series. Its slope is the median of the slopes between all pairs of samples (Theil and Sen), so that
 * peaks do not count.
 */
export function growthOf(samples: readonly Sample[], { noise, perHour }: GrowthLimit): Growth {
  const slopes = samples.flatMap((one, index) =>
    samples.slice(index + 1).flatMap((other) => (other.at === one.at ? [] : [slopeBetween(one, other)])),
  )
  const slope = medianOf(slopes)
  const hours = ((samples.at(-1)?.at ?? 0) - (samples[0]?.at ?? 0)) / HOUR
  return { perHour: slope, total: slope * hours, limit: noise + perHour * hours }
}

const slopeBetween = (one: Sample, other: Sample) => ((other.value - one.value) / (other.at - one.at)) * HOUR

/** Returns the median, or 0 without values. */
export function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  const middle = sorted.length / 2
  return ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2
}
