/** A predicted chance of a bet at some moment, and its outcome. */
export interface Prediction {
  readonly chance: number
  readonly won: boolean
  /** The match of the bet. Outcomes within one match are correlated. */
  readonly match: number
}

const BINS = 10

/**
 * Returns the expected calibration error in percentage points. Chances are grouped in ten bins of equal width. The
 * result is the mean difference between predicted and actual wins, weighted by the size of the bins.
 */
export function calibrationError(predictions: readonly Prediction[]): number {
  const off = binned(predictions).reduce((sum, bin) => sum + Math.abs(missOf(bin)), 0)
  return predictions.length === 0 ? 0 : (off / predictions.length) * 100
}

/**
 * Returns the expected error of a perfect model with this number of matches: sqrt(2/π) times the deviation of each bin,
 * by matches.
 */
export function randomError(predictions: readonly Prediction[]): number {
  const off = binned(predictions).reduce((sum, bin) => {
    const byMatch = new Map<number, number>()
    for (const one of bin) byMatch.set(one.match, (byMatch.get(one.match) ?? 0) + missOf([one]))
    const mean = missOf(bin) / Math.max(1, byMatch.size)
    const variance = [...byMatch.values()].reduce((total, miss) => total + (miss - mean) ** 2, 0)
    return sum + Math.sqrt((2 / Math.PI) * variance)
  }, 0)
  return predictions.length === 0 ? 0 : (off / predictions.length) * 100
}

function binned(predictions: readonly Prediction[]): Prediction[][] {
  const bins: Prediction[][] = Array.from({ length: BINS }, () => [])
  for (const one of predictions) bins[Math.min(BINS - 1, Math.floor(one.chance * BINS))]?.push(one)
  return bins
}

/** Returns by how many wins the prediction of a bin is too high. */
function missOf(bin: readonly Prediction[]): number {
  return bin.reduce((sum, { chance, won }) => sum + chance - Number(won), 0)
}
