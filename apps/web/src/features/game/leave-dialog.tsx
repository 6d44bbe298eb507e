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
      Your seat is freed. Your bets still settle, and you stay ranked
      {isPenalised && '; sitting out rounds costs chips as before'}.{' '}
      {lobbyCode === undefined ? (
        'There is no way back to this table.'
      ) : (
        <>
          With the code <strong className="text-ink">{lobbyCode}</strong> you can come back while there is room.
        </>
      )}
    </ConfirmDialog>
  )
}
