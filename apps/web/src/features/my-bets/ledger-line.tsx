import type { Bet, LobbyId } from '@bettle/contract'
import { ReceiptText } from 'lucide-react'
import { Suspense, useState } from 'react'
import { msg } from '../../texts/msg.ts'
import { IconButton, lazily, RollingNumber } from '../../ui/index.ts'

const LedgerDialog = lazily(() => import('./ledger-dialog.tsx').then(({ LedgerDialog }) => ({ default: LedgerDialog })))

interface LedgerLineProps {
  lobbyId: LobbyId
  startingChips: number
  chips: number
  bets: readonly Bet[]
}

/**
 * Shows the balance in one line: starting chips, stakes, payouts and other movements. A press opens the list of all
 * movements.
 */
export function LedgerLine({ lobbyId, startingChips, chips, bets }: LedgerLineProps) {
  const [isOpen, setOpen] = useState(false)
  const { staked, back, other } = ledgerParts(startingChips, chips, bets)
  const parts = [
    { label: msg('my-bets.ledger-line.start'), amount: startingChips, sign: '' },
    { label: msg('my-bets.ledger-line.staked'), amount: staked, sign: '−' },
    { label: msg('my-bets.ledger-line.back'), amount: back, sign: '+' },
    ...(other === 0
      ? []
      : [
          {
            label: other < 0 ? msg('my-bets.ledger-line.penalties') : msg('my-bets.ledger-line.other'),
            amount: Math.abs(other),
            sign: other < 0 ? '−' : '+',
          },
        ]),
    { label: msg('my-bets.ledger-line.chips'), amount: chips, sign: '=' },
  ]
  return (
    <div className="flex items-center pe-1">
      <dl
        aria-label={msg('my-bets.ledger-line.how-your-chips-changed')}
        className="flex min-w-0 flex-1 items-end justify-between gap-1 py-2.5 pe-1 ps-4 low-desk:py-1.5"
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
      <IconButton
        label={msg('my-bets.ledger-line.every-change-of-your')}
        icon={<ReceiptText aria-hidden="true" />}
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <Suspense>
          <LedgerDialog lobbyId={lobbyId} chips={chips} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}

/**
 * Returns the parts of the balance. Movements other than stakes and payouts are penalties or an administrator's
 * changes.
 */
export function ledgerParts(startingChips: number, chips: number, bets: readonly Bet[]) {
  const staked = bets.reduce((sum, { stake }) => sum + stake, 0)
  const back = bets.reduce((sum, { payout }) => sum + (payout ?? 0), 0)
  return { staked, back, other: chips - (startingChips - staked + back) }
}
