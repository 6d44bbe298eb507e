import type { Competition } from '@bettle/contract'
import { msg } from '../../../texts/msg.ts'
import { Dialog } from '../../../ui/index.ts'
import { ShareCode } from './share-code.tsx'
import { openShareSheet } from './share-link.ts'

interface ShareCompetitionDialogProps {
  competition: Competition
  /** The code of a private competition; null for a public one. */
  code: string | null
  onClose: () => void
}

/** Invites players to a competition. */
export function ShareCompetitionDialog({
  competition: { _id, name, isExclusive, phase },
  code,
  onClose,
}: ShareCompetitionDialogProps) {
  // The link of a public competition leads to its public page, which needs no account and has a link preview.
  const path = code === null ? `/competition/${_id}` : `/compete?code=${code}`
  const link = location.origin + path
  const text =
    code === null
      ? msg('hub.share-competition-dialog.play-with-me', { name })
      : msg('hub.share-competition-dialog.play-with-me-code', { name, code })
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      phone="fitted"
      title={
        phase === 'enrolling'
          ? msg('hub.share-competition-dialog.invite-to-this-competition')
          : msg('hub.share-competition-dialog.share-this-competition')
      }
      description={`${name}. ${descriptionOf(code, isExclusive)}`}
    >
      <ShareCode
        label={code === null ? msg('hub.share-competition-dialog.link') : msg('hub.share-competition-dialog.code')}
        code={code}
        link={link}
        pictureLabel={msg('hub.share-competition-dialog.qr-code-of-the', { name })}
        onShare={() => openShareSheet(text, link)}
      />
    </Dialog>
  )
}

function descriptionOf(code: string | null, isExclusive: boolean): string {
  if (isExclusive) return msg('hub.share-competition-dialog.everyone-can-see-this')
  return code === null
    ? msg('hub.share-competition-dialog.the-link-and-the')
    : msg('hub.share-competition-dialog.with-the-code-the')
}
