import type { Lobby } from '@bettle/contract'
import { ShieldCheck } from 'lucide-react'
import { Suspense, useState } from 'react'
import { msg } from '../../texts/msg.ts'
import { Button, lazyNamed } from '../../ui/index.ts'

const DealDialog = lazyNamed(() => import('./deal-dialog.tsx'), 'DealDialog')

/**
 * The button that opens the check of the deal. It renders nothing if the game has no cards or the match has not begun.
 */
export function DealButton({ lobby }: { lobby: Lobby }) {
  const [isOpen, setOpen] = useState(false)
  if (!lobby.gameSettings.enableBettleCards || lobby.match.status === 'upcoming') return null
  return (
    <>
      <Button size="sm" variant="ghost" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <ShieldCheck aria-hidden="true" /> {msg('card.deal-button.check-the-deal')}
      </Button>
      {isOpen && (
        <Suspense>
          <DealDialog lobby={lobby} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
