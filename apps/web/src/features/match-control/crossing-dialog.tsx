import { ConfirmDialog } from '../../ui/index.ts'
import type { ShownEvent } from './shown-events.ts'
import { eventWords, type Words } from './words.ts'

interface CrossingDialogProps {
  crossing: { event: ShownEvent; to: number }
  words: Words
  onAnswer: (isMeant: boolean) => void
}

/** Asks before an event that is not near a boundary is moved to the other round ([W2]). */
export function CrossingDialog({ crossing: { event, to }, words, onAnswer }: CrossingDialogProps) {
  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => !isOpen && onAnswer(false)}
      title="Move it to the other round?"
      confirmText="Move it"
      onConfirm={() => onAnswer(true)}
    >
      {eventWords(event, words)} is not near the start or the end of its round. It would be moved to{' '}
      {words.minuteOf(to)}, and count for the other round.
    </ConfirmDialog>
  )
}
