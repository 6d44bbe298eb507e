import type { Instant } from './time.ts'

/** What decides a member's place. */
export interface Ranked {
  readonly userId: string
  readonly chips: number
  readonly betsWon: number
  readonly betsPlaced: number
  /** Has placed a bet that was won, lost or void: who never has stakes nothing, and wins nothing. */
  readonly hasSettledBet: boolean
  readonly joinedAt: Instant
  /** The number of the round at whose end they were eliminated. */
  readonly eliminatedIn: number | null
  /** Was left when all others had fallen: has won, whatever follows ([X5]). */
  readonly lastStanding: boolean
}

/**
 * Who leads or, at the end, has won: who was left when all others had fallen, or the first, unless nobody has had a bet settled: by
 * doing nothing nobody wins ([K1], [X5]).
 */
export function winnerOf<M extends Pick<Ranked, 'hasSettledBet' | 'lastStanding'>>(
  ranking: readonly M[],
): M | undefined {
  const [first] = ranking
  return first?.lastStanding || first?.hasSettledBet ? first : undefined
}

/**
 * The members by rank: the last one left, then who is not eliminated by `byResults`, then the eliminated, who fell later before who fell
 * earlier, those of one round by chips before all else ([K1], [X3]).
 */
export function rankMembers<M extends Ranked>(members: readonly M[]): M[] {
  return members.toSorted(
    (a, b) =>
      Number(b.lastStanding) - Number(a.lastStanding) ||
      Number(a.eliminatedIn !== null) - Number(b.eliminatedIn !== null) ||
      (a.eliminatedIn !== null && b.eliminatedIn !== null ? b.eliminatedIn - a.eliminatedIn || b.chips - a.chips : 0) ||
      byResults(a, b),
  )
}

/**
 * Who has had a bet settled, then most chips, then most bets won, then fewest placed, then who joined first; the id decides what
 * would otherwise differ from one server to the next ([K1]).
 */
function byResults(a: Ranked, b: Ranked): number {
  return (
    Number(b.hasSettledBet) - Number(a.hasSettledBet) ||
    b.chips - a.chips ||
    b.betsWon - a.betsWon ||
    a.betsPlaced - b.betsPlaced ||
    a.joinedAt - b.joinedAt ||
    (a.userId < b.userId ? -1 : Number(a.userId > b.userId))
  )
}
