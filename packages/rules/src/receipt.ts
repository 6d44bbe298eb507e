import type { Outcome } from './bet.ts'

/** One time a bet was decided: at its round's end, by a correction, or by being taken back to open. */
export interface Decision {
  readonly from: Outcome
  readonly to: Outcome
  /** What had come back for it in all, from then on. */
  readonly credit: number
}

/** What was decided anew after a bet had been settled, the oldest first, with the chips it moved; often none ([S11]). */
export function correctionsIn<Made extends Decision>(history: readonly Made[]): (Made & { readonly amount: number })[] {
  return history.flatMap((decision, index) => {
    const before = history[index - 1]
    if (decision.from === 'open' || !before) return []
    return [{ ...decision, amount: decision.credit - before.credit }]
  })
}
