import type { OwnLedgerLine } from '@bettle/contract'

export interface LedgerSum {
  readonly label: string
  readonly amount: number
}

const LABELS: readonly (readonly [label: string, kinds: readonly OwnLedgerLine['kind'][]])[] = [
  ['Start', ['join']],
  ['Staked', ['stake']],
  ['Won', ['payout']],
  ['Stakes returned', ['refund']],
  ['Penalties', ['penalty']],
  ['Corrections', ['correction']],
  ['Cards', ['card']],
  ['Changed by an administrator', ['admin']],
]

/** Returns the sum of each kind of movement, the starting chips first. The sums add up to the balance. */
export function ledgerSums(lines: readonly Pick<OwnLedgerLine, 'kind' | 'amount'>[]): LedgerSum[] {
  return LABELS.flatMap(([label, kinds]) => {
    const ofKind = lines.filter(({ kind }) => kinds.includes(kind))
    if (ofKind.length === 0 && label !== 'Start') return []
    return [{ label, amount: ofKind.reduce((sum, { amount }) => sum + amount, 0) }]
  })
}
