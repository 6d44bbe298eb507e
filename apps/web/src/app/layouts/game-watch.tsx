import type { LobbyId } from '@bettle/contract'
import { GameNotices } from '../../features/game/game-notices.tsx'
import { useGameNews } from '../../features/game/use-game-news.ts'
import { useLobby } from '../../live/use-lobby.ts'

/** The game one is in, while another page is open: what happens there is told here, too. */
export function GameWatch({ lobbyId }: { lobbyId: LobbyId }) {
  useLobby(lobbyId)
  const { notices, dismiss } = useGameNews(lobbyId)
  return (
    <div className="mx-auto w-full max-w-[90rem] px-4 pt-3 empty:hidden sm:px-6">
      {notices.length > 0 && <GameNotices notices={notices} onDismiss={dismiss} />}
    </div>
  )
}
