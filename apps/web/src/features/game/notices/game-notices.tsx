import type { LobbyId } from '@bettle/contract'
import { Scale, UserPlus, X } from 'lucide-react'
import { Suspense, useState } from 'react'
import { msg } from '../../../texts/msg.ts'
import { Button, IconButton, lazyNamed } from '../../../ui/index.ts'

const GuestAsksDialog = lazyNamed(() => import('./guest-asks-dialog.tsx'), 'GuestAsksDialog')

export interface GameNotice {
  id: string
  title: string
  text: string
  /** What the host can do about it: answer the guests who ask to come in [G15]. */
  action?: 'answer-guests' | undefined
}

/**
 * Shows important notices, such as a corrected round with its reason, until the player dismisses them. Only one is
 * visible at a time, the latest first.
 */
export function GameNotices({
  lobbyId,
  notices,
  onDismiss,
}: {
  lobbyId: LobbyId
  notices: readonly GameNotice[]
  onDismiss: (id: string) => void
}) {
  const [isAnswering, setAnswering] = useState(false)
  return (
    <>
      <ul>
        {notices.map(({ id, title, text, action }) => (
          <li
            key={id}
            className="flex animate-rise items-start gap-3 rounded-panel border border-closing bg-panel py-1.5 pe-1.5 ps-4 not-last:hidden"
          >
            <Icon action={action} />
            <p className="min-w-0 flex-1 py-3 text-sm">
              <span className="font-semibold">{title}</span> <span className="text-muted">{text}</span>
            </p>
            {action && (
              <Button size="sm" variant="primary" className="mt-1.5" onClick={() => setAnswering(true)}>
                {msg('game.game-notices.answer')}
              </Button>
            )}
            <IconButton
              label={msg('game.game-notices.dismiss')}
              tooltip={false}
              icon={<X aria-hidden="true" />}
              onClick={() => onDismiss(id)}
            />
          </li>
        ))}
      </ul>
      {isAnswering && (
        <Suspense>
          <GuestAsksDialog lobbyId={lobbyId} onClose={() => setAnswering(false)} />
        </Suspense>
      )}
    </>
  )
}

function Icon({ action }: Pick<GameNotice, 'action'>) {
  const Shown = action ? UserPlus : Scale
  return <Shown aria-hidden="true" className="mt-3 size-5 shrink-0 text-closing" />
}
