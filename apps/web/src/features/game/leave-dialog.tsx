import { ConfirmDialog } from '../../ui/index.ts'

interface LeaveDialogProps {
  /** None where there is no way back. */
  lobbyCode: string | undefined
  /** Each round sat out goes on costing chips. */
  isPenalised: boolean
  isLeaving: boolean
  onLeave: () => void
  onClose: () => void
}

/** Asked before the seat is freed: what stays, and how one comes back. */
export function LeaveDialog({ lobbyCode, isPenalised, isLeaving, onLeave, onClose }: LeaveDialogProps) {
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
      Another player can take your seat. Your bets are still settled, and you stay in the ranking
      {isPenalised && '; rounds without a bet still cost chips'}.{' '}
      {lobbyCode === undefined ? (
        'You cannot come back to this game.'
      ) : (
        <>
          With the code <strong className="text-ink">{lobbyCode}</strong> you can come back while there is room.
        </>
      )}
    </ConfirmDialog>
  )
}
