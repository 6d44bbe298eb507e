import type { Bet } from '@bettle/contract'
import { RollingNumber } from '../../ui/index.ts'

interface LedgerLineProps {
  startingChips: number
  chips: number
  bets: readonly Bet[]
}

/** How the balance came about, in one line: what one started with, staked, got back, and what else went. */
export function LedgerLine({ startingChips, chips, bets }: LedgerLineProps) {
  const { staked, back, other } = ledgerParts(startingChips, chips, bets)
  const parts = [
    { label: 'Start', amount: startingChips, sign: '' },
    { label: 'Staked', amount: staked, sign: '−' },
    { label: 'Back', amount: back, sign: '+' },
    ...(other === 0
      ? []
      : [{ label: other < 0 ? 'Penalties' : 'Other', amount: Math.abs(other), sign: other < 0 ? '−' : '+' }]),
    { label: 'Chips', amount: chips, sign: '=' },
  ]
  return (
    <dl
      aria-label="How your chips came about"
      className="flex items-end justify-between gap-1 px-4 py-2.5 low-desk:py-1.5"
    >
      {parts.map(({ label, amount, sign }) => (
        <div key={label} className="min-w-0 text-center">
          <dt className="caps text-muted text-xs leading-tight tracking-normal">{label}</dt>
          <dd className="figures mt-0.5 text-base">
            {sign && <span className="text-muted">{sign}&thinsp;</span>}
            <RollingNumber value={amount} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** What the bets do not explain was a penalty, or somebody's correction by hand. */
export function ledgerParts(startingChips: number, chips: number, bets: readonly Bet[]) {
  const staked = bets.reduce((sum, { stake }) => sum + stake, 0)
  const back = bets.reduce((sum, { payout }) => sum + (payout ?? 0), 0)
  return { staked, back, other: chips - (startingChips - staked + back) }
}
