import type { MatchId } from '@bettle/contract'
import { SubmitButton } from '../../../form/index.ts'
import { msg } from '../../../texts/msg.ts'
import { Button, Dialog } from '../../../ui/index.ts'
import { NewMatchFields, useNewMatchForm } from './new-match-form.tsx'

interface CreateMatchDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  onCreated: (matchId: MatchId) => void
}

/** The dialog that creates a match, opened from the list of matches. */
export function CreateMatchDialog({ open, onOpenChange, onCreated }: CreateMatchDialogProps) {
  const form = useNewMatchForm(({ _id }) => {
    form.reset()
    onOpenChange(false)
    onCreated(_id)
  })
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={msg('match-control.create-match-dialog.new-match')}
      description={msg('match-control.create-match-dialog.the-match-gets-two')}
      footer={
        <>
          <Button variant="ghost" onClick={() => onOpenChange(false)}>
            {msg('match-control.create-match-dialog.cancel')}
          </Button>
          <SubmitButton
            form={form}
            text={(status) =>
              status === 'fail'
                ? msg('match-control.create-match-dialog.retry')
                : msg('match-control.create-match-dialog.create-match')
            }
          />
        </>
      }
    >
      <NewMatchFields form={form} />
    </Dialog>
  )
}
