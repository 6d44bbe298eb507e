import type { LobbyId } from '@bettle/contract'
import { Suspense } from 'react'
import { GameNotices } from '../../features/game/notices/game-notices.tsx'
import { useGameNotices } from '../../features/game/notices/use-game-notices.ts'
import { activeLobby } from '../../push/lobby/active-lobby.ts'
import { useLobby } from '../../push/lobby/use-lobby.ts'
import { lazily } from '../../ui/index.ts'

const RemovedNotice = lazily(() =>
  import('../../features/moderation/removed-notice.tsx').then(({ RemovedNotice }) => ({ default: RemovedNotice })),
)

/** Reports events of the active game while the user is on other pages, and the player's removal from the game. */
export function GameWatch({ lobbyId }: { lobbyId: LobbyId }) {
  const { lobby } = useLobby(lobbyId)
  const { notices, dismiss } = useGameNotices(lobbyId)
  const removed = lobby?.currentUser.removed
  return (
    <div className="mx-auto flex w-full max-w-[90rem] flex-col gap-2 px-4 pt-3 empty:hidden sm:px-6">
      {removed && (
        <Suspense>
          <RemovedNotice
            lobbyId={lobbyId}
            removed={removed}
            onDismiss={() => removed.to === 'out' && activeLobby.clear(lobbyId)}
          />
        </Suspense>
      )}
      {notices.length > 0 && <GameNotices lobbyId={lobbyId} notices={notices} onDismiss={dismiss} />}
    </div>
  )
}
