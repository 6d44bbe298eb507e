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
}

/** Who leads or, at the end, has won: the first, unless nobody has had a bet settled: by doing nothing nobody wins ([K1]). */
export function winnerOf<M extends Pick<Ranked, 'hasSettledBet'>>(ranking: readonly M[]): M | undefined {
  const [first] = ranking
  return first?.hasSettledBet ? first : undefined
}

/**
 * The members by rank: who has had a bet settled, then most chips, then most bets won, then fewest placed, then who joined first; the id decides what
 * would otherwise differ from one server to the next ([K1]).
 */
export function rankMembers<M extends Ranked>(members: readonly M[]): M[] {
  return members.toSorted(
    (a, b) =>
      Number(b.hasSettledBet) - Number(a.hasSettledBet) ||
      b.chips - a.chips ||
      b.betsWon - a.betsWon ||
      a.betsPlaced - b.betsPlaced ||
      a.joinedAt - b.joinedAt ||
      (a.userId < b.userId ? -1 : Number(a.userId > b.userId)),
  )
}
