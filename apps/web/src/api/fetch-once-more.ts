import type { QueryClient } from '@tanstack/react-query'
import { fetchAfresh } from './fetch-afresh.ts'

/**
 * Fetches what is shown of a query with a request that starts now. Where nothing is shown yet, what is on its way may have been
 * answered too early, but serves to show something until then.
 */
export async function fetchOnceMore(queryClient: QueryClient, queryKey: readonly unknown[]): Promise<void> {
  const query = queryClient.getQueryCache().find({ queryKey, exact: true })
  if (query?.state.data === undefined) await query?.promise?.catch(() => undefined)
  await fetchAfresh(queryClient, queryKey)
}
