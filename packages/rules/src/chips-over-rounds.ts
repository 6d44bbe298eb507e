import type { Instant } from './time.ts'

/** Chips that came or went for a member, together. */
export interface ChipsMoved {
  readonly amount: number
  /** The round they moved for, whenever that was: a correction belongs to the round of its bet. */
  readonly roundNumber?: number | undefined
  /** Or, where they moved for no round, when. */
  readonly at?: Instant | undefined
  /** For a bet: nothing is told of it before its round is settled ([V3]). */
  readonly isBet: boolean
}

export interface SettledRound {
  readonly roundNumber: number
  readonly endsAt: Instant
}

/**
 * What a member held after each settled round ([K3]). What moved for no settled round shows with the next one that is
 * settled, or the last: in the end the chips are those of the ledger.
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
