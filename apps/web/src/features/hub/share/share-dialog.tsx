import { Dialog } from '../../../ui/index.ts'
import { ShareLobby } from './share-lobby.tsx'

interface ShareDialogProps {
  lobby: { readonly lobbyCode: string; readonly match: { readonly homeTeam: string; readonly awayTeam: string } }
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Invites more players to a game. */
export function ShareDialog({ lobby: { lobbyCode, match }, open, onOpenChange }: ShareDialogProps) {
  const teams = `${match.homeTeam} v ${match.awayTeam}`
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      phone="fitted"
      title="Invite to this game"
      description={`${teams}. The code, the link and the picture all lead to this game.`}
    >
      <ShareLobby lobbyCode={lobbyCode} match={teams} />
    </Dialog>
  )
}
