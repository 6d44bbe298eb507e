import { Keyboard, LogOut, Volume2, VolumeX } from 'lucide-react'
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { msg } from '../../texts/msg.ts'
import { Button, classNames, IconButton, lazily } from '../../ui/index.ts'
import { chooseSound, useSoundChoice } from './sounds/sound-choice.ts'

const KeysDialog = lazily(() => import('./keys-dialog.tsx').then(({ KeysDialog }) => ({ default: KeysDialog })))
const LeaveDialog = lazily(() => import('./leave-dialog.tsx').then(({ LeaveDialog }) => ({ default: LeaveDialog })))

interface GameFooterProps {
  /** Undefined if no further user can join. */
  lobbyCode: string | undefined
  isSpectator: boolean
  isPenalised: boolean
  onLeave: () => void
  isLeaving: boolean
  /** Replaces the leave button in a competition's game, whose players keep their seats. */
  back?: ReactNode
  /** Content to share: the code, the invitation and the house rules. */
  share?: ReactNode
  className?: string | undefined
}

/** Shows the content to share, the switch for sound and vibration, the list of keys, and the button to leave. */
export function GameFooter({
  lobbyCode,
  isSpectator,
  isPenalised,
  onLeave,
  isLeaving,
  back,
  share,
  className,
}: GameFooterProps) {
  const [shown, setShown] = useState<'keys' | 'leave'>()
  const isSoundOn = useSoundChoice()
  const close = () => setShown(undefined)
  return (
    <footer className={classNames('flex flex-wrap items-center justify-between gap-x-2 gap-y-1', className)}>
      <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">{share}</div>
      <div className="ms-auto flex flex-wrap items-center justify-end gap-1">
        <IconButton
          label={'vibrate' in navigator ? msg('game.game-footer.sound-and-vibration') : msg('game.game-footer.sound')}
          aria-pressed={isSoundOn}
          icon={isSoundOn ? <Volume2 aria-hidden="true" /> : <VolumeX aria-hidden="true" />}
          onClick={() => chooseSound(!isSoundOn)}
          className={isSoundOn ? 'text-flood!' : undefined}
        />
        <IconButton
          label={msg('game.game-footer.keys')}
          icon={<Keyboard aria-hidden="true" />}
          onClick={() => setShown('keys')}
          className="pointer-coarse:hidden"
        />
        {back ?? (
          <Button size="sm" variant="ghost" icon={<LogOut aria-hidden="true" />} onClick={() => setShown('leave')}>
            {msg('game.game-footer.leave-game')}
          </Button>
        )}
      </div>
      <Suspense>
        {shown === 'keys' && <KeysDialog onClose={close} />}
        {shown === 'leave' && (
          <LeaveDialog
            lobbyCode={lobbyCode}
            isSpectator={isSpectator}
            isPenalised={isPenalised}
            isLeaving={isLeaving}
            onLeave={onLeave}
            onClose={close}
          />
        )}
      </Suspense>
    </footer>
  )
}

/** Opens the list of keys by the '?' key, also where the button for it is folded away. */
export function KeysByQuestionMark() {
  const [isOpen, setOpen] = useState(false)
  useQuestionMark(() => setOpen(true))
  return <Suspense>{isOpen && <KeysDialog onClose={() => setOpen(false)} />}</Suspense>
}

/** The '?' key opens the list of keys, except while the user types in a field or a dialog is open. */
function useQuestionMark(ask: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof Element && event.target.closest('input, textarea, select') !== null
      if (event.key !== '?' || event.ctrlKey || event.metaKey || isTyping) return
      if (!document.querySelector('[role="dialog"], [role="alertdialog"]')) ask()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  })
}
