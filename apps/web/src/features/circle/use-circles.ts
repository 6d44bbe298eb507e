import { type CircleId, circleById, circlesOfLobby, type LobbyId, listCircles } from '@bettle/contract'
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { queryOf } from '../../api/query/query-of.ts'
import { liveClient } from '../../push/connection/live-client.ts'

export const circlesQuery = queryOptions({ ...queryOf(listCircles, {}), staleTime: 0 })

/** Returns the query of a circle's page with the table of a season, the latest by default. */
export const circleQuery = (circleId: CircleId, season?: number) =>
  queryOptions({
    ...queryOf(circleById, { params: { circleId }, query: season === undefined ? {} : { season } }),
    staleTime: 0,
  })

export const circleOfLobbyQuery = (lobbyId: LobbyId) =>
  queryOptions({ ...queryOf(circlesOfLobby, { params: { lobbyId } }), staleTime: 0 })

/** Returns a function that fetches everything about circles again that the page shows. */
export function useRefreshCircles(): () => void {
  const queryClient = useQueryClient()
  return useCallback(() => {
    for (const { path } of [listCircles, circleById, circlesOfLobby])
      void queryClient.invalidateQueries({ queryKey: [path] })
  }, [queryClient])
}

/** Keeps what the page shows about circles current: the server publishes every change to its members. */
export function useCircleUpdates(): void {
  const refresh = useRefreshCircles()
  useEffect(
    () =>
      liveClient().follow('user', {
        onUpdate: ({ push }) => {
          if (push.type === 'circle.changed') refresh()
        },
        onResync: refresh,
      }),
    [refresh],
  )
}
