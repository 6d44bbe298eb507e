import type { Competition } from '@bettle/contract'
import { Dialog } from '../../../ui/index.ts'
import { ShareCode } from './share-code.tsx'

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
  const text = code === null ? `Play ${name} with me.` : `Play ${name} with me: code ${code}.`
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      phone="fitted"
      title={phase === 'enrolling' ? 'Invite to this competition' : 'Share this competition'}
      description={`${name}. ${descriptionOf(code, isExclusive)}`}
    >
      <ShareCode
        label={code === null ? 'Link' : 'Code'}
        code={code}
        link={link}
        pictureLabel={`QR code of the link to ${name}`}
        onShare={() => void navigator.share({ title: 'Bettle', text, url: link }).catch(() => undefined)}
      />
    </Dialog>
  )
}

function descriptionOf(code: string | null, isExclusive: boolean): string {
  if (isExclusive) return 'Everyone can see this competition. To enter, a player also needs an invitation code.'
  return code === null
    ? 'The link and the QR code lead to the competition page.'
    : 'With the code, the link or the QR code, a player can enrol.'
}
