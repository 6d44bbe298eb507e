import { type CompetitionId, competitionById } from '@bettle/contract'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { fetchAfresh } from '../../api/query/fetch-afresh.ts'
import { queryOf } from '../../api/query/query-of.ts'
import { type LiveClient, liveClient } from '../connection/live-client.ts'
import { usePollingWhileNotLive } from '../connection/live-status.ts'

const POLL = 10_000

export const competitionQuery = (competitionId: CompetitionId) =>
  queryOf(competitionById, { params: { competitionId } })

/**
 * Returns a competition and the user's entry in it. Pushes announce new versions; the page polls only while the
 * connection is not live.
 */
export function useCompetition(competitionId: CompetitionId) {
  const queryClient = useQueryClient()
  const refetchInterval = usePollingWhileNotLive(POLL)
  useEffect(() => feedCompetition(queryClient, competitionId), [queryClient, competitionId])
  return useQuery({ ...competitionQuery(competitionId), refetchInterval })
}

/**
 * Fetches a competition when a push announces a newer version than the cached one. Versions that arrive during a fetch
 * cause one further fetch, unless the response includes them. Returns a function that stops this.
 */
export function feedCompetition(
  queryClient: QueryClient,
  competitionId: CompetitionId,
  live: LiveClient = liveClient(),
): () => void {
  const { queryKey } = competitionQuery(competitionId)
  const held = () => queryClient.getQueryData(queryKey)?.competition.version
  let newest = 0
  let isFetching = false
  const fetchNewest = async () => {
    if (isFetching) return
    isFetching = true
    let fetched: number
    do {
      fetched = newest
      await fetchAfresh(queryClient, queryKey)
    } while (newest > fetched && newest > (held() ?? 0))
    isFetching = false
  }
  return live.follow(`competition:${competitionId}`, {
    held,
    onUpdate: ({ version }) => {
      if (version <= (held() ?? 0)) return
      newest = version
      void fetchNewest()
    },
    onResync: () => void fetchAfresh(queryClient, queryKey),
    onTopicRemoved: () => void fetchAfresh(queryClient, queryKey),
  })
}
