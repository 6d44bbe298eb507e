import type { Outcome } from './bet.ts'

/** One decision about a bet: at the end of its round, by a correction, or by the reopening of the bet. */
export interface Decision {
  readonly from: Outcome
  readonly to: Outcome
  /** The chips credited for the bet in total after this decision. */
  readonly credit: number
}

/**
 * Returns the decisions after the first settlement of a bet, the oldest first, with the chips that each decision moved.
 * Most bets have none ([S11]).
 */
export function correctionsIn<Made extends Decision>(history: readonly Made[]): (Made & { readonly amount: number })[] {
  return history.flatMap((decision, index) => {
    const before = history[index - 1]
    if (decision.from === 'open' || !before) return []
    return [{ ...decision, amount: decision.credit - before.credit }]
  })
}
