import type { Lobby, LobbyId } from '@bettle/contract'
import { hashKey, type QueryClient } from '@tanstack/react-query'
import { serverClock, serverNow } from '../clock/server-clock.ts'
import { nextBoundary, withRoundsAt } from '../match/timetable.ts'
import { lobbyKey } from './held-lobby.ts'

const LONGEST_WAIT = 60 * 60_000

/**
 * Updates the rounds of the cached lobby at each start and end of a round, by the clock, because no push announces
 * them. Returns a function that stops this.
 */
export function keepRoundsByClock(queryClient: QueryClient, lobbyId: LobbyId): () => void {
  const lobbyHash = hashKey(lobbyKey(lobbyId))
  const held = () => queryClient.getQueryData<Lobby>(lobbyKey(lobbyId))
  let boundary: ReturnType<typeof setTimeout> | undefined

  const waitForBoundary = () => {
    clearTimeout(boundary)
    const lobby = held()
    const now = serverNow()
    const at = lobby && nextBoundary(lobby, now)
    if (at === undefined) return
    boundary = setTimeout(crossBoundary, Math.min(at - now + 1, LONGEST_WAIT))
  }
  const crossBoundary = () => {
    const lobby = held()
    if (lobby) queryClient.setQueryData<Lobby>(lobbyKey(lobbyId), withRoundsAt(lobby, serverNow()))
  }

  const stops = [
    serverClock().subscribe(crossBoundary),
    // Any change of the lobby, by push or fetch, may move its next round boundary.
    queryClient.getQueryCache().subscribe(({ type, query }) => {
      if (type === 'updated' && query.queryHash === lobbyHash) waitForBoundary()
    }),
  ]
  crossBoundary()
  waitForBoundary()
  return () => {
    clearTimeout(boundary)
    for (const stop of stops) stop()
  }
}
