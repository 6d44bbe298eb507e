import { ConfirmDialog } from '../../../ui/index.ts'
import { type EventFormat, eventText } from './event-text.ts'
import type { ShownEvent } from './shown-events.ts'

interface CrossingDialogProps {
  crossing: { event: ShownEvent; to: number }
  format: EventFormat
  onAnswer: (isMeant: boolean) => void
}

/** Asks for confirmation before an event that is not near a round boundary moves to the neighbouring round [W2]. */
export function CrossingDialog({ crossing: { event, to }, format, onAnswer }: CrossingDialogProps) {
  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => !isOpen && onAnswer(false)}
      title="Move this event to the neighbouring round?"
      confirmText="Move event"
      onConfirm={() => onAnswer(true)}
    >
      {eventText(event, format)} is not near the start or the end of its round. If you move the event, its time changes
      to {format.minuteOf(to)}, and it counts for the neighbouring round.
    </ConfirmDialog>
  )
}
