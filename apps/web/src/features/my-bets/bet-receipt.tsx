import { Image, Printer } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { LiveBet } from '../../match-ui/bets/own-bets.ts'
import { msg } from '../../texts/msg.ts'
import { Button, Dialog, lazily, lazyNamed, SkeletonRows } from '../../ui/index.ts'

interface BetReceiptProps {
  live: LiveBet
  /** The teams, such as 'France v Croatia', for the picture of the bet. */
  match: string
  onClose: () => void
}

const BetSlipReceipt = lazily(async () => ({ default: (await import('./bet-receipt-slip.tsx')).BetSlipReceipt }))
const BetPicture = lazyNamed(() => import('./bet-picture.tsx'), 'BetPicture')

/** Shows the receipt of a bet in a dialog. The dialog's content is loaded at its first use. */
export function BetReceipt({ live, match, onClose }: BetReceiptProps) {
  const [isPicture, setPicture] = useState(false)
  // Only a settled bet becomes a picture, because others must not see an open bet before its round starts.
  const isSettled = live.bet.outcome !== 'open'
  return (
    <Dialog
      open
      onOpenChange={onClose}
      phone="fitted"
      title={msg('my-bets.bet-receipt.round', { roundNumber: live.bet.matchRound.roundNumber })}
      description={msg('my-bets.bet-receipt.why-this-bet-is', { status: live.status })}
    >
      <div className="-mx-4 -mb-4 bg-sunken px-4 py-5 sm:-mx-6 sm:rounded-b-panel sm:px-6">
        <Suspense fallback={<SkeletonRows rows={3} label={msg('my-bets.bet-receipt.loading-the-receipt')} />}>
          <BetSlipReceipt live={live} />
        </Suspense>
        <p className="mt-3 flex flex-wrap items-center justify-center gap-2 empty:hidden">
          {isSettled && (
            <Button size="sm" variant="ghost" aria-haspopup="dialog" onClick={() => setPicture(true)}>
              <Image aria-hidden="true" /> {msg('my-bets.bet-receipt.share-this-bet')}
            </Button>
          )}
          <Button size="sm" variant="ghost" className="max-sm:hidden" onClick={() => print()}>
            <Printer aria-hidden="true" /> {msg('my-bets.bet-receipt.print')}
          </Button>
        </p>
        {isPicture && (
          <Suspense>
            <BetPicture live={live} match={match} onClose={() => setPicture(false)} />
          </Suspense>
        )}
      </div>
    </Dialog>
  )
}
