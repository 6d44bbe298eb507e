import { msg } from '../../../texts/msg.ts'
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
      title={msg('match-control.crossing-dialog.move-this-event-to')}
      confirmText={msg('match-control.crossing-dialog.move-event')}
      onConfirm={() => onAnswer(true)}
    >
      {msg('match-control.crossing-dialog.is-not-near-the', {
        event: eventText(event, format),
        minute: format.minuteOf(to),
      })}
    </ConfirmDialog>
  )
}
