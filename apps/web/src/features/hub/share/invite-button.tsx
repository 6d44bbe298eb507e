import { QrCode } from 'lucide-react'
import { useState } from 'react'
import { msg } from '../../../texts/msg.ts'
import { IconButton } from '../../../ui/index.ts'
import { ShareDialog, type SharedLobby } from './share-dialog.tsx'

interface InviteButtonProps {
  lobby: SharedLobby
}

/** The button that opens the link and the QR code of a lobby. */
export function InviteButton({ lobby }: InviteButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <IconButton
        label={msg('hub.invite-button.invite-friends-to-lobby', { lobbyCode: lobby.lobbyCode })}
        icon={<QrCode aria-hidden="true" />}
        onClick={() => setOpen(true)}
      />
      {isOpen && <ShareDialog lobby={lobby} open onOpenChange={setOpen} />}
    </>
  )
}
