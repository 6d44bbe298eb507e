import { Keyboard, LogOut, Volume2, VolumeX } from 'lucide-react'
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { Button, classNames, IconButton, lazily } from '../../ui/index.ts'
import { chooseSound, useSoundChoice } from './sound-choice.ts'

const KeysDialog = lazily(() => import('./keys-dialog.tsx').then(({ KeysDialog }) => ({ default: KeysDialog })))
const LeaveDialog = lazily(() => import('./leave-dialog.tsx').then(({ LeaveDialog }) => ({ default: LeaveDialog })))

interface GameFooterProps {
  /** None where nobody else can come. */
  lobbyCode: string | undefined
  isPenalised: boolean
  onLeave: () => void
  isLeaving: boolean
  /** The code, how others are invited, and how the house plays. */
  share?: ReactNode
  className?: string | undefined
}

/** The code to pass on, what this device does, and the way out. */
export function GameFooter({ lobbyCode, isPenalised, onLeave, isLeaving, share, className }: GameFooterProps) {
  const [shown, setShown] = useState<'keys' | 'leave'>()
  const isSoundOn = useSoundChoice()
  const close = () => setShown(undefined)
  useQuestionMark(() => setShown('keys'))
  return (
    <footer className={classNames('flex flex-wrap items-center justify-between gap-x-2 gap-y-1', className)}>
      <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">{share}</div>
      <div className="ml-auto flex flex-wrap items-center justify-end gap-1">
        <IconButton
          label="Sound and vibration"
          aria-pressed={isSoundOn}
          icon={isSoundOn ? <Volume2 aria-hidden="true" /> : <VolumeX aria-hidden="true" />}
          onClick={() => chooseSound(!isSoundOn)}
          className={isSoundOn ? 'text-flood!' : undefined}
        />
        <IconButton
          label="Keys"
          icon={<Keyboard aria-hidden="true" />}
          onClick={() => setShown('keys')}
          className="pointer-coarse:hidden"
        />
        <Button size="sm" variant="ghost" icon={<LogOut aria-hidden="true" />} onClick={() => setShown('leave')}>
          Leave Game
        </Button>
      </div>
      <Suspense>
        {shown === 'keys' && <KeysDialog onClose={close} />}
        {shown === 'leave' && (
          <LeaveDialog
            lobbyCode={lobbyCode}
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

/** '?' asks for the keys, except where it is typed. */
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
