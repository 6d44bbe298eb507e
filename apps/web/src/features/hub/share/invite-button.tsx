import { QrCode } from 'lucide-react'
import { useState } from 'react'
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
        label={`Invite friends to lobby ${lobby.lobbyCode}`}
        icon={<QrCode aria-hidden="true" />}
        onClick={() => setOpen(true)}
      />
      {isOpen && <ShareDialog lobby={lobby} open onOpenChange={setOpen} />}
    </>
  )
}
