import { Check, Copy, LogOut } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button, ConfirmDialog, notify } from '../../ui/index.ts'

interface GameFooterProps {
  lobbyCode: string
  onLeave: () => void
  isLeaving: boolean
  className?: string | undefined
}

/** The code to pass on, and the way out. */
export function GameFooter({ lobbyCode, onLeave, isLeaving, className }: GameFooterProps) {
  const [isAsking, setAsking] = useState(false)
  return (
    <footer className={className}>
      <div className="flex items-center justify-between gap-3">
        <LobbyCode code={lobbyCode} />
        <Button size="sm" variant="ghost" icon={<LogOut aria-hidden="true" />} onClick={() => setAsking(true)}>
          Leave Game
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Leave this game?"
        confirmText="Leave Game"
        cancelText="Stay"
        danger
        pending={isLeaving}
        onConfirm={onLeave}
      >
        Your seat is freed. Your bets still settle, and you stay ranked; sitting out rounds costs chips as before. With
        the code <strong className="text-ink">{lobbyCode}</strong> you can come back while there is room.
      </ConfirmDialog>
    </footer>
  )
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
