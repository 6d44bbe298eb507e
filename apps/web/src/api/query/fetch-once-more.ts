import type { QueryClient } from '@tanstack/react-query'
import { fetchAfresh } from './fetch-afresh.ts'

/**
 * Fetches a visible query with a new request. If no data is shown yet, the response to a pending request is shown
 * first, although it may be outdated.
 */
export async function fetchOnceMore(queryClient: QueryClient, queryKey: readonly unknown[]): Promise<void> {
  const query = queryClient.getQueryCache().find({ queryKey, exact: true })
  if (query?.state.data === undefined) await query?.promise?.catch(() => undefined)
  await fetchAfresh(queryClient, queryKey)
}
