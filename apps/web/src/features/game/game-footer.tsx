import { Check, Copy, Keyboard, LogOut, Volume2, VolumeX } from 'lucide-react'
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { Button, classNames, IconButton, lazily, notify } from '../../ui/index.ts'
import { chooseSound, useSoundChoice } from './sound-choice.ts'

const KeysDialog = lazily(() => import('./keys-dialog.tsx').then(({ KeysDialog }) => ({ default: KeysDialog })))
const LeaveDialog = lazily(() => import('./leave-dialog.tsx').then(({ LeaveDialog }) => ({ default: LeaveDialog })))

interface GameFooterProps {
  lobbyCode: string
  isPenalised: boolean
  onLeave: () => void
  isLeaving: boolean
  /** How others are invited. */
  invite?: ReactNode
  className?: string | undefined
}

/** The code to pass on, what this device does, and the way out. */
export function GameFooter({ lobbyCode, isPenalised, onLeave, isLeaving, invite, className }: GameFooterProps) {
  const [shown, setShown] = useState<'keys' | 'leave'>()
  const isSoundOn = useSoundChoice()
  const close = () => setShown(undefined)
  useQuestionMark(() => setShown('keys'))
  return (
    <footer className={classNames('flex flex-wrap items-center justify-between gap-x-2 gap-y-1', className)}>
      <div className="flex flex-wrap items-center gap-1">
        <LobbyCode code={lobbyCode} />
        {invite}
      </div>
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
    const hear = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof Element && event.target.closest('input, textarea, select') !== null
      if (event.key !== '?' || event.ctrlKey || event.metaKey || isTyping) return
      if (!document.querySelector('[role="dialog"], [role="alertdialog"]')) ask()
    }
    window.addEventListener('keydown', hear)
    return () => window.removeEventListener('keydown', hear)
  })
}

function LobbyCode({ code }: { code: string }) {
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), 1500)
    return () => clearTimeout(timer)
  }, [isCopied])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code)
      setCopied(true)
      notify.success('Code copied')
    } catch {
      notify.info(`The code is ${code}`, { duration: 3000 })
    }
  }
  return (
    <button
      type="button"
      onClick={() => void copy()}
      className="reach flex items-center gap-2 rounded-control px-1 text-muted transition-colors hover:text-ink"
    >
      <span className="caps text-base leading-none">Lobby</span>
      <span className="figures text-ink text-lg tracking-[0.12em]">{code}</span>
      {isCopied ? (
        <Check aria-hidden="true" className="size-4 text-won" />
      ) : (
        <Copy aria-hidden="true" className="size-4" />
      )}
      <span className="sr-only">Copy the lobby code</span>
    </button>
  )
}
