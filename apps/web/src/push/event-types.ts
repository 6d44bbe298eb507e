import { listEventTypes, type MatchId, type Push } from '@bettle/contract'
import type { QueryClient } from '@tanstack/react-query'
import { queryOf } from '../api/query-of.ts'

export const eventTypesQuery = (matchId: MatchId) => queryOf(listEventTypes, { params: { matchId } })

/** What a match plays, and what that is called, as it is told: an answer under way may be older. */
export function keepEventTypes(queryClient: QueryClient, matchId: MatchId, push: Push): void {
  if (push.type !== 'event-types.changed') return
  const { queryKey } = eventTypesQuery(matchId)
  void queryClient.cancelQueries({ queryKey, exact: true })
  queryClient.setQueryData(queryKey, { eventTypes: push.eventTypes })
}
