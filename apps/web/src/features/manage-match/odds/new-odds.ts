import type { Odds } from '@bettle/contract'

/** Returns the defaults of a new option: threshold 0.5, or one above the highest threshold, at odds 2. */
export function newOddsOf(existing: readonly Pick<Odds, 'threshold'>[]): { threshold: number; oddsValue: number } {
  if (existing.length === 0) return { threshold: 0.5, oddsValue: 2 }
  return { threshold: Math.max(...existing.map(({ threshold }) => threshold)) + 1, oddsValue: 2 }
}
