import type { MatchRow } from '../../db/schema.ts'

/** The prefix of the seed in a practice match's `feed`. */
export const PRACTICE_MARK = 'practice:'

/** The prefix of the `feed` of a match of the practice cup. */
export const CUP_MARK = `${PRACTICE_MARK}cup-`

/** True for a match of the practice cup, whose kick-off moves until a user has enrolled. */
export function isOfPracticeCup({ feed }: Pick<MatchRow, 'feed'>): boolean {
  return feed?.startsWith(CUP_MARK) ?? false
}

/** True if the server simulates this match. */
export function isPractice({ feed }: Pick<MatchRow, 'feed'>): boolean {
  return feed?.startsWith(PRACTICE_MARK) ?? false
}
