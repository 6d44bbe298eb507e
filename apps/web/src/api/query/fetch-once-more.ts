import type { QueryClient } from '@tanstack/react-query'
import { fetchAfresh } from './fetch-afresh.ts'

/**
 * Fetches a visible query with a new request. Without data, a pending request still fills the screen first, though its
 * response may be too early.
 */
export async function fetchOnceMore(queryClient: QueryClient, queryKey: readonly unknown[]): Promise<void> {
  const query = queryClient.getQueryCache().find({ queryKey, exact: true })
  if (query?.state.data === undefined) await query?.promise?.catch(() => undefined)
  await fetchAfresh(queryClient, queryKey)
}
