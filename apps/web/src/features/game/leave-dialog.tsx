import { msg, rich } from '../../texts/msg.ts'
import { ConfirmDialog } from '../../ui/index.ts'

interface LeaveDialogProps {
  /** Undefined if the player cannot return. */
  lobbyCode: string | undefined
  isSpectator: boolean
  /** True if the player has to pay a penalty for each round without a bet after leaving. */
  isPenalised: boolean
  isLeaving: boolean
  onLeave: () => void
  onClose: () => void
}

/** Asks for confirmation before the player leaves, and says what they keep and how they can return. */
export function LeaveDialog({ lobbyCode, isSpectator, isPenalised, isLeaving, onLeave, onClose }: LeaveDialogProps) {
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={msg('game.leave-dialog.leave-this-game')}
      confirmText={msg('game.leave-dialog.leave-game')}
      cancelText={msg('game.leave-dialog.stay')}
      danger
      pending={isLeaving}
      onConfirm={onLeave}
    >
      {!isSpectator && (
        <>
          {lobbyCode !== undefined && msg('game.leave-dialog.another-player-can-take')}
          {msg('game.leave-dialog.your-bets-are-still')}
          {isPenalised && msg('game.leave-dialog.rounds-without-a-bet')}.{' '}
        </>
      )}
      {lobbyCode === undefined ? (
        msg('game.leave-dialog.if-you-leave-you')
      ) : (
        <>
          {rich('game.leave-dialog.with-the-code-you', {
            lobbyCode: <strong className="text-ink">{lobbyCode}</strong>,
          })}
          {!isSpectator && msg('game.leave-dialog.if-no-seat-is')}
        </>
      )}
    </ConfirmDialog>
  )
}
