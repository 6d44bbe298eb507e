import { type LobbyId, leaderboard, type RouteSpec } from '@bettle/contract'
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { queryOf } from '../../api/query/query-of.ts'
import { useLobbyPushes } from './use-lobby.ts'

/** The number of rows in a page of the leaderboard. */
export const PAGE_ROWS = 50

/**
 * After a change of the crowd, each client fetches its visible rows again at a random moment within this time (ms), so
 * that the requests are spread.
 */
export const SPREAD_MS = 8_000

/** Returns the query of a page of a crowded lobby's leaderboard [V14]. */
export function leaderboardPage(lobbyId: LobbyId, page: number) {
  const asked = { params: { lobbyId }, query: { page, pageSize: PAGE_ROWS } }
  return queryOptions({ ...queryOf(leaderboard, asked), staleTime: SPREAD_MS })
}

/** Fetches the visible pages of a call again, at a random moment within `SPREAD_MS` after the crowd has changed. */
export function useFreshPages(lobbyId: LobbyId, { path }: Pick<RouteSpec, 'path'>): void {
  const queryClient = useQueryClient()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useLobbyPushes(lobbyId, ({ push: { type } }) => {
    if (type !== 'crowd.changed' || timer.current !== undefined) return
    timer.current = setTimeout(() => {
      timer.current = undefined
      void queryClient.invalidateQueries({ queryKey: [path] })
    }, Math.random() * SPREAD_MS)
  })
  useEffect(() => () => clearTimeout(timer.current), [])
}
