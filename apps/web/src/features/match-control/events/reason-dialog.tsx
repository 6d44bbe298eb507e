import { useState } from 'react'
import { Button, Dialog, TextField } from '../../../ui/index.ts'

interface ReasonDialogProps {
  title: string
  onClose: () => void
  onReason: (reason: string) => void
}

/** Asks for a reason when an event is recorded after the results were confirmed [S8]. */
export function ReasonDialog({ title, onClose, onReason }: ReasonDialogProps) {
  const [reason, setReason] = useState('')
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      description="The results are confirmed. Give a reason for the change: every player sees it."
      phone="fitted"
      footer={
        <Button
          variant="primary"
          disabled={reason.trim() === ''}
          onClick={() => {
            onReason(reason.trim())
            onClose()
          }}
        >
          Record
        </Button>
      }
    >
      <TextField
        label="Reason, shown to the players"
        required
        maxLength={300}
        value={reason}
        onChange={(change) => setReason(change.target.value)}
      />
    </Dialog>
  )
}
