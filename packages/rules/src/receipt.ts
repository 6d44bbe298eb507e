import { type Outcome, payoutOf } from './bet.ts'

/** What moved for a bet, in order. */
export interface BetEntry {
  readonly kind: 'stake' | 'payout' | 'refund' | 'correction' | (string & {})
  readonly amount: number
}

/** The bet as it stands now. */
export interface CorrectedBet {
  readonly stake: number
  readonly hundredths: number
  readonly outcome: Outcome
}

export interface OutcomeChange {
  readonly from: Outcome
  readonly to: Outcome
}

/**
 * What each correction made of a bet, the oldest first ([S11]). Told by the chips that had come back for it before and
 * after: its payout, its stake, or nothing.
 */
export function outcomeChanges(entries: readonly BetEntry[], bet: CorrectedBet): OutcomeChange[] {
  const moved = entries.filter(({ kind }) => kind !== 'stake')
  const changes: OutcomeChange[] = []
  let credit = 0
  let before: Outcome = 'lost'
  moved.forEach(({ kind, amount }, index) => {
    credit += amount
    const next = moved[index + 1]
    const after = next ? outcomeOfCredit(credit, bet, next) : bet.outcome
    if (kind === 'correction') changes.push({ from: before, to: after })
    before = after
  })
  return changes
}

function outcomeOfCredit(credit: number, { stake, hundredths }: CorrectedBet, next: BetEntry): Outcome {
  // Settled anew: so it had been taken back to open.
  if (credit === 0) return next.kind === 'correction' ? 'lost' : 'open'
  // Where both pay the same, a void one is the rarer.
  return credit === payoutOf(hundredths, stake) ? 'won' : 'void'
}
