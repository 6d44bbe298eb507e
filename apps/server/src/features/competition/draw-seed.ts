import { COMPETITION_LIMITS, type CompetitionLogLine } from '@bettle/rules'
import { digest } from '../ledger/digest.ts'
import type { CompetitionRow } from './competition-store.ts'

/**
 * The number of seeds of a new competition: enough for all seasons, and for seasons that are drawn again after a
 * replay.
 */
export const SEEDS = 10 * COMPETITION_LIMITS.seasons.max

/**
 * Returns the seed of a draw, counted from 1. Each seed is the hash of the next draw's seed. So a revealed seed commits
 * to the next draw without revealing it. Only the seed of the last possible draw is stored.
 */
export function seedOfDraw({ seed: last, seeds }: Pick<CompetitionRow, 'seed' | 'seeds'>, draw: number): string {
  let seed = last
  for (let later = seeds; later > draw; later -= 1) seed = digest(seed)
  return seed
}

/**
 * Returns the number of the next draw. Each draw has its own seed, also the draw of a season that is drawn again
 * ([CP71]).
 */
export function nextDraw(lines: readonly CompetitionLogLine[]): number {
  return seedsRevealed(lines) + 1
}

/** True if replaying a season once more could leave too few seeds for later seasons. */
export function lacksSeeds({ seeds, settings }: CompetitionRow, lines: readonly CompetitionLogLine[]): boolean {
  // Adds 2: the season is drawn again after its replay, and once more if the replay is undone.
  return seedsRevealed(lines) + settings.seasons + 2 > seeds
}

function seedsRevealed(lines: readonly CompetitionLogLine[]): number {
  return new Set(lines.flatMap((line) => (line.kind === 'drawn' ? [line.seed] : []))).size
}
