import type { Lobby } from '@bettle/contract'
import { UserPlus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { CountsLine } from '../../../features/game/counts-line.tsx'
import { GameFooter } from '../../../features/game/game-footer.tsx'
import { HouseRulesLine } from '../../../features/game/house-rules-line.tsx'
import { LobbyCode } from '../../../features/game/lobby-code.tsx'
import { msg } from '../../../texts/msg.ts'
import { IconButton, lazyNamed } from '../../../ui/index.ts'
import { BackToCompetition } from '../../competition-link.tsx'

const ShareDialog = lazyNamed(() => import('../../../features/hub/share/share-dialog.tsx'), 'ShareDialog')

interface GameFootProps {
  lobby: Lobby
  isPenalised: boolean
  onLeave: () => void
  isLeaving: boolean
}

/**
 * The footer of the game screen. It offers no invitation in a trial game or a competition's game, because no other user
 * can join it.
 */
export function GameFoot({ lobby, ...props }: GameFootProps) {
  const canInvite = !lobby.match.isTrial && !lobby.competition
  return (
    <GameFooter
      {...props}
      lobbyCode={canInvite ? lobby.lobbyCode : undefined}
      isSpectator={lobby.currentUser.role === 'spectator'}
      back={
        lobby.competition && (
          <BackToCompetition
            competition={lobby.competition}
            size="sm"
            variant="ghost"
            // A player keeps their seat. A spectator leaves the game, and can return later.
            onClick={lobby.currentUser.ranked ? undefined : props.onLeave}
          />
        )
      }
      share={
        <>
          {canInvite && (
            <>
              <LobbyCode code={lobby.lobbyCode} />
              <InviteButton lobby={lobby} />
            </>
          )}
          <HouseRulesLine lobby={lobby} />
          <CountsLine match={lobby.match} />
        </>
      }
      className="md:col-span-2 xl:col-span-3"
    />
  )
}

/** The button that shows the link and the QR code of the game, to invite players. */
function InviteButton({ lobby }: { lobby: Pick<Lobby, 'lobbyCode' | 'match' | 'gameSettings'> }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <IconButton
        label={msg('pages-game.game-foot.invite-others')}
        icon={<UserPlus aria-hidden="true" />}
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <Suspense>
          <ShareDialog lobby={lobby} open onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  )
}
