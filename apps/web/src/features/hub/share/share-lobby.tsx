import { ACCOUNT_NEEDED, ShareCode } from './share-code.tsx'
import { shareLink } from './share-link.ts'

/** Says what a friend needs for a seat [G8]. */
const ACCESS = {
  name: 'Friends need no account: they type a name and take a seat.',
  account: ACCOUNT_NEEDED,
  unknown: 'The link says what a friend needs: a name, or an account.',
}

interface ShareLobbyProps {
  lobbyCode: string
  /** 'France v Croatia', for the message that is shared with the link. */
  match: string
  /** Undefined if it is not known. */
  takesGuests: boolean | undefined
}

/** Shares a lobby's code: to read out, copy, send or scan. */
export function ShareLobby({ lobbyCode, match, takesGuests }: ShareLobbyProps) {
  return (
    <ShareCode
      label="Lobby code"
      code={lobbyCode}
      link={`${location.origin}/join/${lobbyCode}`}
      pictureLabel={`QR code of the link to lobby ${lobbyCode}`}
      access={ACCESS[takesGuests === undefined ? 'unknown' : takesGuests ? 'name' : 'account']}
      onShare={() => shareLink(lobbyCode, match)}
    />
  )
}
