import type { Circle } from '@bettle/contract'
import { msg } from '../../../texts/msg.ts'
import { Dialog } from '../../../ui/index.ts'
import { ShareCode } from './share-code.tsx'
import { openShareSheet } from './share-link.ts'

interface ShareCircleDialogProps {
  circle: Pick<Circle, 'name' | 'code'>
  onClose: () => void
}

/** Invites users to a circle. */
export function ShareCircleDialog({ circle: { name, code }, onClose }: ShareCircleDialogProps) {
  const link = `${location.origin}/circle/join/${code}`
  const text = msg('hub.share-circle-dialog.join-my-circle-on', { name, code })
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      phone="fitted"
      title={msg('hub.share-circle-dialog.invite-to-this-circle')}
      description={msg('hub.share-circle-dialog.with-the-code-the', { name })}
    >
      <ShareCode
        label={msg('hub.share-circle-dialog.code-of-the-circle')}
        code={code}
        link={link}
        pictureLabel={msg('hub.share-circle-dialog.qr-code-of-the', { name })}
        onShare={() => openShareSheet(text, link)}
      />
    </Dialog>
  )
}
