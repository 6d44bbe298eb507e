import { ShareCode } from './share-code.tsx'
import { shareLink } from './share-link.ts'

interface ShareLobbyProps {
  lobbyCode: string
  /** 'France v Croatia', for the message that is shared with the link. */
  match: string
}

/** Shares a lobby's code: to read out, copy, send or scan. */
export function ShareLobby({ lobbyCode, match }: ShareLobbyProps) {
  return (
    <ShareCode
      label="Lobby code"
      code={lobbyCode}
      link={`${location.origin}/join/${lobbyCode}`}
      pictureLabel={`QR code of the link to lobby ${lobbyCode}`}
      onShare={() => shareLink(lobbyCode, match)}
    />
  )
}
