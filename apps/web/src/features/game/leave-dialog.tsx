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
      title="Leave this game?"
      confirmText="Leave Game"
      cancelText="Stay"
      danger
      pending={isLeaving}
      onConfirm={onLeave}
    >
      {!isSpectator && (
        <>
          {lobbyCode !== undefined && 'Another player can take your seat. '}
          Your bets are still settled, and you stay in the ranking
          {isPenalised && '; rounds without a bet still cost chips'}.{' '}
        </>
      )}
      {lobbyCode === undefined ? (
        'If you leave, you cannot come back to this game.'
      ) : (
        <>
          With the code <strong className="text-ink">{lobbyCode}</strong> you can come back.
          {!isSpectator && ' If no seat is free then, you can only watch.'}
        </>
      )}
    </ConfirmDialog>
  )
}
