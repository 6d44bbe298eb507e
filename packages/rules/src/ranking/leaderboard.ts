import type { Instant } from '../time.ts'

/** The facts that decide a member's rank. */
export interface Ranked {
  readonly userId: string
  readonly chips: number
  readonly betsWon: number
  readonly betsPlaced: number
  /**
   * True if one of the member's bets was won, lost or void. If no member has such a bet, only the last one in play
   * wins.
   */
  readonly hasSettledBet: boolean
  /** True if the member bet often enough to rank before inactive members ([K6]). */
  readonly isActive: boolean
  readonly joinedAt: Instant
  /** The number of the round at whose end the member was eliminated; null if the member was not eliminated. */
  readonly eliminatedIn: number | null
  /** True if the member was the last one in play after eliminations, which wins the game for good ([X5]). */
  readonly lastStanding: boolean
}

/**
 * Returns true if the member is active: their bets were settled in enough of the ended rounds that they could have bet
 * on. Enough is a third of these rounds, rounded down, and at least one ([K6]).
 */
export function isActive({
  roundsBet,
  roundsOpen,
}: {
  readonly roundsBet: number
  readonly roundsOpen: number
}): boolean {
  return roundsBet >= Math.max(1, Math.floor(roundsOpen / 3))
}

/**
 * Returns the member in position 1, who leads the game or, at its end, has won. While no bet of any member is settled,
 * there is no winner, unless the member in position 1 was the last one in play after eliminations ([K1], [X5]).
 */
export function winnerOf<M extends Pick<Ranked, 'hasSettledBet' | 'lastStanding'>>(
  ranking: readonly M[],
): M | undefined {
  const [first] = ranking
  return first?.lastStanding || ranking.some(({ hasSettledBet }) => hasSettledBet) ? first : undefined
}

export interface RankingRules {
  /** True in a competition: members without a settled bet come last, even the last member in play ([CP13]). */
  readonly isCompetition?: boolean
}

/**
 * Sorts the members by rank. First comes the last member in play after eliminations, then the members who are not
 * eliminated, in the order of `byResults`. Eliminated members follow: those of a later round come before those of an
 * earlier round, and members of one round in the order of `byResults` ([K1], [X3]). In a competition all members
 * without a settled bet come after the others.
 */
export function rankMembers<M extends Ranked>(
  members: readonly M[],
  { isCompetition = false }: RankingRules = {},
): M[] {
  // A worker runs this too, and an older browser has no `toSorted` there.
  return [...members].sort(
    (a, b) =>
      (isCompetition ? Number(b.hasSettledBet) - Number(a.hasSettledBet) : 0) ||
      Number(b.lastStanding) - Number(a.lastStanding) ||
      Number(a.eliminatedIn !== null) - Number(b.eliminatedIn !== null) ||
      (a.eliminatedIn !== null && b.eliminatedIn !== null ? b.eliminatedIn - a.eliminatedIn : 0) ||
      byResults(a, b),
  )
}

/**
 * Active members come first, then the member with most chips, most bets won, fewest bets placed, the earliest join. The
 * id decides last, so that every server gets the same order ([K1]).
 */
function byResults(a: Ranked, b: Ranked): number {
  return (
    Number(b.isActive) - Number(a.isActive) ||
    b.chips - a.chips ||
    b.betsWon - a.betsWon ||
    a.betsPlaced - b.betsPlaced ||
    a.joinedAt - b.joinedAt ||
    (a.userId < b.userId ? -1 : Number(a.userId > b.userId))
  )
}
