import type { Instant } from '../time.ts'

/** Chips that a member gained or lost by one movement. */
export interface ChipsMoved {
  readonly amount: number
  /**
   * The number of the round for which the chips moved. A correction belongs to the round of its bet, whenever the
   * correction is made.
   */
  readonly roundNumber?: number | undefined
  /** The time of a movement that belongs to no round. */
  readonly at?: Instant | undefined
  /** True for a movement that belongs to a bet. It stays hidden until the round of the bet is settled ([V3]). */
  readonly isBet: boolean
}

export interface SettledRound {
  readonly roundNumber: number
  readonly endsAt: Instant
}

/**
 * Returns the chips of a member after each settled round ([K3]). A bet's movement counts only in its own round, and
 * only if that round is settled. Any other movement counts in its round or, if that round is not settled, in the next
 * settled round. After the last settled round it counts in that round. So the final figure equals the ledger's balance,
 * apart from bets whose round is not settled.
 * @param settled in order
 */
export function chipsOverRounds(
  startingChips: number,
  settled: readonly SettledRound[],
  moved: readonly ChipsMoved[],
): number[] {
  const gained = settled.map(() => 0)
  for (const one of moved) {
    const index = roundIndexOf(settled, one)
    if (index !== undefined) gained[index] = (gained[index] ?? 0) + one.amount
  }
  let chips = startingChips
  return gained.map((amount) => {
    chips += amount
    return chips
  })
}

function roundIndexOf(settled: readonly SettledRound[], { roundNumber, at, isBet }: ChipsMoved): number | undefined {
  const belongs = (round: SettledRound) =>
    roundNumber === undefined ? round.endsAt > (at ?? 0) : round.roundNumber >= roundNumber
  const index = settled.findIndex(belongs)
  if (isBet) return settled[index]?.roundNumber === roundNumber ? index : undefined
  return index < 0 ? settled.length - 1 : index
}
