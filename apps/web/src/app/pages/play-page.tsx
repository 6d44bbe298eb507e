import { useLocation, useNavigate, useParams } from '@tanstack/react-router'
import { Suspense, useEffect, useState } from 'react'
import { useActiveLobby } from '../../live/active-lobby.ts'
import { lazily, Spinner } from '../../ui/index.ts'
import { isFirstLook } from '../first-look.ts'

const loadGame = () => import('./game-page.tsx').then(({ GamePage }) => ({ default: GamePage }))
const GamePage = lazily(loadGame)
const HubPage = lazily(() => import('./hub-page.tsx').then(({ HubPage }) => ({ default: HubPage })))

/** The lobbies at their address, a game at its own; the chat lies over the game one plays. */
export function PlayPage() {
  const lobby = useActiveLobby()
  const { pathname } = useLocation()
  const { code = pathname === '/' ? undefined : lobby?.lobbyCode } = useParams({ strict: false })
  return (
    <Suspense fallback={<Loading />}>
      {code !== undefined ? <GamePage key={code} code={code} /> : <Home isCovered={pathname !== '/'} />}
    </Suspense>
  )
}

/** Whoever loads the page while they play is led on into the game; the way back from there leads to the lobbies. */
function Home({ isCovered }: { isCovered: boolean }) {
  const lobby = useActiveLobby()
  const navigate = useNavigate()
  const { tab } = useLocation().search
  const [resumed] = useState(() => (isFirstLook() && !isCovered && tab === undefined ? lobby : undefined))
  useEffect(() => {
    if (resumed) void navigate({ to: '/game/$code', params: { code: resumed.lobbyCode } })
  }, [resumed, navigate])
  return resumed ? <Loading /> : <HubPage onIdle={loadGame} />
}

function Loading() {
  return (
    <p role="status" data-waiting className="flex flex-1 items-center justify-center gap-3 p-10 text-muted">
      <Spinner className="text-flood" />
      One moment…
    </p>
  )
}
