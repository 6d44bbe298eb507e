import type { Lobby } from '@bettle/contract'
import { X } from 'lucide-react'
import { InviteCard } from '../../../features/hub/share/invite-card.tsx'
import { teamsText } from '../../../text/teams-text.ts'
import { msg } from '../../../texts/msg.ts'
import { IconButton } from '../../../ui/index.ts'

/** Returns the username of the other present member who joined last; undefined while the player is alone. */
function guestOf({ users, currentUser }: Lobby): string | undefined {
  return users.findLast(({ user, present }) => present && user._id !== currentUser.user._id)?.user.username
}

function roomIn({ players, gameSettings }: Lobby): 'seats' | 'watching' | 'none' {
  if (players < gameSettings.maxPlayers) return 'seats'
  return gameSettings.allowSpectators ? 'watching' : 'none'
}

/**
 * Asks a player who is alone in a lobby to invite friends. When a member joins, the same place shows the member's name
 * until the player dismisses it, so that nothing moves.
 */
export function AloneHere({ lobby, onDismiss }: { lobby: Lobby; onDismiss: () => void }) {
  const { lobbyCode, match } = lobby
  return (
    <section
      aria-label={msg('pages-game.alone-here.invite')}
      className="panel relative min-h-34 short-phone:min-h-26 tiny-phone:min-h-0 shrink-0 border-flood/40 p-3 short-phone:p-1.5 tiny-phone:pe-11"
    >
      <InviteCard lobbyCode={lobbyCode} match={teamsText(match)} guest={guestOf(lobby)} room={roomIn(lobby)} />
      <span className="absolute top-0.5 end-0.5">
        <IconButton
          label={msg('pages-game.alone-here.dismiss')}
          tooltip={false}
          icon={<X aria-hidden="true" />}
          onClick={onDismiss}
        />
      </span>
    </section>
  )
}
