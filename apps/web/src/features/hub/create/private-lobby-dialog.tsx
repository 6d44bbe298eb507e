import type { Lobby } from '@bettle/contract'
import { teamsText } from '../../../text/teams-text.ts'
import { msg } from '../../../texts/msg.ts'
import { Button, Dialog } from '../../../ui/index.ts'
import { ShareLobby } from '../share/share-lobby.tsx'

interface PrivateLobbyDialogProps {
  lobby: Lobby
  onEnter: (lobby: Lobby) => void
  onClose: (lobby: undefined) => void
}

/**
 * Shows the code of a new private lobby. No list contains the lobby, so its code is the only way to join. Only the button
 * that says so opens the game. The host finds the lobby also among their own games on the hub.
 */
export function PrivateLobbyDialog({ lobby, onEnter, onClose }: PrivateLobbyDialogProps) {
  const { lobbyCode, match, gameSettings } = lobby
  const teams = teamsText(match)
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose(undefined)}
      phone="fitted"
      title={msg('hub.private-lobby-dialog.your-private-lobby')}
      description={msg('hub.private-lobby-dialog.the-list-of-lobbies', { teams })}
      footer={
        <div className="grid gap-2 sm:grid-cols-2">
          <Button size="lg" block onClick={() => onClose(undefined)}>
            {msg('hub.private-lobby-dialog.got-it')}
          </Button>
          <Button variant="primary" size="lg" block onClick={() => onEnter(lobby)} className="max-sm:order-first">
            {msg('hub.private-lobby-dialog.open-the-game')}
          </Button>
        </div>
      }
    >
      <ShareLobby lobbyCode={lobbyCode} match={teams} takesGuests={gameSettings.allowGuests} />
    </Dialog>
  )
}
