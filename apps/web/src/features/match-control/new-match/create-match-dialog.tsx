import type { MatchId } from '@bettle/contract'
import { SubmitButton } from '../../../form/index.ts'
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
      title="New match"
      description="The match gets two halves, rounds of ten minutes, and options with odds."
      footer={
        <>
          <Button variant="ghost" onClick={() => onOpenChange(false)}>
            Cancel
          </Button>
          <SubmitButton form={form} text={(status) => (status === 'fail' ? 'Retry' : 'Create match')} />
        </>
      }
    >
      <NewMatchFields form={form} />
    </Dialog>
  )
}
