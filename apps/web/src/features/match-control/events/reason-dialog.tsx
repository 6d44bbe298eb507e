import { useState } from 'react'
import { msg } from '../../../texts/msg.ts'
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
      description={msg('match-control.reason-dialog.the-results-are-confirmed')}
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
          {msg('match-control.reason-dialog.record')}
        </Button>
      }
    >
      <TextField
        label={msg('match-control.reason-dialog.reason-shown-to-the')}
        required
        maxLength={300}
        value={reason}
        onChange={(change) => setReason(change.target.value)}
      />
    </Dialog>
  )
}
