import type { MatchRow } from '../../db/schema.ts'

/** Before the seed, in what a practice match carries as its feed. */
export const PRACTICE_MARK = 'practice:'

/** The simulated match that this server plays by itself. */
export function isPractice({ feed }: Pick<MatchRow, 'feed'>): boolean {
  return feed?.startsWith(PRACTICE_MARK) ?? false
}
