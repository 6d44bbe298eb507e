import { Printer } from 'lucide-react'
import { Suspense } from 'react'
import type { LiveBet } from '../../match-ui/bets/own-bets.ts'
import { Button, Dialog, lazily, SkeletonRows } from '../../ui/index.ts'

interface BetReceiptProps {
  live: LiveBet
  onClose: () => void
}

const BetSlipReceipt = lazily(async () => ({ default: (await import('./bet-receipt-slip.tsx')).BetSlipReceipt }))

/** Opens the receipt of a bet. Its content is loaded at the first use. */
export function BetReceipt({ live, onClose }: BetReceiptProps) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      phone="fitted"
      title={`Round ${live.bet.matchRound.roundNumber}`}
      description={`Why this bet is ${live.status.toLowerCase()}`}
    >
      <div className="-mx-4 -mb-4 bg-sunken px-4 py-5 sm:-mx-6 sm:rounded-b-panel sm:px-6">
        <Suspense fallback={<SkeletonRows rows={3} label="Loading the receipt" />}>
          <BetSlipReceipt live={live} />
        </Suspense>
        <p className="mt-3 text-center max-sm:hidden">
          <Button size="sm" variant="ghost" onClick={() => print()}>
            <Printer aria-hidden="true" /> Print
          </Button>
        </p>
      </div>
    </Dialog>
  )
}
