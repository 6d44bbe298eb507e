import { type LobbyId, type Reply, roomRecorders, type UserId } from '@bettle/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { fetchOnceMore } from '../../../api/query/fetch-once-more.ts'
import { queryOf } from '../../../api/query/query-of.ts'
import { liveClient } from '../../../push/connection/live-client.ts'

/** Reads who records the room, the events that they tapped, and the questions to the user [RM32]. */
export function useRecorders(lobbyId: LobbyId) {
  const queryClient = useQueryClient()
  const query = queryOf(roomRecorders, { params: { lobbyId } })
  const key = JSON.stringify(query.queryKey)
  useEffect(() => {
    const refresh = () => void fetchOnceMore(queryClient, JSON.parse(key) as readonly unknown[])
    return liveClient().follow('user', {
      onUpdate: ({ push }) => {
        if (push.type === 'room-recorders.changed' && push.lobbyId === lobbyId) refresh()
      },
      onResync: refresh,
    })
  }, [queryClient, key, lobbyId])
  return useQuery({ ...query, staleTime: 0 })
}

/** True if the user is the only recorder now: nobody confirms or challenges what the user taps [RM30]. */
export function isLoneRecorder({ recorders }: Pick<Reply<typeof roomRecorders>, 'recorders'>, userId: UserId): boolean {
  const now = recorders.filter(({ records }) => records !== 'starts')
  return now.length === 1 && now[0]?.user._id === userId
}
