import type { Lobby } from '@bettle/contract'
import { ScrollText } from 'lucide-react'
import { Suspense, useState } from 'react'
import { houseRulesLine } from '../../match-ui/house-rules/house-rules.ts'
import { msg } from '../../texts/msg.ts'
import { classNames, lazily } from '../../ui/index.ts'

const HouseRulesSheet = lazily(() =>
  import('./house-rules-sheet.tsx').then(({ HouseRulesSheet }) => ({ default: HouseRulesSheet })),
)

interface HouseRulesLineProps {
  lobby: Pick<Lobby, '_id' | 'gameSettings' | 'users' | 'match' | 'competition' | 'hostUser' | 'currentUser'>
  className?: string | undefined
}

/** Shows a summary of the lobby's rules in one line. A press opens all rules. */
export function HouseRulesLine({ lobby, className }: HouseRulesLineProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className={classNames(
          'flex min-h-11 min-w-0 items-center gap-2 rounded-control px-1 text-start text-muted text-sm leading-5 transition-colors hover:text-ink',
          className,
        )}
      >
        <ScrollText aria-hidden="true" className="size-4 shrink-0" />
        <span className="sr-only">{msg('game.house-rules-line.house-rules')} </span>
        <span className="min-w-0">{houseRulesLine(lobby.gameSettings, lobby.competition !== undefined)}</span>
      </button>
      <Suspense>{isOpen && <HouseRulesSheet lobby={lobby} onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
