import type { OwnLedgerLine } from '@bettle/contract'
import { msg } from '../../texts/msg.ts'

export interface LedgerSum {
  readonly label: string
  readonly amount: number
}

const LABELS: readonly (readonly [label: string, kinds: readonly OwnLedgerLine['kind'][]])[] = [
  [msg('my-bets.ledger-sums.start'), ['join']],
  [msg('my-bets.ledger-sums.staked'), ['stake']],
  [msg('my-bets.ledger-sums.won'), ['payout']],
  [msg('my-bets.ledger-sums.stakes-returned'), ['refund']],
  [msg('my-bets.ledger-sums.penalties'), ['penalty']],
  [msg('my-bets.ledger-sums.corrections'), ['correction']],
  [msg('my-bets.ledger-sums.cards'), ['card']],
  [msg('my-bets.ledger-sums.changed-by-an-administrator'), ['admin']],
]

/** Returns the sum of each kind of movement, the starting chips first. The sums add up to the balance. */
export function ledgerSums(lines: readonly Pick<OwnLedgerLine, 'kind' | 'amount'>[]): LedgerSum[] {
  return LABELS.flatMap(([label, kinds]) => {
    const ofKind = lines.filter(({ kind }) => kinds.includes(kind))
    if (ofKind.length === 0 && !kinds.includes('join')) return []
    return [{ label, amount: ofKind.reduce((sum, { amount }) => sum + amount, 0) }]
  })
}
