import { lazy, Suspense } from 'react'
import { useActiveLobby } from '../../live/active-lobby.ts'
import { Spinner } from '../../ui/index.ts'

const loadGame = () => import('./game-page.tsx').then(({ GameScreen }) => ({ default: GameScreen }))
const GameScreen = lazy(loadGame)
const HubPage = lazy(() => import('./hub-page.tsx').then(({ HubPage }) => ({ default: HubPage })))

/** The game while one plays in a lobby, else the lobbies. */
export function PlayPage() {
  const lobby = useActiveLobby()
  return (
    <Suspense fallback={<Loading />}>
      {lobby ? <GameScreen key={lobby.lobbyId} lobbyId={lobby.lobbyId} /> : <HubPage onIdle={loadGame} />}
    </Suspense>
  )
}

function Loading() {
  return (
    <p role="status" className="flex flex-1 items-center justify-center gap-3 p-10 text-muted">
      <Spinner className="text-flood" />
      One moment…
    </p>
  )
}
