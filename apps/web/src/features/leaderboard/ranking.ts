import type { LeaderboardEntry } from '@bettle/contract'

/** Whole percent of the bets placed that won; 0 while none is placed. */
export function betWinRate({ betsPlaced, betsWon }: Pick<LeaderboardEntry, 'betsPlaced' | 'betsWon'>): number {
  return betsPlaced === 0 ? 0 : Math.round((betsWon / betsPlaced) * 100)
}

/** Places gained since an earlier order; fallen is negative, who is new has not moved. */
export function movesBetween(before: readonly string[], after: readonly string[]): ReadonlyMap<string, number> {
  const rankBefore = new Map(before.map((id, index) => [id, index]))
  return new Map(after.map((id, index) => [id, (rankBefore.get(id) ?? index) - index]))
}
