import type { CompetitionCard } from '@bettle/contract'
import { Gift } from 'lucide-react'
import type { ReactNode } from 'react'
import { useServerNow } from '../../../push/clock/use-server-now.ts'
import { dayAndTime } from '../../../text/date-text.ts'
import { msg } from '../../../texts/msg.ts'
import { Button, Dialog } from '../../../ui/index.ts'
import { FORMATS } from '../competition-text.ts'
import { enrolText, isOpen, refusalOf } from '../enrolment/entry-text.ts'
import { useEnrolment } from '../enrolment/use-enrolment.ts'

interface InvitedDialogProps {
  card: CompetitionCard
  code: string
  onClose: () => void
  onEnrolled: () => void
}

/** Shows the competition of a code before the user enrols in it. */
export function InvitedDialog({ card, code, onClose, onEnrolled }: InvitedDialogProps) {
  const now = useServerNow()
  const { enrolling } = useEnrolment(card._id, onEnrolled)
  const { name, format, isExclusive, organiser, prize, promisedBy, entries, places, closesAt, firstKickOff } = card
  const refusal = refusalOf(enrolling.error)
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={name}
      description={
        organiser
          ? msg('competition.invited-dialog.an-exclusive-game-by', {
              isExclusive,
              format: FORMATS[format],
              username: organiser.username,
            })
          : msg('competition.invited-dialog.an-exclusive-game', { isExclusive, format: FORMATS[format] })
      }
      phone="fitted"
      footer={
        <>
          <Button onClick={onClose}>{msg('competition.invited-dialog.not-now')}</Button>
          {isOpen(card, now) && (
            <Button
              variant="primary"
              data-autofocus
              loading={enrolling.isPending}
              onClick={() => void enrolling.press(code)}
            >
              {msg('competition.invited-dialog.enrol')}
            </Button>
          )}
        </>
      }
    >
      {prize && (
        <p className="mb-4 flex gap-3 rounded-control bg-flood-soft px-3 py-3">
          <Gift aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-flood" />
          <span className="min-w-0">
            <span className="wrap-anywhere block font-semibold">{prize}</span>
            {promisedBy && (
              <span className="block text-muted text-sm">
                {msg('competition.invited-dialog.the-prize-is-promised', { promisedBy })}
              </span>
            )}
          </span>
        </p>
      )}
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2">
        <Line label={msg('competition.invited-dialog.places')}>
          {msg('competition.invited-dialog.of-taken', { entries, places })}
        </Line>
        <Line label={msg('competition.invited-dialog.enrolment-closes')}>{dayAndTime(Date.parse(closesAt))}</Line>
        {firstKickOff && (
          <Line label={msg('competition.invited-dialog.first-kick-off')}>{dayAndTime(Date.parse(firstKickOff))}</Line>
        )}
      </dl>
      <p className="mt-4 text-muted text-sm">{enrolText(card, now)}</p>
      {refusal && (
        <p role="alert" className="mt-3 text-lost text-sm">
          {refusal}
        </p>
      )}
    </Dialog>
  )
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{label}</dt>
      <dd className="font-semibold">{children}</dd>
    </>
  )
}
