import type { Outcome } from './bet.ts'

/** One decision about a bet: at the end of its round, by a correction, or by the reopening of the bet. */
export interface Decision {
  readonly from: Outcome
  readonly to: Outcome
  /** The chips credited for the bet in total after this decision. */
  readonly credit: number
}

/**
 * Returns the decisions that corrected or reopened a bet after its settlement, the oldest first, with the chips that
 * each of them moved. The settlement of an open bet is not among them. Most bets have none ([S11]).
 */
export function correctionsIn<Made extends Decision>(history: readonly Made[]): (Made & { readonly amount: number })[] {
  return history.flatMap((decision, index) => {
    const before = history[index - 1]
    if (decision.from === 'open' || !before) return []
    return [{ ...decision, amount: decision.credit - before.credit }]
  })
}
