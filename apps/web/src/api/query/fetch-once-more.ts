import type { QueryClient } from '@tanstack/react-query'
import { fetchAfresh } from './fetch-afresh.ts'

/**
 * Fetches a query of a visible component with a new request. If the query has no data yet, the page first shows the
 * response to a pending request, although it may be outdated.
 */
export async function fetchOnceMore(queryClient: QueryClient, queryKey: readonly unknown[]): Promise<void> {
  const query = queryClient.getQueryCache().find({ queryKey, exact: true })
  if (query?.state.data === undefined) await query?.promise?.catch(() => undefined)
  await fetchAfresh(queryClient, queryKey)
}
