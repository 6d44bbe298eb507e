import { listEventTypes, type MatchId, type Push } from '@bettle/contract'
import type { QueryClient } from '@tanstack/react-query'
import { queryOf } from '../../api/query/query-of.ts'

export const eventTypesQuery = (matchId: MatchId) => queryOf(listEventTypes, { params: { matchId } })

/**
 * Stores the event types of a match and their names as pushed. A response under way may be older, so it is cancelled.
 */
export function keepEventTypes(queryClient: QueryClient, matchId: MatchId, push: Push): void {
  if (push.type !== 'event-types.changed') return
  const { queryKey } = eventTypesQuery(matchId)
  void queryClient.cancelQueries({ queryKey, exact: true })
  queryClient.setQueryData(queryKey, { eventTypes: push.eventTypes })
}
