import type { Bet, Lobby } from '@bettle/contract'
import { CircleHelp } from 'lucide-react'
import { type ReactNode, Suspense, useState } from 'react'
import { msg } from '../../../texts/msg.ts'
import { lazily } from '../../../ui/index.ts'

const HelpDialog = lazily(() => import('./help-dialog.tsx').then(({ HelpDialog }) => ({ default: HelpDialog })))

interface HelpButtonProps {
  lobby: Lobby
  bets: readonly Bet[]
  /** A button that lets the player verify the deal. */
  deal: ReactNode
  /** Called when the player asks for the guide. */
  onGuide: () => void
}

/**
 * The button that opens a dialog with the rules. In the dialog, a player of an open lobby can start the guide again.
 */
export function HelpButton({ lobby, bets, deal, onGuide }: HelpButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        aria-label={msg('bet.help-button.how-it-works')}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="reach grid h-8 w-11 shrink-0 place-items-center border-line border-s text-muted transition-colors hover:text-ink -outline-offset-2!"
      >
        <CircleHelp aria-hidden="true" className="size-4.5" />
      </button>
      {isOpen && (
        <Suspense>
          <HelpDialog lobby={lobby} bets={bets} deal={deal} onGuide={onGuide} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
