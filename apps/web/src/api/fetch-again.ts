import type { QueryClient } from '@tanstack/react-query'

/** Fetches what is shown of a query; a request under way will do. */
export function fetchAgain(queryClient: QueryClient, queryKey: readonly unknown[]): Promise<void> {
  return queryClient.invalidateQueries({ queryKey, exact: true }, { cancelRefetch: false })
}
