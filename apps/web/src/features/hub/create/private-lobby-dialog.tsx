import type { Lobby } from '@bettle/contract'
import { Button, Dialog } from '../../../ui/index.ts'
import { ShareLobby } from '../share/share-lobby.tsx'

/**
 * Shows the code of a new private lobby. No list contains the lobby, so its code is the only way to join. Every way to
 * close the dialog opens the game, which also shows the code.
 */
export function PrivateLobbyDialog({ lobby, onDone }: { lobby: Lobby; onDone: () => void }) {
  const { lobbyCode, match, gameSettings } = lobby
  const teams = `${match.homeTeam} v ${match.awayTeam}`
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onDone()}
      phone="fitted"
      title="Your private lobby"
      description={`${teams}. The list of lobbies does not show this lobby. Share the code with your friends. GOT IT opens the game.`}
      footer={
        <Button variant="primary" size="lg" block onClick={onDone}>
          GOT IT
        </Button>
      }
    >
      <ShareLobby lobbyCode={lobbyCode} match={teams} takesGuests={gameSettings.allowGuests} />
    </Dialog>
  )
}
