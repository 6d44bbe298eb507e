/** What was said of a bet at some moment, and what came of it. */
export interface Foretold {
  readonly chance: number
  readonly won: boolean
  /** Of one match everything hangs together. */
  readonly match: number
}

const BINS = 10

/**
 * Expected calibration error in percentage points: chances are put into ten bins of equal width; how far the sum of what was said
 * lies from what happened, over all bins, by how many they are.
 */
export function calibrationError(foretold: readonly Foretold[]): number {
  const off = binned(foretold).reduce((sum, bin) => sum + Math.abs(missOf(bin)), 0)
  return foretold.length === 0 ? 0 : (off / foretold.length) * 100
}

/** What a model without any error would come out with, as so many matches scatter: sqrt(2/π) of each bin's deviation, by matches. */
export function randomError(foretold: readonly Foretold[]): number {
  const off = binned(foretold).reduce((sum, bin) => {
    const byMatch = new Map<number, number>()
    for (const one of bin) byMatch.set(one.match, (byMatch.get(one.match) ?? 0) + missOf([one]))
    const mean = missOf(bin) / Math.max(1, byMatch.size)
    const variance = [...byMatch.values()].reduce((total, miss) => total + (miss - mean) ** 2, 0)
    return sum + Math.sqrt((2 / Math.PI) * variance)
  }, 0)
  return foretold.length === 0 ? 0 : (off / foretold.length) * 100
}

function binned(foretold: readonly Foretold[]): Foretold[][] {
  const bins: Foretold[][] = Array.from({ length: BINS }, () => [])
  for (const one of foretold) bins[Math.min(BINS - 1, Math.floor(one.chance * BINS))]?.push(one)
  return bins
}

/** By how many wins too much was said. */
function missOf(bin: readonly Foretold[]): number {
  return bin.reduce((sum, { chance, won }) => sum + chance - Number(won), 0)
}
