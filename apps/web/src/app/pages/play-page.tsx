import { lazy, Suspense } from 'react'
import { useActiveLobby } from '../../live/active-lobby.ts'
import { Spinner } from '../../ui/index.ts'
import { HubPage } from './hub-page.tsx'

const loadGame = () => import('./game-page.tsx').then(({ GameScreen }) => ({ default: GameScreen }))
const GameScreen = lazy(loadGame)

/** The game while one plays in a lobby, else the lobbies. */
export function PlayPage() {
  const lobby = useActiveLobby()
  if (!lobby) return <HubPage onIdle={loadGame} />
  return (
    <Suspense fallback={<Loading />}>
      <GameScreen key={lobby.lobbyId} lobbyId={lobby.lobbyId} />
    </Suspense>
  )
}

function Loading() {
  return (
    <p role="status" className="flex flex-1 items-center justify-center gap-3 p-10 text-muted">
      <Spinner className="text-flood" />
      Getting match information...
    </p>
  )
}
