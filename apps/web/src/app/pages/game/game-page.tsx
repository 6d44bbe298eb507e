import type { Lobby, LobbyId } from '@bettle/contract'
import type { QueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Suspense, useEffect, useState } from 'react'
import { loadGuide } from '../../../features/bet/odds/load-odds.ts'
import { EventTypesOfMatch } from '../../../match-ui/event-names.tsx'
import { useIsClockKnown } from '../../../push/clock/use-is-clock-known.ts'
import { useActiveLobby } from '../../../push/lobby/active-lobby.ts'
import { isAtAddress } from '../../../push/lobby/active-lobby-key.ts'
import { lobbyKey } from '../../../push/lobby/held-lobby.ts'
import { lobbyQuery } from '../../../push/lobby/lobby-feed.ts'
import { useLobby } from '../../../push/lobby/use-lobby.ts'
import { eventTypesQuery } from '../../../push/match/event-types.ts'
import { matchEventsQuery } from '../../../push/match/match-events-query.ts'
import { lazyNamed } from '../../../ui/index.ts'
import { endFirstVisit } from '../../first-visit.ts'
import { Game } from './game.tsx'
import { loadBeside } from './game-in-play.tsx'
import { GameSkeleton } from './game-skeleton.tsx'

export { loadRoundParts as loadParts } from './phase-body.tsx'

/** Starts the calls of the game's page as soon as the lobby's id is known, while the page's scripts load. */
export async function fetchGame(queryClient: QueryClient, lobbyId: LobbyId): Promise<void> {
  void loadGuide(queryClient).catch(() => undefined)
  loadBeside()
  await queryClient.prefetchQuery(lobbyQuery(queryClient, lobbyId))
  const matchId = queryClient.getQueryData<Lobby>(lobbyKey(lobbyId))?.match._id
  if (matchId === undefined) return
  void queryClient.prefetchQuery(matchEventsQuery(matchId))
  void queryClient.prefetchQuery(eventTypesQuery(matchId))
}

const NotLoaded = lazyNamed(() => import('./not-loaded.tsx'), 'NotLoaded')
/** Loaded for a device that has only the address of the game. */
const FindGame = lazyNamed(() => import('./find-game.tsx'), 'FindGame')

/**
 * The page of a game at its address. A player who leaves gets to the hub, and a user who is not a member sees the
 * invitation.
 */
export function GamePage({ code }: { code: string }) {
  const navigate = useNavigate()
  const lobby = useActiveLobby()
  const isHere = lobby !== undefined && isAtAddress(lobby, code)
  const [wasHere, setWasHere] = useState(isHere)
  if (isHere && !wasHere) setWasHere(true)
  const hasLeft = wasHere && !isHere
  useEffect(endFirstVisit, [])
  useEffect(() => {
    if (hasLeft) void navigate({ to: '/', replace: true })
  }, [hasLeft, navigate])
  if (lobby && isHere) return <GameScreen key={lobby.lobbyId} lobbyId={lobby.lobbyId} />
  if (hasLeft) return <GameSkeleton />
  return (
    <Suspense fallback={<GameSkeleton />}>
      <FindGame code={code} />
    </Suspense>
  )
}

/** The screen of the game in all its phases. */
function GameScreen({ lobbyId }: { lobbyId: LobbyId }) {
  const { lobby, timetable, events, isCounted, statistics, error, fetchAgain } = useLobby(lobbyId)
  const isClockKnown = useIsClockKnown()
  if (lobby && timetable && isClockKnown && isCounted) {
    return (
      <EventTypesOfMatch matchId={lobby.match._id}>
        <Game lobby={lobby} timetable={timetable} events={events} statistics={statistics} />
      </EventTypesOfMatch>
    )
  }
  if (error && error.status !== 404) {
    return (
      <Suspense fallback={<GameSkeleton />}>
        <NotLoaded why={error.message} onRetry={fetchAgain} />
      </Suspense>
    )
  }
  return <GameSkeleton />
}
