import type { Lobby } from '@bettle/contract'
import { teamsText } from '../../../text/teams-text.ts'
import { msg } from '../../../texts/msg.ts'
import { Dialog } from '../../../ui/index.ts'
import { ShareLobby } from './share-lobby.tsx'

export interface SharedLobby extends Pick<Lobby, 'lobbyCode'> {
  readonly match: Pick<Lobby['match'], 'homeTeam' | 'awayTeam'>
  /** Omitted where the page has no settings, such as in lists for administrators. */
  readonly gameSettings?: Pick<Lobby['gameSettings'], 'allowGuests'>
}

interface ShareDialogProps {
  lobby: SharedLobby
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Invites more players to a game. */
export function ShareDialog({ lobby: { lobbyCode, match, gameSettings }, open, onOpenChange }: ShareDialogProps) {
  const teams = teamsText(match)
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      phone="fitted"
      title={msg('hub.share-dialog.invite-to-this-game')}
      description={msg('hub.share-dialog.the-lobby-code-the', { teams })}
    >
      <ShareLobby lobbyCode={lobbyCode} match={teams} takesGuests={gameSettings?.allowGuests} />
    </Dialog>
  )
}
