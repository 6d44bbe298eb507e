import type { LeaderboardEntry } from '@bettle/contract'

/** Returns the percentage of placed bets that won, rounded; 0 if no bet was placed. */
export function betWinRate({ betsPlaced, betsWon }: Pick<LeaderboardEntry, 'betsPlaced' | 'betsWon'>): number {
  return betsPlaced === 0 ? 0 : Math.round((betsWon / betsPlaced) * 100)
}

/** Returns the number of ranks gained since an earlier order: negative for a drop, 0 for a new member. */
export function movesBetween(before: readonly string[], after: readonly string[]): ReadonlyMap<string, number> {
  const rankBefore = new Map(before.map((id, index) => [id, index]))
  return new Map(after.map((id, index) => [id, (rankBefore.get(id) ?? index) - index]))
}
