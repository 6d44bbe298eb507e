import type { Lobby } from '@bettle/contract'
import { GameFooter } from '../../../features/game/game-footer.tsx'
import { HouseRulesLine } from '../../../features/game/house-rules-line.tsx'
import { LobbyCode } from '../../../features/game/lobby-code.tsx'
import { useHostNotice } from '../../../features/game/use-host-notice.ts'
import { InviteButton } from './invite-button.tsx'

interface GameFootProps {
  lobby: Lobby
  isPenalised: boolean
  onLeave: () => void
  isLeaving: boolean
}

/** The end of the game screen. It offers no invitation in a trial game, because no other user can join it. */
export function GameFoot({ lobby, ...props }: GameFootProps) {
  const { isTrial } = lobby.match
  useHostNotice(lobby)
  return (
    <GameFooter
      {...props}
      lobbyCode={isTrial ? undefined : lobby.lobbyCode}
      share={
        <>
          {!isTrial && (
            <>
              <LobbyCode code={lobby.lobbyCode} />
              <InviteButton lobby={lobby} />
            </>
          )}
          <HouseRulesLine lobby={lobby} />
        </>
      }
      className="md:col-span-2 xl:col-span-3"
    />
  )
}
