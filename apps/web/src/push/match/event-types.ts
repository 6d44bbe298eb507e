import { listEventTypes, type MatchId, type Push } from '@bettle/contract'
import type { QueryClient } from '@tanstack/react-query'
import { queryOf } from '../../api/query/query-of.ts'

export const eventTypesQuery = (matchId: MatchId) => queryOf(listEventTypes, { params: { matchId } })

/**
 * Stores the event types of a match and their names from a push. A pending request is cancelled, because its response
 * may be older than the push.
 */
export function keepEventTypes(queryClient: QueryClient, matchId: MatchId, push: Push): void {
  if (push.type !== 'event-types.changed') return
  const { queryKey } = eventTypesQuery(matchId)
  void queryClient.cancelQueries({ queryKey, exact: true })
  queryClient.setQueryData(queryKey, { eventTypes: push.eventTypes })
}
