import type { Instant } from './time.ts'

/** What decides a member's place. */
export interface Ranked {
  readonly userId: string
  readonly chips: number
  readonly betsWon: number
  readonly betsPlaced: number
  /** Has placed a bet that was won, lost or void: who never has stakes nothing, and wins nothing. */
  readonly hasSettledBet: boolean
  /** Has bet often enough to rank before who has not ([K6]). */
  readonly isActive: boolean
  readonly joinedAt: Instant
  /** The number of the round at whose end they were eliminated. */
  readonly eliminatedIn: number | null
  /** Was left when all others had fallen: has won, whatever follows ([X5]). */
  readonly lastStanding: boolean
}

/**
 * Whether a member is active: bets of theirs were settled in at least a third, rounded down, and at least one, of the rounds that ended
 * and that they could have bet on ([K6]).
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
 * Returns the member in position 1, who leads or, at the end, has won. A game in which no bet was settled has no winner, unless one
 * member was left when all others had been eliminated ([K1], [X5]).
 */
export function winnerOf<M extends Pick<Ranked, 'hasSettledBet' | 'lastStanding'>>(
  ranking: readonly M[],
): M | undefined {
  const [first] = ranking
  return first?.lastStanding || ranking.some(({ hasSettledBet }) => hasSettledBet) ? first : undefined
}

/**
 * The members by rank: the last one left, then who is not eliminated by `byResults`, then the eliminated, who fell later before who fell
 * earlier, those of one round by `byResults` too ([K1], [X3]).
 */
export function rankMembers<M extends Ranked>(members: readonly M[]): M[] {
  return members.toSorted(
    (a, b) =>
      Number(b.lastStanding) - Number(a.lastStanding) ||
      Number(a.eliminatedIn !== null) - Number(b.eliminatedIn !== null) ||
      (a.eliminatedIn !== null && b.eliminatedIn !== null ? b.eliminatedIn - a.eliminatedIn : 0) ||
      byResults(a, b),
  )
}

/**
 * Active members first, then most chips, then most bets won, then fewest placed, then who joined first; the id decides what
 * would otherwise differ from one server to the next ([K1]).
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
