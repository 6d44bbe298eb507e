import type { QueryClient } from '@tanstack/react-query'

/**
 * Fetches a query of a visible component, unless a request is already pending. A query without such a component is only
 * marked as stale.
 */
export function fetchAgain(queryClient: QueryClient, queryKey: readonly unknown[]): Promise<void> {
  return queryClient.invalidateQueries({ queryKey, exact: true }, { cancelRefetch: false })
}
