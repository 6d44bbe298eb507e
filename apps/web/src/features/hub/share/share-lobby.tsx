import { msg } from '../../../texts/msg.ts'
import { ACCOUNT_NEEDED, ShareCode } from './share-code.tsx'
import { shareLink } from './share-link.ts'

/** Says what a friend needs in order to get a seat [G8]. */
const ACCESS = {
  name: msg('hub.share-lobby.friends-need-no-account'),
  account: ACCOUNT_NEEDED,
  unknown: msg('hub.share-lobby.the-linked-page-says'),
}

interface ShareLobbyProps {
  lobbyCode: string
  /** The teams, such as 'France v Croatia', for the message that is shared with the link. */
  match: string
  /** Undefined if the page does not know whether the lobby allows guests. */
  takesGuests: boolean | undefined
}

/** Shows a lobby's code, so that the user can read it out, copy, send or scan it. */
export function ShareLobby({ lobbyCode, match, takesGuests }: ShareLobbyProps) {
  return (
    <ShareCode
      label={msg('hub.share-lobby.lobby-code')}
      code={lobbyCode}
      link={`${location.origin}/join/${lobbyCode}`}
      pictureLabel={msg('hub.share-lobby.qr-code-of-the', { lobbyCode })}
      access={ACCESS[takesGuests === undefined ? 'unknown' : takesGuests ? 'name' : 'account']}
      onShare={() => shareLink(lobbyCode, match)}
    />
  )
}
