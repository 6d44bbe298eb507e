import type { QueryClient } from '@tanstack/react-query'
import { useLocation, useNavigate, useParams } from '@tanstack/react-router'
import { Suspense, useEffect, useState } from 'react'
import { isGuestHere } from '../../api/session/token.ts'
import { lobbiesQuery, matchesQuery } from '../../push/hub/hub-feed.ts'
import { myGamesQuery } from '../../push/hub/my-games.ts'
import { activeLobby, useActiveLobby } from '../../push/lobby/active-lobby.ts'
import { addressOfActive } from '../../push/lobby/active-lobby-key.ts'
import { msg } from '../../texts/msg.ts'
import { lazily, lazyNamed, Spinner } from '../../ui/index.ts'
import { isLedOn } from '../first-visit.ts'

const GamePage = lazily(async () => {
  const { GamePage, loadParts } = await import('./game/game-page.tsx')
  await loadParts()
  return { default: GamePage }
})
const GuestHubPage = lazyNamed(() => import('./hub/guest-hub-page.tsx'), 'GuestHubPage')
const HubPage = lazily(async () => {
  const { HubPage, loadHubParts: loadParts } = await import('./hub/hub-page.tsx')
  await loadParts()
  return { default: HubPage }
})

/**
 * Starts to fetch a page's data and loads the page's scripts before the page renders, so that no loading state is
 * visible in between. Components that fail to load are loaded again when they render.
 */
export async function fetchFirst(queryClient: QueryClient, pageLocation: Parameters<typeof isLedOn>[0]): Promise<void> {
  const lobby = activeLobby.get()
  const isGame = pageLocation.pathname !== '/' || (lobby !== undefined && !lobby.isOver && isLedOn(pageLocation))
  if (!isGame && isGuestHere()) return GuestHubPage.preload()
  if (!isGame) {
    void queryClient.prefetchQuery(lobbiesQuery())
    void queryClient.prefetchQuery(matchesQuery())
    void queryClient.prefetchQuery(myGamesQuery)
  } else if (lobby) {
    const { fetchGame } = await import('./game/game-page.tsx')
    void fetchGame(queryClient, lobby.lobbyId)
  }
  await (isGame ? GamePage : HubPage).preload()
}

/** The hub at its own address and each game at its own. The chat covers the active game. */
export function PlayPage() {
  const lobby = useActiveLobby()
  const { pathname } = useLocation()
  const resumed = useResumed()
  const { code = pathname === '/' ? resumed : addressOfActive(lobby) } = useParams({ strict: false })
  return (
    <Suspense fallback={<Loading />}>
      {code !== undefined ? (
        <GamePage key={code} code={code} />
      ) : isGuestHere() ? (
        <GuestHubPage />
      ) : (
        <HubPage onIdle={GamePage.preload} />
      )}
    </Suspense>
  )
}

/**
 * Opens the active game if the page was just loaded at `/`. Returns the game's address until it is open, and undefined
 * otherwise. Going back from the game leads to the lobbies.
 */
function useResumed(): string | undefined {
  const lobby = useActiveLobby()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const [resumed, setResumed] = useState(() =>
    isLedOn({ pathname, search }) && !lobby?.isOver ? addressOfActive(lobby) : undefined,
  )
  if (resumed !== undefined && pathname !== '/') setResumed(undefined)
  useEffect(() => {
    if (resumed !== undefined) void navigate({ to: '/game/$code', params: { code: resumed } })
  }, [resumed, navigate])
  return resumed
}

function Loading() {
  return (
    <p role="status" data-waiting className="flex flex-1 items-center justify-center gap-3 p-10 text-muted">
      <Spinner className="text-flood" />
      {msg('pages.play-page.one-moment')}
    </p>
  )
}
